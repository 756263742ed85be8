import { browserClock, Director, type Beat, type Clock, type Frame, type Length, type Pace } from './director';
import type { Item, Scene } from '../../generated/protocol';

/** What the director has on the stage, for components to draw. */
export class Stage {
  scene = $state.raw<Scene | null>(null);
  beat = $state.raw<Beat | null>(null);
  told = $state.raw<Item[]>([]);
  missed = $state.raw<Item[]>([]);
  behind = $state(0);
  isNow = $state(true);
  paused = $state(false);

  private readonly director: Director;

  constructor(length: Length, pace: Pace, clock: Clock = browserClock) {
    this.director = new Director(length, () => this.draw(), clock);
    this.director.keepPace(pace);
    document.addEventListener('visibilitychange', this.look);
  }

  open = (told: Item[], scene: Scene): void => this.director.open(told, scene);
  earlier = (items: Item[]): void => this.director.earlier(items);
  take = (frame: Frame): void => this.director.take(frame);
  pause = (): void => (this.paused ? this.director.resume() : this.director.pause());
  step = (): void => this.director.step();
  skip = (): void => this.director.skip();
  keepPace = (pace: Pace): void => this.director.keepPace(pace);
  forgetMissed = (): void => this.director.forgetMissed();

  /** What happened while the line was down is told at once, and kept as missed. */
  catchUp = (frame: Frame): void => {
    this.director.leave();
    this.director.take(frame);
    this.look();
  };

  close(): void {
    document.removeEventListener('visibilitychange', this.look);
    this.director.close();
  }

  private look = (): void => (document.hidden ? this.director.leave() : this.director.comeBack());

  private draw(): void {
    const { scene, beat, told, missed, behind, isNow, paused } = this.director;
    Object.assign(this, { scene, beat, told, missed, behind, isNow, paused });
  }
}
