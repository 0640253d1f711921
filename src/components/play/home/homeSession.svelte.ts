import type { MarkName } from '../../../engine/index.ts';
import { undoTo } from '../game.ts';
import { GameSession } from '../session.svelte.ts';
import { whenIdle } from '../../platform/whenIdle.dom.ts';
import { SMALL_GAME, type SmallGameInPlay, type SmallGameTypes } from '../small/smallGame.ts';
import { homeGame, personOf, roundToUndo, takenBack, type Round } from './game.ts';
import type * as Machine from './machine.ts';

/** What has just happened, where it was no move. */
export type HomeNote =
  | { readonly kind: 'new-game' | 'new-already' }
  | { readonly kind: 'taken-back'; readonly round: Round };

/** A game against the machine as it is played. */
export class HomeSession extends GameSession<SmallGameTypes, HomeNote> {
  /** What searches: loaded when the board is there, at the latest with the first move. */
  machine = $state.raw<typeof Machine | undefined>();

  constructor(person: MarkName, onsettled: (match: SmallGameInPlay) => void) {
    super(SMALL_GAME, homeGame(person), onsettled);
  }

  get canUndo(): boolean {
    return undoTo(SMALL_GAME, this.match) !== undefined;
  }

  undo(): void {
    if (!this.canUndo) return;
    const round = roundToUndo(this.match);
    this.show(takenBack(this.match), { kind: 'taken-back', round });
  }

  begin(person: MarkName): void {
    const isNew = person === personOf(this.match) && !this.canUndo && this.isPersonsTurn;
    if (isNew) this.say({ kind: 'new-already' });
    else this.show(homeGame(person), { kind: 'new-game' });
  }

  override start(): void {
    super.start();
    void whenIdle().then(() => this.prepare());
  }

  /** A stored game has moves of the machine, which have reasons. */
  override load(match: SmallGameInPlay): void {
    super.load(match);
    this.prepare();
  }

  protected override prepare(): void {
    void this.searcher().catch(() => undefined);
  }

  protected async cellOf(): Promise<number | undefined> {
    const { match } = this;
    const { machineMove } = await this.searcher();
    return machineMove(match);
  }

  private async searcher(): Promise<typeof Machine> {
    return (this.machine ??= await import('./machine.ts'));
  }
}
