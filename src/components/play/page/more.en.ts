import type { MarkName } from '../../../engine/index.ts';
import { count, countThings } from '#language/ui/language/grammar';

const LARGE_KEYS = [
  ['Shift + ↑', 'move the board, likewise with the other arrows'],
  ['+ −', 'larger and smaller cells'],
  ['Ctrl Home', 'back to the marks'],
  ['G', 'go to a cell by its name'],
  ['D', 'the bot moves for you'],
  ['T', 'what this cell weighs'],
  ['W', 'all weights on or off'],
] as const;

const SPACE_KEYS = [['Page\u00a0Up Page\u00a0Down', 'in a cube, from sheet to sheet']] as const;

/** What is said behind the three dots. */
export const playMoreMessages = {
  settings: {
    title: 'Start',
    first: 'X or O makes the first move',
    begins: (mark: MarkName) => `${mark} begins`,
    own: 'Another start…',
    seed: 'Seed',
    useSeed: 'New game with it',
    lots: 'Who leaves a choice to chance draws the same lots for the same seed.',
    badSeed: 'A seed is a whole number from 0 to 4,294,967,295.',
    startsFrom: 'This game starts from a board that was set up.',
  },
  share: {
    copy: 'Copy link',
    notCopied: 'The browser didn’t let me copy the link. I’ve selected it for you to copy.',
    label: 'Address of this game',
    copied: 'Copied. The link holds the players, the seed, the start and the moves.',
    copiedLarge: 'Copied. The link holds the players, the seed, and every move with its branches.',
    long: (length: number) =>
      `This link has ${count(length)} characters. Some programs cut links of more than 1,800, so a file is safer.`,
    tooLong: (length: number) =>
      `As a link this game has ${count(length)} characters, too many for most programs. Save it as a file.`,
    /** A task is handed on from its start. */
    copyTask: 'Copy the task',
    copiedTask: 'Copied. The link holds the task from its start, without your moves.',
  },
  files: {
    title: 'Save or open a file',
    save: 'Save as a file',
    saveAs: { sgf: 'Save as SGF', psq: 'Save as Piskvork' },
    noRoom: 'The board needs borders, and at most 52 cells a side in SGF, 100 in Piskvork.',
    saved: (name: string) => `Saved as ${name}.`,
    open: 'Open a file…',
    opens: 'Ours, SGF or Piskvork.',
    several: (games: number) => `This holds ${countThings(games, 'game')}: choose one below.`,
    which: 'Which game?',
    game: (at: number, moves: number | undefined, names: readonly string[]) =>
      [
        `${at}.`,
        names.join(' – '),
        moves === undefined ? 'can’t be opened' : countThings(moves, 'move'),
      ]
        .filter((part) => part !== '')
        .join(' '),
    openGame: 'Open this game',
    paste: 'Or paste a game: a link, or moves such as h8h7i7',
    openIt: 'Open it',
  },
  /** `cells`: of the nine that go by numbers. */
  keys: (board: 'cells' | 'small' | 'large'): readonly (readonly [string, string])[] => [
    ...(board === 'cells' ? ([['0–8', 'take that cell']] as const) : []),
    ['↑ ↓ ← →', 'move around the board; Enter takes the cell'],
    ...(board === 'large' ? LARGE_KEYS : board === 'small' ? SPACE_KEYS : []),
    ['U', 'undo'],
    ['R', 'redo'],
    ['N', 'new game'],
    ['H', 'hint'],
    ...(board === 'large' ? [] : ([['A', 'analysis']] as const)),
  ],
};
