import {
  DRAW,
  EMPTY,
  LOSS,
  WIN,
  X,
  callsInOrder,
  chosenCell,
  emptySetup,
  isCutBy,
  markName,
  nodeCount,
  positionsFrom,
  recordSearch,
  rootSearch,
  scoreInOrder,
  solvedMoves,
  treeSize,
  tutorialRequest,
} from '../../../engine/index.ts';
import { cutAt } from '../../ui/board/moves.ts';
import { boundsOf } from '../../stepper/search/stackView.ts';
import { fillings } from '../parts/fillings.ts';
import { askedBy, callCount, isOverAt, moverOfCall, scoreOf } from '../parts/reading.ts';
import { lessonRun } from '../parts/runs.ts';
import * as facts from './facts.ts';
import { NAMED_ORDERS } from './order.ts';

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
/** The calls that are pruned, by the score that they return and the one they are pruned for. */
const pruned = () =>
  cutNodes().map((node) => {
    const { trace, request } = cuts();
    const bounds = boundsOf(cuts(), node, (trace.leaveAt[node] as number) - 1);
    const isX = moverOfCall(cuts(), node + 1) === markName(request.computer);
    return { isX, score: trace.score[node], bound: isX ? bounds?.beta : bounds?.alpha };
  });
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

export const NUMBERS = {
  'whole-tree.calls': whole,
  'whole-tree.cuts.calls': () => callCount(cuts()),
  'whole-tree.cuts.plain': plain,
  'whole-tree.cuts.number': () => cutNodes().length,
  'whole-tree.cuts.spared': () =>
    cutNodes().reduce((all, node) => all + cutAt(cuts(), node).calls, 0),
  'whole-tree.cuts.empty': () =>
    cuts().request.setup.cells.filter((content) => content === EMPTY).length,
  'whole-tree.cuts.last': () => cutAt(cuts(), 22).calls,
  'whole-tree.one.calls': () => callCount(one()),
  'whole-tree.one.plain': () => treeSize(one().request.setup),
  'whole-tree.remembering': facts.callsRemembering,
  'whole-tree.remembering.times': () => Math.floor(whole() / facts.callsRemembering()),
  'whole-tree.remembering.forms': facts.rememberingForms,
  'whole-tree.positions': () => positionsFrom().length,
  'whole-tree.given': facts.givenOrder,
  'whole-tree.given.times': () => Math.round(whole() / facts.givenOrder()),
  'whole-tree.centre': facts.centreFirst,
  'whole-tree.thumb': facts.thumbOrder,
  'whole-tree.good-order': () => callsInOrder(GOOD_ORDER),
  'whole-tree.orders': () => fillings(9),
  'whole-tree.root': () => Math.round(2 * Math.sqrt(whole())),
  'whole-tree.depth.best': () => depthFor(facts.bestFirstCalls()),
  'whole-tree.depth.calls': () => facts.callsToDepth(depthFor(facts.bestFirstCalls())),
  'whole-tree.depth.all': () => 9,
  'whole-tree.worst': facts.worstFirstCalls,
  'whole-tree.best': facts.bestFirstCalls,
  'whole-tree.best.times': () => Math.round(whole() / facts.bestFirstCalls()),
  'whole-tree.fewest': facts.fewest,
  'whole-tree.fewest.missed': () => facts.bestFirstCalls() - facts.fewest(),
} as const satisfies Record<string, () => number>;

const asMinimax = (run: ReturnType<typeof cuts>) => {
  const minimax = recordSearch({ ...run.request, search: 'minimax' });
  return scoreOf(run, 1) === scoreOf(minimax, 1) && chosenCell(run) === chosenCell(minimax);
};

export const FACTS = {
  'whole-tree.cuts.same': () => asMinimax(cuts()) && cuts().request.setup.toMove === X,
  'whole-tree.cuts.adds-up': () =>
    NUMBERS['whole-tree.cuts.calls']() + NUMBERS['whole-tree.cuts.spared']() === plain(),
  'whole-tree.cuts.draw-first': () => askedBy(cuts(), 1)[0] === 2 && scoreOf(cuts(), 2) === DRAW,
  // O's first reply in call 2 holds X to a draw; in each of the others X has a win at once, and that ends it.
  'whole-tree.cuts.ceiling': () =>
    scoreOf(cuts(), 3) === DRAW &&
    same(askedBy(cuts(), 2), [3, 17, 19, 21]) &&
    [17, 19, 21].every(
      (call) =>
        scoreOf(cuts(), call) === WIN &&
        askedBy(cuts(), call).length === 1 &&
        isCutBy(cuts().trace, call - 1),
    ),
  'whole-tree.cuts.floor': () =>
    [23, 25, 27, 29].every(
      (call) =>
        scoreOf(cuts(), call) === LOSS &&
        askedBy(cuts(), call).length === 1 &&
        isCutBy(cuts().trace, call - 1),
    ),
  // No branch is pruned for being equally good, and none because somebody is sure of losing.
  'whole-tree.cuts.honest': () =>
    pruned().every(({ isX, score, bound }) => bound === DRAW && score === (isX ? WIN : LOSS)),
  'whole-tree.one.same': () => asMinimax(one()),
  'whole-tree.one.draw-first': () =>
    same(askedBy(one(), 1), [2, 7, 9]) && scoreOf(one(), 2) === DRAW && scoreOf(one(), 1) === DRAW,
  'whole-tree.one.refuted': () =>
    [7, 9].every(
      (call) =>
        isCutBy(one().trace, call - 1) &&
        same(askedBy(one(), call), [call + 1]) &&
        isOverAt(one(), call + 1) &&
        scoreOf(one(), call + 1) === LOSS,
    ),
  // The first call has found a win, and still asks about its last cell.
  'whole-tree.tie.goes-on': () => same(askedBy(tie(), 1), [2, 5, 6]) && scoreOf(tie(), 5) === WIN,
  'whole-tree.tie.first': () =>
    scoreOf(tie(), 5) === WIN && scoreOf(tie(), 7) === WIN && same(askedBy(tie(), 6), [7]),
  'whole-tree.tie.bound': () => {
    const minimax = recordSearch({ ...tie().request, search: 'minimax' });
    return isCutBy(tie().trace, 5) && scoreOf(tie(), 6) === WIN && scoreOf(minimax, 6) === LOSS;
  },
  'whole-tree.remembers-more': () => facts.callsRemembering() < facts.givenOrder(),
  'whole-tree.counts-alike': () => facts.givenAgain() === facts.givenOrder(),
  'whole-tree.order-matters': () =>
    facts.bestFirstCalls() < facts.thumbOrder() &&
    facts.thumbOrder() < facts.centreFirst() &&
    facts.centreFirst() < facts.givenOrder() &&
    facts.givenOrder() < facts.worstFirstCalls() &&
    facts.worstFirstCalls() < whole(),
  // Four orders, begun at each of their cells, forwards and backwards.
  'whole-tree.order-keeps-score': () =>
    [...Object.values(NAMED_ORDERS), GOOD_ORDER].every((order) =>
      order.every((_, at) => {
        const turned = [...order.slice(at), ...order.slice(0, at)];
        return scoreInOrder(turned) === DRAW && scoreInOrder(turned.toReversed()) === DRAW;
      }),
    ),
  'whole-tree.good-order': () => callsInOrder(GOOD_ORDER) < facts.thumbOrder(),
  // As deep as the game goes, for calls that take minimax less than half as deep.
  'whole-tree.twice-as-deep': () => 2 * depthFor(facts.bestFirstCalls()) < 9,
  'whole-tree.near-the-root': () =>
    Math.abs(facts.fewest() - 2 * Math.sqrt(whole())) < 0.05 * facts.fewest(),
  'whole-tree.all-draw': () => solvedMoves(emptySetup()).every(({ value }) => value === 0),
  'whole-tree.same-answer': () =>
    (['ascending', 'centre-first'] as const).every((order) => {
      const request = { ...tutorialRequest(emptySetup()), order };
      const [a, b] = [rootSearch(request), rootSearch({ ...request, search: 'alphaBeta' })];
      return a.score === b.score && a.cell === b.cell && a.score === 0;
    }),
  'whole-tree.fewest-is-least': () => facts.fewest() <= facts.bestFirstCalls(),
} as const satisfies Record<string, () => boolean>;
