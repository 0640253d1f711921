import { EMPTY, makeSetup, type BotKindId, type Policy, type Setup } from '../../engine/index.ts';
import type { Opinion } from '../view/play/minds.ts';
import { choiceOf, makePlayer, type Machine } from '../view/play/players.ts';
import type { PlayerAnswer, PlayerAnswers, PlayerAsk, PlayerQuestion } from './policyMessages.ts';

/** With so many empty cells a search takes some 15 ms, and several times that on a phone. */
const EMPTY_TOO_MANY = 9;

/** Their tables are made, or trained, when they are asked for the first time. */
const SLOW_TO_BEGIN: readonly BotKindId[] = ['lookup-table', 'learning-table', 'td-table'];

/** The part of a `Worker` that is used here. */
export interface PlayerWorker {
  onmessage: ((event: MessageEvent<PlayerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: PlayerQuestion): void;
}

function makePlayerWorker(): PlayerWorker {
  return new Worker(new URL('./policy.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Asks players what they may do and what they think, and remembers the answers. Long thoughts are
 * left to one worker, so that the page never stands still; where there is none, the page thinks
 * itself.
 */
export class PlayerDesk {
  private readonly policies = new Map<string, Promise<Policy>>();
  private readonly opinions = new Map<string, Promise<Opinion | undefined>>();
  private readonly waiting = new Map<number, (answer: PlayerAnswer | undefined) => void>();
  private readonly makeWorker: () => PlayerWorker;
  private worker: PlayerWorker | undefined;
  private isBroken = false;
  private asked = 0;

  constructor(makeWorker: () => PlayerWorker = makePlayerWorker) {
    this.makeWorker = makeWorker;
  }

  /** What a player may do as the side to move. */
  policy(player: Machine, setup: Setup): Promise<Policy> {
    return remembered(this.policies, player, setup, () => this.decide(player, setup));
  }

  /** What a player makes of a position; `undefined` if the game is over. */
  opinion(player: Machine, setup: Setup): Promise<Opinion | undefined> {
    return remembered(this.opinions, player, setup, () => this.think(player, setup));
  }

  private async decide(player: Machine, setup: Setup): Promise<Policy> {
    const empty = setup.cells.filter((content) => content === EMPTY).length;
    const isSlow = SLOW_TO_BEGIN.some((kind) => kind === choiceOf(player));
    const there =
      isSlow || empty >= EMPTY_TOO_MANY ? await this.inWorker('policy', player, setup) : undefined;
    if (there) return there.answer;
    // How everybody thinks loads with the first thought, not with the page.
    const { policyOfMachine } = await import('../view/play/policies.ts');
    return policyOfMachine(player, setup);
  }

  private async think(player: Machine, setup: Setup): Promise<Opinion | undefined> {
    const there = await this.inWorker('opinion', player, setup);
    if (there) return there.answer;
    const { opinionOf } = await import('../view/play/minds.ts');
    return opinionOf(player, setup);
  }

  /** The worker's answer; `undefined` if there is no worker, or it died. */
  private inWorker<Ask extends PlayerAsk>(ask: Ask, player: Machine, setup: Setup) {
    return new Promise<{ readonly answer: PlayerAnswers[Ask] } | undefined>((resolve) => {
      const worker = this.running();
      if (!worker) return resolve(undefined);
      const id = this.asked++;
      // The worker answers what it was asked.
      this.waiting.set(id, resolve as (answer: PlayerAnswer | undefined) => void);
      const plain = { cells: [...setup.cells], toMove: setup.toMove };
      worker.postMessage({ id, ask, player: makePlayer(player), setup: plain });
    });
  }

  private running(): PlayerWorker | undefined {
    if (this.worker || this.isBroken) return this.worker;
    try {
      this.worker = this.makeWorker();
    } catch {
      this.isBroken = true;
      return undefined;
    }
    this.worker.onmessage = ({ data }) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    };
    this.worker.onerror = () => this.giveUp();
    return this.worker;
  }

  /** Whoever waits is answered on the page, and nobody is sent to the worker again. */
  private giveUp(): void {
    this.worker = undefined;
    this.isBroken = true;
    for (const resolve of this.waiting.values()) resolve(undefined);
    this.waiting.clear();
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
  return answer;
}
