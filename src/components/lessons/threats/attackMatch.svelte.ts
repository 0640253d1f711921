import { X, type Point, type Sheet } from '../../../engine/index.ts';
import {
  attackStage,
  refusalOf,
  withMark,
  withReply,
  type AttackBoard,
  type AttackRefusal,
} from './attackGame.ts';

/** Milliseconds until O's reply is there: long enough to see one's own mark. */
const PAUSE = 450;

/** An attack that the reader leads, mark by mark. */
export class AttackMatch {
  private readonly begin: AttackBoard;
  attack: AttackBoard = $state.raw({ size: undefined, stones: [] });
  refused = $state.raw<{ readonly why: AttackRefusal; readonly cell: Point } | undefined>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly now = $derived(attackStage(this.attack));
  /** Marks since the beginning. */
  readonly played = $derived.by(() => this.attack.stones.slice(this.begin.stones.length));
  /** X's marks since the beginning. */
  readonly marks = $derived(this.played.filter(({ mark }) => mark === X).length);

  constructor({ size, stones }: Sheet) {
    this.begin = { size, stones };
    this.attack = this.begin;
  }

  choose(cell: Point): void {
    const { stage } = this.now;
    if (stage === 'won' || stage === 'reply' || stage === 'two') return;
    const why = refusalOf(this.attack, cell);
    this.refused = why && { why, cell };
    if (why) return;
    this.attack = withMark(this.attack, cell);
    if (this.now.stage !== 'won') {
      this.timer = setTimeout(() => (this.attack = withReply(this.attack)), PAUSE);
    }
  }

  /** Takes back X's last mark, with the reply to it. */
  undo(): void {
    this.stop();
    const own = this.played.findLastIndex(({ mark }) => mark === X);
    if (own < 0) return;
    const { stones } = this.attack;
    this.attack = { ...this.attack, stones: stones.slice(0, this.begin.stones.length + own) };
  }

  again(): void {
    this.stop();
    this.attack = this.begin;
  }

  /** Nothing happens any more by itself. */
  stop(): void {
    clearTimeout(this.timer);
    this.refused = undefined;
  }
}
