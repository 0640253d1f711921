import type { Setup } from '../../../engine/index.ts';
import { drawnCell, type Machine } from '../../players/players.ts';
import { BotService } from '../../players/policies.dom.ts';
import { playerToMove } from '../game.ts';
import { PlaySession } from '../playSession.svelte.ts';
import {
  SMALL_GAME,
  renewed,
  startFrom,
  type SmallGameInPlay,
  type SmallGameTypes,
} from './smallGame.ts';
import { playTaskOf, withRefutation } from './task.ts';

/** A game or a task on nine cells as it is played. */
export class SmallSession extends PlaySession<SmallGameTypes> {
  readonly bots: BotService;

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
    this.bots.policy(player, this.setup).catch(() => undefined);
  }

  protected async cellOf(bot: Machine): Promise<number | undefined> {
    const { seed, at } = this.match;
    return drawnCell(await this.bots.policy(bot, this.setup), seed, at);
  }
}
