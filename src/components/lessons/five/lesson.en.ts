import type { MarkName, WinRule } from '../../../engine/index.ts';
import { count, ink, say, strong } from '#language/ui/language/grammar';
import type { GameState } from './fiveGame.svelte.ts';
import type { Sentence } from '../../ui/types.ts';

/** What the charts and questions of lesson `five` say. */
export const scanLesson = {
  count,
  /** Small boards have no letters beside them: the cell is known by its ring. */
  lastMove: (mark: MarkName) => `${mark} has just moved, and the new mark has a ring around it.`,
  title: 'Cells looked at after one move, by the size of the board',
  board: 'board',
  side: 'cells along a side →',
  looks: '↑ cells looked at',
  lanes: { board: 'the whole board', last: 'from the last mark' },
  sides: (side: number) => `${side} × ${side}`,
  reach: {
    three:
      'Then it would miss a five with the last mark at one end, because the other end is four cells away.',
    five: 'That works, but the fifth cell can’t belong to the same five as the last mark.',
    all: 'No need: a mark that far away belongs to another five, or to none.',
  },
} as const;

const times = (number: number) => (number === 1 ? 'once' : `${count(number)} times`);
const looks = (number: number) => `${count(number)} ${number === 1 ? 'look' : 'looks'}`;

/** The small game at the beginning of the lesson. A cell comes by its name: "h8". */
export const fiveGameMessages = {
  figure: 'Play five in a row against the machine',
  board: 'The board, 15 by 15',
  says: (state: GameState, marks: number): string =>
    ({
      begin: 'You are X. Press any cell.',
      turn: 'Your move.',
      thinking: 'The machine is thinking.',
      won: `Five in a row! You won, with ${count(marks)} marks on the board.`,
      lost: `The machine has five in a row, with ${count(marks)} marks on the board. Once more?`,
      full: 'The board is full, and nobody has five.',
    })[state],
  answered: (cell: string) => `The machine plays ${cell}. Your move.`,
  taken: (name: string) => `${name} is taken.`,
  cost: (board: number, last: number) =>
    `Was that five? A scan of the whole board looks at a cell ${times(board)} to find out, one from the last mark ${times(last)}.`,
  noCost: 'Every mark raises a question: was that five?',
  undo: 'Undo',
  again: 'New game',
} as const;

/** One of the two scans at a step. */
interface LaneNow {
  readonly looks: number;
  readonly all: number;
  readonly isOver: boolean;
  readonly content: MarkName | undefined;
  readonly winner: MarkName | undefined;
}

const result = (winner: MarkName | undefined) =>
  winner ? say`${ink(winner)} has five` : say`no five`;

/** "empty" where it looks now, or "done, no five". */
function now({ isOver, content, winner }: LaneNow): Sentence {
  return isOver ? say`done, ${result(winner)}` : [content ? ink(content) : { text: 'empty' }];
}

/** With its full stop in the last word. A line for each scan and nothing behind its word, so nothing moves when that changes. */
const closed = (sentence: Sentence): Sentence =>
  sentence.map((words, at) =>
    at === sentence.length - 1 ? { ...words, text: `${words.text}.` } : words,
  );

/** They differ where the last mark has no part in the five. */
function answers(board: MarkName | undefined, last: MarkName | undefined): Sentence {
  return board === last
    ? say`The same answer twice: ${result(last)}`
    : say`Two answers: the whole board says “${result(board)}”, the last mark “${result(last)}”`;
}

/** The two scans side by side. */
export const scanRaceMessages = {
  figure: (caption: string | undefined) =>
    `Two ways to look for a five, side by side${caption ? `: ${caption}` : ''}`,
  lanes: { board: 'The whole board', last: 'From the last mark' },
  counter: (seen: number, all: number) => `${count(seen)} of ${count(all)}`,
  unit: 'looks at a cell',
  done: (winner: MarkName | undefined) => (winner ? `${winner} has five` : 'no five'),
  begin: (mark: MarkName): Sentence =>
    say`${ink(mark)} has just moved: the mark with the ring. Is that five in a row?`,
  /** Short, and alike from look to look, since it changes many times a second. */
  step: (look: number, board: LaneNow, last: LaneNow): Sentence =>
    say`${strong(`Look ${count(look)}`)}. Whole board: ${closed(now(board))}\nLast mark:
      ${closed(now(last))}`,
  /** One scan is over, the other one has so many looks to go. */
  stopped: (first: 'board' | 'last', { all, winner }: LaneNow, left: number): Sentence =>
    say`${first === 'last' ? 'From the last mark' : 'The whole board'}: done after
      ${strong(looks(all))}, ${result(winner)}. The other scan has ${looks(left)} to go.`,
  end: (board: LaneNow, last: LaneNow): Sentence =>
    say`${answers(board.winner, last.winner)}. The whole board took ${looks(board.all)}, the last
      mark ${strong(looks(last.all))}.`,
  tags: { begin: 'start', step: 'look', stopped: 'first', end: 'end' },
  boards: {
    board: 'The scan of the whole board',
    last: 'The scan from the last mark',
  },
  rule: 'What wins',
  rules: {
    freestyle: 'five or more',
    standard: 'exactly five',
    renju: 'X exactly five',
  } satisfies Record<WinRule, string>,
} as const;
