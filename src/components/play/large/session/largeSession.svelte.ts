import {
  ARTICLE_RULES,
  type AttackRules,
  type LargeBotId,
  type Point,
} from '../../../../engine/index.ts';
import { arrive } from '../../../platform/arrive.dom.ts';
import { PlaySession, type PlayNote } from '../../playSession.svelte.ts';
import {
  LARGE_GAME,
  isSearchPlayer,
  newLargeGame,
  searchLevel,
  type LargeGameInPlay,
  type LargeGameTypes,
  type NewGame,
  type SearchPlayer,
} from '../game/largeGame.ts';
import type { PlayBrain, SeenHint } from '../thinking/playBrain.ts';
import type { PlaySearch } from '../thinking/playSearch.svelte.ts';
import type { RenjuRule } from './renjuRule.svelte.ts';

/** A game on a large board as it is played. */
export class LargeSession extends PlaySession<LargeGameTypes> {
  /** What the hint says, as soon as the bot has looked. */
  seen = $state.raw<SeenHint | undefined>();
  /** What a search in a worker knows of the game, once one was asked. */
  search = $state.raw<PlaySearch | undefined>();
  /** What renju forbids, in a game of renju, once that is there. */
  renju = $state.raw<RenjuRule | undefined>();
  /** By these the weighing bot plays. */
  rules: () => AttackRules = () => ARTICLE_RULES;
  /** The places to which a bot has moved for a person. */
  helped: ReadonlySet<number> = new Set();
  private brain: Promise<PlayBrain> | undefined;
  private searching: Promise<PlaySearch> | undefined;
  private asksRenju: Promise<RenjuRule> | undefined;

  constructor(match: LargeGameInPlay, onsettled?: (match: LargeGameInPlay) => void) {
    super(LARGE_GAME, match, onsettled);
  }

  override load(match: LargeGameInPlay, note?: PlayNote): void {
    this.helped = new Set();
    super.load(match, note);
  }

  /** The weighing bot moves for whoever is to move, as in the original program. */
  moveByBot(): void {
    if (this.waits(() => this.moveByBot())) return;
    if (this.isOver) return this.say({ kind: 'over' });
    this.onact();
    const isHelp = this.isPersonsTurn;
    void this.moveBy('attack-weights', ({ record }) => {
      if (isHelp) this.helped = new Set([...this.helped, record.at]);
    });
  }

  newGame(change: NewGame = {}): void {
    if (this.waits(() => this.newGame(change))) return;
    this.begin(newLargeGame(this.match, change), { kind: 'new-game' });
  }

  override choose(cell: Point): void {
    const { renju, match } = this;
    if (!renju && match.record.rule === 'renju') {
      return void this.renjuRule().then(() => this.match === match && this.choose(cell));
    }
    const refused = this.isPersonsTurn && renju?.refusal(cell);
    if (refused) this.say(refused);
    else super.choose(cell);
  }

  override showHint(): void {
    if (this.waits(() => this.showHint())) return;
    if (this.hint === 0) void this.lookAhead();
    else super.showHint();
  }

  /** What thinks about the game; it loads when it is first asked. */
  thinker(): Promise<PlayBrain> {
    return (this.brain ??= arrive(() => import('../thinking/playBrain.ts')).then(
      ({ PlayBrain }) => new PlayBrain(),
    ));
  }

  override destroy(): void {
    super.destroy();
    this.search?.end();
  }

  protected override show(match: LargeGameInPlay, note?: PlayNote, drawn?: Point): void {
    super.show(match, note, drawn);
    this.search?.forget(drawn !== undefined);
  }

  /** What renju forbids; it loads with the first game of renju, and cells that are chosen wait for it. */
  renjuRule(): Promise<RenjuRule> {
    return (this.asksRenju ??= arrive(() => import('./renjuRule.svelte.ts')).then(
      ({ RenjuRule }) => (this.renju = new RenjuRule(this)),
    ));
  }

  /** What searches for the game; it loads when it is first asked. */
  searcher(): Promise<PlaySearch> {
    return (this.searching ??= arrive(() => import('../thinking/playSearch.svelte.ts')).then(
      ({ PlaySearch }) => (this.search = new PlaySearch()),
    ));
  }

  protected async cellOf(bot: LargeBotId | SearchPlayer): Promise<Point | undefined> {
    const { match, moment } = this;
    if (isSearchPlayer(bot)) {
      const search = await this.searcher();
      if (this.match !== match) return undefined;
      return search.move(match, moment, searchLevel(bot));
    }
    const brain = await this.thinker();
    return brain.cellOf(bot, match, moment, this.rules());
  }

  private async lookAhead(): Promise<void> {
    const { match, moment } = this;
    const brain = await this.thinker();
    if (this.match !== match || this.hint > 0) return;
    this.seen = brain.hint(match, moment, this.rules());
    super.showHint();
  }
}
