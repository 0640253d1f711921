import { X, SparseBoard, other, type Point, type Stone } from '../../../engine/index.ts';
import type { BoardNote, BoardScene } from '../../ui/large-board/scene.ts';
import type { LargeSession } from './largeSession.svelte.ts';

type Searched = Pick<LargeSession, 'search' | 'moment'>;

/** Moves of the bot's line that are numbered on the board: further on it is guesswork. */
const MOST_OF_LINE = 9;

/** The numbers of the moves that the bot expects, in their cells. */
export function expectedNotes({ search, moment }: Searched): readonly BoardNote[] {
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
export function forcedScene({
  search,
  moment,
}: Searched): Pick<BoardScene, 'board' | 'last' | 'numberAt' | 'lit'> | undefined {
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
