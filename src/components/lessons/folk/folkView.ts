import {
  afterMove,
  markName,
  mainLine,
  nextInProof,
  solve,
  solvedMoves,
  startOfProof,
  type FolkProof,
  type MarkName,
  type Setup,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { Placed } from '../../ui/board/moves.ts';
import type { BoardView } from '../../ui/types.ts';

/** A proof or a refutation at one moment: what is on the board, what came last, what can come next. */
export interface FolkMoment {
  readonly board: BoardView;
  /** Whose turn it is; `undefined` when the game is over. */
  readonly mover: MarkName | undefined;
  /** The move that led here; absent at the start. */
  readonly last: Placed | undefined;
  readonly winner: MarkName | undefined;
  /** Set at the move that breaks a recipe: the cells that would have kept what it promised. */
  readonly better: readonly number[] | undefined;
  /** How the game goes on if nobody chooses. */
  readonly next: number | undefined;
  /** The cells that the other side may choose from. */
  readonly choices: readonly number[];
}

export function folkMoment(proof: FolkProof, moves: readonly number[]): FolkMoment {
  const setups = moves.reduce<Setup[]>(
    (all, cell) => [...all, afterMove(all.at(-1) as Setup, cell)],
    [startOfProof(proof)],
  );
  const setup = setups.at(-1) as Setup;
  const before = setups.at(-2);
  const cell = moves.at(-1);
  const board = boardOfSetup(setup, cell);
  const { cell: next, choices } = nextInProof(proof, moves);
  const isBreaking = proof.kind === 'refutation' && proof.breaks === moves.length - 1;
  return {
    board,
    mover: next === undefined ? undefined : markName(setup.toMove),
    last: before && cell !== undefined ? { mark: markName(before.toMove), cell } : undefined,
    winner: board.winner,
    better: isBreaking && before ? bestIn(before) : undefined,
    next,
    choices,
  };
}

function bestIn(setup: Setup): number[] {
  const { value } = solve(setup);
  return solvedMoves(setup)
    .filter((move) => move.value === value)
    .map(({ cell }) => cell);
}

/** The moves of the proof's own game from `moves` on, for a list of what is still to come. */
export function lineFrom(proof: FolkProof, moves: readonly number[]): number[] {
  const line = [...moves];
  for (;;) {
    const { cell } = nextInProof(proof, line);
    if (cell === undefined) return line;
    line.push(cell);
  }
}

/** A game of a proof as moves with their marks. */
export function movesOf(proof: FolkProof, line: readonly number[] = mainLine(proof)): Placed[] {
  const start = startOfProof(proof);
  let { toMove } = start;
  let setup = start;
  return line.map((cell) => {
    const mark = markName(toMove);
    setup = afterMove(setup, cell);
    ({ toMove } = setup);
    return { mark, cell };
  });
}
