/** How the stage tells a kind of event, beside its sentence and the portraits in it. */
export type Show = 'card' | 'lot' | 'die' | 'thumb' | 'champion' | 'line';

const SHOWS: Record<string, Show> = {
  plays: 'card',
  foiled: 'card',
  'no-effect': 'card',
  spies: 'card',
  'shows-card': 'card',
  'changes-target': 'card',
  'turned-up': 'lot',
  buys: 'lot',
  unsold: 'lot',
  'guard-rolls': 'die',
  'rolls-to-heal': 'die',
  'rolls-off': 'die',
  'thumbs-up': 'thumb',
  'thumbs-down': 'thumb',
  champion: 'champion',
};

export function showOf(kind: string): Show {
  return SHOWS[kind] ?? 'line';
}
