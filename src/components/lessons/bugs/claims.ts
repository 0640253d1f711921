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
} from '../../../engine/index.ts';
import { bugMessages as messages } from '#language/bug-hunt/messages';
import { cellName } from '../../ui/large-board/cellName.ts';
import { EMPTY_CELL, judgementOf, printedOf, resultOf, witnessOf } from './cases.ts';
import { TALLIES, gamesCounted, matchesOf, tallyOf } from './games.ts';
import { isSeenByTypes } from './listing.ts';
import { once } from '../parts/once.ts';

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

export const NUMBERS = {
  'bugs.suspects': () => SUSPECT_IDS.length,
  'bugs.seen-by-types': () => SUSPECT_IDS.filter(isSeenByTypes).length,
  'bugs.steps': () => STEP_LIMIT,
  'bugs.lines': () => rimLines().lines,
  'bugs.rim.lines': () => rimLines().wrong,
  'bugs.loop.marks': () => witnessOf('loop').stones.length,
  'bugs.games': () => gamesCounted,
  'bugs.positions': () => tallyOf('rim').positions,
  'bugs.rim.choice': () => tallyOf('rim').choice,
  'bugs.divider.choice': () => tallyOf('divider').choice,
  'bugs.above.declines': () => tallyOf('above').declines,
  'bugs.matches': () => matchesOf('rim').games,
  'bugs.order.choice': () => tallyOf('order').choice,
  'bugs.all.slips': () => PUBLISHED_SLIPS.length,
  'bugs.all.weight': () => tallyOf('all').weight,
  'bugs.all.choice': () => tallyOf('all').choice,
  'bugs.all.changed': () => matchesOf('all').changed,
  'bugs.order.mending': () => waysToMend('order').length,
  'bugs.finish': () => ARTICLE_RULES.finish,
  'bugs.five-weight': () => tableWeight(ARTICLE_RULES, 5, 0),
  'bugs.double': () => ARTICLE_RULES.doubleThreat,
} as const satisfies Record<string, () => number>;

export const FACTS = {
  /** With everything right the copy is the engine's bot, on every line. */
  'bugs.agree': () => readsAllLines({}),
  /** There is one winning cell; the right bot takes it, this one does not. */
  'bugs.loop.declines': () => judgementOf('loop').declines && judgementOf('loop').wins.length === 1,
  'bugs.loop.column': () => {
    const { stones, toMove } = witnessOf('loop');
    const { x } = theWin();
    return toMove === O && stones.filter((stone) => stone.mark === O && stone.x === x).length === 4;
  },
  /** On the winning cell two lines break, and the second of them is the five. */
  'bugs.loop.five-is-second': () => {
    const { marks } = cellWeight(boardOfSheet(witnessOf('loop')), theWin(), O);
    const breaking = marks[1].lines.filter(({ breaks }) => breaks);
    return breaking.length === 2 && secondBreaking()?.fives === 1;
  },
  'bugs.loop.lines-right': () => readsAllLines(printedOf('loop')),
  'bugs.comma.all-nan': () => {
    const { notNumbers, right } = judgementOf('comma');
    return notNumbers === right.cells.length && notNumbers > 0;
  },
  'bugs.comma.plays-anywhere': () => {
    const { copy, right } = judgementOf('comma');
    return copy.kind === 'value' && copy.value.best.length === right.cells.length;
  },
  'bugs.name.throws': () => judgementOf('name').copy.kind === 'throws',
  'bugs.name.swallow': () => !waysToMend('name').includes('swallow'),
  'bugs.types-first-three': () =>
    (['comma', 'name', 'rim'] as const).every(isSeenByTypes) &&
    SUSPECT_IDS.filter(isSeenByTypes).length === 3,
  'bugs.rim.wall': () => !waysToMend('rim').includes('notTheirs'),
  'bugs.divider.any-order': () => waysToMend('divider').includes('sooner'),
  'bugs.loop.ways': () =>
    waysToMend('loop').includes('after') && !waysToMend('loop').includes('stop'),
  'bugs.order.as-rim': () => tallyOf('order').weight === tallyOf('rim').weight,
  'bugs.all.nearly': () =>
    Math.round((10 * tallyOf('all').weight) / tallyOf('all').positions) === 9,
  'bugs.order.two-ways': () => waysToMend('order').length === 2,
  'bugs.above.declines': () => judgementOf('above').declines,
  'bugs.above.never-filters': () => waysToMend('above').includes('always'),
  'bugs.empty.endless': () => resultOf('empty').judgement.copy.kind === 'endless',
  'bugs.empty.near-wrong': () => {
    const { right, copy } = judgeWin(boardOfSheet({ stones: [] }), EMPTY_CELL, { empty: 'near' });
    return !right && copy.kind === 'value' && copy.value;
  },
  /** Every suspect but those that bring the bot to a stop is harmless in nearly all positions. */
  'bugs.rarely-matters': () => TALLIES.every(({ positions, choice }) => choice / positions < 0.01),
  'bugs.hardly-lose': () => TALLIES.every(({ games, changed }) => changed / games <= 0.25),
} as const satisfies Record<string, () => boolean>;

const weight = (value: number) => messages.weight(value);

export const TEXTS = {
  'bugs.loop.win': () => name('loop', theWin()),
  'bugs.loop.taken': () => name('loop', taken()),
  'bugs.loop.right-weight': () => weight(weightsAt('loop', theWin()).right),
  'bugs.loop.copy-weight': () => weight(weightsAt('loop', theWin()).copy),
  'bugs.loop.taken-weight': () => weight(weightsAt('loop', taken()).copy),
  'bugs.rim.weights': () => messages.percent(tallyOf('rim').weight / tallyOf('rim').positions),
} as const satisfies Record<string, () => string>;
