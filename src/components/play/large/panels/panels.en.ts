import type { WinRule } from '../../../../engine/index.ts';
import type { LargeBoardLook } from '../../../ui/large-board/scene.ts';
import { countThings } from '#language/ui/language/grammar';

const looks: Readonly<Record<LargeBoardLook['look'], string>> = {
  paper: 'Squared paper',
  chalk: 'Chalkboard',
  wood: 'Wood',
};

const rules: Readonly<Record<WinRule, { readonly name: string; readonly about: string }>> = {
  freestyle: { name: 'Five or more', about: 'Five in a row win, six or more as well.' },
  standard: { name: 'Exactly five', about: 'Six or more in a row don’t win.' },
  renju: {
    name: 'Renju',
    about:
      'X needs exactly five and may not make two open threes, two fours, or six in a row. O is free, and may also win with more than five.',
  },
};

/** What the panels below the board say; they load after the board. */
export const playLargePanels = {
  /** On an arrow at the rim of the board, where no mark is in sight. */
  toMarks: 'To the marks',
  rule: {
    legend: 'What wins',
    rules,
    newGame: 'Another rule begins a new game.',
  },
  size: {
    sides: { width: 'Columns', height: 'Rows' },
    use: 'New game on it',
    problem: 'Columns and rows are whole numbers from 5 to 1,000.',
  },
  missed: 'Wins by force that were missed',
  looks: {
    title: 'Looks',
    ground: 'The board looks like',
    looks,
    style: 'The marks',
    styles: { marks: 'X and O in the squares', stones: 'Stones where lines cross' },
    numbers: 'Numbers on the moves',
    confirm: 'Ask before a tap places a mark, while cells are small',
    kept: 'Kept on this device for every large board.',
  },
  share: {
    files: 'Save or open a file',
    save: 'Save as',
    kinds: {
      json: { name: 'Noughtbook file', about: 'Branches, players, seed, your place.' },
      sgf: { name: 'SGF', about: 'For other programs; with branches.' },
      psq: { name: 'Piskvork (.psq)', about: 'For Gomocup programs; the open line only.' },
      txt: { name: 'Text diagram', about: 'The board as it is now.' },
    },
    kind: 'Kind of file',
    saveNow: 'Save file',
    saved: (name: string) => `Saved as ${name}.`,
    cannot: {
      borders: 'Only a board with borders fits into this kind of file, so use a Noughtbook file.',
      side: (limit: number) =>
        `This kind of file holds boards of at most ${limit} cells a side, so use a Noughtbook file.`,
      far: 'The marks are too far apart for a diagram.',
    },
    open: 'Open a file…',
    opens: 'Noughtbook, SGF or Piskvork.',
    several: (games: number) => `This holds ${countThings(games, 'game')}: choose one below.`,
    which: 'Which game?',
    openGame: 'Open this game',
    game: (at: number, moves: number | undefined, names: readonly string[]) =>
      [
        `${at}.`,
        names.join(' – '),
        moves === undefined ? 'can’t be opened' : countThings(moves, 'move'),
      ]
        .filter((part) => part !== '')
        .join(' '),
    paste: 'Or type or paste one',
    pasteHint: 'Its moves, such as h8h7i7, or what such a file holds.',
    openIt: 'Open it',
  },
};
