import {
  DEPTHS,
  DRAWN,
  O,
  RATED_DRAWN,
  RATED_LOST,
  RATED_UNKNOWN,
  RATED_WON,
  X,
  afterMove,
  depthRatingsOf,
  emptyCells,
  linesCompleted,
  recordSearch,
  rootSearch,
  solve,
  solvedMoves,
  tutorialRequest,
} from '../../../engine/index.ts';
import { depthMessages as messages } from '#language/lessons/depth/messages';
import {
  CORNER,
  FOG,
  WAITS,
  againstRandom,
  canLose,
  deeperIsNeverWorse,
  cellsToRate,
  greatest,
  limitRows,
  neverOnlyMistakes,
  ratingsAtRoot,
  winsLessThanBefore,
} from './facts.ts';
import { fogWordOf } from './fogTree.ts';
import { askedBy, cellInto, emptyAt, scoreOf } from '../parts/reading.ts';
import { lessonRun, lessonRequest } from '../parts/runs.ts';

/** What the lesson on depth says, as questions to the engine. */

const CENTRE = 4;
const limit = () => lessonRun('limit');
const corner = (depth: number) => depthRatingsOf(CORNER, depth);
const cornerRow = (at: number) => {
  const row = limitRows(CORNER)[at];
  if (!row) throw new Error('the corner has fewer forms');
  return row;
};
const SAFE_FROM = () => {
  const level = DEPTHS.find((each) => !canLose(each, 'first') && !canLose(each, 'second'));
  if (level === undefined) throw new Error('no limit is safe');
  return level;
};
const minimaxOf = (search: 'minimax' | 'quickMinimax') =>
  rootSearch({ ...tutorialRequest(WAITS), search });
const others = (ratings: readonly number[]) =>
  cellsToRate(CORNER).flatMap((cell) => (cell === CENTRE ? [] : [ratings[cell] ?? 0]));
const all = (values: readonly number[], value: number) => values.every((each) => each === value);
const deep = () => recordSearch({ ...limit().request, depth: 3 });
const percent = (level: number, side: 'first' | 'second') =>
  messages.chart.percent(againstRandom()[level - 1]?.[side] ?? 0);

const rootWins = () => ratingsAtRoot().filter((rating) => rating > RATED_DRAWN);
const rootLosses = () => ratingsAtRoot().filter((rating) => rating < RATED_UNKNOWN);

const fogSays = (limit: number) => {
  const ratings = depthRatingsOf(FOG, limit);
  return cellsToRate(FOG).map((cell) => ({ cell, says: fogWordOf(ratings[cell] ?? 0) }));
};

export const NUMBERS = {
  'depth.longest-win': () => RATED_WON - Math.min(...rootWins()) + 1,
  'depth.longest-loss': () => Math.max(...rootLosses()) - RATED_LOST + 1,
  'depth.won': () => RATED_WON,
  'depth.drawn': () => RATED_DRAWN,
  'depth.unknown': () => RATED_UNKNOWN,
  'depth.lost': () => RATED_LOST,
  'depth.corner.blind': () => cornerRow(0).last,
  'depth.corner.sees': () => cornerRow(1).first,
  'depth.corner.others': () => others(corner(cornerRow(1).first))[0] ?? 0,
  'depth.corner.later': () => (others(corner(cornerRow(1).first))[0] ?? 0) - RATED_LOST,
  'depth.corner.sure': () => cornerRow(2).first,
  'depth.limit.depth': () => limit().request.depth,
  'depth.limit.deeper': () => deep().request.depth,
  'depth.win-inside': () => RATED_WON - 1,
  'depth.safe-from': SAFE_FROM,
  'depth.beaten-until': () => SAFE_FROM() - 1,
  'depth.ten': () => minimaxOf('quickMinimax').score + 1,
  'depth.fog.moves': () => cellsToRate(FOG).length,
  'depth.room': () => RATED_UNKNOWN - RATED_LOST - 1,
  'depth.fewer-wins': () => winsLessThanBefore()[0] ?? 0,
} as const satisfies Record<string, () => number>;

export const FACTS = {
  'depth.corner.only-centre': () => {
    const { value } = solve(CORNER);
    const good = solvedMoves(CORNER).filter((move) => move.value === value);
    return value === 0 && CORNER.toMove === O && good.length === 1 && good[0]?.cell === CENTRE;
  },
  'depth.corner.blind': () => {
    const { first, last, ratings } = cornerRow(0);
    const free = cellsToRate(CORNER).map((cell) => ratings[cell] ?? 0);
    return first === 1 && last === SAFE_FROM() - 1 && all(free, RATED_UNKNOWN);
  },
  'depth.corner.sees': () => {
    const ratings = corner(cornerRow(1).first);
    const seen = others(ratings)[0] ?? 0;
    return all(others(ratings), seen) && seen < RATED_UNKNOWN && ratings[CENTRE] === RATED_UNKNOWN;
  },
  'depth.corner.sure': () => cornerRow(2).ratings[CENTRE] === RATED_DRAWN,
  'depth.limit.nine-calls': () => {
    const { setup } = limit().request;
    return setup.cells.join() === lessonRequest('nine').setup.cells.join() && setup.toMove === X;
  },
  'depth.limit.call-3': () =>
    scoreOf(limit(), 3) === RATED_LOST && scoreOf(limit(), 2) === RATED_LOST + 1,
  'depth.limit.call-5': () => scoreOf(limit(), 5) === RATED_WON && cellInto(limit(), 5) === CENTRE,
  'depth.limit.call-7': () =>
    scoreOf(limit(), 7) === RATED_UNKNOWN && emptyAt(limit(), 7).length === 1,
  'depth.limit.deeper': () => {
    const run = deep();
    return scoreOf(run, 7) === RATED_WON - 1 && scoreOf(run, 8) === RATED_WON;
  },
  'depth.limit.root-as-is': () =>
    askedBy(limit(), 1).some((call) => scoreOf(limit(), call) === RATED_WON) &&
    scoreOf(limit(), 1) === RATED_WON,
  'depth.not-at-root': () =>
    !ratingsAtRoot().includes(RATED_LOST) && !ratingsAtRoot().includes(RATED_WON - 1),
  'depth.ends-are-near': () => rootWins().length > 0 && rootLosses().length > 0,
  'depth.parity': () => {
    return (
      rootWins().every((rating) => (RATED_WON - rating) % 2 === 0) &&
      rootLosses().every((rating) => (rating - RATED_LOST) % 2 === 1)
    );
  },
  'depth.never-deceived': neverOnlyMistakes,
  'depth.deeper-never-worse': deeperIsNeverWorse,
  'depth.beaten': () =>
    DEPTHS.filter((level) => level < SAFE_FROM()).every(
      (level) => canLose(level, 'first') && canLose(level, 'second'),
    ),
  'depth.safe': () =>
    DEPTHS.filter((level) => level >= SAFE_FROM()).every(
      (level) => !canLose(level, 'first') && !canLose(level, 'second'),
    ),
  'depth.waits': () => {
    const { cell, moves, score } = minimaxOf('minimax');
    const quick = solvedMoves(WAITS).filter(({ value, distance }) => value === 1 && distance === 1);
    return (
      cell === 5 &&
      moves.every((move) => move.score === score) &&
      quick.map((move) => move.cell).join() === '6,8'
    );
  },
  'depth.hurries': () => minimaxOf('quickMinimax').cell === 6,
  'depth.waits.still-wins': () => solvedMoves(WAITS).every(({ value }) => value === 1),
  'depth.both-see-it': () => greatest(WAITS, 3).join() === '6,8',
  'depth.fog.one': () => fogSays(1).every(({ says }) => says === 'unknown'),
  // On the other three X has a line at once: the one that cell 4 blocks.
  'depth.fog.two': () =>
    fogSays(2).every(({ cell, says }) => says === (cell === CENTRE ? 'unknown' : 'lost')),
  'depth.fog.three': () =>
    fogSays(3).every(({ cell, says }) => says === (cell === CENTRE ? 'won' : 'lost')),
  'depth.fog.fork': () => {
    const { cells } = afterMove(FOG, CENTRE);
    const wins = emptyCells(cells).filter((cell) => linesCompleted(cells, cell, O).length > 0);
    return FOG.toMove === O && wins.length === 2;
  },
  'depth.eight-times-fin': () =>
    [O, DRAWN, X].map((result) => 8 * result).join() ===
    [RATED_WON, RATED_DRAWN, RATED_LOST].join(),
  'depth.room-is-enough': () => RATED_DRAWN - RATED_UNKNOWN === RATED_UNKNOWN - RATED_LOST,
  'depth.fewer-wins': () =>
    winsLessThanBefore().length > 0 && winsLessThanBefore().every((level) => level >= SAFE_FROM()),
} as const satisfies Record<string, () => boolean>;

export const TEXTS = {
  'depth.at-root': () => messages.list(ratingsAtRoot()),
  'depth.chance.1.second': () => percent(1, 'second'),
  'depth.chance.blind.second': () => percent(SAFE_FROM() - 1, 'second'),
} as const satisfies Record<string, () => string>;
