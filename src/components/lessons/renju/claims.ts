import {
  recordRun,
  FIVE,
  O,
  RENJU_VERDICTS,
  X,
  isSameCell,
  isWinningLength,
  type WinRule,
  renjuRun,
  type RenjuEvent,
} from '../../../engine/index.ts';
import {
  B,
  boardAt,
  forbiddenAt,
  foursAt,
  heaviestAt,
  laterAtA,
  linesAt,
  named,
  verdictAt,
  verdictOfBoth,
  winOfB,
} from './facts.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { renjuLesson as messages } from '#language/lessons/renju/lesson';
import { largeInputOf } from '../../stepper/linear/start.ts';
import { RENJU_FIGURES } from './positions.ts';

/** What the lesson on renju says, as questions to the engine. Boards are counted from 0 here, from 1 in the text. */

const FORBIDDEN = [1, 2, 3];
const wins = (rule: WinRule, mark: typeof X | typeof O) =>
  [5, 6, 7].filter((row) => isWinningLength(row, mark, rule)).join();
const threes = (at: number) => linesAt(at).filter(({ kind }) => kind === 'three');

/** The sides of boards that are played on. */
const GO_SIDES = [15, 19] as const;

export const renjuClaims = {
  side: () => GO_SIDES[0],
  wide: () => GO_SIDES[1],
  five: () => FIVE,
  oneLineStones: () => {
    const { board } = boardAt(2);
    return [...board.stones()].filter(({ mark }) => mark === X).length;
  },
  steps: () => renjuTrace('check').length,
  opens: () => renjuTrace('check').filter(({ kind }) => kind === 'open').length,
  aIsHeaviest: () => isSameCell(heaviestAt(0), boardAt(0).cell),
  aTwoThrees: () => verdictAt(0) === 'three-three' && threes(0).every(({ isReal }) => isReal),
  onlyA: () => {
    const [first, ...others] = forbiddenAt(0);
    return others.length === 0 && isSameCell(first, boardAt(0).cell);
  },
  // Black's first move of the win is B, and the second is A.
  bWins: () => isSameCell(winOfB()[0], B),
  aLater: () => laterAtA().verdict === 'allowed' && isSameCell(winOfB()[2], boardAt(0).cell),
  fourAndThree: () => laterAtA().kinds === 'four,three',
  freestyle: () => wins('freestyle', X) === '5,6,7' && wins('freestyle', O) === '5,6,7',
  standard: () => wins('standard', X) === '5' && wins('standard', O) === '5',
  renju: () => wins('renju', X) === '5' && wins('renju', O) === '5,6,7',
  threeReasons: () =>
    RENJU_VERDICTS.filter((verdict) => verdict !== 'allowed' && verdict !== 'five').length === 3,
  cross: () => verdictAt(1) === 'four-four',
  oneLine: () =>
    verdictAt(2) === 'four-four' &&
    linesAt(2).length === 1 &&
    linesAt(2)[0]?.kind === 'double-four',
  long: () => verdictAt(3) === 'overline',
  // By the plain rule each of these cells begins a win by fours; in renju Black has none.
  freestyleWins: () =>
    FORBIDDEN.every((at) => {
      const win = foursAt(at, 'freestyle');
      return win.win && isSameCell(win.line[0], boardAt(at).cell);
    }),
  renjuDoesNot: () =>
    FORBIDDEN.every((at) => {
      const win = foursAt(at, 'renju');
      return !win.win && win.isComplete;
    }),
  fiveFirst: () => verdictOfBoth() === 'five',
  // In the figure with steps, B would make two fours, so another cell has to prove the three.
  bRefused: () =>
    threes(0).some(({ cells }) =>
      cells.some((each) => isSameCell(each, B) && each.not === 'four-four'),
    ) && threes(0).some(({ cells }) => cells.some((each) => !isSameCell(each, B) && !each.not)),
  unrealAllowed: () => verdictAt(4) === 'allowed' && threes(4).length === 2,
  unreal: () => {
    const unreal = threes(4).filter(({ isReal }) => !isReal);
    return (
      unreal.length === 1 &&
      unreal[0]?.direction.angle === 90 &&
      unreal[0].cells.length === 1 &&
      unreal[0].cells[0]?.not === 'four-four'
    );
  },
  b: () => named(winOfB()[0]),
  reply: () => named(winOfB()[1]),
  unrealCell: () => named(boardAt(4).cell),
  unrealOpen: () => named(threes(4).find(({ isReal }) => !isReal)?.cells[0]),
} as const satisfies LessonClaims;

/** "Two rows of three: may Black take the cell?" */
export function unrealOptions() {
  const isAllowed = verdictAt(4) === 'allowed';
  const { unreal } = messages;
  return [
    { text: unreal.yes, isRight: isAllowed, why: '' },
    { text: unreal.no, isRight: !isAllowed, why: unreal.whyNo },
    { text: unreal.white, isRight: false, why: unreal.whyWhite },
  ];
}

/** "Black makes five across and six down with one stone." */
export function fiveOptions() {
  const { five } = messages;
  return [
    { text: five.wins, isRight: verdictOfBoth() === 'five', why: '' },
    { text: five.forbidden, isRight: false, why: five.whyForbidden },
    { text: five.nothing, isRight: false, why: five.whyNothing },
  ];
}

type FigureName = keyof typeof RENJU_FIGURES;

/** What a figure of the lesson records. */
function renjuTrace(figure: FigureName) {
  return recordRun(renjuRun, largeInputOf(RENJU_FIGURES[figure])).events;
}

/**
 * The step of a figure at which an event happens for the `nth` time, so many checks deep (1: the first one's own);
 * throws if there is none.
 */
export function renjuStep(
  figure: FigureName,
  kind: RenjuEvent['kind'],
  depth = 1,
  nth = 1,
): number {
  const events = renjuTrace(figure);
  const found = events.flatMap((event, step) =>
    event.kind === kind && event.outer.length + 1 === depth ? [step] : [],
  );
  const step = found[nth - 1];
  if (step !== undefined) return step;
  throw new Error(
    `The figure "${figure}" has fewer than ${nth} steps "${kind}" at depth ${depth}.`,
  );
}
