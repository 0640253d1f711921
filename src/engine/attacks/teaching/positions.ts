import { type Mark, X, other } from '../../core/types.ts';
import { seededRng, type Rng } from '../../core/rng.ts';
import type { Point, Size, Stone } from '../../game/large/board.ts';
import { SparseBoard } from '../../game/large/sparseBoard.ts';
import { scanFromLast } from '../../game/large/winScan.ts';
import { candidates, firstCell } from '../candidates.ts';
import { CopyBot } from './copyBot.ts';
import { remembering } from './memory.ts';
import type { Question } from './judge.ts';
import { Steps } from './steps.ts';
import { RIGHT } from './suspects.ts';

/** A small board, so that games come to its edges. */
export const SMALL: Size = { width: 11, height: 11 };
/** Longer games are broken off. */
const MOST_MARKS = 60;

/** A bot that has all parts right and remembers its lines: as strong as the engine's, and quicker. */
let strong: CopyBot | undefined;
export function rightBot(): CopyBot {
  return (strong ??= new CopyBot(RIGHT, undefined, remembering(RIGHT)));
}

/**
 * The positions of one game: at each turn, one time in `wild`, a mark is put near the others by chance;
 * else the bot moves. The same seed gives the same game.
 */
export function* positionsOfGame(seed: number, size?: Size, wild = 3): Iterable<Question> {
  const rng = seededRng(seed);
  const board = new SparseBoard(size);
  const stones: Stone[] = [];
  let toMove: Mark = X;
  while (stones.length < MOST_MARKS) {
    const cell = nextCell(board, toMove, rng, wild);
    if (!cell) return;
    board.place(cell.x, cell.y, toMove);
    stones.push({ x: cell.x, y: cell.y, mark: toMove });
    if (scanFromLast(board, cell.x, cell.y)) return;
    toMove = other(toMove);
    yield { ...(size && { size }), stones: [...stones], toMove };
  }
}

function nextCell(board: SparseBoard, toMove: Mark, rng: Rng, wild: number): Point | undefined {
  if (board.count === 0) return firstCell(board);
  const byChance = rng.int(wild) === 0;
  const cells = byChance ? nearCells(board) : rightBot().view(board, toMove, new Steps()).best;
  return cells[rng.int(Math.max(cells.length, 1))];
}

/** Empty cells at most two from a mark: nearer to what people play than all within five. */
function nearCells(board: SparseBoard): readonly Point[] {
  const marks = [...board.stones()];
  return candidates(board).filter((cell) =>
    marks.some(({ x, y }) => Math.max(Math.abs(x - cell.x), Math.abs(y - cell.y)) <= 2),
  );
}
