import type { ReviewPlayer } from '../generated/http';
import { texts } from '../lib/texts.svelte';

const SURE = 1.96; // standard errors that hold 95 %

/** A part of 1 in percent: 48 %, or with digits 0.7 %. */
export function percent(part: number, digits = 0): string {
  return number(Math.min(Math.max(part, 0), 1), { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A change of a chance, in percent, with its sign: −8 %. */
export function signed(part: number): string {
  return number(part, { style: 'percent', signDisplay: 'exceptZero' });
}

/** A change of points with its sign: +5.7. */
export function points(value: number): string {
  return number(value, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** How far off a chance may be, in percent: ± 3 %; what was tried is never quite certain. */
export function margin(error: number, digits = 0): string {
  return `± ${percent(Math.max(SURE * error, 0.01 / 10 ** digits), digits)}`;
}

/** How far off points may be: ± 5.7. */
export function pointsMargin(error: number): string {
  return `± ${number(SURE * error, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
}

/** What is surely gained or lost; nothing where it may be for trying too little, or is told as 0 %. */
export function sure(part: number, error: number): number {
  return Math.abs(part) > Math.max(SURE * error, 0.005) ? part : 0;
}

/** Where a player's chance came from and went, each part as it is told: gains and losses only where they are sure. */
export interface Sum {
  label: 'start' | 'decisions' | 'luck' | 'others' | 'points';
  told: string;
  within?: string;
  part: number;
}

export function sumsOf(player: ReviewPlayer): Sum[] {
  return [
    { label: 'start', told: percent(player.start), part: 0 },
    { label: 'decisions', told: signed(player.decisions), part: player.decisions },
    { label: 'luck', told: signed(player.luck), within: margin(player.luck_error), part: sure(player.luck, player.luck_error) },
    { label: 'others', told: signed(player.others), part: player.others },
    { label: 'points', told: points(player.luck_points), within: pointsMargin(player.luck_points_error), part: sure(player.luck_points, player.luck_points_error) },
  ];
}

function number(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(texts.lang === 'en' ? 'en-GB' : texts.lang, { maximumFractionDigits: 0, ...options }).format(value).replace('-', '−');
}
