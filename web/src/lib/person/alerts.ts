import { prefs } from './prefs.svelte';

/** Tell a person that it is their turn: a sound and a notification, if they want them. */
export function callForTurn(title: string, sentence: string): void {
  if (prefs.now.sound) chime();
  if (prefs.now.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(title, { body: sentence, tag: 'ludus-turn' });
  }
}

/** Two soft notes. */
export function chime(): void {
  const audio = new AudioContext();
  [523.25, 659.25].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + 0.16 * i;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  });
}

/** Ask the browser whether it may notify. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
