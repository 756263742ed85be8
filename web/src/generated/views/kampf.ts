// Written by tools/protocol_types.py from the server. Do not edit.

export type Counts = Record<'sword' | 'spear' | 'net' | 'prong' | 'shield', number>;

export interface Animal {
  name: string;
  symbols: Record<'sword' | 'spear' | 'net' | 'prong' | 'shield', number>;
  hits: number;
  stones: number;
}

export interface Team {
  seat: number;
  gladiators: Record<'sword' | 'spear' | 'net' | 'prong' | 'shield', number>;
}

export interface Space {
  name: string;
  beside: string[];
  stones: number;
  team?: Team;
  animal?: Animal;
}

export interface Player {
  seat: number;
  trophies: Record<'sword' | 'spear' | 'net' | 'prong' | 'shield', number>;
  animals: string[];
  carriers: number;
  score: number;
}

export interface Side {
  space: string;
  seat: number;
  symbols: Record<'sword' | 'spear' | 'net' | 'prong' | 'shield', number>;
  netted: Record<'sword' | 'spear' | 'net' | 'prong' | 'shield', number>;
}

export interface Fight {
  sides: Side[];
  first: number;
  striker: number;
  dice: ('blank' | 'single' | 'full')[];
  owed: number;
}

/** The team or animal that a question outside a fight is about. */
export interface Acting {
  space: string | null;
  animal: string | null;
  target: string | null;
}

export interface View {
  game: 'kampf';
  seats: number;
  seat: number | null;
  start: number;
  spaces: Space[];
  supply: Record<'sword' | 'spear' | 'net' | 'prong' | 'shield', number>;
  pile: string[];
  beside: Animal[];
  players: Player[];
  killed: Record<'sword' | 'spear' | 'net' | 'prong' | 'shield', number>;
  slain: string[];
  fight: Fight | null;
  acting?: Acting;
}
