import {
  ARTICLE_RULES,
  type AttackRules,
  type LargeBotId,
  type MarkName,
  type Point,
} from '../../../engine/index.ts';
import {
  PAUSE,
  PAUSE_WHEN_CHOSEN,
  type HintStage,
  type PlaySpeed,
  type PlayedGame,
} from '../played.ts';
import {
  chooser,
  goTo,
  isAnswering,
  isLookingBack,
  momentOf,
  newMatch,
  peopleIn,
  redoTo,
  take,
  undoTo,
  type GameMoment,
  type LargeMatch,
  type LargePlayer,
  type NewGame,
} from './gameMatch.ts';
import type { GameNote, RestedGame } from './gameNote.ts';
import type { PlayBrain, SeenHint } from './playBrain.ts';

/**
 * A game on a large board as it is played: the match, what was last done, and the clocks. Everything that
 * is drawn is a function of this. `onrest` is told when nothing is about to move by itself.
 */
export class LargePlay implements PlayedGame {
  match: LargeMatch;
  moment: GameMoment;
  rested: RestedGame;
  note = $state.raw<GameNote | undefined>();
  /** How often something was said: the same sentence twice is spoken twice. */
  told = $state(0);
  playing = $state(false);
  speed = $state<PlaySpeed>(1);
  hint = $state<HintStage>(0);
  /** What the hint says, as soon as the bot has looked. */
  seen = $state.raw<SeenHint | undefined>();
  /** What thinks did not arrive: there is no connection. */
  isLost = $state(false);
  /** The game before the one that was begun last: it can be brought back. */
  before = $state.raw<LargeMatch | undefined>();
  /** By these the weighing bot plays. */
  rules: () => AttackRules = () => ARTICLE_RULES;

  /** The reader is about to change the game. */
  onact: () => void = () => undefined;
  private helped: ReadonlySet<number> = new Set();

  readonly onrest: (match: LargeMatch) => void;
  private brain: Promise<PlayBrain> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: LargeMatch, onrest: (match: LargeMatch) => void = () => undefined) {
    const moment = momentOf(match);
    this.match = $state.raw(match);
    this.moment = $state.raw(moment);
    this.rested = $state.raw({ match, moment, helped: this.helped });
    this.onrest = onrest;
  }

  get isOver(): boolean {
    return this.moment.end !== undefined;
  }

  get isBotsOnly(): boolean {
    return peopleIn(this.match) === 0;
  }

  get canUndo(): boolean {
    return undoTo(this.match) !== undefined;
  }

  get canRedo(): boolean {
    return redoTo(this.match) !== undefined;
  }

  /** Whether the person may choose a cell now. */
  get isPersonsTurn(): boolean {
    return chooser(this.match, this.moment) === 'person';
  }

  /** Shows a game from elsewhere: a link, a file, or what was kept. */
  load(match: LargeMatch, note?: GameNote): void {
    this.playing = false;
    this.helped = new Set();
    this.show(match, note);
  }

  /** A cell was chosen. */
  choose(point: Point): void {
    const player = chooser(this.match, this.moment);
    if (player === undefined) return this.say({ kind: 'over' });
    if (player !== 'person') return this.say({ kind: 'not-yours', player });
    this.onact();
    this.put(point);
  }

  /** The weighing bot moves for whoever is to move, as in the original program. */
  moveByBot(): void {
    if (this.isOver) return this.say({ kind: 'over' });
    this.onact();
    void this.moveBy('attack-weights');
  }

  undo(): void {
    const node = undoTo(this.match);
    if (node === undefined) this.say({ kind: 'nothing-to-undo' });
    else this.goTo(node);
  }

  redo(): void {
    const node = redoTo(this.match);
    if (node === undefined) this.say({ kind: 'nothing-to-redo' });
    else this.goTo(node);
  }

  /** To any move of any branch; 0 is the start. */
  goTo(node: number): void {
    this.onact();
    this.playing = false;
    const next = goTo(this.match, node);
    this.show(next, isLookingBack(next) ? { kind: 'looking' } : undefined);
  }

  newGame(change: NewGame = {}): void {
    this.begin(newMatch(this.match, change), { kind: 'new-game' });
  }

  /** Another game takes the place of this one, which can be brought back. */
  begin(match: LargeMatch, note: GameNote): void {
    this.onact();
    if (this.match.record.moves.length > 0) this.before = this.match;
    this.load(match, note);
  }

  bringBack(): void {
    const { before } = this;
    if (!before) return;
    this.before = undefined;
    this.onact();
    this.load(before, { kind: 'back' });
  }

  setPlayer(mark: MarkName, player: LargePlayer): void {
    this.setPlayers({ ...this.match.players, [mark]: player });
  }

  swap(): void {
    const { X, O } = this.match.players;
    this.setPlayers({ X: O, O: X });
  }

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
    this.begin(newMatch(this.match), { kind: 'new-game' });
    this.playing = true;
    this.schedule();
  }

  showHint(): void {
    if (this.hint === 0) void this.lookAhead();
    else this.hint = 2;
  }

  hideHint(): void {
    this.hint = 0;
  }

  /** What thinks about the game; it loads when it is first asked. */
  async thinker(): Promise<PlayBrain> {
    this.brain ??= import('./playBrain.ts').then(({ PlayBrain }) => new PlayBrain());
    try {
      const brain = await this.brain;
      this.isLost = false;
      return brain;
    } catch (problem) {
      this.brain = undefined;
      this.isLost = true;
      throw problem;
    }
  }

  /** Asks once more for what did not arrive. */
  retry(): void {
    if (isAnswering(this.match, this.moment)) this.answer();
    else void this.thinker().catch(() => undefined);
  }

  /** Stops every clock. */
  destroy(): void {
    clearTimeout(this.timer);
  }

  private put(point: Point): void {
    const taken = take(this.match, point);
    if (taken.ok) this.show(taken.value);
    else this.say({ kind: 'refused', point, why: taken.problem });
  }

  private setPlayers(players: LargeMatch['players']): void {
    const { X, O } = this.match.players;
    if (players.X === X && players.O === O) return;
    const next = { ...this.match, players };
    if (peopleIn(next) > 0) this.playing = false;
    this.show(next, { kind: 'players' });
  }

  private say(note: GameNote): void {
    this.note = note;
    this.told++;
  }

  private show(match: LargeMatch, note?: GameNote): void {
    clearTimeout(this.timer);
    const moment = momentOf(match);
    this.match = match;
    this.moment = moment;
    this.hint = 0;
    if (moment.end) this.playing = false;
    if (!isAnswering(match, moment)) {
      this.rested = { match, moment, helped: this.helped };
      this.note = note;
      if (!this.playing) {
        this.told++;
        this.onrest(match);
      }
    }
    this.schedule(note?.kind === 'players' ? PAUSE_WHEN_CHOSEN : PAUSE);
  }

  private schedule(pause = PAUSE): void {
    clearTimeout(this.timer);
    if (isAnswering(this.match, this.moment)) {
      this.timer = setTimeout(() => this.answer(), pause);
    } else if (this.playing) {
      this.timer = setTimeout(() => this.stepNow(), 1000 / this.speed);
    }
  }

  private stepNow(): void {
    const next = redoTo(this.match);
    if (this.isOver) return;
    if (next === undefined) this.answer();
    else this.show(goTo(this.match, next));
  }

  /** The move of the bot whose turn it is. */
  private answer(): void {
    const player = chooser(this.match, this.moment);
    if (player !== undefined && player !== 'person') void this.moveBy(player);
  }

  /** If the reader does something else while a bot thinks, its answer is forgotten. */
  private async moveBy(bot: LargeBotId): Promise<void> {
    const { match, moment } = this;
    const brain = await this.thinker().catch(() => undefined);
    if (this.match !== match) return;
    const point = brain?.cellOf(bot, match, moment, this.rules());
    if (!point) return;
    const taken = take(match, point);
    if (taken.ok && chooser(match, moment) === 'person') {
      this.helped = new Set([...this.helped, taken.value.record.at]);
    }
    this.put(point);
  }

  private async lookAhead(): Promise<void> {
    const { match, moment } = this;
    const brain = await this.thinker().catch(() => undefined);
    if (!brain || this.match !== match) return;
    this.seen = brain.hint(match, moment, this.rules());
    this.hint = 1;
  }
}
