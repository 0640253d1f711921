import {
  Trainer,
  chancesOf,
  parseBot,
  policyOf,
  policyTable,
  type Learner,
  type PolicyTable,
} from '../../../engine/index.ts';
import { ITSELF, type FromTrainer, type Measured, type Rival, type ToTrainer } from './messages.ts';

/** The players against whom every table is measured, whomever it learns against. */
export const YARDSTICKS = ['random', 'minimax'] as const;

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

export function measure(learner: Learner, rival: Rival): Measured {
  const names = measuredAgainst(rival);
  return Object.fromEntries(names.map((name) => [name, chancesOf(learner, tableOfBot(name))]));
}

/** What the worker keeps between messages. */
export class TrainingServer {
  private learners: readonly Learner[] = [];
  private trainers: readonly Trainer[] = [];
  private rival: Rival = ITSELF;

  handle(message: ToTrainer): FromTrainer {
    const began = performance.now();
    if (message.kind === 'begin') {
      this.rival = message.rival;
      const table = this.rival === ITSELF ? undefined : tableOfBot(this.rival);
      this.learners = message.learners;
      this.trainers = message.learners.map((learner) => new Trainer(learner, table));
    } else {
      for (const trainer of this.trainers) trainer.play(message.games);
    }
    const milliseconds = performance.now() - began;
    const runs = this.learners.map((learner) => ({
      games: learner.games,
      entries: Int32Array.from(learner.entries),
      chances: measure(learner, this.rival),
    }));
    return { runs, milliseconds };
  }
}
