import {
  EMPTY,
  SMALL_VARIANT,
  type BotKindId,
  type MoveBudget,
  type Policy,
  type Setup,
  type Variant,
} from '../../engine/index.ts';
import { workerClient, type WorkerClient, type WorkerLike } from '../platform/worker.ts';
import type { Opinion } from './botExplanation.ts';
import type { MoveValue } from './policy.ts';
import { choiceOfPlayer, makePlayer, type Machine } from './players.ts';
import type { botHandlers } from './policyServe.ts';

/** With so many empty cells a search takes some 15 ms, and several times that on a phone. */
const EMPTY_TOO_MANY = 9;

/** Their tables are made, or trained, when they are asked for the first time. */
const SLOW_TO_BEGIN: readonly BotKindId[] = ['lookup-table', 'learning-table', 'td-table'];

/** What the page itself may look at, where there is no worker. */
const ON_PAGE: MoveBudget = { each: [2_000], all: 20_000 };

type BotHandlers = typeof botHandlers;
type Question<Kind extends keyof BotHandlers> = Parameters<BotHandlers[Kind]>[0];

function makeBotWorker(): WorkerLike {
  return new Worker(new URL('./policy.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Asks bots what they may do and what they think, and remembers the answers. Long thoughts are left
 * to one worker, so that the page never stands still; where it fails once, the page thinks itself
 * from then on.
 */
export class BotService {
  private readonly answers = new Map<string, Promise<unknown>>();
  private worker: WorkerClient<BotHandlers> | undefined;
  private readonly analyst: WorkerClient<BotHandlers>;

  constructor(makeWorker = makeBotWorker) {
    this.analyst = workerClient(makeWorker, { timeout: 120_000 });
    this.worker = workerClient(makeWorker, { timeout: 15_000 });
  }

  /** What a bot may do as the side to move; nothing if it is over, or if it cannot tell in time. */
  policy(player: Machine, setup: Setup, variant: Variant = SMALL_VARIANT): Promise<Policy> {
    const empty = setup.cells.filter((content) => content === EMPTY).length;
    const isSlow = SLOW_TO_BEGIN.some((kind) => kind === choiceOfPlayer(player));
    const isLong = isSlow || empty >= EMPTY_TOO_MANY || variant !== SMALL_VARIANT;
    return this.answer('policy', botQuestion(player, setup, variant), isLong, async () => {
      // How everybody thinks loads with the first thought, not with the page.
      const { policyOfMachine } = await import('./policy.ts');
      return policyOfMachine(player, setup, variant);
    });
  }

  /** What a bot makes of a position of nine cells; `undefined` if the game is over. */
  opinion(player: Machine, setup: Setup): Promise<Opinion | undefined> {
    return this.answer('opinion', botQuestion(player, setup), true, async () => {
      const { opinionOf } = await import('./botExplanation.ts');
      return opinionOf(player, setup);
    });
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
      if (signal.aborted) return [];
      const { moveValues } = await import('./policy.ts');
      return moveValues(setup, variant, onfound, ON_PAGE);
    }
  }

  /** A remembered answer, the worker's if it is long in coming, or what the page works out by itself. */
  private answer<Kind extends keyof BotHandlers, Answer>(
    kind: Kind,
    question: Question<Kind>,
    isLong: boolean,
    here: () => Promise<Answer>,
  ): Promise<Answer> {
    const key = kind + JSON.stringify(question);
    const known = this.answers.get(key) as Promise<Answer> | undefined;
    const ask = async () => {
      const there = isLong ? await this.askWorker(kind, question) : undefined;
      return there ? (there.answer as Answer) : here();
    };
    const answer = known ?? ask();
    this.answers.set(key, answer);
    // What did not arrive is asked for anew the next time.
    answer.catch(() => this.answers.delete(key));
    return answer;
  }

  /** The worker's answer; `undefined` if there is no worker, or it died. */
  private async askWorker<Kind extends keyof BotHandlers>(
    kind: Kind,
    question: Question<Kind>,
  ): Promise<{ readonly answer: unknown } | undefined> {
    const { worker } = this;
    try {
      return worker && { answer: await worker.ask(kind, question) };
    } catch {
      // Whoever else waits is answered on the page, too.
      worker?.end();
      this.worker = undefined;
      return undefined;
    }
  }
}

/** As a worker can be told it. */
const boardQuestion = ({ cells, toMove }: Setup, variant: Variant) => ({
  variant: variant.id,
  setup: { cells: [...cells], toMove },
});

const botQuestion = (player: Machine, setup: Setup, variant = SMALL_VARIANT) => ({
  player: makePlayer(player),
  ...boardQuestion(setup, variant),
});
