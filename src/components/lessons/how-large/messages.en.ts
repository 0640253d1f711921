import type { GameValue, VariantSpec } from '../../../engine/index.ts';
import {
  capital,
  count,
  countThings,
  inWords,
  listed,
  locale,
  numbers,
} from '#language/ui/language/grammar';
import type { BoardSize, SheetSquare } from '../../boards/sheet.ts';

const size = ({ columns, rows }: BoardSize) => `${columns} × ${rows}`;
const sizeInWords = ({ columns, rows }: BoardSize) => `${inWords(columns)} by ${inWords(rows)}`;
const positions = (many: number) => countThings(many, 'position');
const significant = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
const WINNERS: Readonly<Record<GameValue, string>> = {
  first: 'whoever begins wins',
  draw: 'neither side can force a win',
  second: 'whoever comes second wins',
};
export const howLargeMessages = {
  size,
  table: {
    region: 'Who wins on which board',
    slider: 'A board, by its opposite corner',
    row: (k: number) => `${inWords(k)} in a row`,
    sheets: 'How many in a row',
    note: 'each square is the corner of a board',
    turned: 'the same boards, turned',
    coast: 'the coast',
    tags: { first: 'X wins', draw: 'draw', open: 'open', now: 'searching', none: 'not yet' },
    /** What is known of a board. Two parts: what is said first, and why. */
    board: (board: BoardSize, k: number, square: SheetSquare | undefined): [string, string] => {
      const name = capital(sizeInWords(board));
      if (!square) return [`${name}, ${inWords(k)} in a row.`, 'Who wins? Press Fill.'];
      const many = square.nodes ?? 0;
      if (square.value === 'now') return [`${name}: ${positions(many)} so far.`, ''];
      if (square.value === 'open')
        return [
          `${name} isn’t settled here.`,
          many > 0 ? `Your machine stopped at ${count(many)} positions. It won’t guess.` : '',
        ];
      if (square.value === 'first')
        return [`${name}: whoever begins wins.`, `It took ${positions(many)} to be sure.`];
      if (square.by === 'no-line')
        return [`${name}: nobody wins.`, `A line of ${inWords(k)} doesn’t even fit.`];
      if (square.by === 'pairs')
        return [`${name}: nobody wins.`, 'No search was needed: pairs of cells prove it.'];
      return [`${name}: a draw.`, `It took ${positions(many)} to be sure.`];
    },
    /** At so many positions a second, a budget lasts so long at the most. */
    estimate: (speed: number, seconds: number) =>
      `At ${count(speed)} a second, the budget of this board lasts ${countThings(Math.max(1, Math.ceil(seconds)), 'second')} more at most.`,
    fill: 'Fill',
    again: 'Fill it again',
    stop: 'Stop',
    goOn: (many: number) => `${countThings(many, 'board')} open: go on`,
    progress: (settled: number, all: number, many: number) =>
      `${settled} of ${all} settled · ${positions(many)}`,
    /** Where a filled sheet turns blue. */
    ended: (smallest: BoardSize | undefined) =>
      smallest
        ? `The smallest board that X is known to win is ${sizeInWords(smallest)}.`
        : 'There’s no board here that X is known to win.',
    stopped: 'Stopped.',
    legend: { first: 'first wins', draw: 'nobody', open: 'not settled' },
    lost: 'The search didn’t arrive.',
    caption: (k: number) =>
      `Who wins with ${inWords(k)} in a row, by columns and rows. Open: not settled while this page was made.`,
  },
  /** A board that is searched when somebody asks for it. */
  search: {
    board: 'Board',
    found: (value: GameValue, many: number) => `${capital(WINNERS[value])}: ${positions(many)}.`,
    begun: 'Searching:',
    running: (many: number) => `${positions(many)} so far`,
    spent: (many: number) => `Not settled after ${positions(many)}. That’s where it stops here.`,
    stopped: (many: number) => `Stopped at ${positions(many)}.`,
  },
  savings: {
    region: 'What each idea saves',
    name: ({ m, n, k }: VariantSpec) => `${size({ columns: m, rows: n })}, ${inWords(k)} in a row`,
    names: {
      symmetry: 'Symmetry',
      memory: 'Memory',
      order: 'Move order',
      deadLines: 'Dead lines',
    },
    says: {
      symmetry: 'a board turned or mirrored is the same board',
      memory: 'no board is searched twice',
      order: 'the heaviest cells first',
      deadLines: 'stop where too few lines are left to win on',
    },
    run: 'Search',
    none: 'Search this board, then switch something off.',
    columns: ['Searched with', 'Positions', ''],
    positions: (many: number, isSettled: boolean) =>
      isSettled ? count(many) : `more than ${count(many)}`,
    /** By what was switched off. */
    without: (off: readonly string[]) => {
      if (off.length === 0) return 'all four';
      return off.length === 4 ? 'none of them' : `without ${listed(off).toLowerCase()}`;
    },
    /** Of a search that did not get to the end, all that is known is that it takes more. */
    times: (times: number, isSettled: boolean) => {
      const many = `${numbers.format(Math.round(times * 10) / 10)} × as many`;
      if (!isSettled) return `more than ${many}`;
      return times >= 1.05 ? many : 'about as many';
    },
  },
  theft: {
    region: 'Strategy stealing in three pictures',
    begins: 'begins',
    second: 'comes second',
    plan: 'sure to win',
    anywhere: ['one mark,', 'anywhere'],
    stolen: 'stolen',
    panels: [
      ['Suppose there were a plan', 'With it O, who comes second, is sure to win.'],
      ['X makes a mark, and forgets it', 'Now it’s O’s move, so it’s X who comes second.'],
      [
        'X uses the plan',
        'A mark too many doesn’t hurt, so both would be sure to win. That can’t be: there’s no such plan.',
      ],
    ],
  },
  pairs: {
    region: 'Five by five, five in a row, against a player that goes by pairs',
    board: 'The board, 5 by 5. You are X.',
    tag: 'pairs',
    partner: (name: string | undefined) => (name ? `, paired with ${name}` : ', no partner'),
    begin: 'Take any cell. O answers at the other end of its pair.',
    answered: (cell: string, reply: string) =>
      `You took ${cell}, so O takes ${reply}, the other end of the pair.`,
    alone: (cell: string, reply: string) =>
      `${capital(cell)} has no partner, so O may go anywhere, and takes ${reply}.`,
    taken: (cell: string, partner: string, reply: string) =>
      `O already has ${partner}, the partner of ${cell}. It may go anywhere, and takes ${reply}.`,
    full: (cell: string) => `You took ${cell}, the last cell.`,
    closed: (closed: number, all: number) => `Lines with an O in them: ${closed} of ${all}`,
    over: 'O has a mark in each line now, so you can’t win any more.',
    undo: 'Undo',
    again: 'New game',
    lines: 'Each line holds a whole pair, so O gets into each of them',
    line: (line: readonly string[], pair: readonly string[], isClosed: boolean) =>
      `Line ${listed(line)}: its pair is ${listed(pair)}${isClosed ? ', and O is in it' : ''}.`,
  },
  same: {
    region: 'The same search on other games',
    fall: 'Marks fall',
    loses: 'A line loses',
    solve: 'Who wins?',
    begin: 'Four in a row. Choose a board, and let the search find out who wins.',
    time: 'Time them',
    timing: (isDone: boolean) => (isDone ? 'The times are in the table.' : 'Measuring.'),
    timed: ['Who rates the first moves', 'Marks ahead', 'Time'],
    rated: (board: string, isNextStep: boolean, isFalling: boolean) =>
      `${isNextStep ? 'NextStep' : 'the seven rules'}, ${board}${isFalling ? ', marks fall' : ''}`,
    milliseconds: (ms: number | undefined) => {
      if (ms === undefined) return '…';
      if (ms < 0.01) return 'under 0.01 ms';
      return `${significant.format(ms)} ms`;
    },
  },
  guess: {
    saying: {
      true: 'Yes',
      same: 'No, the size makes no difference',
      larger: 'No, with the same row to make it can be easier',
      whyTrue: 'Fill the sheet for three in a row: the largest boards are blue.',
      whySame: 'Fill the sheet for three in a row: it begins grey, and ends blue.',
    },
    four: {
      small: 'There the other side can hold the draw. Fill the sheet for four in a row, and look.',
      large: 'There’s a smaller one among these boards on which whoever begins wins.',
    },
    pairs: {
      cells: (cells: number) => countThings(cells, 'cell'),
      one: 'That’s a cell for each line, and a pair has two.',
      board: 'That’s how many there are. Count two for each line.',
    },
    theft: {
      plain: 'seven in a row on nine by nine',
      falling: 'four in a row, where marks fall',
      losing: 'three in a row, where a line loses',
      whyFalling:
        'X’s spare mark lies at the bottom of a column. Now everything that falls there lands one cell higher.',
      whyLosing:
        'A mark more is the last thing you want there: it may complete the line that loses.',
    },
  },
};
