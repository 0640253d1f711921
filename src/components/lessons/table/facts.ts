import {
  BitPosition,
  EMPTY,
  ROW,
  SYMMETRIES,
  afterMove,
  emptySetup,
  makePosition,
  placeOf,
  positionIndex,
  positionsFrom,
  prove,
  rowOf,
  ruleRatings,
  ruleRatingsTable,
  setupOfClass,
  solvedMoves,
  tableOf,
  tablePolicy,
  permuted,
  type Setup,
  type Table,
} from '../../../engine/index.ts';
import { whyNotFactor } from '#language/lessons/table/lesson';
import { decimal } from '#language/ui/language/numbers';

/** What lesson `table` asks the engine: the table of rule ratings, its size, its slip, and how it is mended. */

export function openClasses(): Setup[] {
  return Array.from(positionIndex().classes, (_, at) => setupOfClass(at)).filter(
    (setup) => !new BitPosition(setup).isOver,
  );
}

/** Classes by how many boards are alike: 1, 2, 4 or 8. */
export const classesOfSize = (size: number): number =>
  positionIndex().sizeOf.filter((each) => each === size).length;

/** Rows in which a cell of greatest number is not among the best. */
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

/** Positions in which the rules, asked again, weigh otherwise than the table does. */
export function otherThanRules(): string[] {
  const table = ruleRatingsTable();
  const open = positionsFrom().filter((setup) => !new BitPosition(setup).isOver);
  return open
    .filter((setup) => rowOf(table, setup)?.join() !== ruleRatings(setup).join())
    .map(({ cells }) => makePosition(cells));
}

/** Whether every symmetry that leaves the board as it is is counted: 8 / boards alike. */
export function keepersOf(setup: Setup): number {
  const own = setup.cells.join('');
  return SYMMETRIES.filter((each) => permuted(setup.cells, each).join('') === own).length;
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

/** Answers to: by what is the table smaller? */
export function factorOptions() {
  const { positions, classes } = positionIndex();
  const right = decimal(positions.length / classes.length, 2);
  return [
    { text: '4', isRight: false, why: whyNotFactor.four },
    { text: right, isRight: true },
    { text: '8', isRight: false, why: whyNotFactor.eight },
  ];
}

/** The board of the slip as nine characters. */
export const slipBoard = (): string => makePosition(slip().kept.cells);
