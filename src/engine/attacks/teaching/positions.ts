import { type Mark, X, other } from '../../core/types.ts';
import { seededRng, type Rng } from '../../core/rng.ts';
import type { Point, Size, Stone } from '../../game/large/board.ts';
import { SparseBoard } from '../../game/large/sparseBoard.ts';
import { scanBoard, scanFromLast } from '../../game/large/winScan.ts';
import { candidates, firstCell } from '../heaviest.ts';
import { CopyBot, remembering } from './copyBot.ts';
import type { BugQuestion } from './judge.ts';
import { Steps } from './parts/steps.ts';
import { RIGHT } from './suspects.ts';

/** A small board, so that games come to its edges. */
export const SMALL: Size = { width: 11, height: 11 };
/** Games stop at this length. */
const MOST_MARKS = 60;
const MOST_MARKS_OF_GAME = 120;

/** The copy with all parts right and cached lines: it plays like the engine's bot, but faster. */
let strong: CopyBot | undefined;
export function rightBot(): CopyBot {
  return (strong ??= new CopyBot(RIGHT, undefined, remembering(RIGHT)));
}

/**
 * The positions of one game. At each turn, one time in `wild`, a random mark is placed near the others;
 * otherwise the bot moves. The same seed gives the same game.
 */
export function* positionsOfGame(seed: number, size?: Size, wild = 3): Iterable<BugQuestion> {
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

/** Empty cells at most two away from a mark, which is closer to what people play than five. */
function nearCells(board: SparseBoard): readonly Point[] {
  const marks = [...board.stones()];
  return candidates(board).filter((cell) =>
    marks.some(({ x, y }) => Math.max(Math.abs(x - cell.x), Math.abs(y - cell.y)) <= 2),
  );
}

/** A random patch of 7 × 7 cells with 8 to 21 marks and no five; X or O to move. */
export function tangle(seed: number): BugQuestion | undefined {
  const rng = seededRng(seed);
  const toMove = rng.int(2) === 0 ? X : other(X);
  const places = new Set<number>();
  const marks = 8 + rng.int(14);
  while (places.size < marks) places.add(rng.int(49));
  const stones = [...places].map((place, at): Stone => {
    const mark = at % 2 === 0 ? toMove : other(toMove);
    return { x: place % 7, y: Math.floor(place / 7), mark };
  });
  return scanBoard(new SparseBoard(undefined, stones)) ? undefined : { stones, toMove };
}

/** Plays two weighing bots against each other after two random marks near the first; returns the winner. */
export function playGame(seed: number, players: Readonly<Record<Mark, CopyBot>>): Mark | undefined {
  const rng = seededRng(seed);
  const board = new SparseBoard();
  let toMove: Mark = X;
  while (board.count < MOST_MARKS_OF_GAME) {
    const cells =
      board.count === 1 || board.count === 2
        ? nearCells(board)
        : players[toMove].view(board, toMove, new Steps()).best;
    const cell = cells[rng.int(Math.max(cells.length, 1))];
    if (!cell) return undefined;
    board.place(cell.x, cell.y, toMove);
    if (scanFromLast(board, cell.x, cell.y)) return toMove;
    toMove = other(toMove);
  }
  return undefined;
}
