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

/** What is surely gained or lost; nothing where it may be for trying too little. */
export function sure(part: number, error: number): number {
  return Math.abs(part) > SURE * error ? part : 0;
}

function number(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(texts.lang === 'en' ? 'en-GB' : texts.lang, { maximumFractionDigits: 0, ...options }).format(value).replace('-', '−');
}
