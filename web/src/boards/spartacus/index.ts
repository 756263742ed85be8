export { beats } from './beats';
export { default as Board } from './Board.svelte';
export { listed } from './choices';
export { mayKnow } from './view';
export { default as Aside } from './Deals.svelte';
export { default as Facts } from './Facts.svelte';
export { default as Report } from './Report.svelte';
