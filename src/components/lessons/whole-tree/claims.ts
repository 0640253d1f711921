import {
  DRAW,
  LOSS,
  WIN,
  X,
  callsInOrder,
  chosenCell,
  emptySetup,
  isCutBy,
  nodeCount,
  positionsFrom,
  recordSearch,
  rootSearch,
  scoreInOrder,
  treeSize,
  tutorialRequest,
} from '../../../engine/index.ts';
import { cutAt } from '../../ui/board/moves.ts';
import { fillings } from '../parts/fillings.ts';
import { askedBy, callCount, isOverAt, scoreOf } from '../parts/reading.ts';
import { lessonRun } from '../parts/runs.ts';
import * as facts from './facts.ts';
import { NAMED_ORDERS, WORST_ORDER } from './order.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { wholeTreeMessages } from '#language/lessons/whole-tree/messages';

/** What lesson `whole-tree` says, as questions to the engine. */

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const cuts = () => lessonRun('cuts');
const tie = () => lessonRun('tie');
const one = () => lessonRun('one');
const plain = () => treeSize(cuts().request.setup);
const whole = () => treeSize(emptySetup());
const cutNodes = () =>
  Array.from({ length: nodeCount(cuts().trace) }, (_, node) => node).filter((node) =>
    isCutBy(cuts().trace, node),
  );
/** How deep minimax could look with at least so many calls. */
const depthFor = (calls: number) => {
  const deep = Array.from({ length: 10 }, (_, depth) => depth).find(
    (depth) => facts.callsToDepth(depth) >= calls,
  );
  if (deep === undefined) throw new Error('More calls than minimax makes.');
  return deep;
};
/** Found by trying all orders, and counted again here. */
const GOOD_ORDER = [4, 0, 8, 2, 6, 1, 7, 5, 3];

const asMinimax = (run: ReturnType<typeof cuts>) => {
  const minimax = recordSearch({ ...run.request, search: 'minimax' });
  return scoreOf(run, 1) === scoreOf(minimax, 1) && chosenCell(run) === chosenCell(minimax);
};

const cutsCalls = () => callCount(cuts());

const cutsSpared = () => cutNodes().reduce((all, node) => all + cutAt(cuts(), node).calls, 0);

export const wholeTreeClaims = {
  calls: whole,
  cutsCalls,
  cutsPlain: plain,
  cutsNumber: () => cutNodes().length,
  cutsSpared,
  cutsLast: () => cutAt(cuts(), 22).calls,
  oneCalls: () => callCount(one()),
  onePlain: () => treeSize(one().request.setup),
  remembering: facts.callsRemembering,
  rememberingForms: facts.rememberingForms,
  positions: () => positionsFrom().length,
  given: facts.givenOrder,
  givenTimes: () => Math.round(whole() / facts.givenOrder()),
  centre: facts.centreFirst,
  thumb: facts.thumbOrder,
  goodOrder: () => callsInOrder(GOOD_ORDER),
  orders: () => fillings(9),
  root: () => Math.round(2 * Math.sqrt(whole())),
  depthBest: () => depthFor(facts.bestFirstCalls()),
  depthCalls: () => facts.callsToDepth(depthFor(facts.bestFirstCalls())),
  depthAll: () => 9,
  worst: facts.worstFirstCalls,
  best: facts.bestFirstCalls,
  fewest: facts.fewest,
  fewestMissed: () => facts.bestFirstCalls() - facts.fewest(),
  cutsSame: () => asMinimax(cuts()) && cuts().request.setup.toMove === X,
  cutsAddsUp: () => cutsCalls() + cutsSpared() === plain(),
  cutsDrawFirst: () => askedBy(cuts(), 1)[0] === 2 && scoreOf(cuts(), 2) === DRAW,
  // O's first reply in call 2 holds X to a draw; in each of the others X has a win at once, and that ends it.
  cutsCeiling: () =>
    scoreOf(cuts(), 3) === DRAW &&
    same(askedBy(cuts(), 2), [3, 17, 19, 21]) &&
    [17, 19, 21].every(
      (call) =>
        scoreOf(cuts(), call) === WIN &&
        askedBy(cuts(), call).length === 1 &&
        isCutBy(cuts().trace, call - 1),
    ),
  cutsFloor: () =>
    [23, 25, 27, 29].every(
      (call) =>
        scoreOf(cuts(), call) === LOSS &&
        askedBy(cuts(), call).length === 1 &&
        isCutBy(cuts().trace, call - 1),
    ),
  oneSame: () => asMinimax(one()),
  oneDrawFirst: () =>
    same(askedBy(one(), 1), [2, 7, 9]) && scoreOf(one(), 2) === DRAW && scoreOf(one(), 1) === DRAW,
  oneRefuted: () =>
    [7, 9].every(
      (call) =>
        isCutBy(one().trace, call - 1) &&
        same(askedBy(one(), call), [call + 1]) &&
        isOverAt(one(), call + 1) &&
        scoreOf(one(), call + 1) === LOSS,
    ),
  // The first call has found a win, and still asks about its last cell.
  tieGoesOn: () => same(askedBy(tie(), 1), [2, 5, 6]) && scoreOf(tie(), 5) === WIN,
  tieFirst: () =>
    scoreOf(tie(), 5) === WIN && scoreOf(tie(), 7) === WIN && same(askedBy(tie(), 6), [7]),
  tieBound: () => {
    const minimax = recordSearch({ ...tie().request, search: 'minimax' });
    return isCutBy(tie().trace, 5) && scoreOf(tie(), 6) === WIN && scoreOf(minimax, 6) === LOSS;
  },
  orderMatters: () =>
    facts.bestFirstCalls() < facts.thumbOrder() &&
    facts.thumbOrder() < facts.centreFirst() &&
    facts.centreFirst() < facts.givenOrder() &&
    facts.givenOrder() < facts.worstFirstCalls() &&
    facts.worstFirstCalls() < whole(),
  // Four orders, begun at each of their cells, forwards and backwards.
  orderKeepsScore: () =>
    [...Object.values(NAMED_ORDERS), GOOD_ORDER].every((order) =>
      order.every((_, at) => {
        const turned = [...order.slice(at), ...order.slice(0, at)];
        return scoreInOrder(turned) === DRAW && scoreInOrder(turned.toReversed()) === DRAW;
      }),
    ),
  goodOrderHolds: () => callsInOrder(GOOD_ORDER) < facts.thumbOrder(),
  // As deep as the game goes, for calls that take minimax less than half as deep.
  twiceAsDeep: () => 2 * depthFor(facts.bestFirstCalls()) < 9,
  nearTheRoot: () => Math.abs(facts.fewest() - 2 * Math.sqrt(whole())) < 0.05 * facts.fewest(),
  sameAnswer: () =>
    (['ascending', 'centre-first'] as const).every((order) => {
      const request = { ...tutorialRequest(emptySetup()), order };
      const [a, b] = [rootSearch(request), rootSearch({ ...request, search: 'alphaBeta' })];
      return a.score === b.score && a.cell === b.cell && a.score === 0;
    }),
  fewestIsLeast: () => facts.fewest() <= facts.bestFirstCalls(),
} as const satisfies LessonClaims;

const say = wholeTreeMessages.guess;

/** Whether the machine has to look at O's second reply in a call: it need not, where the search prunes. */
export function secondReplyOptions(call: number) {
  if (!isCutBy(lessonRun('one').trace, call - 1)) throw new Error(`call ${call} is not pruned`);
  return [
    { text: say.yes, isRight: false, why: say.whyNot },
    { text: say.no, isRight: true, look: { fig: 'one', call } },
    { text: say.worse, isRight: false, why: say.whyWorse },
  ] as const;
}

/** The calls in the worst of all orders. */
export const callsAtMost = () => callsInOrder(WORST_ORDER);
