import {
  EMPTY,
  O,
  X,
  parseVariant,
  type Rng,
  type Setup,
  type Variant,
} from '../../src/engine/index.ts';

/** The variant that a text says. */
export function variantOf(text: string): Variant {
  const read = parseVariant(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

/** A board as text, with the mark that moves on it. */
export type PlainSetup = readonly [board: string, mark: string];

const enemyOf = (mark: string) => (mark === 'X' ? 'O' : 'X');

export const setupOfPlain = ([board, mark]: PlainSetup): Setup => ({
  cells: [...board].map((sign) => (sign === 'X' ? X : sign === 'O' ? O : EMPTY)),
  toMove: mark === 'X' ? X : O,
});

/**
 * Plain minimax over boards as text, each once: it knows no theorem, no symmetry and no line that is dead. Scores are 10, 0
 * and −10 for the side to move.
 */
export function plain({ geometry, misere, gravity }: Variant) {
  const { lines, columns, rows, cellCount } = geometry;
  const known = new Map<string, number>();
  const hasLine = (board: string, mark: string) =>
    lines.some((line) => line.every((cell) => board[cell] === mark));
  const isOver = (board: string) => hasLine(board, 'X') || hasLine(board, 'O');
  const isFloor = (cell: number) => Math.floor(cell / columns) % rows === rows - 1;
  const moves = (board: string) =>
    [...board].flatMap((sign, cell) =>
      sign === '.' && (!gravity || isFloor(cell) || board[cell + columns] !== '.') ? [cell] : [],
    );
  const after = ([board, mark]: PlainSetup, cell: number): PlainSetup => [
    board.slice(0, cell) + mark + board.slice(cell + 1),
    enemyOf(mark),
  ];
  function score(setup: PlainSetup): number {
    const [board, mark] = setup;
    const found = known.get(board + mark);
    if (found !== undefined) return found;
    const free = moves(board);
    let best = free.length === 0 ? 0 : -10;
    if (hasLine(board, enemyOf(mark))) best = misere ? 10 : -10;
    else for (const cell of free) best = Math.max(best, 0 - score(after(setup, cell)));
    known.set(board + mark, best);
    return best;
  }
  /** The score of each move. */
  const scores = (setup: PlainSetup) =>
    isOver(setup[0])
      ? []
      : moves(setup[0]).map((cell) => ({ cell, score: 0 - score(after(setup, cell)) }));
  function solution(setup: PlainSetup) {
    const best = scores(setup).filter((move) => move.score === score(setup));
    return { score: score(setup), cells: best.map(({ cell }) => cell) };
  }
  /** A position after so many moves at random, or fewer if the game ends before. */
  function atRandom(plies: number, rng: Rng): PlainSetup {
    let setup: PlainSetup = ['.'.repeat(cellCount), 'X'];
    for (let ply = 0; ply < plies && !isOver(setup[0]); ply++) {
      const free = moves(setup[0]);
      setup = after(setup, free[rng.int(free.length)] as number);
    }
    return setup;
  }
  /** The same in a game that goes on. */
  function unfinished(plies: number, rng: Rng): PlainSetup {
    for (;;) {
      const setup = atRandom(plies, rng);
      if (!isOver(setup[0])) return setup;
    }
  }
  return { score, scores, solution, atRandom, unfinished };
}
