import {
  Trainer,
  chancesOf,
  parseBot,
  policyOf,
  policyTable,
  praisingLosses,
  type Learner,
  type PolicyTable,
} from '../../engine/index.ts';
import { ITSELF, type Measured, type Rival, type TrainingReport } from './labStore.ts';

/** The players against whom every table is measured, whomever it learns against. */
const YARDSTICKS = ['random', 'minimax'] as const;

/** The players that a table is measured against: the yardsticks, and its opponent. */
export function measuredAgainst(rival: Rival): readonly string[] {
  const isOther = rival !== ITSELF && !YARDSTICKS.some((name) => name === rival);
  return isOther ? [...YARDSTICKS, rival] : YARDSTICKS;
}

/** Policies are asked for once a page: the slowest player takes some tenths of a second. */
const tables = new Map<string, PolicyTable>();

function tableOfBot(name: string): PolicyTable {
  let table = tables.get(name);
  if (!table) {
    const spec = parseBot(name);
    if (!spec) throw new Error(`there is no player ${name}`);
    table = policyTable((setup) => policyOf(spec, setup));
    tables.set(name, table);
  }
  return table;
}

function measureTraining(learner: Learner, rival: Rival): Measured {
  const names = measuredAgainst(rival);
  return Object.fromEntries(names.map((name) => [name, chancesOf(learner, tableOfBot(name))]));
}

/** Rewarded the wrong way round; values know how a game ends by themselves. */
function badlyTaught(learner: Learner): Learner {
  const { scheme } = learner;
  return scheme.kind === 'menace' ? { ...learner, scheme: praisingLosses(scheme) } : learner;
}

/** What the worker is asked: to take up a table, then to let it play so many games. */
export function trainingHandlers() {
  let learner: Learner;
  let trainer: Trainer;
  let rival: Rival = ITSELF;
  const report = (work: () => void): TrainingReport => {
    work();
    return {
      games: learner.games,
      entries: Int32Array.from(learner.entries),
      chances: measureTraining(learner, rival),
    };
  };
  return {
    begin: (question: {
      readonly learner: Learner;
      readonly rival: Rival;
      readonly isBad?: boolean;
    }) =>
      report(() => {
        ({ learner, rival } = question);
        if (question.isBad) learner = badlyTaught(learner);
        trainer = new Trainer(learner, rival === ITSELF ? undefined : tableOfBot(rival));
      }),
    train: ({ games }: { readonly games: number }) => report(() => trainer.play(games)),
  };
}
