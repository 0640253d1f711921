import type { MarkName } from '../../../engine/index.ts';
import type { Machine, PlayerSetting } from '../../players/players.ts';
import { isLookingBack, nextChoice, peopleIn } from './game.ts';
import { GameSession, type SessionNote } from './session.svelte.ts';
import { PLAY_GAME, boardOfPlay, playersOn, type PlayGame, type PlayTypes } from './playGame.ts';
import type { PlaySpeed } from './playSettings.ts';

/** A bot that was just chosen waits longer: who goes through the list by keys passes over many. */
const PAUSE_WHEN_CHOSEN = 1200;

/** What has just happened on the page of play, where the game alone does not tell it. */
export type PlayNote =
  | {
      readonly kind:
        | 'players'
        | 'looking'
        | 'opened'
        | 'back'
        | 'nothing-to-undo'
        | 'nothing-to-redo';
    }
  /** On another board, with its name. */
  | { readonly kind: 'new-game'; readonly board?: string | undefined }
  /** Why a machine makes no move, ready to be said. */
  | { readonly kind: 'told'; readonly text: string };

type Cell = PlayTypes['cell'];

/** What a kind of board adds to a game as it is played. */
export interface BoardHelp {
  /** The cell that a bot takes; rejects if what thinks for it does not arrive. */
  cellOf(bot: Machine): Promise<Cell | undefined>;
  /** A bot will be asked as soon as the pause is over. */
  prepare?(bot: Machine): void;
  /** Why a person may not take a cell, beyond its being taken. */
  refusal?(cell: Cell): SessionNote<PlayTypes> | undefined;
  /** The game after a person's move, where more than the move comes of it. */
  afterChoice?(match: PlayGame): PlayGame;
  /** A bot waits although it is its turn. */
  readonly isWaiting?: boolean;
  /** Another position is shown; `isMove`: by a move that was just made. */
  shown?(isMove: boolean): void;
  end(): void;
}

/** A game on the page of play: on any board, with any players, also two bots; any moment of it; hints. */
export abstract class PlaySession extends GameSession<PlayTypes, PlayNote> {
  /** Two bots play by themselves. */
  playing = $state(false);
  speed = $state<PlaySpeed>(1);
  /** The best cells are lit, and the sentence names them and says why. */
  isHinted = $state(false);
  /** The game before the one that was begun last: undo goes back to it. */
  before = $state.raw<PlayGame | undefined>();
  /** How many of its moves were made by other players than those it has now. */
  others = $state(0);
  constructor(match: PlayGame, onsettled?: (match: PlayGame) => void) {
    super(PLAY_GAME, match, onsettled);
  }

  /** What helps on the board that is shown, once it is there. */
  protected abstract readonly help: BoardHelp | undefined;

  /** A task that is spoiled waits for the reader; its refutation can be stepped through. */
  override get isAnswering(): boolean {
    return super.isAnswering && this.help?.isWaiting !== true;
  }

  get isBotsOnly(): boolean {
    return peopleIn(this.match) === 0;
  }

  get canUndo(): boolean {
    return this.before !== undefined || nextChoice(this.kind, this.match, -1) !== undefined;
  }

  get canRedo(): boolean {
    return nextChoice(this.kind, this.match, 1) !== undefined;
  }

  override load(match: PlayGame, note?: PlayNote): void {
    this.playing = false;
    this.others = 0;
    super.load(match, note);
  }

  undo(): void {
    const place = nextChoice(this.kind, this.match, -1);
    if (place !== undefined) return this.goTo(place);
    const { before } = this;
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

  override choose(cell: Cell): void {
    const refused = this.isPersonsTurn ? this.help?.refusal?.(cell) : undefined;
    if (refused) this.say(refused);
    else super.choose(cell);
  }

  /** It is said where the hint's words stood. */
  override say(note: PlayNote | SessionNote<PlayTypes>): void {
    this.isHinted = false;
    super.say(note);
  }

  /** As it goes, what it stood before is said again. */
  toggleHint(): void {
    this.isHinted = !this.isHinted;
    if (!this.isHinted) this.announcements++;
  }

  /** Another game takes the place of this one. */
  begin(match: PlayGame, note: PlayNote): void {
    if (this.kind.lineOf(this.match).length > 1) this.before = this.match;
    this.onact();
    this.load(match, note);
  }

  /** The same players begin once more; chance goes on to the next seed. */
  newGame(match = () => this.kind.renewed(this.match), board?: string): void {
    this.begin(match(), { kind: 'new-game', board });
  }

  /** The next game, with the sides swapped. */
  rematch(): void {
    this.newGame(() => this.kind.renewed({ ...this.match, players: this.swapped }));
  }

  setPlayer(mark: MarkName, player: PlayerSetting): void {
    this.setPlayers({ ...this.match.players, [mark]: player });
  }

  swap(): void {
    this.setPlayers(this.swapped);
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

  /** A bot moves for whoever is to move, as in the original program. */
  moveByBot(bot: Machine): void {
    if (this.isOver) return this.say({ kind: 'over' });
    this.onact();
    void this.moveBy(bot);
  }

  protected override show(match: PlayGame, note?: PlayNote, drawn?: Cell): void {
    this.isHinted = false;
    super.show(match, note, drawn);
    this.help?.shown?.(drawn !== undefined);
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

  protected override afterChoice(match: PlayGame): PlayGame {
    const more = this.help?.afterChoice?.(match) ?? match;
    return more === match ? super.afterChoice(match) : more;
  }

  protected override prepare(bot: Machine): void {
    this.help?.prepare?.(bot);
  }

  /** The place after the one that is shown, on the open line. */
  private get next(): number | undefined {
    const line = this.kind.lineOf(this.match);
    return line[line.indexOf(this.kind.placeOf(this.match)) + 1];
  }

  /** The cell that was taken last. */
  get last(): Cell | undefined {
    const place = this.kind.placeOf(this.match);
    return place > 0 ? this.kind.cellAt(this.match, place) : undefined;
  }

  private get swapped(): PlayGame['players'] {
    const { X, O } = this.match.players;
    return { X: O, O: X };
  }

  private setPlayers(players: PlayGame['players']): void {
    const able = playersOn({ players }, boardOfPlay(this.match));
    if (JSON.stringify(able) === JSON.stringify(this.match.players)) return;
    this.onact();
    const match = this.kind.withPlayers(this.match, able);
    this.others = this.kind.lineOf(match).indexOf(this.kind.placeOf(match));
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
