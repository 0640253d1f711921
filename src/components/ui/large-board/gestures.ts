import type { Camera } from './camera.svelte.ts';

/** A pointer that has moved further, in pixels, drags; it does not choose any more. */
const SLOP = 5;

interface Finger {
  x: number;
  y: number;
}

/** What the board wants to know of the pointers on it. */
interface GestureEvents {
  /** The board is being dragged, or is so no more. */
  readonly ondrag: (isDragged: boolean) => void;
}

/**
 * Pointers on a board. A mouse drags. One finger scrolls the page (the browser sees to it, by
 * `touch-action`), unless it goes sideways; two fingers move and zoom.
 */
export class Gestures {
  /** True from the first move of a drag until the click that ends it. */
  wasDrag = false;

  private readonly camera: Camera;
  private readonly events: GestureEvents;
  private readonly fingers = new Map<number, Finger>();
  private start: Finger | undefined;
  /** One finger that may still turn out to scroll the page. */
  private isPages = false;

  constructor(camera: Camera, events: GestureEvents) {
    this.camera = camera;
    this.events = events;
  }

  /** In pixels of the view, as all below. `isPages`: it scrolls the page unless it goes sideways. */
  down(id: number, x: number, y: number, isPages = false): void {
    if (this.fingers.size === 0) {
      this.wasDrag = false;
      this.isPages = isPages;
    }
    this.fingers.set(id, { x, y });
    this.start ??= { x, y };
    if (this.fingers.size > 1) this.begin();
  }

  /** True if the move was the board's. */
  move(id: number, x: number, y: number): boolean {
    const finger = this.fingers.get(id);
    if (!finger || !this.start) return false;
    if (!this.wasDrag && !this.isBegun(x - this.start.x, y - this.start.y)) return false;
    this.begin();
    const before = this.spread();
    finger.x = x;
    finger.y = y;
    const after = this.spread();
    this.camera.panBy(after.x - before.x, after.y - before.y);
    if (this.fingers.size > 1) this.camera.zoomBy(after.size / before.size, after.x, after.y);
    return true;
  }

  up(id: number): void {
    this.fingers.delete(id);
    if (this.fingers.size > 0) return;
    this.start = undefined;
    this.events.ondrag(false);
  }

  private isBegun(dx: number, dy: number): boolean {
    if (!this.isPages) return Math.hypot(dx, dy) > SLOP;
    return Math.abs(dx) > 2 * SLOP && Math.abs(dx) > Math.abs(dy);
  }

  private begin(): void {
    if (this.wasDrag) return;
    this.wasDrag = true;
    this.events.ondrag(true);
  }

  /** The middle of the fingers, and how far apart they are. */
  private spread(): { x: number; y: number; size: number } {
    const [a, b] = [...this.fingers.values()];
    if (!a) return { x: 0, y: 0, size: 1 };
    if (!b) return { ...a, size: 1 };
    const size = Math.max(10, Math.hypot(a.x - b.x, a.y - b.y));
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, size };
  }
}
