// What opens below or in the board's buttons, in one piece: each piece costs a line of names.
export { default as BoardArrows } from './BoardArrows.svelte';
export { default as BoardConfirm } from './BoardConfirm.svelte';
export { default as BoardGoTo } from './BoardGoTo.svelte';
