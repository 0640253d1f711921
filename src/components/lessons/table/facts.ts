import {
  recordRun,
  BitPosition,
  EMPTY,
  ROW,
  afterMove,
  emptySetup,
  makePosition,
  placeOf,
  positionIndex,
  prove,
  ruleRatingsTable,
  setupOfClass,
  solvedMoves,
  tableOf,
  tablePolicy,
  type Setup,
  type Table,
  tableLookupRun,
  type LookupEvent,
} from '../../../engine/index.ts';
import { type SmallFigureProps, smallInputOf, stepOf } from '../../stepper/linear/start.ts';
import { lastOf } from '../../stepper/linear/view.ts';

/** What lesson `table` asks the engine: the table of rule ratings, its size, its slip, and how it is mended. */

export function openClasses(): Setup[] {
  return Array.from(positionIndex().classes, (_, at) => setupOfClass(at)).filter(
    (setup) => !new BitPosition(setup).isOver,
  );
}

/** Rows in which a cell of highest number is not among the best. */
export function wrongRows(table: Table): number[] {
  return openClasses().flatMap((setup) => {
    const moves = solvedMoves(setup);
    const most = Math.max(...moves.map(({ value }) => value));
    const best = new Set(moves.filter(({ value }) => value === most).map(({ cell }) => cell));
    const errs = tablePolicy(table, setup).some(({ cell }) => !best.has(cell));
    return errs ? [placeOf(setup)?.at ?? -1] : [];
  });
}

export const provenOf = (table: Table, plays: 'first' | 'second') =>
  prove(
    tableOf((setup) => tablePolicy(table, setup)),
    plays,
  );

/** The shortest game in which the table loses as the second player, and where it goes wrong in it. */
export function slip() {
  const table = ruleRatingsTable();
  const game = provenOf(table, 'second').shortestLoss ?? [];
  let setup = emptySetup();
  for (const cell of game) {
    const worth = new Map(solvedMoves(setup).map((move) => [move.cell, move.value]));
    const most = Math.max(...worth.values());
    if ((worth.get(cell) ?? 0) < most && setup.toMove !== emptySetup().toMove) break;
    setup = afterMove(setup, cell);
  }
  const at = placeOf(setup)?.at ?? -1;
  const kept = setupOfClass(at);
  const moves = solvedMoves(kept);
  const played = tablePolicy(table, kept).map(({ cell }) => cell);
  const losing = moves.filter(({ cell, value }) => value < 0 && played.includes(cell));
  return { game, at, kept, played, losing: losing.map(({ cell }) => cell) };
}

/** The table with the slip mended: 0 for the cells that lose there. */
export function mended(): Table {
  const table = ruleRatingsTable();
  const { at, losing } = slip();
  const weights = table.weights.slice();
  for (const cell of losing) weights[at * ROW + cell] = 0;
  return { ...table, weights };
}

/** Boards of `cells` cells with as many X as O, or one X more: all that can arise, and some that cannot. */
export function balancedBoards(cells: number): number {
  let boards = 0;
  for (let ply = 0; ply <= cells; ply++) {
    const o = Math.floor(ply / 2);
    boards += choose(cells, o) * choose(cells - o, ply - o);
  }
  return boards;
}

function choose(from: number, picked: number): number {
  let ways = 1;
  for (let i = 1; i <= picked; i++) ways = (ways * (from - picked + i)) / i;
  return Math.round(ways);
}

export const freeCellCounts = (setup: Setup): number =>
  setup.cells.filter((content) => content === EMPTY).length;

/** The board of the slip as nine characters. */
export const slipBoard = (): string => makePosition(slip().kept.cells);

/** Where the highest number of the board that is turned back by hand belongs, and where it is in the table. */
export function turnedCells(): { readonly own: number; readonly kept: number } {
  const own = tablePolicy(ruleRatingsTable(), TURNED)[0]?.cell ?? -1;
  return { own, kept: placeOf(TURNED)?.symmetry.indexOf(own) ?? -1 };
}

/** The look into the table that lesson `table` steps through. */
export const LOOKUP = { id: 'lookup', board: '..XOX....' } as const satisfies SmallFigureProps;

/** The board at the top of the lesson: O has to answer a threat. */
export const ASKED_FIRST: Setup = smallInputOf(LOOKUP).setup;

/** The board whose numbers are turned back by hand, with X to move. */
export const TURNED: Setup = smallInputOf({ id: 'turned', board: 'X...X.OO.' }).setup;

const trace = () => recordRun(tableLookupRun, smallInputOf(LOOKUP));

/** The row that the figure finds, and the symmetry that leads to it. */
export function lookedUp() {
  const { events } = trace();
  const { row = 0, symmetry } = lastOf(trace());
  return { events, row, symmetry };
}

export const lookupStep = (kind: LookupEvent['kind'], nth = 1): number =>
  stepOf(trace(), LOOKUP.id, kind, {}, nth);
