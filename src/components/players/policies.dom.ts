import { EMPTY, makeSetup, type BotKindId, type Policy, type Setup } from '../../engine/index.ts';
import { workerClient, type WorkerClient, type WorkerLike } from '../platform/worker.ts';
import type { Opinion } from './botExplanation.ts';
import { choiceOfPlayer, makePlayer, type Machine } from './players.ts';
import type { botHandlers } from './policyServe.ts';

/** With so many empty cells a search takes some 15 ms, and several times that on a phone. */
const EMPTY_TOO_MANY = 9;

/** Their tables are made, or trained, when they are asked for the first time. */
const SLOW_TO_BEGIN: readonly BotKindId[] = ['lookup-table', 'learning-table', 'td-table'];

type BotHandlers = typeof botHandlers;

function makeBotWorker(): WorkerLike {
  return new Worker(new URL('./policy.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Asks bots what they may do and what they think, and remembers the answers. Long thoughts are left
 * to one worker, so that the page never stands still; where it fails once, the page thinks itself
 * from then on.
 */
export class BotService {
  private readonly policies = new Map<string, Promise<Policy>>();
  private readonly opinions = new Map<string, Promise<Opinion | undefined>>();
  private worker: WorkerClient<BotHandlers> | undefined;

  constructor(makeWorker = makeBotWorker) {
    this.worker = workerClient(makeWorker, { timeout: 15_000 });
  }

  /** What a bot may do as the side to move. */
  policy(player: Machine, setup: Setup): Promise<Policy> {
    return remembered(this.policies, player, setup, () => this.decide(player, setup));
  }

  /** What a bot makes of a position; `undefined` if the game is over. */
  opinion(player: Machine, setup: Setup): Promise<Opinion | undefined> {
    return remembered(this.opinions, player, setup, async () => {
      const there = await this.askWorker('opinion', player, setup);
      if (there) return there.answer;
      const { opinionOf } = await import('./botExplanation.ts');
      return opinionOf(player, setup);
    });
  }

  private async decide(player: Machine, setup: Setup): Promise<Policy> {
    const empty = setup.cells.filter((content) => content === EMPTY).length;
    const isSlow = SLOW_TO_BEGIN.some((kind) => kind === choiceOfPlayer(player));
    const isLong = isSlow || empty >= EMPTY_TOO_MANY;
    const there = isLong ? await this.askWorker('policy', player, setup) : undefined;
    if (there) return there.answer;
    // How everybody thinks loads with the first thought, not with the page.
    const { policyOfMachine } = await import('./policy.ts');
    return policyOfMachine(player, setup);
  }

  /** The worker's answer; `undefined` if there is no worker, or it died. */
  private async askWorker<Kind extends keyof BotHandlers>(
    kind: Kind,
    player: Machine,
    setup: Setup,
  ): Promise<{ readonly answer: ReturnType<BotHandlers[Kind]> } | undefined> {
    const { worker } = this;
    const plain = { cells: [...setup.cells], toMove: setup.toMove };
    try {
      return (
        worker && { answer: await worker.ask(kind, { player: makePlayer(player), setup: plain }) }
      );
    } catch {
      // Whoever else waits is answered on the page, too.
      worker?.end();
      this.worker = undefined;
      return undefined;
    }
  }
}

function remembered<Answer>(
  known: Map<string, Promise<Answer>>,
  player: Machine,
  setup: Setup,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const key = `${makePlayer(player)} ${makeSetup(setup)}`;
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  // What did not arrive is asked for anew the next time.
  answer.catch(() => known.delete(key));
  return answer;
}
