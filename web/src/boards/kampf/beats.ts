import type { Beats } from '../../lib/director/beats';

/**
 * How long each kind of event is told. Setting up goes quickly; dice, losses and the end take their time.
 *
 * Every kind has its moment on the stage: the arena shows each thing when it is told, so none may be left to its line.
 */
export const beats: Beats = {
  starts: 1200,
  carrier: 450,
  joins: 550,
  released: 900,
  beside: 900,
  passes: 1200,
  moves: 1100,
  leads: 1000,
  enters: 1000,
  challenges: 1300,
  'challenges-animal': 1300,
  'acts-for': 900,
  'strikes-first': 1300,
  tied: 1300,
  nets: 1200,
  rolls: 1700,
  'animal-rolls': 1700,
  keeps: 700,
  'rolls-again': 800,
  shielded: 1200,
  stones: 1000,
  taken: 1400,
  killed: 1400,
  'wiped-out': 1800,
  beaten: 2000,
  slain: 1600,
  'last-standing': 2600,
  'all-animals-beaten': 2600,
  survivors: 1600,
};
