import type { ForbiddenReason, WinRule } from '../../../engine/index.ts';
import { count, countThings, listed } from '#language/ui/language/grammar';

/** What large boards say on the page /play/. */
export const playLargeMessages = {
  board: (name: string) => `The board, ${name}`,
  /** `number`: of the move that placed the mark; `weight`: of an empty cell, while weights are shown. */
  cell: (number: number | undefined, weight: number | undefined) =>
    (number === undefined ? '' : `, move ${number}`) +
    (weight === undefined ? '' : `, weighs ${count(Math.round(weight * 100) / 100)}`),
  /** A tap is to be confirmed. */
  asks: (cell: string) => `Place your mark on ${cell}? The arrows move it.`,
  boards: {
    size: (width: number, height: number) => `${width} × ${height}`,
    open: 'No borders',
  },
  /** Below the moves. */
  weighsOwn: 'The weighing bot plays with changed weights.',
  articleWeights: 'Back to the article’s',
};

/** What is spoken and said of the weight inspector on large boards. */
export const playWeightMessages = {
  weightsOn: 'Weights shown.',
  weightsOff: 'Weights hidden.',
  /** Instead of a heat map. */
  level: 'Every cell weighs the same now, and none is shaded.',
  /** In a game whose rule is another. */
  otherRule: (isRenju: boolean) =>
    `The weights know of five or more only. ${isRenju ? 'The bot leaves out what renju forbids to X, and six that don’t win.' : 'The bot leaves out six, which don’t win in this game, unless they stop a five.'}`,
  taken: (name: string) =>
    `${name} is taken, and only empty cells have a weight. Choose one of those first.`,
  /** Above an account, with a link to the lesson on it. */
  attack: '[3 : 2] means three marks in a row, and two open ends.',
  lesson: 'Why it’s written like that',
  closed: 'The account is closed.',
  left: (name: string) => `${name} is taken, so its account is closed.`,
};

const directions = ['across', 'rising to the right', 'straight down', 'falling to the right'];

const because: Readonly<Record<ForbiddenReason, string>> = {
  overline: 'it makes six or more in a row',
  'four-four': 'it makes two fours at once',
  'three-three': 'it makes two open threes at once',
};

const inItself: Readonly<Record<ForbiddenReason | 'five', string>> = {
  overline: 'would itself make six or more in a row',
  'four-four': 'would itself make two fours',
  'three-three': 'would itself make two open threes',
  five: 'makes five on another line, which by the letter of the rules is no open four (this is disputed)',
};

/** What is said of the cells that X may not take in renju. */
export const renjuMessages = {
  /** After the name of a forbidden cell. */
  forbidden: ', forbidden in renju',
  refused: (cell: string, reason: ForbiddenReason) =>
    `X may not play ${cell} in renju, because ${because[reason]}.`,
  /** Of a three that does not count. `direction`: its place in `DIRECTIONS`. */
  notReal: (
    direction: number,
    cells: readonly { readonly name: string; readonly not: ForbiddenReason | 'five' }[],
  ) =>
    `The three ${directions[direction] ?? ''} doesn’t count: ${listed(cells.map(({ name, not }) => `${name} ${inItself[not]}`))}.`,
  none: 'Renju: X has no forbidden cell now.',
  cells: (names: readonly string[]) =>
    `Renju: X may not play ${listed(names)}. Choose ${names.length === 1 ? 'it' : 'one'} to see why.`,
  many: (count: number) =>
    `Renju: X may not play ${countThings(count, 'cell')}, marked on the board. Choose one to see why.`,
  notX: 'Renju: only X has forbidden cells, and it is O’s move.',
  /** Of a game that came by a link or a file. */
  played: (moves: readonly number[]) =>
    `${moves.length === 1 ? 'Move' : 'Moves'} ${listed(moves)} of this game went to a cell that renju forbids. The game is shown as it was played.`,
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
  rule: {
    legend: 'What wins',
    rules,
    newGame: 'Another rule begins a new game.',
  },
  size: {
    label: 'Size',
    use: 'New game on it',
    bounds: 'Columns × rows, each from 5 to 1,000.',
  },
  missed: 'Wins by force that were missed',
  looks: {
    title: 'Looks',
    style: 'The marks',
    styles: { marks: 'X and O in the squares', stones: 'Stones on a wooden board' },
    numbers: 'Numbers on the moves',
    confirm: 'Ask before a tap places a mark, while cells are small',
    kept: 'Kept on this device for every large board.',
  },
};
