import { pickerMessages } from '#language/play/picker/messages';
import type { Point } from '../../../engine/index.ts';
import { isBot, type Machine } from '../../players/players.ts';
import { shownBox } from '../../ui/large-board/boardWindow.ts';
import { Camera } from '../../ui/large-board/camera.svelte.ts';
import { isLargeGame, type PlayTypes } from '../games/playGame.ts';
import type { BoardHelp, PlaySession } from '../games/playSession.svelte.ts';
import type { SessionNote } from '../games/session.svelte.ts';
import {
  FIRST_LARGE_GAME,
  LARGE_GAME,
  type LargeGameInPlay,
  type LargeGameMoment,
} from '../games/largeGame.ts';
import { newLargeGame, type NewGame } from '../games/largePlay.ts';
import { pickedOf } from '../games/picked.ts';
import { sentenceOfGame } from '../speech/sentence.ts';
import { RenjuRule } from './renjuRule.svelte.ts';
import { PlayBrain, largeHintText, type SeenHint } from './thinking/playBrain.ts';
import { PlaySearch } from './thinking/playSearch.svelte.ts';
import { PlayWeights } from './weights.svelte.ts';

/** What helps in games on large boards. */
export class LargeHelp implements BoardHelp {
  readonly play: PlaySession;
  /** The game that is shown, or the last one on a large board. */
  readonly match: LargeGameInPlay;
  readonly moment: LargeGameMoment;
  private last: LargeGameInPlay = FIRST_LARGE_GAME;
  readonly camera = new Camera();
  readonly brain = new PlayBrain();
  readonly weights: PlayWeights;
  /** What the hint says, while there is one. */
  readonly seen: SeenHint | undefined;
  /** What a search in a worker knows of the game. */
  readonly search = new PlaySearch();
  /** Whether a tapped cell is meant, above the board; the bar below it asks aloud. */
  question = $state<string>();
  /** What renju forbids. */
  readonly renju = new RenjuRule(this);
  /** Speaks in the one region that speaks of the game. */
  onsay: (text: string) => void = () => undefined;

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
    this.seen = $derived(
      play.isHinted ? this.brain.hint(this.match, this.moment, this.weights.rules) : undefined,
    );
  }

  newGame(change: NewGame = {}): void {
    const next = newLargeGame(this.play.match, change);
    // Who begins is said anyway.
    const board = 'first' in change ? undefined : pickerMessages.name(pickedOf(next));
    this.play.newGame(() => next, board);
  }

  /** The weighing bot moves for whoever is to move. */
  moveByBot(): void {
    this.play.moveByBot({ kind: 'attack-weights' });
  }

  refusal(cell: PlayTypes['cell']): SessionNote<PlayTypes> | undefined {
    return this.renju.refusal(cell as Point);
  }

  get hintText(): string {
    return largeHintText(this);
  }

  /** What is said above the board. */
  get says(): string {
    const { settled, note, others, isHinted } = this.play;
    const told = isLargeGame(settled) ? settled : this.match;
    const said = this.search.saysOf(this.play) ?? (isHinted ? this.hintText : undefined);
    return said ?? sentenceOfGame(told, note, others);
  }

  /** What is spoken when something has happened. */
  spoken(): string {
    // A refusal has its own sentence, and changed nothing.
    const more = this.play.note?.kind === 'refused' ? [] : [this.weights.left, this.renju.spoken];
    return [this.says, ...more].filter(Boolean).join(' ');
  }

  shown(isMove: boolean): void {
    this.search.forget(isMove);
    // What a person's move has closed is spoken once it was answered.
    if (!this.play.isAnswering) this.weights.leaveTaken();
  }

  end(): void {
    this.search.end();
  }

  async cellOf(bot: Machine): Promise<Point | undefined> {
    const { match, moment } = this;
    if (isBot(bot) && bot.kind === 'search') return this.search.move(match, moment, bot.level ?? 1);
    const kind = isBot(bot) && bot.kind === 'random' ? 'random-near' : 'attack-weights';
    return this.brain.cellOf(kind, match, moment, this.weights.rules);
  }
}
