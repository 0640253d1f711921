import { finish, type InSteps } from '../core/steps.ts';
import { EMPTY, type Score } from '../core/types.ts';
import { playableCells, type Setup } from '../game/setup.ts';
import { permuted, symmetriesOf } from '../game/symmetry.ts';
import type { Variant } from '../game/variants.ts';
import { LineBoard, type SolverSide } from './lineBoard.ts';
import { DRAW, LOSS, WIN } from './minimax.ts';
import { WinSearch, type SearchSavings } from './winSearch.ts';

/** Who wins if both play as well as they can. */
export const GAME_VALUES = ['first', 'draw', 'second'] as const;
export type GameValue = (typeof GAME_VALUES)[number];

/** What the solver uses (all of it, unless said otherwise), and how far it may go. */
export interface SolverOptions extends Partial<SearchSavings> {
  /** It gives up after this many positions: 12 million if left out, some ten seconds. */
  readonly mostPositions?: number;
}

const MOST_POSITIONS = 12_000_000;
/** Positions between two reports of the progress. */
const SLICE = 20_000;

/** Not settled: the budget of positions was used up. */
interface Unsettled {
  readonly settled: false;
  readonly positions: number;
}

/** The value of an empty board; `positions` were looked into, those found again in the table not counted. */
export type BoardValue =
  | { readonly settled: true; readonly value: GameValue; readonly positions: number }
  | Unsettled;

/** The score of a position from the side to move, and every cell that keeps it, ascending; a finished game has none. */
export type BoardSolution =
  | {
      readonly settled: true;
      readonly score: Score;
      readonly cells: readonly number[];
      readonly positions: number;
    }
  | Unsettled;

/** A board with a search on it. */
export class BoardSolver {
  readonly board: LineBoard;
  readonly search: WinSearch;
  private readonly most: number;
  readonly symmetry: boolean;

  constructor(variant: Variant, options: SolverOptions) {
    const { symmetry = true, memory = true, order = true, deadLines = true } = options;
    this.board = new LineBoard(variant, { symmetry, deadLines });
    this.search = new WinSearch(this.board, { symmetry, memory, order, deadLines });
    this.symmetry = symmetry;
    this.most = options.mostPositions ?? MOST_POSITIONS;
  }

  /** Whether `attacker` wins from the board as it is; `undefined` if the budget ends first. */
  *asks(attacker: SolverSide, toMove: SolverSide): InSteps<boolean | undefined, number> {
    const { search, most } = this;
    search.ask(attacker, toMove);
    for (;;) {
      const answer = search.run(Math.min(most, search.positions + SLICE));
      if (answer !== undefined || search.positions >= most) return answer;
      yield search.positions;
    }
  }

  /** Puts the marks of a position on the empty board, the side to move as side 0; gives whose line ends the game. */
  setUp({ cells, toMove }: Setup): SolverSide | undefined {
    let ended: SolverSide | undefined;
    cells.forEach((content, cell) => {
      if (content === EMPTY) return;
      const side: SolverSide = content === toMove ? 0 : 1;
      if (this.board.play(cell, side)) ended = side;
    });
    return ended;
  }

  get unsettled(): Unsettled {
    return { settled: false, positions: this.search.positions };
  }
}

/**
 * The value of the empty board, in steps that yield how many positions were looked into so far; to stop is not to go
 * on. Boards of up to `SOLVER_CELLS` cells, else a RangeError.
 *
 * Without misère and gravity it only asks whether the first player can win: the second never does, because the first could steal a
 * winning strategy, and an extra mark never hurts (Berlekamp, Conway and Guy, "Winning Ways", chapter 22).
 */
export function* boardValueSteps(
  variant: Variant,
  options: SolverOptions = {},
): InSteps<BoardValue, number> {
  if (variant.geometry.lines.length === 0) return { settled: true, value: 'draw', positions: 1 };
  const solver = new BoardSolver(variant, options);
  const first = yield* solver.asks(0, 0);
  if (first === undefined) return solver.unsettled;
  const canSteal = !variant.misere && !variant.gravity;
  const second = first || canSteal ? false : yield* solver.asks(1, 0);
  if (second === undefined) return solver.unsettled;
  const value = first ? 'first' : second ? 'second' : 'draw';
  return { settled: true, value, positions: solver.search.positions };
}

/** The same at once. */
export function boardValue(variant: Variant, options?: SolverOptions): BoardValue {
  return finish(boardValueSteps(variant, options));
}

/** The exact score of any position, and every best cell. */
export function solveBoard(
  setup: Setup,
  variant: Variant,
  options: SolverOptions = {},
): BoardSolution {
  const solver = new BoardSolver(variant, options);
  const { search } = solver;
  const ended = solver.setUp(setup);
  const settled = (score: Score, cells: readonly number[]) =>
    ({ settled: true, score, cells, positions: search.positions }) as const;
  if (ended !== undefined) return settled((ended === 0) === !variant.misere ? WIN : LOSS, []);
  const classes = cellClasses(setup, variant, solver.symmetry);
  if (classes.length === 0) return settled(DRAW, []);
  for (const attacker of [0, 1] as const) {
    const kept: number[] = [];
    for (const cells of classes) {
      const [cell = 0] = cells;
      const wins = winsAfter(solver, cell, attacker);
      if (wins === undefined) return solver.unsettled;
      if (wins === (attacker === 0)) kept.push(...cells);
    }
    // First the moves that win; if there are none, those that don't lose.
    if (kept.length > 0) {
      return settled(
        attacker === 0 ? WIN : DRAW,
        kept.sort((a, b) => a - b),
      );
    }
  }
  return settled(
    LOSS,
    classes.flat().sort((a, b) => a - b),
  );
}

/** Whether `attacker` wins after side 0 has moved here. */
function winsAfter(solver: BoardSolver, cell: number, attacker: SolverSide): boolean | undefined {
  const { board } = solver;
  const completes = board.play(cell, 0);
  const wins = completes
    ? (attacker === 0) === !board.variant.misere
    : finish(solver.asks(attacker, 1));
  if (wins !== undefined) board.undo(cell);
  return wins;
}

/** The cells that may be played, those together that a symmetry of the position takes to each other. */
export function cellClasses({ cells }: Setup, variant: Variant, symmetry: boolean): number[][] {
  const playable = playableCells(cells, variant);
  if (!symmetry) return playable.map((cell) => [cell]);
  const own = symmetriesOf(variant).filter((each) =>
    permuted(cells, each).every((content, cell) => content === cells[cell]),
  );
  const firstOf = (cell: number) => Math.min(...own.map((each) => each[cell] as number));
  const classes = new Map<number, number[]>();
  for (const cell of playable) {
    const first = firstOf(cell);
    classes.set(first, [...(classes.get(first) ?? []), cell]);
  }
  return [...classes.values()];
}
