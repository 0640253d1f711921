import {
  EMPTY,
  SYMMETRIES,
  X,
  chosenCell,
  emptySetup,
  isCutBy,
  makePosition,
  nodeCount,
  perft,
  recordSearch,
  rootSearch,
  solvedMoves,
  treeSize,
  tutorialRequest,
} from '../../../engine/index.ts';
import { cutAt } from '../../ui/board/moves.ts';
import { askedBy, callBy, callCount, scoreOf } from '../parts/reading.ts';
import { lessonRun } from '../parts/runs.ts';
import * as facts from './facts.ts';

/** What lesson `whole-tree` says, as questions to the engine. */

const cuts = () => lessonRun('cuts');
const one = () => lessonRun('one');
const plain = () => treeSize(cuts().request.setup);
const whole = () => treeSize(emptySetup());
const cutNodes = () =>
  Array.from({ length: nodeCount(cuts().trace) }, (_, node) => node).filter((node) =>
    isCutBy(cuts().trace, node),
  );
const sum = (pick: (row: facts.PlyRow) => number) =>
  facts.byPly().reduce((all, row) => all + pick(row), 0);
const ply = (at: number) => {
  const row = facts.byPly()[at];
  if (!row) throw new Error(`there is no ply ${at}`);
  return row;
};
const forms = () => new Set(facts.formsOf(facts.TURNED).map((cells) => makePosition(cells)));
const fullest = () => facts.byPly().reduce((most, row) => (row.calls > most.calls ? row : most));
const widest = () =>
  facts.byPly().reduce((most, row) => (row.positions > most.positions ? row : most));

export const NUMBERS = {
  'whole-tree.calls': whole,
  'whole-tree.games': () => perft(emptySetup()).games,
  'whole-tree.positions': () => sum(({ positions }) => positions),
  'whole-tree.forms': () => sum((row) => row.forms),
  'whole-tree.cuts.calls': () => callCount(cuts()),
  'whole-tree.cuts.plain': plain,
  'whole-tree.cuts.number': () => cutNodes().length,
  'whole-tree.cuts.spared': () =>
    cutNodes().reduce((all, node) => all + cutAt(cuts(), node).calls, 0),
  'whole-tree.cuts.empty': () =>
    cuts().request.setup.cells.filter((content) => content === EMPTY).length,
  'whole-tree.cuts.last': () => cutAt(cuts(), 14).calls,
  'whole-tree.one.calls': () => callCount(one()),
  'whole-tree.one.plain': () => treeSize(one().request.setup),
  'whole-tree.ply.1': () => ply(1).calls,
  'whole-tree.ply.1.forms': () => ply(1).forms,
  'whole-tree.ply.2': () => ply(2).calls,
  'whole-tree.ply.2.each': () => ply(2).calls / ply(1).calls,
  'whole-tree.ply.3': () => ply(3).calls,
  'whole-tree.ply.3.positions': () => ply(3).positions,
  'whole-tree.ply.9': () => ply(9).calls,
  'whole-tree.ply.9.positions': () => ply(9).positions,
  'whole-tree.fullest': () => fullest().ply,
  'whole-tree.fullest.calls': () => fullest().calls,
  'whole-tree.widest': () => widest().ply,
  'whole-tree.symmetries': () => SYMMETRIES.length,
  'whole-tree.remembering': facts.callsRemembering,
  'whole-tree.remembering.times': () => Math.floor(whole() / facts.callsRemembering()),
  'whole-tree.remembering.forms': facts.rememberingForms,
  'whole-tree.given': facts.givenOrder,
  'whole-tree.given.times': () => Math.round(whole() / facts.givenOrder()),
  'whole-tree.centre': facts.centreFirst,
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
  'whole-tree.cuts.sure': () => scoreOf(cuts(), 2) === 10 && askedBy(cuts(), 1)[0] === 2,
  'whole-tree.cuts.loses': () =>
    [15, 17, 19].every(
      (call) =>
        scoreOf(cuts(), call) === -10 &&
        askedBy(cuts(), call).length === 1 &&
        isCutBy(cuts().trace, call - 1),
    ),
  'whole-tree.one.same': () => asMinimax(one()),
  'whole-tree.one.first-hears': () =>
    callBy(one(), 1, 4) === 5 && scoreOf(one(), 5) === 10 && scoreOf(one(), 7) === 10,
  'whole-tree.one.call-6': () => isCutBy(one().trace, 5) && askedBy(one(), 6).length === 1,
  'whole-tree.one.bound': () => {
    const minimax = recordSearch({ ...one().request, search: 'minimax' });
    return scoreOf(one(), 6) === 10 && scoreOf(minimax, 6) === -10;
  },
  'whole-tree.one-and-two-alike': () =>
    [0, 1, 2].every((at) => ply(at).calls === ply(at).positions),
  'whole-tree.meets': () => ply(3).positions < ply(3).calls,
  'whole-tree.eight-forms': () => forms().size === SYMMETRIES.length,
  'whole-tree.full-boards': () => ply(9).positions < ply(9).calls / 1000,
  'whole-tree.remembers-more': () => facts.callsRemembering() < facts.givenOrder(),
  'whole-tree.counts-alike': () => facts.givenAgain() === facts.givenOrder(),
  'whole-tree.order-matters': () =>
    facts.bestFirstCalls() < facts.centreFirst() &&
    facts.centreFirst() < facts.givenOrder() &&
    facts.givenOrder() < facts.worstFirstCalls() &&
    facts.worstFirstCalls() < whole(),
  'whole-tree.all-draw': () => solvedMoves(emptySetup()).every(({ value }) => value === 0),
  'whole-tree.same-answer': () =>
    (['ascending', 'centre-first'] as const).every((order) => {
      const request = { ...tutorialRequest(emptySetup()), order };
      const [a, b] = [rootSearch(request), rootSearch({ ...request, search: 'alphaBeta' })];
      return a.score === b.score && a.cell === b.cell && a.score === 0;
    }),
  'whole-tree.fewest-is-least': () => facts.fewest() <= facts.bestFirstCalls(),
} as const satisfies Record<string, () => boolean>;
