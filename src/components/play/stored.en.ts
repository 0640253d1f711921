import { storedSentence, type StoredSentences } from '#language/platform/stored';

const unreadable = 'The game that was kept here cannot be read. It was put aside.';

const STORED: StoredSentences = {
  unreadable: () => unreadable,
  newer: () =>
    'A newer version of this site has kept a game here. It is left as it is, so what you play now is not kept: reload the page to get the newer version.',
  'lost-some': () => unreadable,
  'not-quarantined': () =>
    'The game that is kept here cannot be read, and there is no room to put it aside. It is left as it is, so what you play now is not kept.',
  full: () =>
    'There is no room left on this device, so this game is not kept. Copy its link before you leave, if you want it again.',
  'not-stored': () =>
    'This browser keeps nothing for this page. Copy the game’s link before you leave, if you want it again.',
};

/** What every page of play says of the game that it keeps. */
export const storedGame = storedSentence(STORED);
