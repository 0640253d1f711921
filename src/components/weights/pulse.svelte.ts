import { isHeavier, type Point } from '../../engine/index.ts';
import { heatOf, type Heat } from '../ui/large-board/heat.ts';
import type { Shade } from '../ui/large-board/scene.ts';

/** How long it lasts, in milliseconds. */
const PULSE_MS = 800;
/** How far a shade goes beyond its new strength on the way. */
const SWING = 0.4;

/** Readers who want less motion, and where there is no screen. */
const isStill = () =>
  typeof requestAnimationFrame === 'undefined' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const NONE: ReadonlyMap<string, number> = new Map();
const nameOf = ({ x, y }: Point) => `${x} ${y}`;

/**
 * After a new mark the cells whose weight has changed pulse once, darker or lighter. A mark tells on its four
 * lines, five cells each way, and nowhere else, except that a cell which makes five weighs more for the
 * side to move.
 */
export class WeightPulse {
  /** How much of it is over: 0 … 1. It changes in frames only, so what is derived may tell of a new map. */
  private share = $state(1);
  /** How strong the shades of the changed cells would have been before, on today's scale. */
  private before: ReadonlyMap<string, number> = NONE;
  private weights: ReadonlyMap<string, number> = NONE;
  private marks = -1;
  private frame = 0;

  /** Tells it of the heat map, whenever that may have changed, and of how many marks are on the board. */
  see(heat: Heat, marks: number): void {
    const weights = new Map([...heat.cells].map((cell) => [nameOf(cell), cell.weight]));
    const [old, placed] = [this.weights, marks - this.marks];
    this.weights = weights;
    if (placed === 0) return;
    const wasSeen = this.marks >= 0;
    this.forget();
    this.marks = marks;
    // One mark, or one and its answer; anything else is another board.
    if (!wasSeen || placed < 0 || placed > 2 || isStill()) return;
    this.before = new Map(
      [...weights].flatMap(([name, weight]) => {
        const was = old.get(name);
        if (was === undefined) return [];
        const isSame = !isHeavier(was, weight) && !isHeavier(weight, was);
        return isSame ? [] : [[name, heatOf(was, heat)] as const];
      }),
    );
    this.begin();
  }

  /** Swings evenly, where the glides of the board slow down. */
  private begin(): void {
    let from: number | undefined;
    const next = (now: number) => {
      from ??= now;
      this.share = Math.min(1, (now - from) / PULSE_MS);
      if (this.share < 1) this.frame = requestAnimationFrame(next);
    };
    this.frame = requestAnimationFrame(next);
  }

  /** Nothing is shown: whatever comes next is no change of it. */
  forget(): undefined {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.before = NONE;
    this.marks = -1;
  }

  /** The shades as they are at this moment of the pulse. */
  over(shades: readonly Shade[]): readonly Shade[] {
    const { share, before } = this;
    return shades.map((shade) => {
      const was = before.get(nameOf(shade));
      if (was === undefined || share >= 1) return shade;
      const way = shade.strength - was;
      const swing = Math.sign(way) * SWING * Math.sin(Math.PI * share);
      return { ...shade, strength: Math.min(1, Math.max(0, was + way * share + swing)) };
    });
  }
}
