import {
  CODES,
  BitPosition,
  SYMMETRIES,
  emptySetup,
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
import { mapCounts, placedBoards } from '../../map/mapBoards.ts';
import {
  balancedBoards,
  freeCellCounts,
  mended,
  openClasses,
  provenOf,
  slip,
  slipBoard,
  turnedCells,
  wrongRows,
  LOOKUP,
  TURNED,
  lookedUp,
} from './facts.ts';
import { smallInputOf } from '../../stepper/linear/start.ts';
import type { LessonClaims } from '../parts/ask.ts';

const index = positionIndex;
const counts = (side: 'X' | 'O') => mapCounts(side);
/** Legal positions of chess, as John Tromp has estimated them (Chess Position Ranking, 2021). */
const POSITIONS_OF_CHESS = 4.8e44;
const BILLION = 1e9;
const SECONDS_OF_A_YEAR = 365.25 * 24 * 60 * 60;

/** A great number in the usual short form: "4.8 × 10⁴⁴". */
function short(value: number): string {
  const [digits = '', power = ''] = value.toExponential(1).split('e+');
  const raised = Array.from(power, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `${digits} × 10${raised}`;
}

export const tableClaims = {
  /** What the lesson on tables says, and the page of the map. */
  positions: () => index().positions.length,
  classes: () => index().classes.length,
  rows: () => openClasses().length,
  over: () => index().classes.length - openClasses().length,
  numbers: () => openClasses().reduce((sum, setup) => sum + freeCellCounts(setup), 0),
  kilobytes: () => Math.round(JSON.stringify([...ruleRatingsTable().weights]).length / 1000),
  calls: () => perft().byPly.reduce((sum, each) => sum + each, 0),
  codes: () => CODES,
  symmetries: () => 8,
  lookupSteps: () => lookedUp().events.length,
  lookupRow: () => lookedUp().row,
  fourCells: () => balancedBoards(16),
  fourCodes: () => 3 ** 16,
  slipRow: () => slip().at,
  slipCells: () => slip().losing.length,
  slipPlayed: () => slip().played.length,
  slipMoves: () => slip().game.length,
  wrongRowsLeft: () => wrongRows(mended()).length,
  mapX: () => counts('X').boards,
  mapO: () => counts('O').boards,
  mapOTurns: () => counts('O').turns,
  mapOOpenedTurns: () => counts('O').openedTurns,
  mapXOpened: () => counts('X').opened,
  mapOOpened: () => counts('O').opened,
  // Every position, in each of its eight forms, is in one and the same row.
  turningKeepsRow: () =>
    [...index().positions]
      .map(setupOfCode)
      .every((setup) =>
        SYMMETRIES.every(
          (each) =>
            placeOf({ ...setup, cells: permuted(setup.cells, each) })?.at === placeOf(setup)?.at,
        ),
      ),
  oBeganToo: () => {
    const setup = emptySetup(4);
    return oHasBegun(setup) && placeOf(setup)?.at === 0;
  },
  // By half a turn, the third of the symmetries.
  lookupTurned: () => lookedUp().symmetry === 2,
  lookupStopsLoss: () => {
    const setup = smallInputOf(LOOKUP).setup;
    const [only, more] = tablePolicy(ruleRatingsTable(), setup);
    const best = solvedMoves(setup).filter(({ distance }) => distance > 2);
    return more === undefined && best.length === 1 && best[0]?.cell === only?.cell;
  },
  // Each number of the row has one place to go to, and the highest is the only move that wins.
  turnedWins: () => {
    const wins = solvedMoves(TURNED).filter(({ value }) => value === 1);
    const { sizeOf } = index();
    return (
      sizeOf[placeOf(TURNED)?.at ?? 0] === 8 &&
      wins.length === 1 &&
      wins[0]?.cell === turnedCells().own &&
      wins[0].distance === 1
    );
  },
  unturnedLoses: () =>
    solvedMoves(TURNED).some(({ cell, value }) => cell === turnedCells().kept && value === -1),
  boundIsAbove: () => balancedBoards(9) > index().positions.length,
  opensAnywhere: () => tablePolicy(ruleRatingsTable(), emptySetup()).length === 9,
  firstNeverLoses: () => provenOf(ruleRatingsTable(), 'first').worst !== 'loss',
  secondCanLose: () => provenOf(ruleRatingsTable(), 'second').worst === 'loss',
  slipIsATie: () => {
    const { kept, played, losing } = slip();
    const others = played.filter((cell) => !losing.includes(cell));
    const draws = solvedMoves(kept).filter(({ value }) => value === 0);
    return solve(kept).value === 0 && draws.every(({ cell }) => others.includes(cell));
  },
  /** X has two corners and O the centre; the losing cells are corners, and the others edges. */
  slipCorners: () => {
    const { played, losing } = slip();
    const isCorner = (cell: number) => [0, 2, 6, 8].includes(cell);
    const isTrap = slipBoard() === '..X.O.X..';
    return (
      isTrap && losing.every(isCorner) && played.every((c) => isCorner(c) === losing.includes(c))
    );
  },
  mendedHolds: () =>
    provenOf(mended(), 'first').worst !== 'loss' && provenOf(mended(), 'second').worst !== 'loss',
  wrongButNotLost: () => wrongRows(mended()).length === wrongRows(ruleRatingsTable()).length - 1,
  truthNeverErrs: () => wrongRows(valuesTable()).length === 0,
  truthIsLazy: () => {
    // A win at once and a win later have the same value.
    const truth = valuesTable();
    return openClasses().some((setup) => {
      const played = tablePolicy(truth, setup);
      const moves = new Map(solvedMoves(setup).map((move) => [move.cell, move]));
      const far = new Set(played.map(({ cell }) => moves.get(cell)?.distance));
      return far.size > 1 && moves.get(played[0]?.cell ?? -1)?.value === 1;
    });
  },
  mapXAllTurns: () =>
    counts('X').turns === counts('X').boards && counts('X').openedTurns === counts('X').opened,
  mapOOthers: () =>
    placedBoards('O', {}, () => true).every(
      ({ board: { id, setup, best } }) =>
        best.length > 0 || id === '' || (id.length % 2 === 1 && new BitPosition(setup).isOver),
    ),
  mapOLarger: () => counts('O').boards > 8 * counts('X').boards,
  chess: () => short(POSITIONS_OF_CHESS),
  chessYears: () => short(POSITIONS_OF_CHESS / BILLION / SECONDS_OF_A_YEAR),
} as const satisfies LessonClaims;
