import {
  CODES,
  BOTS,
  BitPosition,
  afterMove,
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
  policyOf,
  positionsFrom,
  oHasBegun,
} from '../../../engine/index.ts';
import { decimal } from '#language/ui/language/numbers';
import { mapCounts } from '../../map/mapCounts.ts';
import {
  balancedBoards,
  classesOfSize,
  freeCellCounts,
  keepersOf,
  mended,
  openClasses,
  otherThanRules,
  provenOf,
  slip,
  wrongRows,
} from './facts.ts';
import { smallInputOf } from '../../stepper/linear/small/start.ts';
import { LOOKUP, lookedUp } from './figures.ts';

const index = positionIndex;
const counts = (side: 'X' | 'O') => mapCounts(side);
/** Legal positions of chess, as John Tromp has estimated them (Chess Position Ranking, 2021). */
const POSITIONS_OF_CHESS = 4.8e44;

/** What lesson `table` says, and the page of the map. */
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
  'table.size-8': () => classesOfSize(8),
  'table.size-4': () => classesOfSize(4),
  'table.size-2': () => classesOfSize(2),
  'table.size-1': () => classesOfSize(1),
  'table.four-cells': () => balancedBoards(16),
  'table.four-codes': () => 3 ** 16,
  'table.slip-row': () => slip().at,
  'table.slip-cells': () => slip().losing.length,
  'table.slip-played': () => slip().played.length,
  'table.slip-moves': () => slip().game.length,
  'table.wrong-rows': () => wrongRows(ruleRatingsTable()).length,
  'table.wrong-rows-left': () => wrongRows(mended()).length,
  'table.corner-forms': () =>
    index().sizeOf[placeOf(afterMove(emptySetup(), 0))?.at ?? 0] as number,
  'table.other-than-rules': () => otherThanRules().length,
  'table.openings': () => tablePolicy(ruleRatingsTable(), emptySetup()).length,
  'table.map-x': () => counts('X').boards,
  'table.map-o': () => counts('O').boards,
  'table.map-x-opened': () => counts('X').opened,
  'table.map-o-opened': () => counts('O').opened,
} as const satisfies Record<string, () => number>;

const openPositions = () => positionsFrom().filter((setup) => !new BitPosition(setup).isOver);

/** Every board once, with how many are alike and how many of the eight leave it as it is. */
const sizesFit = () =>
  [...index().classes].every((code, at) => {
    const size = index().sizeOf[at] as number;
    return size * keepersOf(setupOfCode(code)) === 8;
  });

export const FACTS = {
  'table.works-beforehand': () => 'lookup-table' in BOTS,
  'table.one-row-each': () =>
    [...index().positions].every((code) => placeOf(setupOfCode(code)) !== undefined),
  'table.o-began-too': () => {
    const setup = emptySetup(4);
    return oHasBegun(setup) && placeOf(setup)?.at === 0;
  },
  'table.lookup-turned': () => lookedUp().symmetry !== 0,
  'table.lookup-stops-loss': () => {
    const setup = smallInputOf(LOOKUP).setup;
    const [only, more] = tablePolicy(ruleRatingsTable(), setup);
    const best = solvedMoves(setup).filter(({ distance }) => distance > 2);
    return more === undefined && best.length === 1 && best[0]?.cell === only?.cell;
  },
  'table.sizes-add-up': () => {
    const sizes = [8, 4, 2, 1];
    const boards = sizes.reduce((sum, size) => sum + size * classesOfSize(size), 0);
    return boards === index().positions.length && sizesFit();
  },
  'table.most-have-eight': () => classesOfSize(8) > index().classes.length * 0.75,
  'table.empty-is-alone': () => index().sizeOf[0] === 1 && keepersOf(emptySetup()) === 8,
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
  'table.diagonals': () => otherThanRules().length > 0,
  'table.diagonals-harmless': () =>
    openPositions().every((setup) => {
      const byTable = policyOf({ kind: 'lookup-table', level: 1 }, setup);
      const byRules = policyOf({ kind: 'rule-ratings', level: 1 }, setup);
      return JSON.stringify(byTable) === JSON.stringify(byRules);
    }),
  'table.map-o-larger': () => counts('O').boards > 5 * counts('X').boards,
} as const satisfies Record<string, () => boolean>;

/** A great number in the usual short form: "4.8 × 10⁴⁴". */
function short(value: number): string {
  const [digits = '', power = ''] = value.toExponential(1).split('e+');
  const raised = Array.from(power, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `${digits} × 10${raised}`;
}

export const TEXTS = {
  'table.factor': () => decimal(index().positions.length / index().classes.length, 2),
  'table.chess': () => short(POSITIONS_OF_CHESS),
} as const satisfies Record<string, () => string>;
