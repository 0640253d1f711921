import {
  X,
  SparseBoard,
  other,
  type ForcedWin,
  type Mark,
  type Point,
  type Stone,
} from '../../../../engine/index.ts';
import type { BoardNote, BoardScene } from '../../../ui/large-board/scene.ts';
import type { LargeGameMoment } from '../game/largeGame.ts';
import type { TimedProgress } from './searchHandlers.dom.ts';

/** What the searching bot has found so far for its move, or has chosen it by. */
export interface Thought {
  /** Marks on the board while it thinks. */
  readonly at: number;
  /** The bot's. */
  readonly mark: Mark;
  readonly progress: TimedProgress;
  readonly isDone: boolean;
}

/** A question that takes a while: its answer, or that it failed. */
export type Asked<Answer> =
  | { readonly kind: 'asking'; readonly done: number }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed' };

/** Of a search: what may stand on the board. */
interface Shown {
  readonly thought: Thought | undefined;
  readonly showsLine: boolean;
  readonly forced: Asked<ForcedWin> | undefined;
  readonly shownMoves: number;
}
interface Searched {
  readonly search: Shown;
  readonly moment: LargeGameMoment;
}

export type SearchScene = Pick<BoardScene, 'notes'> & Partial<ForcedScene>;
type ForcedScene = Pick<BoardScene, 'board' | 'last' | 'numberAt' | 'lit'>;

/** Moves of the bot's line that are numbered on the board: further on it is guesswork. */
const MOST_OF_LINE = 9;

/** What a search puts on the board: the moves that the bot expects, or those of a win by force. */
export function searchScene(search: Shown, moment: LargeGameMoment): SearchScene {
  const searched = { search, moment };
  return { notes: expectedNotes(searched), ...forcedScene(searched) };
}

/** The numbers of the moves that the bot expects, in their cells. */
function expectedNotes({ search, moment }: Searched): readonly BoardNote[] {
  const { thought, showsLine } = search;
  if (!thought || !showsLine) return [];
  const played = moment.stones.length - thought.at;
  if (played > 1) return [];
  const { line } = thought.progress;
  return numbered(line.slice(played, MOST_OF_LINE), moment.turn === X);
}

/** `isX`: X begins. */
function numbered(line: readonly (Point | null)[], isX: boolean): readonly BoardNote[] {
  return line.flatMap((cell, at) =>
    cell ? [{ ...cell, text: `${at + 1}`, tone: isX === (at % 2 === 0) ? 'x' : 'o' } as const] : [],
  );
}

/** The board after the moves of a win by force, as far as they are shown, each framed and with its number. */
function forcedScene({ search, moment }: Searched): ForcedScene | undefined {
  const { forced, shownMoves } = search;
  if (forced?.kind !== 'answered' || !forced.answer.win || shownMoves === 0) return undefined;
  const line = forced.answer.line.slice(0, shownMoves);
  const stones = line.flatMap((cell, at): Stone[] =>
    cell ? [{ ...cell, mark: at % 2 === 0 ? moment.turn : other(moment.turn) }] : [],
  );
  const numbers = new Map(line.flatMap((cell, at) => (cell ? [[keyOf(cell), at + 1]] : [])));
  return {
    board: new SparseBoard(moment.board.size, [...moment.stones, ...stones]),
    last: stones.at(-1),
    numberAt: (x, y) => numbers.get(keyOf({ x, y })),
    lit: [{ cells: stones, tone: 'soft' }],
  };
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}
