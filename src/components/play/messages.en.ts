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
};
