import type { MarkName } from '../../../engine/index.ts';
import { nextChoice } from '../games/game.ts';
import { GameSession } from '../games/session.svelte.ts';
import type { StoredProblem } from '../../platform/stored.ts';
import { whenIdle } from '../../platform/arrive.dom.ts';
import { SMALL_GAME, type SmallGameInPlay, type SmallGameTypes } from '../games/smallGame.ts';
import { homeGame, homeOutcome, personOf, roundToUndo, takenBack, type Round } from './game.ts';
import { gameStore, NO_GAMES, tallyStore, type Tally } from './homeStores.ts';
import type * as Machine from './machine.ts';
import type { GamePlace } from '../../ui/disc/discRings.ts';

/** What has just happened, where it was no move. */
export type HomeNote =
  | { readonly kind: 'new-game' | 'new-already' | 'unplayable' }
  | { readonly kind: 'taken-back'; readonly round: Round }
  /** What was stored of the game, or of those before it, cannot be used. */
  | { readonly kind: 'not-kept'; readonly what: 'game' | 'tally'; readonly why: StoredProblem };

/** A game against the machine as it is played, and how those before it have ended. */
export class HomeSession extends GameSession<SmallGameTypes, HomeNote> {
  /** What searches: loaded when the board is there, at the latest with the first move. */
  machine = $state.raw<typeof Machine | undefined>();
  tally = $state.raw<Tally>(NO_GAMES);
  /** Shows the search of the position before the machine moves, where that can be seen; and ends it at once. */
  sweep:
    | { readonly seen: (match: SmallGameInPlay) => Promise<void>; readonly end: () => boolean }
    | undefined;
  /** The place of the finished game among all, once its thread is seen. */
  place = $state.raw<GamePlace>();
  /** It came with a link: somebody else began it. */
  isLinked = $state(false);
  /** A game counts once, however often its end is taken back. */
  private isCounted = false;

  constructor(person: MarkName) {
    super(SMALL_GAME, homeGame(person), (match) => this.keep(match));
  }

  get canUndo(): boolean {
    return nextChoice(SMALL_GAME, this.match, -1) !== undefined;
  }

  undo(): void {
    if (!this.canUndo) return;
    const round = roundToUndo(this.match);
    this.show(takenBack(this.match), { kind: 'taken-back', round });
  }

  begin(person: MarkName): void {
    const isNew = person === personOf(this.match) && !this.canUndo && this.isPersonsTurn;
    if (isNew) return this.say({ kind: 'new-already' });
    this.isCounted = this.isLinked = false;
    this.show(homeGame(person), { kind: 'new-game' });
  }

  /** Goes on with what was stored, or with what a link brings. */
  wake(linked?: SmallGameInPlay | 'unplayable'): void {
    const [game, tally] = [gameStore.read(), tallyStore.read()];
    this.tally = tally.value;
    const isLinked = typeof linked === 'object';
    this.isLinked = isLinked;
    const match = isLinked ? linked : game.value;
    if (match && (isLinked || match.moves.length > 0)) this.load(match);
    else this.start();
    if (linked === 'unplayable') this.say({ kind: 'unplayable' });
    const why = game.problem ?? tally.problem;
    // Where nothing can be stored, nothing was.
    if (why && why.code !== 'not-stored')
      this.say({ kind: 'not-kept', what: game.problem ? 'game' : 'tally', why });
  }

  override start(): void {
    super.start();
    void whenIdle().then(() => this.prepare());
  }

  /** A stored game has moves of the machine, which have reasons. */
  override load(match: SmallGameInPlay): void {
    this.isCounted = homeOutcome(match) !== undefined;
    super.load(match);
    this.prepare();
  }

  protected override prepare(): void {
    void this.searcher().catch(() => undefined);
  }

  protected async cellOf(): Promise<number | undefined> {
    const { match } = this;
    const { machineMove } = await this.searcher();
    await this.sweep?.seen(match);
    return machineMove(match);
  }

  /** Who presses the board while the search is shown wants the answer. */
  override choose(cell: number): void {
    if (this.isAnswering && this.sweep?.end()) return;
    super.choose(cell);
  }

  protected override show(match: SmallGameInPlay, note?: HomeNote, drawn?: number): void {
    super.show(match, note, drawn);
    // What was said before a mark is not said after it.
    if (this.isAnswering) this.note = undefined;
    else this.sweep?.end();
  }

  private keep(match: SmallGameInPlay): void {
    void gameStore.change(() => match);
    const outcome = homeOutcome(match);
    // One that was over when it came has been seen before.
    if (outcome === undefined || this.isLinked || this.drawn === undefined) return;
    const more = this.isCounted ? 0 : 1;
    this.isCounted = true;
    void tallyStore
      .change((tally) => ({
        ...tally,
        [outcome]: tally[outcome] + more,
        games: [...new Set([...tally.games, match.moves.join('')])],
      }))
      .then(({ value }) => (this.tally = value));
  }

  private async searcher(): Promise<typeof Machine> {
    return (this.machine ??= await import('./machine.ts'));
  }
}
