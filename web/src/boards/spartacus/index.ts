export { beats } from './beats';
export { default as Stage } from './Board.svelte';
export { onBoard } from './choices';
export { offers } from './offers';
export { mayKnow } from './view';
export { default as Bargain } from './Deals.svelte';
export { default as Plaque } from './Facts.svelte';
export { default as Report } from './Report.svelte';
