import { storedSentence, type StoredSentences } from '#language/platform/stored';

const unreadable = 'The game that was kept here can’t be read, so it was put aside.';

const STORED: StoredSentences = {
  unreadable: () => unreadable,
  newer: () =>
    'A newer version of this site has kept a game here. It stays as it is, so what you play now isn’t kept: reload the page to get the newer version.',
  'lost-some': () => unreadable,
  'not-quarantined': () =>
    'The game that is kept here can’t be read, and there’s no room to put it aside, so it stays as it is and what you play now isn’t kept.',
  full: () =>
    'There’s no room left on this device, so this game isn’t kept. If you want it again, copy its link before you leave.',
  'not-stored': () =>
    'This browser keeps nothing for this page. If you want this game again, copy its link before you leave.',
};

/** What every page of play says of the game that it keeps. */
export const storedGame = storedSentence(STORED);
