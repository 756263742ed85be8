import type { Recipe } from './recipes';

/** A person of the recipes as a full figure, with what they carry; drawn on about 180 by 180, feet at 0 0, facing right. */

export type Pose = 'guard' | 'stand' | 'lunge' | 'kneel' | 'lie';

const HEADS = { guard: [-24, -156, 0], stand: [-24, -156, 0], lunge: [-10, -152, 4], kneel: [-20, -140, 14] } as const;
const HELD = ['sword', 'axe', 'trident', 'flail', 'sica'];
const LONG = ['trident', 'javelin'];
const SKIN = 'fill="var(--skin)"';
const SHIELD =
  '<path d="M10-106q20-8 37 0 6 34 1 70-19 9-38 1-5-36 0-71z" fill="var(--c)" stroke-width="2.2"/><path d="M14-101q15-6 29 0 5 31 1 61-15 7-30 1-4-31 0-62z" fill="none" class="gilt"/><path d="M29-98v58M17-70h24" class="gilt"/><circle cx="29" cy="-70" r="7.5" fill="url(#sp-g-bronze)"/>';
const FOREARM = `<path d="M8-112c12 3 20 12 25 24q1 5-4 6-4 0-6-4-5-9-15-12z" ${SKIN}/>`;

interface Kit {
  recipe: Recipe;
  pose: Pose;
  gear: readonly string[]; // titles of equipment
  weapon: string; // what is in the hand
  part: string; // how it is drawn
  long: boolean;
}

/** The drawing as markup for the inside of an SVG group. */
export function figure(recipe: Recipe, pose: Pose, gear: readonly string[]): string {
  const weapon = HELD.find((each) => gear.includes(each)) ?? (gear.includes('javelin') ? 'javelin' : '');
  const kit: Kit = { recipe, pose, gear, weapon, part: weapon === 'javelin' ? 'spear' : weapon, long: LONG.includes(weapon) };
  const DRAWN = { guard: upright, stand: upright, lunge, kneel, lie };
  return DRAWN[pose](kit);
}

function head({ recipe, pose, gear }: Kit): string {
  const parts = [`h-${recipe.head}`, ...(gear.includes('helmet') ? ['k-murmillo'] : recipe.parts)];
  const use = (x: number, y: number) => parts.map((part) => `<use href="#sp-${part}" x="${x}" y="${y}" width="100" height="100"/>`).join('');
  if (pose === 'lie') return `<g transform="translate(61 -13) rotate(80) scale(-.52 .52)" class="wp">${use(-50, -45)}</g>`;
  const [x, y, turn] = HEADS[pose];
  return `<g transform="translate(${x} ${y}) scale(.52) rotate(${turn} 50 50)">${use(0, 0)}</g>`;
}

function held(part: string, x: number, y: number, turn: number, scale = 0.62, from = -80): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" class="wp"><use href="#sp-w-${part}" x="-50" y="${from}" width="100" height="100"/></g>`;
}

function torso({ gear }: Kit, shape: string, muscles: string, bands: string): string {
  const lorica = gear.includes('lorica');
  return `<path d="${shape}" fill="${lorica ? 'url(#sp-g-iron)' : 'var(--skin)'}"/><path d="${lorica ? bands : muscles}" stroke-width="1.5" opacity=".6" fill="none"/>`;
}

function boots({ gear }: Kit, shape: string): string {
  return `<path d="${shape}" fill="${gear.includes('caligae') ? '#8a5a32' : '#7a5a36'}"/>`;
}

function net(shape: string): string {
  return `<path d="${shape}" fill="#5f4d32" opacity=".92"/><path d="${shape}" fill="url(#sp-p-mesh)" stroke="none"/>`;
}

function upright(kit: Kit): string {
  const { pose, gear, weapon, part, long } = kit;
  const up = pose === 'guard';
  const greave = gear.includes('shield') && !gear.includes('caligae');
  const SHIN = 'M5-34q7-5 13 0l1 28q-7 4-13 0z';
  let drawn = `<path d="M-8-64C-17-50-24-36-25-23L-34-5q-1 4 4 5h15l1-5 2-19c4-12 10-20 16-30z" ${SKIN}/>${boots(kit, 'M-25-28l-8 22 14 3 6-24z')}`;
  drawn += `<path d="M2-64c9 11 14 20 15 32l1 26 11 3q3 1 2 5H6V-30C2-38-4-48-8-56z" ${SKIN}/>`;
  drawn += greave ? `<path d="${SHIN}" fill="var(--metal)"/><path d="M9-30v22" class="shine" stroke-opacity=".6"/>` : boots(kit, SHIN);
  if (part && up) drawn += held(part, -36, -131, long ? 84 : 48, long ? 0.9 : 0.62, weapon === 'sword' ? -80 : long ? -50 : -62);
  if (part && !up) drawn += held(part, -31, -66, long ? 4 : 168, long ? 1.15 : 0.6, weapon === 'sword' ? -80 : long ? -60 : -70);
  if (up) {
    drawn += `<path d="M-9-112c-12-1-20 2-26 10-3 4-3 8-1 13l-4-26q-2-10 4-14l7 2q3 8 1 16 8-10 19-8z" ${SKIN}/><path d="M-36-90c-9-12-10-26-4-38l9 2c-2 9-1 16 2 22 5-5 10-7 18-7l3 14c-10-1-17 4-28 7z" fill="#c8b48a"/><path d="M-40-120l9 2M-40-112l10 1M-38-103l9-3M-33-94l7-7M-24-93l-1-12M-15-97l-3-12" stroke-width="1.5"/>`;
  }
  drawn += torso(kit, 'M-15-76C-22-92-21-106-12-116q12-5 24 0c8 10 6 26 1 40z', 'M-10-104q8 6 16 0M-2-98v18M-10-90h14', 'M-19-100q15 6 32 0M-19-92q15 6 33 0M-17-84q14 6 30 0M-2-114v34');
  drawn += '<path d="M-16-78h30l5 24q-9 8-19 6-10 2-21-6z" fill="var(--c)"/><path d="M-8-70l-4 18M0-70v20M8-70l4 17" stroke-width="1.3" opacity=".5"/><path d="M-16-82h30v8h-30z" fill="var(--metal)"/>';
  if (!up) drawn += `<path d="M-8-113c-12 2-19 10-22 22l-6 22q-1 6 4 7 5 0 6-5l6-18c4-6 8-9 14-11z" ${SKIN}/>`;
  drawn += head(kit);
  if (gear.includes('shield')) return drawn + SHIELD;
  return drawn + FOREARM + (gear.includes('net') ? net('M30-88q16 8 14 40 0 20 8 34-22 4-30-10-4-30 0-60z') : '');
}

function lunge(kit: Kit): string {
  const { recipe, gear, part } = kit;
  let drawn = `<path d="M-10-60C-22-50-36-34-40-19L-52-4q-2 4 3 6h14l3-5 8-16c9-12 20-22 28-34z" ${SKIN}/><path d="M0-64c14 2 28 10 31 22l-3 36 11 3q3 1 2 5H15l1-36C8-42-4-46-10-54z" ${SKIN}/>${boots(kit, 'M16-36l14-3-2 30-12 2z')}`;
  if (gear.includes('net')) drawn += net('M-24-84q-24 10-26 44-1 22-12 36 22 2 34-12 10-24 12-50z');
  drawn += torso(kit, 'M-16-60C-18-78-12-96 0-106l26 4c4 14-4 30-12 42z', 'M2-96q8 6 18 2M8-88q-4 12-4 22M-4-82l12 3', 'M-10-94q16 8 36 2M-14-84q16 8 36 4M-16-74q16 8 32 4');
  drawn += `<path d="M-18-66l33 2 6 22q-12 8-22 4-10 4-22-6z" fill="var(--c)"/><path d="M-10-58l-5 16M-1-57v18M8-57l5 15" stroke-width="1.3" opacity=".5"/><path d="M-18-70l34 2-1 8-34-2z" fill="#6b4526"/><path d="M-10-100c-10 4-16 10-18 18l10 6c4-6 8-10 14-12z" ${SKIN}/>`;
  if (part) drawn += `<g transform="translate(22 -87) rotate(78) scale(.98 1.25)" class="wp"><use href="#sp-w-${part}" x="-50" y="-50" width="100" height="100"/></g>`;
  drawn += `<path d="M-29-84q6-6 12 0l-2 10q-6 3-11-2z" ${SKIN}/><path d="M14-102c12 0 22 4 28 11q3 4-1 8-5 3-9-1-8-6-18-6z" ${SKIN}/>${head(kit)}`;
  if (recipe.shoulder === 'galerus') drawn += '<path d="M-8-112q12-10 22-2 6 10 2 22-14 2-24-6z" fill="var(--metal)"/><path d="M-2-106q6-5 12-3" class="shine" stroke-opacity=".6"/>';
  return gear.includes('shield') ? `${drawn}<g transform="translate(14 6) scale(.86)">${SHIELD}</g>` : drawn;
}

/** On one knee, a finger raised: this one yields. */
function kneel(kit: Kit): string {
  let drawn = kit.part ? held(kit.part, 62, 2, 84, 0.6, -50) : '';
  drawn += `<path d="M-14-54C-20-36-22-20-20-9L-48-11q-6 1-6 6t6 5h42q6-1 6-7l6-38z" ${SKIN}/>${boots(kit, 'M-24-10l-24-1q-6 1-6 6t6 5h22z')}`;
  drawn += `<path d="M-4-58c16-1 32 3 35 13l-1 39 10 3q3 1 2 4H17l1-34C8-34-4-36-10-44z" ${SKIN}/>${boots(kit, 'M17-32l14-2-1 28-13 2z')}`;
  drawn += torso(kit, 'M-17-60C-24-76-18-94-8-102q12-4 23 2c7 10 1 27-3 40z', 'M-4-90q8 6 16 1M2-82v16M-8-76h14', 'M-16-88q14 8 30 2M-19-78q14 8 31 3M-18-68q14 7 30 3');
  drawn += '<path d="M-19-66h31l7 20q-12 8-23 6-12 2-21-8z" fill="var(--c)"/><path d="M-10-58l-4 16M-1-58v18M7-58l4 15" stroke-width="1.3" opacity=".5"/><path d="M-18-70h30v7h-30z" fill="#6b4526"/>';
  drawn += `<path d="M-10-94c-6 14-2 27 9 34l16 5q4 0 4-4t-4-5l-12-4c-7-6-7-14-4-22z" ${SKIN}/>${head(kit)}`;
  return `${drawn}<path d="M6-98c12 4 19 0 25-12l6-14 10 3-4 16c-7 18-18 25-35 22z" ${SKIN}/><path d="M37-123q-1-8 4-9l1-15q3-4 6 0l-1 16q4 3 2 10z" ${SKIN}/>`;
}

function lie(kit: Kit): string {
  let drawn = `<path d="M-4-18C-24-24-44-20-60-12l-18 2q-6 2-4 8l5 3 20-2c18-3 34-4 52-4z" ${SKIN}/>${boots(kit, 'M-58-13l-20 3q-6 2-4 8l5 3 22-3z')}<path d="M-4-8c-20 2-34 4-46 10l-22-2q-6 2-4 8h28c18 0 34-6 48-9z" ${SKIN}/>${boots(kit, 'M-50 1l-22-1q-6 2-4 8h26z')}`;
  drawn += torso(kit, 'M-2-24C14-31 32-31 42-23q5 11 0 23C30 7 12 7-2 1z', 'M10-20q-4 8 0 16M24-24v22', 'M8-27q-5 14 0 30M18-29q-5 16 0 33M28-29q-5 16 0 33');
  drawn += `<path d="M-18-24H4V2l-24 3q-8-14 2-29z" fill="var(--c)"/><path d="M0-24h7V2H0z" fill="#6b4526"/>${head(kit)}`;
  drawn += `<path d="M34-6c8 8 20 11 36 9q6 1 5 5-2 4-8 4-22 1-38-9z" ${SKIN}/>`;
  return drawn + (kit.part ? held(kit.part, 100, 8, 78, 0.6, -50) : '');
}
