export { telling } from './chapters';
export { beats } from './beats';
export { default as Stage } from './Board.svelte';
export { default as Plaque } from './Facts.svelte';
