import { tellIfLate } from '../../platform/waiting.ts';
import {
  isAnswering,
  playerToMove,
  nextChoice,
  type BotOf,
  type GameKind,
  type GameOf,
  type GameTypes,
  type MomentOf,
} from './game.ts';

/** The answer comes after the person's own stroke has been drawn (180 ms), not into it. */
const PAUSE = 220;

/** What has just happened, where the game alone does not tell it. */
export type SessionNote<T extends GameTypes> =
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly cell: T['cell']; readonly why: T['refusal'] }
  /** A bot is long in answering; or what it thinks with did not arrive. */
  | { readonly kind: 'not-yours' | 'slow' | 'lost'; readonly player: BotOf<T> };

/**
 * A game as it is played: its record, what was last done, and the clock of the bot that answers. Everything
 * that is drawn is a function of this. `onsettled` is told when nothing is about to move by itself.
 */
export abstract class GameSession<T extends GameTypes, Note extends { readonly kind: string }> {
  readonly kind: GameKind<T>;
  match: GameOf<T>;
  /** The game when it last came to rest: what is said of it does not flicker while a bot thinks. */
  settled: GameOf<T>;
  readonly moment: MomentOf<T>;
  note = $state.raw<Note | SessionNote<T> | undefined>();
  /** How often something was said: the same sentence twice is spoken twice. */
  announcements = $state(0);
  /** The cell whose mark is being drawn. */
  drawn = $state.raw<T['cell'] | undefined>();
  /** What thinks for a bot did not arrive; it is asked for once more. */
  isLost = $state(false);
  isAsking = $state(false);
  readonly onsettled: (match: GameOf<T>) => void;
  /** The reader is about to change the game. */
  onact: () => void = () => undefined;
  protected timer: ReturnType<typeof setTimeout> | undefined;
  /** How often something else was shown: a bot that was asked before that has answered too late. */
  private shows = 0;

  constructor(
    kind: GameKind<T>,
    match: GameOf<T>,
    onsettled: (match: GameOf<T>) => void = () => undefined,
  ) {
    this.kind = kind;
    this.match = $state.raw(match);
    this.settled = $state.raw(match);
    this.moment = $derived(kind.momentOf(this.match));
    this.onsettled = onsettled;
  }

  /** The cell that a bot takes, whose turn it is. Rejects if what thinks for it does not arrive. */
  protected abstract cellOf(bot: BotOf<T>): Promise<T['cell'] | undefined>;

  /** Shows a game from elsewhere: a link, a file, or what was stored. */
  load(match: GameOf<T>, note?: Note): void {
    this.show(match, note);
  }

  /** Bots begin to move where it is their turn. */
  start(): void {
    this.schedule();
  }

  /** Asks once more for what did not arrive. */
  async retry(): Promise<void> {
    if (this.isAnswering) await this.answer();
    else this.isLost = false;
  }

  get isOver(): boolean {
    return this.moment.end !== undefined;
  }

  /** Whether the person may choose a cell now. */
  get isPersonsTurn(): boolean {
    return playerToMove(this.kind, this.match, this.moment) === 'person';
  }

  /** Whether a bot is about to move by itself. */
  get isAnswering(): boolean {
    return isAnswering(this.kind, this.match, this.moment);
  }

  /** A cell was chosen. */
  choose(cell: T['cell']): void {
    const { kind } = this;
    const player = playerToMove(kind, this.match, this.moment);
    if (player === undefined) return this.say({ kind: 'over' });
    const played = kind.play(this.match, cell);
    if (!played.ok) return this.say({ kind: 'refused', cell, why: played.problem });
    if (player !== 'person') return this.say({ kind: 'not-yours', player: player as BotOf<T> });
    this.onact();
    this.show(this.afterChoice(played.value), undefined, cell);
  }

  /** Stops every clock, and forgets what a bot is still thinking about. */
  destroy(): void {
    this.shows++;
    clearTimeout(this.timer);
  }

  /** The game after a person's move. One that was taken back and is made again has its answer again. */
  protected afterChoice(match: GameOf<T>): GameOf<T> {
    const isPersons = playerToMove(this.kind, match) === 'person';
    const known = isPersons ? undefined : nextChoice(this.kind, match, 1);
    return known === undefined ? match : this.kind.goTo(match, known);
  }

  say(note: Note | SessionNote<T>): void {
    this.note = note;
    this.announcements++;
  }

  protected show(match: GameOf<T>, note?: Note, drawn?: T['cell']): void {
    clearTimeout(this.timer);
    this.shows++;
    this.match = match;
    this.drawn = drawn;
    this.isLost = this.isAsking = false;
    if (!this.isAnswering) this.settle(note);
    this.schedule(note);
  }

  protected settle(note: Note | undefined): void {
    this.settled = this.match;
    this.note = note;
    this.announcements++;
    this.onsettled(this.match);
  }

  protected schedule(_note?: Note, pause = PAUSE): void {
    clearTimeout(this.timer);
    const player = this.isAnswering ? playerToMove(this.kind, this.match, this.moment) : undefined;
    if (player === undefined) return;
    this.prepare(player as BotOf<T>);
    this.timer = setTimeout(() => void this.answer(), pause);
  }

  /** A bot will be asked as soon as the pause is over. */
  protected prepare(_bot: BotOf<T>): void {
    // Most have nothing to prepare.
  }

  /** The move of the bot whose turn it is. */
  protected async answer(): Promise<void> {
    const player = playerToMove(this.kind, this.match, this.moment);
    if (player !== undefined && player !== 'person') await this.moveBy(player as BotOf<T>);
  }

  /** A bot moves for whoever is to move. If the reader does something else meanwhile, its answer is forgotten. */
  protected async moveBy(bot: BotOf<T>): Promise<void> {
    const { match, shows } = this;
    const cell = await this.ask(bot);
    if (cell === undefined || this.shows !== shows) return;
    const played = this.kind.play(match, cell);
    if (!played.ok) return;
    this.show(played.value, undefined, cell);
  }

  /** What a bot answers; `undefined` if there was nothing it could answer with, which is told. */
  private async ask(bot: BotOf<T>): Promise<T['cell'] | undefined> {
    const { shows } = this;
    const isCurrent = () => this.shows === shows;
    const answer = this.cellOf(bot);
    tellIfLate(answer, () => isCurrent() && this.say({ kind: 'slow', player: bot }));
    this.isAsking = true;
    try {
      const cell = await answer;
      // Before it counts as asked no more: else it would be told as lost once more.
      if (isCurrent()) this.isLost = false;
      return cell;
    } catch {
      if (!isCurrent()) return undefined;
      this.isLost = true;
      this.note = { kind: 'lost', player: bot };
      return undefined;
    } finally {
      if (isCurrent()) this.isAsking = false;
    }
  }
}
