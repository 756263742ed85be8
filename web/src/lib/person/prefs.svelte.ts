import { PACES, type Pace } from '../director/director';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  pace: Pace; // how quickly things are told
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  warn: boolean; // let the coach of a practice table ask before a blunder
}

const KEPT = 'ludus.preferences';
const MOTION_MS = 600;
const DARK = window.matchMedia('(prefers-color-scheme: dark)');
const DEFAULTS: Kept = { theme: 'auto', pace: 'normal', sound: false, notify: false, confirm: false, warn: false };

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

  /** Hand theme and pace to the style sheets. */
  apply(): void {
    const root = document.documentElement;
    const dark = this.now.theme === 'dark' || (this.now.theme === 'auto' && DARK.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    root.dataset.still = String(this.still);
    root.style.setProperty('--pace', String(PACES[this.now.pace]));
  }

  /** Whether nothing should move. */
  get still(): boolean {
    return this.now.pace === 'at-once' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long one motion takes, in milliseconds. */
  get pace(): number {
    return this.still ? 0 : MOTION_MS * PACES[this.now.pace];
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
