import {
  ARTICLE_RULES,
  PUBLISHED_SLIPS,
  STEP_LIMIT,
  SUSPECT_IDS,
  O,
  boardOfSheet,
  cellWeight,
  suspectChoice,
  compareLines,
  judgeWin,
  readsAllLines,
  tableWeight,
  tryRepair,
  variantsOf,
  type Point,
  type SuspectId,
  cellName,
} from '../../../engine/index.ts';
import { bugMessages as messages } from '#language/bug-hunt/messages';
import { EMPTY_CELL, judgementOf, printedOf, resultOf, witnessOf } from './cases.ts';
import { TALLIES, gamesCounted, matchesOf, tallyOf } from './games.ts';
import { OTHER_SUSPECTS, isSeenByTypes } from './listing.ts';
import { once, type LessonClaims } from '../parts/ask.ts';

/** What lesson `bugs` says of the published code, as questions to the engine. */

const rimLines = once(() => compareLines(printedOf('rim')));

/** What both programs give for a cell of a suspect's position. */
function weightsAt(id: Exclude<SuspectId, 'empty'>, { x, y }: Point) {
  const { right, copy } = judgementOf(id);
  const at = (cells: readonly (Point & { weight: number })[]) =>
    cells.find((cell) => cell.x === x && cell.y === y)?.weight ?? NaN;
  return {
    right: at(right.cells),
    copy: copy.kind === 'value' ? at(copy.value.cells) : NaN,
  };
}

const theWin = () => judgementOf('loop').wins[0] ?? EMPTY_CELL;
const taken = () => {
  const { copy } = judgementOf('loop');
  return (copy.kind === 'value' ? copy.value.best[0] : undefined) ?? EMPTY_CELL;
};
const name = (id: SuspectId, { x, y }: Point) => cellName(witnessOf(id).size, x, y);

/**
 * Whether a variant is as good as the right one. Where a part reads lines, all lines prove it; the
 * misplaced `return` and the win check are put to positions.
 */
function mends(id: SuspectId, variant: string): boolean {
  const choice = suspectChoice(id, variant) ?? {};
  if (id !== 'loop' && id !== 'empty') return readsAllLines(choice);
  return tryRepair(id, choice).refutation === undefined;
}
const ways = new Map<SuspectId, readonly string[]>();
function waysToMend(id: SuspectId): readonly string[] {
  let found = ways.get(id);
  if (!found) ways.set(id, (found = variantsOf(id).filter((variant) => mends(id, variant))));
  return found;
}

/** The second of the winning cell's lines that breaks. */
function secondBreaking() {
  const { marks } = cellWeight(boardOfSheet(witnessOf('loop')), theWin(), O);
  return marks[1].lines.filter(({ breaks }) => breaks)[1];
}

const weight = (value: number) => messages.weight(value);

export const bugsClaims = {
  suspects: () => SUSPECT_IDS.length,
  coded: () => SUSPECT_IDS.length - 1,
  here: () => SUSPECT_IDS.length - OTHER_SUSPECTS.length,
  steps: () => STEP_LIMIT,
  lines: () => rimLines().lines,
  rimLines: () => rimLines().wrong,
  loopMarks: () => witnessOf('loop').stones.length,
  games: () => gamesCounted,
  positions: () => tallyOf('rim').positions,
  rimChoice: () => tallyOf('rim').choice,
  dividerChoice: () => tallyOf('divider').choice,
  aboveDeclines: () => tallyOf('above').declines,
  matches: () => matchesOf('rim').games,
  orderChoice: () => tallyOf('order').choice,
  allSlips: () => PUBLISHED_SLIPS.length,
  allWeight: () => tallyOf('all').weight,
  allChoice: () => tallyOf('all').choice,
  allChanged: () => matchesOf('all').changed,
  orderMending: () => waysToMend('order').length,
  finish: () => ARTICLE_RULES.finish,
  fiveWeight: () => tableWeight(ARTICLE_RULES, 5, 0),
  double: () => ARTICLE_RULES.doubleThreat,
  /** With everything right the copy is the engine's bot, on every line. */
  agree: () => readsAllLines({}),
  /** There is one winning cell; the right bot takes it, this one does not. */
  loopDeclines: () => judgementOf('loop').declines && judgementOf('loop').wins.length === 1,
  loopColumn: () => {
    const { stones, toMove } = witnessOf('loop');
    const { x } = theWin();
    return toMove === O && stones.filter((stone) => stone.mark === O && stone.x === x).length === 4;
  },
  /** On the winning cell two lines break, and the second of them is the five. */
  loopFiveIsSecond: () => {
    const { marks } = cellWeight(boardOfSheet(witnessOf('loop')), theWin(), O);
    const breaking = marks[1].lines.filter(({ breaks }) => breaks);
    return breaking.length === 2 && secondBreaking()?.fives === 1;
  },
  loopLinesRight: () => readsAllLines(printedOf('loop')),
  commaAllNan: () => {
    const { notNumbers, right } = judgementOf('comma');
    return notNumbers === right.cells.length && notNumbers > 0;
  },
  commaPlaysAnywhere: () => {
    const { copy, right } = judgementOf('comma');
    return copy.kind === 'value' && copy.value.best.length === right.cells.length;
  },
  nameThrows: () => judgementOf('name').copy.kind === 'throws',
  nameSwallow: () => !waysToMend('name').includes('swallow'),
  typesFirstThree: () =>
    (['comma', 'name', 'rim'] as const).every(isSeenByTypes) &&
    SUSPECT_IDS.filter(isSeenByTypes).length === 3,
  rimWall: () => !waysToMend('rim').includes('notTheirs'),
  dividerAnyOrder: () => waysToMend('divider').includes('sooner'),
  loopWays: () => waysToMend('loop').includes('after') && !waysToMend('loop').includes('stop'),
  orderAsRim: () => tallyOf('order').weight === tallyOf('rim').weight,
  allNearly: () => Math.round((10 * tallyOf('all').weight) / tallyOf('all').positions) === 9,
  orderTwoWays: () => waysToMend('order').length === 2,
  aboveDeclinesHolds: () => judgementOf('above').declines,
  aboveNeverFilters: () => waysToMend('above').includes('always'),
  emptyEndless: () => resultOf('empty').judgement.copy.kind === 'endless',
  emptyNearWrong: () => {
    const { right, copy } = judgeWin(boardOfSheet({ stones: [] }), EMPTY_CELL, { empty: 'near' });
    return !right && copy.kind === 'value' && copy.value;
  },
  /** Every suspect but those that bring the bot to a stop is harmless in nearly all positions. */
  rarelyMatters: () => TALLIES.every(({ positions, choice }) => choice / positions < 0.01),
  hardlyLose: () => TALLIES.every(({ games, changed }) => changed / games <= 0.25),
  loopWin: () => name('loop', theWin()),
  loopTaken: () => name('loop', taken()),
  loopRightWeight: () => weight(weightsAt('loop', theWin()).right),
  loopCopyWeight: () => weight(weightsAt('loop', theWin()).copy),
  loopTakenWeight: () => weight(weightsAt('loop', taken()).copy),
  rimWeights: () => messages.percent(tallyOf('rim').weight / tallyOf('rim').positions),
} as const satisfies LessonClaims;
