import { SMALL_VARIANT, type Policy, type Setup, type Variant } from '../../engine/index.ts';
import { workerClient, type WorkerClient, type WorkerLike } from '../platform/worker.ts';
import type { Opinion } from './botExplanation.ts';
import type { MoveValue } from './policy.ts';
import { makePlayer, type Machine } from './players.ts';
import type { botHandlers } from './policyServe.ts';

type BotHandlers = typeof botHandlers;

function makeBotWorker(): WorkerLike {
  return new Worker(new URL('./policy.worker.ts', import.meta.url), { type: 'module' });
}

/** Asks bots what they may do and what they think, in a worker so that the page never stands still, and remembers the answers. */
export class BotService {
  private readonly answers = new Map<string, Promise<unknown>>();
  private readonly worker: WorkerClient<BotHandlers>;
  private readonly analyst: WorkerClient<BotHandlers>;

  constructor(makeWorker = makeBotWorker) {
    this.analyst = workerClient(makeWorker, { timeout: 120_000 });
    this.worker = workerClient(makeWorker, { timeout: 15_000 });
  }

  /** What a bot may do as the side to move; nothing if it is over, or if it cannot tell in time. */
  policy(player: Machine, setup: Setup, variant: Variant = SMALL_VARIANT): Promise<Policy> {
    const question = botQuestion(player, setup, variant);
    return this.remembered(question, () => this.worker.ask('policy', question));
  }

  /** What a bot makes of a position of nine cells; `undefined` if the game is over. */
  opinion(player: Machine, setup: Setup): Promise<Opinion | undefined> {
    const question = botQuestion(player, setup, SMALL_VARIANT);
    const asked = { ...question, isOpinion: true };
    return this.remembered(asked, () => this.worker.ask('opinion', question));
  }

  /**
   * What every move leads to on a board other than the nine cells, as far as it is settled in time; `onfound` is
   * told as it goes on. It has a worker of its own: nobody waits for it, and it ends with the signal.
   */
  async values(
    setup: Setup,
    variant: Variant,
    onfound: (moves: readonly MoveValue[]) => void,
    signal: AbortSignal,
  ): Promise<readonly MoveValue[]> {
    try {
      const options = { onProgress: onfound, signal };
      return await this.analyst.ask('values', boardQuestion(setup, variant), options);
    } catch {
      return [];
    }
  }

  private remembered<Answer>(question: object, ask: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(question);
    const answer = (this.answers.get(key) as Promise<Answer> | undefined) ?? ask();
    this.answers.set(key, answer);
    // What did not arrive is asked for anew the next time.
    answer.catch(() => this.answers.delete(key));
    return answer;
  }
}

/** As a worker can be told it. */
const boardQuestion = ({ cells, toMove }: Setup, variant: Variant) => ({
  variant: variant.id,
  setup: { cells: [...cells], toMove },
});

const botQuestion = (player: Machine, setup: Setup, variant: Variant) => ({
  player: makePlayer(player),
  ...boardQuestion(setup, variant),
});
