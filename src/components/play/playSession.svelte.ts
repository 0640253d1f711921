import type { MarkName } from '../../engine/index.ts';
import {
  isLookingBack,
  nextChoice,
  peopleIn,
  type GameOf,
  type GameTypes,
  type PlayersOf,
} from './game.ts';
import type { PlaySpeed } from './playStore.ts';
import { GameSession } from './session.svelte.ts';

/** A bot that was just chosen waits longer: who goes through the list by keys passes over many. */
const PAUSE_WHEN_CHOSEN = 1200;

/** How much of a hint is shown: nothing, the best cells, and why. */
type HintStage = 0 | 1 | 2;

/** What has just happened on a page of play, where the game alone does not tell it. */
export interface PlayNote {
  readonly kind:
    'new-game' | 'players' | 'looking' | 'opened' | 'back' | 'nothing-to-undo' | 'nothing-to-redo';
}

/** A game on a page of play: any players, also two bots; any moment of it; hints. */
export abstract class PlaySession<T extends GameTypes> extends GameSession<T, PlayNote> {
  /** Two bots play by themselves. */
  playing = $state(false);
  speed = $state<PlaySpeed>(1);
  hint = $state<HintStage>(0);
  /** The game before the one that was begun last: undo goes back to it. */
  before = $state.raw<GameOf<T> | undefined>();
  /** Back to the game on another kind of board, in whose place this one was begun. */
  onback = $state.raw<(() => void) | undefined>();

  /** The same players begin once more; chance goes on to the next seed. */
  abstract newGame(): void;

  get isBotsOnly(): boolean {
    return peopleIn(this.match) === 0;
  }

  get canUndo(): boolean {
    const isFirst = this.before === undefined && this.onback === undefined;
    return !isFirst || nextChoice(this.kind, this.match, -1) !== undefined;
  }

  get canRedo(): boolean {
    return nextChoice(this.kind, this.match, 1) !== undefined;
  }

  override load(match: GameOf<T>, note?: PlayNote): void {
    this.playing = false;
    super.load(match, note);
  }

  undo(): void {
    const place = nextChoice(this.kind, this.match, -1);
    if (place !== undefined) return this.goTo(place);
    const { before } = this;
    if (!before && this.onback) return this.onback();
    if (!before) return this.say({ kind: 'nothing-to-undo' });
    this.before = undefined;
    this.onact();
    this.load(before, { kind: 'back' });
  }

  redo(): void {
    const place = nextChoice(this.kind, this.match, 1);
    if (place === undefined) this.say({ kind: 'nothing-to-redo' });
    else this.goTo(place);
  }

  /** To any place; 0 is the start. */
  goTo(place: number): void {
    this.onact();
    this.playing = false;
    const drawn = place === this.next ? this.kind.cellAt(this.match, place) : undefined;
    const match = this.kind.goTo(this.match, place);
    this.show(match, isLookingBack(this.kind, match) ? { kind: 'looking' } : undefined, drawn);
  }

  /** Another game takes the place of this one. */
  begin(match: GameOf<T>, note: PlayNote): void {
    if (this.kind.lineOf(this.match).length > 1) this.before = this.match;
    this.onact();
    this.load(match, note);
  }

  setPlayer(mark: MarkName, player: T['player']): void {
    this.setPlayers({ ...this.match.players, [mark]: player });
  }

  swap(): void {
    const { X, O } = this.match.players;
    this.setPlayers({ X: O, O: X });
  }

  /** One move, of those known or a new one. */
  step(): void {
    this.onact();
    this.playing = false;
    this.stepNow();
  }

  togglePlaying(): void {
    this.onact();
    this.playing = !this.playing;
    if (!this.playing) return this.show(this.match);
    if (!this.isOver) return this.stepNow();
    this.newGame();
    this.playing = true;
    this.schedule();
  }

  showHint(): void {
    this.hint = this.hint === 0 ? 1 : 2;
  }

  hideHint(): void {
    this.hint = 0;
  }

  protected override show(match: GameOf<T>, note?: PlayNote, drawn?: T['cell']): void {
    this.hint = 0;
    super.show(match, note, drawn);
  }

  protected override settle(note: PlayNote | undefined): void {
    if (this.isOver) this.playing = false;
    if (!this.playing) return super.settle(note);
    this.settled = this.match;
    this.note = note;
  }

  protected override schedule(note?: PlayNote): void {
    super.schedule(note, note?.kind === 'players' ? PAUSE_WHEN_CHOSEN : undefined);
    if (this.playing) this.timer = setTimeout(() => this.stepNow(), 1000 / this.speed);
  }

  /** The place after the one that is shown, on the open line. */
  private get next(): number | undefined {
    const line = this.kind.lineOf(this.match);
    return line[line.indexOf(this.kind.placeOf(this.match)) + 1];
  }

  private setPlayers(players: PlayersOf<T>): void {
    if (JSON.stringify(players) === JSON.stringify(this.match.players)) return;
    this.onact();
    const match = this.kind.withPlayers(this.match, players);
    if (peopleIn(match) > 0) this.playing = false;
    this.show(match, { kind: 'players' });
    // A bot that was just chosen waits so long that what was said before would be wrong meanwhile.
    if (this.isAnswering) this.settle({ kind: 'players' });
  }

  private stepNow(): void {
    const { next } = this;
    if (this.isOver) return;
    if (next === undefined) return void this.answer();
    this.show(this.kind.goTo(this.match, next), undefined, this.kind.cellAt(this.match, next));
  }
}
