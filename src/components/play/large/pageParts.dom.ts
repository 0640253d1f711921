// What the page loads as soon as it is awake, in one piece: each piece costs a line of names.
export { pressGameKey } from './gameKeys.dom.ts';
export { followAddress, openFirstGame } from './openGame.dom.ts';
export { largePlayStore, putGame } from './game/playStore.ts';
export { weightAnnouncement } from './session/weightAnnouncement.ts';
