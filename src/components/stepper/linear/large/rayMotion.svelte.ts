import { glide, type Glide } from '../../../ui/large-board/glide.dom.ts';
import type { Rays } from './view.ts';

/** Milliseconds in which rays go out, and their numbers come back to the cell. */
const RAYS_MS = 800;

/** The rays of a cell that has just come up go out, and their numbers come back one by one. */
export class RayMotion {
  /** How much of it is over, 0 … 1. */
  returned = $state.raw(1);

  private cell: string | undefined;
  private motion: Glide | undefined;

  /** Tells it of the rays whenever they may have changed. Those that a board opens with are at rest. */
  see(rays: Rays | undefined): void {
    const cell = rays && rays.sums.length > 0 ? `${rays.cell.x} ${rays.cell.y}` : '';
    if (cell === this.cell) return;
    const isFirst = this.cell === undefined;
    this.cell = cell;
    this.stop();
    if (isFirst || cell === '') return;
    // A glide is slower towards the end; numbers come back one as fast as the other.
    this.motion = glide((share) => (this.returned = 1 - Math.cbrt(1 - share)), RAYS_MS);
  }

  stop(): void {
    this.motion?.stop();
    this.returned = 1;
  }
}
