export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'calm' | 'brisk' | 'none';

interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
}

const KEPT = 'ludus.preferences';
const DARK = window.matchMedia('(prefers-color-scheme: dark)');
const DEFAULTS: Kept = { theme: 'auto', speed: 'calm', sound: false, notify: false, confirm: false };

/** What a person has set on this device. */
class Preferences {
  now = $state<Kept>({ ...DEFAULTS, ...read() });

  constructor() {
    DARK.addEventListener('change', () => this.apply());
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.now, change);
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    this.apply();
  }

  /** Hand theme and speed to the style sheets. */
  apply(): void {
    const root = document.documentElement;
    const dark = this.now.theme === 'dark' || (this.now.theme === 'auto' && DARK.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    root.dataset.speed = this.still ? 'none' : this.now.speed;
  }

  /** Whether nothing should move. */
  get still(): boolean {
    return this.now.speed === 'none' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long one step of a story takes, in milliseconds. */
  get pace(): number {
    return this.still ? 0 : this.now.speed === 'brisk' ? 250 : 600;
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const prefs = new Preferences();
