import type { MarkName } from '../../engine/index.ts';

/** What the panels of play say alike, on nine cells and on large boards: they open after the first move. */
export const panelsShared = {
  settings: {
    title: 'Start and seed',
    first: 'X or O makes the first move',
    begins: (mark: MarkName) => `${mark} begins`,
    seed: 'Random seed',
    seedNow: (seed: number) => `seed ${seed}`,
    seedHint:
      'The same seed, players and moves give the same game. A new game takes the next seed.',
    useSeed: 'New game with it',
    seedProblem: 'A seed is a whole number from 0 to 4,294,967,295.',
  },
  share: {
    copy: 'Copy link',
    notCopied: 'The browser didn’t let me copy the link, so I’ve selected it for you to copy.',
    label: 'Address of this game',
  },
  keys: {
    title: 'Keys',
    when: 'They work while the focus is in the game or nowhere, and never while you type. The switch below the board turns the letters and digits off, on every page of play.',
  },
};

export type PanelsShared = typeof panelsShared;
