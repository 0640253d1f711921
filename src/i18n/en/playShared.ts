import type { MarkName } from '../../engine/index.ts';

/** What the pages of play say alike, on nine cells and on large boards. */
export const playShared = {
  page: {
    region: 'The game',
    noScript: {
      text: 'Playing needs scripts, and they are switched off in this browser. The lessons do without:',
      link: 'all lessons',
    },
    dismiss: 'Close this notice',
    lost: 'This part did not arrive. Check the connection, and try again.',
    tryAgain: 'Try again',
  },
  players: {
    legend: 'The players',
    side: (mark: MarkName) => `${mark} is played by`,
    level: (mark: MarkName) => `Level of ${mark}`,
    person: { name: 'A person', about: 'You, or somebody beside you.' },
    swap: 'Swap sides',
  },
  settings: {
    title: 'Start and chance',
    first: 'X or O makes the first move',
    begins: (mark: MarkName) => `${mark} begins`,
    seed: 'Seed of chance',
    seedNow: (seed: number) => `seed ${seed}`,
    seedHint:
      'The same seed, players and moves give the same game. A new game takes the next seed.',
    useSeed: 'New game with it',
    seedProblem: 'A seed is a whole number from 0 to 4,294,967,295.',
  },
  controls: {
    group: 'The game',
    undo: 'Undo',
    redo: 'Redo',
    newGame: 'New game',
    hint: 'Hint',
  },
  bots: {
    group: 'Bot against bot',
    play: 'Play',
    pause: 'Pause',
    step: 'One move',
    speed: 'Speed',
    speeds: (perSecond: number) =>
      perSecond < 1 ? `a move every ${1 / perSecond} s` : `${perSecond} a second`,
  },
  share: {
    copy: 'Copy link',
    notCopied: 'The browser did not let me copy. The link is selected: copy it yourself.',
    label: 'Address of this game',
  },
  keys: {
    title: 'Keys',
    on: 'Single keys work',
    when: 'They work while the focus is in the game or nowhere, and never while you type.',
  },
};
