import type { Verdict } from '../../../engine/index.ts';
import type { BoardView } from '../../ui/types.ts';
import type { KindOnPage } from './kindOnPage.ts';
import { boardAfter, moveAt, type PlayedLine, type PlayedMove } from './lines.ts';

/** From one mark to the next, in ms: a pen stroke, and time to see what it does. */
const PACE = 650;

/** How a game goes on, shown on the board in place of the question: played, or stepped by hand. */
export class LinePlayer {
  line = $state.raw<PlayedLine | undefined>();
  /** Moves of it on the board; absent while the question is. */
  at = $state<number | undefined>();
  /** Stepped by the reader: then each move is spoken. */
  isByHand = $state(false);
  /** The last step went forward, so its mark is drawn. */
  private isForward = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get board(): BoardView | undefined {
    return this.line && this.at !== undefined ? boardAfter(this.line, this.at) : undefined;
  }

  /** The cell whose mark is being drawn. */
  get drawn(): number | undefined {
    return this.isForward && this.at ? this.line?.moves[this.at - 1] : undefined;
  }

  get moves(): PlayedMove[] {
    const { line } = this;
    const told = line?.moves.map((_, i) => moveAt(line, i + 1)) ?? [];
    return told.filter((each) => each !== undefined);
  }

  /** Takes a line, and plays it to its end. The first move is there at once: mostly the reader's own. */
  play(line: PlayedLine): void {
    this.clear();
    this.line = line;
    if (line.moves.length > 0) this.playFrom(1);
  }

  /** Takes a line, and shows its first moves. With none, the question stays. */
  hold(line: PlayedLine, moves: number): void {
    this.clear();
    this.line = line;
    if (moves > 0) this.show(moves);
  }

  /** Shows why an answer is wrong; of a right one, its own mark put down in ink, and the rest when it is asked for. */
  judge<Params extends object, Answer, Reason>(
    kind: KindOnPage<Params, Answer, Reason>,
    params: Params,
    answer: Answer,
    { points, refutation }: Verdict<Reason>,
  ): void {
    const proof = points < 1 ? undefined : kind.proof?.(params, answer);
    if (proof) this.hold(proof, proof.at);
    if (points < 1 && refutation && 'setup' in refutation) this.play(refutation);
  }

  /** The same for an answer that was judged before: nothing moves by itself, and its own mark lies there. */
  lay<Params extends object, Answer, Reason>(
    kind: KindOnPage<Params, Answer, Reason>,
    params: Params,
    answer: Answer,
    verdict: Verdict<Reason> | undefined,
  ): void {
    if (!verdict || verdict.needsPerson) return;
    const { points, refutation } = verdict;
    const proof = points === 1 ? kind.proof?.(params, answer) : undefined;
    if (proof) this.hold(proof, proof.at);
    else if (refutation && 'moves' in refutation)
      this.hold(refutation, Math.min(1, refutation.moves.length));
  }

  stepTo(moves: number): void {
    this.stop();
    this.isByHand = true;
    this.show(moves);
  }

  /** Between the question and the game that goes on from it. */
  toggle(): void {
    this.stop();
    if (this.at === undefined) this.playFrom(1);
    else this.at = undefined;
  }

  clear(): void {
    this.stop();
    this.line = undefined;
    this.at = undefined;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isByHand = false;
  }

  private show(moves: number): void {
    this.isForward = moves > (this.at ?? 0);
    this.at = moves;
  }

  /** Move by move; the end at once for a reader who wants nothing to move. */
  private playFrom(moves: number): void {
    const last = this.line?.moves.length ?? 0;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.show(last);
    this.show(moves);
    if (moves < last) this.timer = setTimeout(() => this.playFrom(moves + 1), PACE);
  }
}
