import type { Point } from '../../../engine/index.ts';
import { playLargeMessages } from '#language/play/large/messages';
import { isBot, type Machine } from '../../players/players.ts';
import { arrive } from '../../platform/arrive.dom.ts';
import { shownBox } from '../../ui/large-board/boardWindow.ts';
import { Camera } from '../../ui/large-board/camera.svelte.ts';
import { isLargeGame, type PlayGame, type PlayTypes } from '../games/playGame.ts';
import type { BoardHelp, PlaySession } from '../games/playSession.svelte.ts';
import type { SessionNote } from '../games/session.svelte.ts';
import {
  FIRST_LARGE_GAME,
  LARGE_GAME,
  type LargeGameInPlay,
  type LargeGameMoment,
} from '../games/largeGame.ts';
import { newLargeGame, type NewGame } from '../games/largePlay.ts';
import { sentenceOfGame } from '../speech/sentence.ts';
import type { RenjuRule } from './renjuRule.svelte.ts';
import type { PlayBrain, SeenHint } from './thinking/playBrain.ts';
import type { PlaySearch } from './thinking/playSearch.svelte.ts';
import { PlayWeights, type WeightEvent } from './weights.svelte.ts';

/** What helps in games on large boards. */
export class LargeHelp implements BoardHelp {
  readonly play: PlaySession;
  /** The game that is shown, or the last one on a large board. */
  readonly match: LargeGameInPlay;
  readonly moment: LargeGameMoment;
  private last: LargeGameInPlay = FIRST_LARGE_GAME;
  /** Said below its moves. */
  readonly branches = playLargeMessages.branches;
  readonly camera = new Camera();
  readonly weights: PlayWeights;
  /** What the hint says, as soon as the bot has looked. */
  seen = $state.raw<SeenHint | undefined>();
  /** What a search in a worker knows of the game, once one was asked. */
  search = $state.raw<PlaySearch | undefined>();
  /** What renju forbids, in a game of renju, once that is there. */
  renju = $state.raw<RenjuRule | undefined>();
  /** The places to which a bot has moved for a person. */
  helped: ReadonlySet<number> = new Set();
  /** Speaks in the one region that speaks of the game. */
  onsay: (text: string) => void = () => undefined;
  private brain: Promise<PlayBrain> | undefined;
  private searching: Promise<PlaySearch> | undefined;
  private asksRenju: Promise<RenjuRule> | undefined;

  constructor(play: PlaySession) {
    this.play = play;
    this.match = $derived.by(() => {
      const { match } = play;
      if (isLargeGame(match)) this.last = match;
      return this.last;
    });
    this.moment = $derived(
      'stones' in play.moment ? (play.moment as LargeGameMoment) : LARGE_GAME.momentOf(this.match),
    );
    const view = () => (this.camera.width > 0 ? shownBox(this.camera) : undefined);
    this.weights = new PlayWeights(this, view);
    this.weights.onevent = (event) => void this.announce(event);
  }

  newGame(change: NewGame = {}): void {
    this.play.newGame(() => newLargeGame(this.play.match, change));
  }

  /** The weighing bot moves for whoever is to move. */
  moveByBot(): void {
    this.play.moveByBot({ kind: 'attack-weights' }, (match: PlayGame) => {
      if (isLargeGame(match)) this.helped = new Set([...this.helped, match.record.at]);
    });
  }

  refusal(cell: PlayTypes['cell']): SessionNote<PlayTypes> | Promise<unknown> | undefined {
    if (this.match.record.rule !== 'renju') return undefined;
    return this.renju ? this.renju.refusal(cell as Point) : this.renjuRule();
  }

  /** What is said above the board. */
  get says(): string {
    const { settled, note } = this.play;
    const told = isLargeGame(settled) ? settled : this.match;
    return this.search?.saysOf(this.play) || sentenceOfGame(told, note, this.helped);
  }

  /** What is spoken when something has happened. */
  spoken(): string {
    const left = this.weights.leaveTaken();
    const taken = left && playLargeMessages.askedTaken(LARGE_GAME.nameOf(this.match, left));
    return [this.says, taken, this.renju?.spoken].filter(Boolean).join(' ');
  }

  /** What thinks about the game; it loads when it is first asked. */
  thinker(): Promise<PlayBrain> {
    return (this.brain ??= arrive(() => import('./thinking/playBrain.ts')).then(
      ({ PlayBrain }) => new PlayBrain(),
    ));
  }

  /** What renju forbids; it loads with the first game of renju, and cells that are chosen wait for it. */
  renjuRule(): Promise<RenjuRule> {
    return (this.asksRenju ??= arrive(() => import('./renjuRule.svelte.ts')).then(
      ({ RenjuRule }) => (this.renju = new RenjuRule(this)),
    ));
  }

  /** What searches for the game; it loads when it is first asked. */
  searcher(): Promise<PlaySearch> {
    return (this.searching ??= arrive(() => import('./thinking/playSearch.svelte.ts')).then(
      ({ PlaySearch }) => (this.search = new PlaySearch()),
    ));
  }

  /** Another game takes the place of this one. */
  opened(): void {
    this.helped = new Set();
  }

  shown(isMove: boolean): void {
    this.search?.forget(isMove);
  }

  end(): void {
    this.search?.end();
  }

  async cellOf(bot: Machine): Promise<Point | undefined> {
    const { match, moment } = this;
    if (isBot(bot) && bot.kind === 'search') {
      const search = await this.searcher();
      if (this.match !== match) return undefined;
      return search.move(match, moment, bot.level ?? 1);
    }
    const brain = await this.thinker();
    const kind = isBot(bot) && bot.kind === 'random' ? 'random-near' : 'attack-weights';
    return brain.cellOf(kind, match, moment, this.weights.rules);
  }

  async lookAhead(): Promise<boolean> {
    const { match, moment } = this;
    const brain = await this.thinker();
    if (this.match !== match || this.play.hint > 0) return false;
    this.seen = brain.hint(match, moment, this.weights.rules);
    return true;
  }

  /** Speaks of what was opened or closed of the weight inspector. */
  private async announce(event: WeightEvent): Promise<void> {
    const { weightAnnouncement } = await arrive(() => import('./weightAnnouncement.ts'));
    this.onsay(weightAnnouncement(this.weights, event, this.play));
  }
}
