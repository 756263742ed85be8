export { default as Plaque } from './Plaque.svelte';
export { default as Stage } from './Stage.svelte';
