import { cardTexts } from './cards/text.svelte';

export { default as Bargain } from './bargain/Bargain.svelte';
export { telling } from './chapters';
export { beats } from './beats';
export { foremost, isAnswer, isAside, isIdle, onBoard, where } from './choices';
export { default as Face } from './faces/Face.svelte';
export { default as Goods } from './goods/Goods.svelte';
export { default as Inspect } from './inspect/Inspect.svelte';
export { offers } from './offers';
export { phases } from './phases';
export { default as Plaque } from './plaque/Plaque.svelte';
export { default as Report } from './report/Report.svelte';
export { default as Stage } from './stage/Stage.svelte';
export { goodsWidth, hasGoods, mayKnow } from './view';

export const ready = cardTexts.learn;

export const goodsShare = 0.45;
