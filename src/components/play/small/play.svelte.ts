import { EMPTY, type MarkName, type Policy, type Setup } from '../../../engine/index.ts';
import { playerOf, type PlayerSetting } from '../../players/players.ts';
import { BotService } from '../../players/policies.dom.ts';
import { drawnCell } from '../../players/chance.ts';
import {
  goTo,
  isAnswering,
  isLookingBack,
  newGame,
  outcomeOf,
  peopleIn,
  playerToMove,
  redo,
  redoTo,
  setupOf,
  startFrom,
  swapped,
  take,
  undo,
  undoTo,
  withPlayers,
  type Match,
} from './match.ts';
import {
  PAUSE,
  PAUSE_WHEN_CHOSEN,
  type HintStage,
  type PlaySpeed,
  type PlayedGame,
} from '../played.ts';
import { playTaskOf, withRefutation } from './task.ts';

/** What has just happened, where the game alone does not tell it. */
export type PlayNote =
  | { readonly kind: 'new-game' | 'players' | 'looking' | 'over' }
  | { readonly kind: 'nothing-to-undo' | 'nothing-to-redo' }
  | { readonly kind: 'taken'; readonly cell: number }
  | { readonly kind: 'not-yours'; readonly player: PlayerSetting };

/**
 * A game as it is played: the match, what was last done, and the clocks. Everything that is drawn
 * is a function of this. `onrest` is told when nothing is about to move by itself.
 */
export class Play implements PlayedGame {
  match: Match;
  /** The match when it last came to rest: what is said of it does not flicker while a bot thinks. */
  rested: Match;
  note = $state.raw<PlayNote | undefined>();
  /** How often something was said: the same sentence twice is spoken twice. */
  told = $state(0);
  /** The cell whose mark is being drawn. */
  drawn = $state<number | undefined>();
  /** Two bots play by themselves. */
  playing = $state(false);
  speed = $state<PlaySpeed>(1);
  hint = $state<HintStage>(0);

  readonly setup: Setup;
  readonly onrest: (match: Match) => void;
  readonly bots: BotService;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: Match, onrest: (match: Match) => void = () => undefined, bots?: BotService) {
    this.match = $state.raw(match);
    this.rested = $state.raw(match);
    this.setup = $derived(setupOf(this.match));
    this.onrest = onrest;
    this.bots = bots ?? new BotService();
  }

  /** Shows a game from elsewhere: a link, or what was kept. */
  load(match: Match): void {
    this.playing = false;
    this.show(match);
  }

  /** Bots begin to move where it is their turn. */
  wake(): void {
    this.schedule();
  }

  get isOver(): boolean {
    return outcomeOf(this.setup) !== undefined;
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
    return playerToMove(this.match) === 'person';
  }

  /** A cell was pressed. */
  choose(cell: number): void {
    const player = playerToMove(this.match);
    if (player === undefined) return this.say({ kind: 'over' });
    if (this.setup.cells[cell] !== EMPTY) return this.say({ kind: 'taken', cell });
    if (player !== 'person') return this.say({ kind: 'not-yours', player });
    this.show(withRefutation(take(this.match, cell)), undefined, cell);
  }

  undo(): void {
    const next = undo(this.match);
    if (next === this.match) return this.say({ kind: 'nothing-to-undo' });
    this.playing = false;
    this.show(next, { kind: 'looking' });
  }

  redo(): void {
    const next = redo(this.match);
    if (next === this.match) return this.say({ kind: 'nothing-to-redo' });
    this.playing = false;
    this.show(next, isLookingBack(next) ? { kind: 'looking' } : undefined);
  }

  goTo(count: number): void {
    this.playing = false;
    const drawn = count === this.match.at + 1 ? this.match.moves[count - 1] : undefined;
    this.show(goTo(this.match, count), { kind: 'looking' }, drawn);
  }

  newGame(seed?: number): void {
    this.playing = false;
    this.show(newGame(this.match, seed), { kind: 'new-game' });
  }

  setPlayer(mark: MarkName, choice: Parameters<typeof playerOf>[0], level?: number): void {
    this.setPlayers({ ...this.match.players, [mark]: playerOf(choice, level) });
  }

  swap(): void {
    this.setPlayers(swapped(this.match.players));
  }

  startFrom(setup: Setup): void {
    this.playing = false;
    this.show(startFrom(this.match, setup), { kind: 'new-game' });
  }

  leaveTask(): void {
    this.show({ ...this.match, goal: undefined });
  }

  /** Two bots: one move, of those known or a new one. */
  step(): void {
    this.playing = false;
    this.stepNow();
  }

  togglePlaying(): void {
    this.playing = !this.playing;
    if (!this.playing) return this.show(this.match);
    if (this.isOver) this.show(newGame(this.match), { kind: 'new-game' });
    else this.stepNow();
  }

  showHint(): void {
    if (this.hint < 2 && !this.isOver) this.hint = this.hint === 0 ? 1 : 2;
  }

  hideHint(): void {
    this.hint = 0;
  }

  /** Stops every clock. */
  destroy(): void {
    clearTimeout(this.timer);
  }

  private setPlayers(players: Match['players']): void {
    const next = withPlayers(this.match, players);
    if (next === this.match) return;
    if (peopleIn(next) > 0) this.playing = false;
    this.show(next, { kind: 'players' });
  }

  private say(note: PlayNote): void {
    this.note = note;
    this.told++;
  }

  private show(next: Match, note?: PlayNote, drawn?: number): void {
    clearTimeout(this.timer);
    this.match = next;
    this.drawn = drawn;
    this.hint = 0;
    if (this.isOver) this.playing = false;
    if (!isAnswering(next)) {
      this.rested = next;
      this.note = note;
      if (!this.playing) {
        this.told++;
        this.onrest(next);
      }
    }
    this.schedule(note?.kind === 'players' ? PAUSE_WHEN_CHOSEN : PAUSE);
  }

  private schedule(pause = PAUSE): void {
    clearTimeout(this.timer);
    if (isAnswering(this.match) && !this.isSpoiled) {
      // It thinks while the pause lasts; the answer is remembered.
      void this.thought();
      this.timer = setTimeout(() => void this.answer(), pause);
    } else if (this.playing) {
      this.timer = setTimeout(() => this.stepNow(), 1000 / this.speed);
    }
  }

  /** A task that is spoiled waits for the reader; its refutation can be stepped through. */
  private get isSpoiled(): boolean {
    return playTaskOf(this.match)?.spoiled !== undefined;
  }

  private stepNow(): void {
    const { at, moves } = this.match;
    if (this.isOver) return;
    if (at < moves.length) this.show(goTo(this.match, at + 1), undefined, moves[at]);
    else void this.answer();
  }

  /** What the bot that is to move may do; `undefined` if it is no bot's turn. */
  private async thought(): Promise<Policy | undefined> {
    const player = playerToMove(this.match);
    if (player === undefined || player === 'person') return undefined;
    return this.bots.policy(player, this.setup);
  }

  /** The move of a bot. If the reader does something else meanwhile, it is forgotten. */
  private async answer(): Promise<void> {
    const asked = this.match;
    const policy = await this.thought();
    if (!policy || this.match !== asked) return;
    const cell = drawnCell(policy, asked.seed, asked.at);
    if (cell !== undefined) this.show(take(asked, cell), undefined, cell);
  }
}
