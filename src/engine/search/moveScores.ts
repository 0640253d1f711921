import { EMPTY, type Score } from '../core/types.ts';
import { playableCells, type Setup } from '../game/setup.ts';
import type { Variant } from '../game/variants.ts';
import { BoardSolver, cellClasses } from './boardSolver.ts';
import type { SolverSide } from './lineBoard.ts';
import { DRAW, LOSS, WIN } from './minimax.ts';

/** Moves that a symmetry takes to each other, and how the game goes on after one of them, for the side that makes it. */
export interface MoveScore {
  readonly cells: readonly number[];
  readonly score: Score;
}

/** How many positions may be looked at: for a question about one move, few of each first and then more of those left; and in all. */
export interface MoveBudget {
  readonly each: readonly number[];
  readonly all: number;
}
const MOVE_BUDGET: MoveBudget = { each: [2_000, 20_000, 200_000], all: 12_000_000 };

/**
 * The score of every move, as they are settled: those on the most promising cells first, and nothing twice. It yields
 * nothing for a moment in which none was; what is not settled within the budget never comes. A finished game has no moves.
 */
export function* moveScoreSteps(
  setup: Setup,
  variant: Variant,
  { each, all }: MoveBudget = MOVE_BUDGET,
): Generator<MoveScore | undefined, void> {
  const solver = new BoardSolver(variant, {});
  if (solver.setUp(setup) !== undefined) return;
  const heats = heatsOf(setup, variant);
  const heat = ([cell = 0]: readonly number[]) => heats[cell] as number;
  let left = cellClasses(setup, variant, true).sort((a, b) => heat(b) - heat(a));
  for (const budget of each) {
    const open: number[][] = [];
    for (const cells of left) {
      if (solver.search.positions >= all) return;
      const score = scoreAfter(solver, cells[0] as number, budget);
      if (score === undefined) open.push(cells);
      yield score === undefined ? undefined : { cells, score };
    }
    left = open;
  }
}

/** How promising each cell is: the lines through it that somebody can still complete, by their marks, own ones before others. */
function heatsOf({ cells, toMove }: Setup, { geometry }: Variant): number[] {
  const heats = cells.map(() => 0);
  for (const line of geometry.lines) {
    const marks = line.map((cell) => cells[cell]).filter((content) => content !== EMPTY);
    if (marks.some((content) => content !== marks[0])) continue;
    const adds = 4 ** marks.length * (marks[0] === toMove ? 2 : 1);
    for (const cell of line) heats[cell] = (heats[cell] as number) + adds;
  }
  return heats;
}

/** How a move ends for side 0, if that takes no more positions than this for each of two questions. */
function scoreAfter(
  { board, search }: BoardSolver,
  cell: number,
  budget: number,
): Score | undefined {
  const asks = (attacker: SolverSide): boolean | undefined => {
    search.ask(attacker, 1);
    const answer = search.run(search.positions + budget);
    if (answer === undefined) search.abandon();
    return answer;
  };
  const { misere } = board.variant;
  const isLine = board.play(cell, 0);
  const wins = isLine ? !misere : asks(0);
  const loses = isLine ? misere : wins === true ? false : asks(1);
  board.undo(cell);
  if (wins) return WIN;
  if (loses) return LOSS;
  return wins === undefined || loses === undefined ? undefined : DRAW;
}

/** What a player who knows may do: a move that wins, or else any that draws, or else any; nothing if the budget does not settle it. */
export function exactMoves(
  setup: Setup,
  variant: Variant,
  budget?: MoveBudget,
): MoveScore | undefined {
  const found: MoveScore[] = [];
  for (const move of moveScoreSteps(setup, variant, budget)) {
    if (move?.score === WIN) return move;
    if (move) found.push(move);
  }
  const cells = found.flatMap((move) => move.cells);
  if (cells.length < playableCells(setup.cells, variant).length) return undefined;
  const score = found.some((move) => move.score === DRAW) ? DRAW : LOSS;
  const kept = found.filter((move) => move.score === score).flatMap((move) => move.cells);
  return { cells: kept.sort((a, b) => a - b), score };
}
