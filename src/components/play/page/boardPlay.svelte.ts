import { arrive } from '../../platform/arrive.dom.ts';
import { BotService } from '../../players/policies.dom.ts';
import type { Machine } from '../../players/players.ts';
import type { LargeHelp } from '../large/largeHelp.svelte.ts';
import { SmallHelp } from '../small/smallHelp.svelte.ts';
import { isLargeGame, type PlayGame, type PlayTypes } from '../games/playGame.ts';
import { PlaySession, type BoardHelp, type PlayNote } from '../games/playSession.svelte.ts';

/** A game on any board, with what its board adds: that of small boards is here, and that of large ones comes with the first. */
export class BoardPlay extends PlaySession {
  readonly small: SmallHelp;
  large = $state.raw<LargeHelp | undefined>();
  private largeOnce: Promise<LargeHelp> | undefined;

  constructor(
    match: PlayGame,
    onsettled?: (match: PlayGame) => void,
    bots: BotService = new BotService(),
  ) {
    super(match, onsettled);
    this.small = new SmallHelp(this, bots);
  }

  /** What large boards need; a game on one is shown once it is there. */
  loadLarge(): Promise<LargeHelp> {
    return (this.largeOnce ??= arrive(() => import('../large/largeHelp.svelte.ts')).then(
      ({ LargeHelp }) => (this.large = new LargeHelp(this)),
    ));
  }

  override destroy(): void {
    super.destroy();
    this.small.end();
    this.large?.end();
  }

  protected get help(): BoardHelp | undefined {
    return isLargeGame(this.match) ? this.large : this.small;
  }

  protected override show(match: PlayGame, note?: PlayNote, drawn?: PlayTypes['cell']): void {
    if (isLargeGame(match)) void this.loadLarge();
    super.show(match, note, drawn);
  }

  protected async cellOf(bot: Machine): Promise<PlayTypes['cell'] | undefined> {
    const help = isLargeGame(this.match) ? await this.loadLarge() : this.small;
    return help.cellOf(bot);
  }
}
