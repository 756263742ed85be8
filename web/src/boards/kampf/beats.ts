import type { Beats } from '../../lib/beats';

/** Setting up goes quickly; dice, losses and the end take their time. */
export const beats: Beats = {
  carrier: 400,
  joins: 400,
  released: 500,
  beside: 0,
  moves: 800,
  'acts-for': 0,
  'strikes-first': 900,
  nets: 1000,
  rolls: 1400,
  'animal-rolls': 1400,
  keeps: 400,
  'rolls-again': 600,
  shielded: 900,
  stones: 800,
  taken: 1200,
  killed: 1200,
  'wiped-out': 1600,
  beaten: 1800,
  slain: 1400,
  'last-standing': 2400,
  'all-animals-beaten': 2400,
};
