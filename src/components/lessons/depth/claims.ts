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
  greatest,
  limitRows,
  neverOnlyMistakes,
  ratingsAtRoot,
  winsLessThanBefore,
} from './facts.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { twoBars } from '../parts/twoBars.ts';
import { fogWordOf } from './fogTree.ts';
import { askedBy, cellInto, emptyAt, scoreOf } from '../parts/reading.ts';
import { lessonRun, lessonRequest } from '../parts/runs.ts';
import type { LessonClaims } from '../parts/ask.ts';

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
  emptyCells(CORNER.cells).flatMap((cell) => (cell === CENTRE ? [] : [ratings[cell] ?? 0]));
const all = (values: readonly number[], value: number) => values.every((each) => each === value);
const deep = () => recordSearch({ ...limit().request, depth: 3 });
const percent = (level: number, side: 'first' | 'second') =>
  messages.chart.percent(againstRandom()[level - 1]?.[side] ?? 0);

const rootWins = () => ratingsAtRoot().filter((rating) => rating > RATED_DRAWN);
const rootLosses = () => ratingsAtRoot().filter((rating) => rating < RATED_UNKNOWN);

const fogSays = (limit: number) => {
  const ratings = depthRatingsOf(FOG, limit);
  return emptyCells(FOG.cells).map((cell) => ({ cell, says: fogWordOf(ratings[cell] ?? 0) }));
};

export const depthClaims = {
  longestWin: () => RATED_WON - Math.min(...rootWins()) + 1,
  longestLoss: () => Math.max(...rootLosses()) - RATED_LOST + 1,
  won: () => RATED_WON,
  drawn: () => RATED_DRAWN,
  unknown: () => RATED_UNKNOWN,
  lost: () => RATED_LOST,
  cornerBlind: () => cornerRow(0).last,
  cornerOthers: () => others(corner(cornerRow(1).first))[0] ?? 0,
  cornerLater: () => (others(corner(cornerRow(1).first))[0] ?? 0) - RATED_LOST,
  cornerSure: () => cornerRow(2).first,
  limitDepth: () => limit().request.depth,
  limitDeeper: () => deep().request.depth,
  winInside: () => RATED_WON - 1,
  safeFrom: SAFE_FROM,
  beatenUntil: () => SAFE_FROM() - 1,
  ten: () => minimaxOf('quickMinimax').score + 1,
  fogMoves: () => emptyCells(FOG.cells).length,
  room: () => RATED_UNKNOWN - RATED_LOST - 1,
  fewerWins: () => winsLessThanBefore()[0] ?? 0,
  cornerOnlyCentre: () => {
    const { value } = solve(CORNER);
    const good = solvedMoves(CORNER).filter((move) => move.value === value);
    return value === 0 && CORNER.toMove === O && good.length === 1 && good[0]?.cell === CENTRE;
  },
  cornerBlindHolds: () => {
    const { first, last, ratings } = cornerRow(0);
    const free = emptyCells(CORNER.cells).map((cell) => ratings[cell] ?? 0);
    return first === 1 && last === SAFE_FROM() - 1 && all(free, RATED_UNKNOWN);
  },
  cornerSeesHolds: () => {
    const ratings = corner(cornerRow(1).first);
    const seen = others(ratings)[0] ?? 0;
    return all(others(ratings), seen) && seen < RATED_UNKNOWN && ratings[CENTRE] === RATED_UNKNOWN;
  },
  cornerSureHolds: () => cornerRow(2).ratings[CENTRE] === RATED_DRAWN,
  limitNineCalls: () => {
    const { setup } = limit().request;
    return setup.cells.join() === lessonRequest('nine').setup.cells.join() && setup.toMove === X;
  },
  limitCall3: () => scoreOf(limit(), 3) === RATED_LOST && scoreOf(limit(), 2) === RATED_LOST + 1,
  limitCall5: () => scoreOf(limit(), 5) === RATED_WON && cellInto(limit(), 5) === CENTRE,
  limitCall7: () => scoreOf(limit(), 7) === RATED_UNKNOWN && emptyAt(limit(), 7).length === 1,
  limitDeeperHolds: () => {
    const run = deep();
    return scoreOf(run, 7) === RATED_WON - 1 && scoreOf(run, 8) === RATED_WON;
  },
  limitRootAsIs: () =>
    askedBy(limit(), 1).some((call) => scoreOf(limit(), call) === RATED_WON) &&
    scoreOf(limit(), 1) === RATED_WON,
  notAtRoot: () =>
    !ratingsAtRoot().includes(RATED_LOST) && !ratingsAtRoot().includes(RATED_WON - 1),
  endsAreNear: () => rootWins().length > 0 && rootLosses().length > 0,
  parity: () => {
    return (
      rootWins().every((rating) => (RATED_WON - rating) % 2 === 0) &&
      rootLosses().every((rating) => (rating - RATED_LOST) % 2 === 1)
    );
  },
  neverDeceived: neverOnlyMistakes,
  deeperNeverWorse: deeperIsNeverWorse,
  beaten: () =>
    DEPTHS.filter((level) => level < SAFE_FROM()).every(
      (level) => canLose(level, 'first') && canLose(level, 'second'),
    ),
  safe: () =>
    DEPTHS.filter((level) => level >= SAFE_FROM()).every(
      (level) => !canLose(level, 'first') && !canLose(level, 'second'),
    ),
  waits: () => {
    const { cell, moves, score } = minimaxOf('minimax');
    const quick = solvedMoves(WAITS).filter(({ value, distance }) => value === 1 && distance === 1);
    return (
      cell === 5 &&
      moves.every((move) => move.score === score) &&
      quick.map((move) => move.cell).join() === '6,8'
    );
  },
  hurries: () => minimaxOf('quickMinimax').cell === 6,
  waitsStillWins: () => solvedMoves(WAITS).every(({ value }) => value === 1),
  bothSeeIt: () => greatest(WAITS, 3).join() === '6,8',
  fogOne: () => fogSays(1).every(({ says }) => says === 'unknown'),
  // On the other three X has a line at once: the one that cell 4 blocks.
  fogTwo: () =>
    fogSays(2).every(({ cell, says }) => says === (cell === CENTRE ? 'unknown' : 'lost')),
  fogThree: () => fogSays(3).every(({ cell, says }) => says === (cell === CENTRE ? 'won' : 'lost')),
  fogFork: () => {
    const { cells } = afterMove(FOG, CENTRE);
    const wins = emptyCells(cells).filter((cell) => linesCompleted(cells, cell, O).length > 0);
    return FOG.toMove === O && wins.length === 2;
  },
  eightTimesFin: () =>
    [O, DRAWN, X].map((result) => 8 * result).join() ===
    [RATED_WON, RATED_DRAWN, RATED_LOST].join(),
  roomIsEnough: () => RATED_DRAWN - RATED_UNKNOWN === RATED_UNKNOWN - RATED_LOST,
  fewerWinsHolds: () =>
    winsLessThanBefore().length > 0 && winsLessThanBefore().every((level) => level >= SAFE_FROM()),
  atRoot: () => messages.list(ratingsAtRoot()),
  chance1Second: () => percent(1, 'second'),
  chanceBlindSecond: () => percent(SAFE_FROM() - 1, 'second'),
} as const satisfies LessonClaims;

const { guess: say } = messages;

/** Where minimax moves although it could win at once. */
export function waitsOptions() {
  const { cell } = rootSearch({ ...tutorialRequest(WAITS), search: 'minimax' });
  return emptyCells(WAITS.cells).map((each) => ({
    text: messages.cell(each),
    cell: each,
    isRight: each === cell,
    why: each === cell ? say.waits : say.wouldWin,
  }));
}

/** What else a machine could say at its horizon. */
export function insteadOptions() {
  const { draw, further, guess } = say.instead;
  return [
    { text: draw.text, isRight: false, why: draw.why },
    { text: further.text, isRight: false, why: further.why },
    { text: guess, isRight: true },
  ];
}

/** What the call at the horizon may return once the limit is one higher. */
export function horizonOptions() {
  const right = scoreOf(recordSearch({ ...lessonRun('limit').request, depth: 3 }), 7);
  return [RATED_UNKNOWN, RATED_DRAWN, right, RATED_WON].map((rating) => ({
    text: messages.list([rating]),
    isRight: rating === right,
    why: rating === right ? '' : (say.rating[rating] ?? ''),
  }));
}

/** How often depth ratings lose to somebody who takes any free cell, by limit: bars and table. */
export const depthChart = () =>
  twoBars(
    messages.chart,
    [messages.chart.sides.first, messages.chart.sides.second],
    againstRandom().map(({ level, first, second }) => ({ limit: level, shares: [first, second] })),
  );

/** The same board as seen with every limit: a rating on each empty cell, neighbours that are alike as one. */
export function limitBoards() {
  return limitRows(CORNER).map(({ first, last, ratings }) => {
    const what = messages.limits(first, last);
    return { view: boardOfSetup(CORNER), ratings, what, says: what };
  });
}
