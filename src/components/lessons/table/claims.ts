import {
  CODES,
  BitPosition,
  SYMMETRIES,
  emptySetup,
  makeTableFile,
  placeOf,
  positionIndex,
  ruleRatingsTable,
  setupOfCode,
  solve,
  solvedMoves,
  tablePolicy,
  valuesTable,
  perft,
  permuted,
  oHasBegun,
} from '../../../engine/index.ts';
import { placedBoards } from '../../map/mapBoards.ts';
import { mapCounts } from '../../map/mapCounts.ts';
import {
  balancedBoards,
  freeCellCounts,
  mended,
  openClasses,
  provenOf,
  slip,
  turnedCells,
  wrongRows,
} from './facts.ts';
import { smallInputOf } from '../../stepper/linear/start.ts';
import { LOOKUP, TURNED, lookedUp } from './figures.ts';

const index = positionIndex;
const counts = (side: 'X' | 'O') => mapCounts(side);
/** Legal positions of chess, as John Tromp has estimated them (Chess Position Ranking, 2021). */
const POSITIONS_OF_CHESS = 4.8e44;
const BILLION = 1e9;
const SECONDS_OF_A_YEAR = 365.25 * 24 * 60 * 60;

/** What the lesson on tables says, and the page of the map. */
export const NUMBERS = {
  'table.positions': () => index().positions.length,
  'table.classes': () => index().classes.length,
  'table.rows': () => openClasses().length,
  'table.over': () => index().classes.length - openClasses().length,
  'table.numbers': () => openClasses().reduce((sum, setup) => sum + freeCellCounts(setup), 0),
  'table.kilobytes': () => Math.round(makeTableFile(ruleRatingsTable()).length / 1000),
  'table.calls': () => perft().byPly.reduce((sum, each) => sum + each, 0),
  'table.codes': () => CODES,
  'table.symmetries': () => 8,
  'table.lookup-steps': () => lookedUp().events.length,
  'table.lookup-row': () => lookedUp().row,
  'table.four-cells': () => balancedBoards(16),
  'table.four-codes': () => 3 ** 16,
  'table.slip-row': () => slip().at,
  'table.slip-cells': () => slip().losing.length,
  'table.slip-played': () => slip().played.length,
  'table.slip-moves': () => slip().game.length,
  'table.wrong-rows-left': () => wrongRows(mended()).length,
  'table.map-x': () => counts('X').boards,
  'table.map-o': () => counts('O').boards,
  'table.map-o-turns': () => counts('O').turns,
  'table.map-o-opened-turns': () => counts('O').openedTurns,
  'table.map-x-opened': () => counts('X').opened,
  'table.map-o-opened': () => counts('O').opened,
} as const satisfies Record<string, () => number>;

export const FACTS = {
  // Every position, in each of its eight forms, is in one and the same row.
  'table.turning-keeps-row': () =>
    [...index().positions]
      .map(setupOfCode)
      .every((setup) =>
        SYMMETRIES.every(
          (each) =>
            placeOf({ ...setup, cells: permuted(setup.cells, each) })?.at === placeOf(setup)?.at,
        ),
      ),
  'table.o-began-too': () => {
    const setup = emptySetup(4);
    return oHasBegun(setup) && placeOf(setup)?.at === 0;
  },
  // By half a turn, the third of the symmetries.
  'table.lookup-turned': () => lookedUp().symmetry === 2,
  'table.lookup-stops-loss': () => {
    const setup = smallInputOf(LOOKUP).setup;
    const [only, more] = tablePolicy(ruleRatingsTable(), setup);
    const best = solvedMoves(setup).filter(({ distance }) => distance > 2);
    return more === undefined && best.length === 1 && best[0]?.cell === only?.cell;
  },
  // Each number of the row has one place to go to, and the highest is the only move that wins.
  'table.turned-wins': () => {
    const wins = solvedMoves(TURNED).filter(({ value }) => value === 1);
    const { sizeOf } = index();
    return (
      sizeOf[placeOf(TURNED)?.at ?? 0] === 8 &&
      wins.length === 1 &&
      wins[0]?.cell === turnedCells().own &&
      wins[0].distance === 1
    );
  },
  'table.unturned-loses': () =>
    solvedMoves(TURNED).some(({ cell, value }) => cell === turnedCells().kept && value === -1),
  'table.bound-is-above': () => balancedBoards(9) > index().positions.length,
  'table.opens-anywhere': () => tablePolicy(ruleRatingsTable(), emptySetup()).length === 9,
  'table.first-never-loses': () => provenOf(ruleRatingsTable(), 'first').worst !== 'loss',
  'table.second-can-lose': () => provenOf(ruleRatingsTable(), 'second').worst === 'loss',
  'table.slip-is-a-tie': () => {
    const { kept, played, losing } = slip();
    const others = played.filter((cell) => !losing.includes(cell));
    const draws = solvedMoves(kept).filter(({ value }) => value === 0);
    return solve(kept).value === 0 && draws.every(({ cell }) => others.includes(cell));
  },
  /** The losing cells are corners, and the others edges. */
  'table.slip-corners': () => {
    const { played, losing } = slip();
    const isCorner = (cell: number) => [0, 2, 6, 8].includes(cell);
    return losing.every(isCorner) && played.every((c) => isCorner(c) === losing.includes(c));
  },
  'table.mended-holds': () =>
    provenOf(mended(), 'first').worst !== 'loss' && provenOf(mended(), 'second').worst !== 'loss',
  'table.wrong-but-not-lost': () =>
    wrongRows(mended()).length === wrongRows(ruleRatingsTable()).length - 1,
  'table.truth-never-errs': () => wrongRows(valuesTable({ name: '', provenance: '' })).length === 0,
  'table.truth-is-lazy': () => {
    // A win at once and a win later have the same value.
    const truth = valuesTable({ name: '', provenance: '' });
    return openClasses().some((setup) => {
      const played = tablePolicy(truth, setup);
      const moves = new Map(solvedMoves(setup).map((move) => [move.cell, move]));
      const far = new Set(played.map(({ cell }) => moves.get(cell)?.distance));
      return far.size > 1 && moves.get(played[0]?.cell ?? -1)?.value === 1;
    });
  },
  'table.map-x-all-turns': () =>
    counts('X').turns === counts('X').boards && counts('X').openedTurns === counts('X').opened,
  'table.map-o-others': () =>
    placedBoards('O', {}, () => true).every(
      ({ board: { id, setup, best } }) =>
        best.length > 0 || id === '' || (id.length % 2 === 1 && new BitPosition(setup).isOver),
    ),
  'table.map-o-larger': () => counts('O').boards > 5 * counts('X').boards,
} as const satisfies Record<string, () => boolean>;

/** A great number in the usual short form: "4.8 × 10⁴⁴". */
function short(value: number): string {
  const [digits = '', power = ''] = value.toExponential(1).split('e+');
  const raised = Array.from(power, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `${digits} × 10${raised}`;
}

export const TEXTS = {
  'table.chess': () => short(POSITIONS_OF_CHESS),
  'table.chess-years': () => short(POSITIONS_OF_CHESS / BILLION / SECONDS_OF_A_YEAR),
} as const satisfies Record<string, () => string>;
