import { inWords } from '#language/ui/language/grammar';

/** Every word of the frame around the pages. */
export const siteMessages = {
  contents: 'Contents',
  closeContents: 'Close contents',
  onThisPage: 'On this page',
  mainNav: 'Main',
  lessons: 'Lessons',
  play: 'Play',
  tree: 'Tree',
  arena: 'Arena',
  bot: 'Your machine',
  map: 'Map',
  teach: 'Teach',
  home: 'Noughtbook, first page',
  search: 'Search',
  searchField: 'Search the notebook',
  searchClose: 'Close search',
  searchHint: 'Type a word. Arrow keys or Tab reach the results.',
  searchNone: 'Nothing found for “{words}”. Try another word.',
  /** By the plural forms of this language. */
  searchSome: { one: 'One page found.', other: '{count} pages found.' },
  searchBroken: 'The search index could not be loaded. The list of contents still works.',
  searchSlow:
    'The search index is still on its way. Either the connection is slow, or this device is busy.',
  theme: { auto: 'Theme: like the device', light: 'Theme: paper', dark: 'Theme: chalkboard' },
  previous: 'Back to',
  next: 'Go on to',
  /** Pages that aren’t lessons, as the next page of another. */
  nextPage: {
    '/play/': 'Play: any two players, with what they think',
    '/tree/': 'The tree: any position, step by step',
    '/arena/': 'The arena: everybody against everybody, worked out exactly',
    '/bot/': 'Your machine: rule cards, and a proof of whether they can be beaten',
    '/map/': 'The map of best play',
    '/matchboxes/': 'Matchboxes to print',
  },
  /** The way back to where a reader was. */
  goOn: 'Go on: lesson {lesson}, {part}',
  /** Above the few lessons that carry the story. */
  shortWay: (lessons: number, minutes: number) =>
    `Short of time? These ${inWords(lessons)} carry the story, in ${minutes} minutes of reading:`,
  allRead: 'You have read every lesson to its end.',
  ended: 'read to the end',
  forget: 'Forget this',
  forgotten: 'Forgotten. The next lesson you read becomes your new place.',
  moreLessons: 'More of the notebook',
  notice: {
    island: 'Part of this page could not be loaded. Reload the page to use its figures.',
    offline: 'You’re offline. Wait until the connection is back, and then reload the page.',
    part: 'Part of this page could not be loaded. Check the connection, and try again.',
    partAgain:
      'It still could not be loaded. If you’re online again, reload the page: nothing that this device has kept gets lost.',
    slow: 'Part of this page is still on its way. Either the connection is slow, or this device is busy.',
    stale:
      'This site has changed since you opened the page, so part of it could not be loaded. Reload the page: nothing that this device has kept gets lost.',
    asking: 'Asking again …',
    here: 'Here it is.',
  },
  retry: 'Try again',
  reload: 'Reload the page',
  strangeLink:
    'This link asks for something that this page doesn’t know, so the page takes no notice of it.',
  closeNotice: 'Close this notice',
  /** The picture that a shared link shows. */
  picture:
    'Every game of noughts and crosses as a disc, three times: what minimax reads of it, with one game as a line, and how little alpha-beta reads for the same answer.',
  footPrivacy: 'Nothing you do here leaves this device.',
  /** Between them is how much it is. */
  footOffline: ['It works offline too: your first visit fetches what that takes, ', ' MB. '],
  footOfflineMore: 'How much of it is here?',
  footLicence: 'Free to use, change and share (MIT licence).',
  footAbout: 'About the notebook',
} as const;
