import type { Point } from '../../../engine/index.ts';
import { glide, type Glide } from './glide.dom.ts';

/** The mark that has just been placed grows as a stroke, whatever else changes on the board meanwhile. */
export class FreshMark {
  /** The mark while it grows, and how much of it is drawn: 0 … 1. */
  growing = $state.raw<(Point & { readonly drawn: number }) | undefined>();

  private last: Point | undefined;
  private count: number | undefined;
  private motion: Glide | undefined;

  /** Tells it of the last mark, and of how many there are, whenever they may have changed. */
  see(last: Point | undefined, count: number): void {
    const isSame = last?.x === this.last?.x && last?.y === this.last?.y;
    if (isSame && count === this.count) return;
    const isNew = last !== undefined && !isSame && count - 1 === this.count;
    this.last = last;
    this.count = count;
    this.stop();
    if (!isNew) return;
    this.motion = glide((drawn) => (this.growing = drawn < 1 ? { ...last, drawn } : undefined));
  }

  stop(): void {
    this.motion?.stop();
    this.growing = undefined;
  }
}
