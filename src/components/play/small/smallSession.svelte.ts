import type { Setup, Variant } from '../../../engine/index.ts';
import { drawnCell, deepestOn, type Machine } from '../../players/players.ts';
import { BotService } from '../../players/policies.dom.ts';
import type { MoveValue } from '../../players/policy.ts';
import { playerToMove } from '../game.ts';
import { PlaySession } from '../playSession.svelte.ts';
import {
  SMALL_GAME,
  onBoard,
  renewed,
  startFrom,
  type SmallGameInPlay,
  type SmallGameTypes,
} from './smallGame.ts';
import { playTaskOf, withRefutation } from './task.ts';

/** What has been found out of a position on another board than the nine cells. */
interface Thoughts {
  readonly match: SmallGameInPlay;
  readonly moves: readonly MoveValue[];
  /** All that could be found out. */
  readonly isWhole: boolean;
  /** Where not enough is settled: the cells that look best so many marks ahead. */
  readonly guess?: { readonly cells: readonly number[]; readonly depth: number } | undefined;
}

/** A game or a task on a small board as it is played. */
export class SmallSession extends PlaySession<SmallGameTypes> {
  readonly bots: BotService;
  /** The bot could not tell in time, so the one that looks ahead the furthest moved for it. */
  isGuessed = $state(false);
  private thinking: AbortController | undefined;
  private known = $state.raw<Thoughts | undefined>();

  constructor(
    match: SmallGameInPlay,
    onsettled?: (match: SmallGameInPlay) => void,
    bots = new BotService(),
  ) {
    super(SMALL_GAME, match, onsettled);
    this.bots = bots;
  }

  get setup(): Setup {
    return this.moment.setup;
  }

  /** What is known of the position that is shown; nothing until `think` has found it out. */
  get thoughts(): Thoughts | undefined {
    return this.known?.match === this.match ? this.known : undefined;
  }

  /** Finds out what the moves on another board lead to, while the position is shown. */
  async think(): Promise<void> {
    if (this.thoughts?.isWhole) return;
    this.thinking?.abort();
    const { setup, match, bots } = this;
    const { signal } = (this.thinking = new AbortController());
    const deepest = deepestOn(match.variant);
    const show = (moves: readonly MoveValue[]) => {
      if (!signal.aborted) this.known = { match, moves, isWhole: false };
    };
    const moves = await bots.values(setup, match.variant, show, signal);
    const values = moves.map(({ value }) => value);
    const isSettled = values.includes(1) || !values.includes(undefined);
    const policy = isSettled ? [] : await bots.policy(deepest, setup, match.variant);
    const cells = policy.map(({ cell }) => cell);
    if (signal.aborted) return;
    const guess = isSettled ? undefined : { cells, depth: deepest.level ?? 1 };
    this.known = { match, moves, isWhole: true, guess };
  }

  /** Stops looking for it. */
  forget(): void {
    this.thinking?.abort();
  }

  override destroy(): void {
    this.forget();
    super.destroy();
  }

  /** A task that is spoiled waits for the reader; its refutation can be stepped through. */
  override get isAnswering(): boolean {
    return super.isAnswering && playTaskOf(this.match)?.spoiled === undefined;
  }

  newGame(): void {
    this.begin(renewed(this.match), { kind: 'new-game' });
  }

  /** The next game, with the sides swapped. */
  rematch(): void {
    const { X, O } = this.match.players;
    const swapped = { ...this.match, players: { X: O, O: X } };
    this.begin(renewed(swapped), { kind: 'new-game' });
  }

  /** Another board: a new game begins there. */
  startOn(variant: Variant): void {
    this.begin(onBoard(this.match, variant), { kind: 'new-game' });
  }

  startFrom(setup: Setup): void {
    this.begin(startFrom(this.match, setup), { kind: 'new-game' });
  }

  leaveTask(): void {
    this.show({ ...this.match, goal: undefined });
  }

  protected override afterChoice(match: SmallGameInPlay): SmallGameInPlay {
    const refuted = withRefutation(match);
    return refuted === match ? super.afterChoice(match) : refuted;
  }

  /** It thinks while the pause lasts; the answer is remembered. */
  protected override prepare(): void {
    const player = playerToMove(SMALL_GAME, this.match);
    if (player === undefined || player === 'person') return;
    // If it does not arrive, whoever asks for the move says so.
    this.bots.policy(player, this.setup, this.match.variant).catch(() => undefined);
  }

  protected async cellOf(bot: Machine): Promise<number | undefined> {
    const { setup, bots } = this;
    const { seed, at, variant } = this.match;
    const own = await bots.policy(bot, setup, variant);
    const isGuessed = own.length === 0;
    const policy = isGuessed ? await bots.policy(deepestOn(variant), setup, variant) : own;
    this.isGuessed = isGuessed;
    return drawnCell(policy, seed, at);
  }
}
