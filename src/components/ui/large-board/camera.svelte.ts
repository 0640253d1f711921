import type { BoardReader, Box, Point, Size } from '../../../engine/index.ts';
import { screenX, screenY, wholeArea, type BoardWindow } from './boardWindow.ts';
import { glide, type Glide } from './glide.dom.ts';

/** Pixels a cell: the least, what a board begins with, the most that a fitted one gets, the most. */
export const SCALES = { least: 3, first: 40, fitted: 52, most: 96 } as const;
/** A picture where nothing is known of its box, in pixels. */
const STILL = { width: 660, height: 440 } as const;
/** A button or key makes cells this many times larger. */
export const ZOOM_STEP = 1.4;

interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A box that is to be in sight, with so many cells around it. */
interface FitTarget {
  readonly box: Box;
  readonly margin: number;
}

/**
 * Where on a large board the reader looks, and from how near. `x`, `y` is the point in the middle of
 * the view, in cells: the middle of cell 0, 0 is 0.5, 0.5. The board that is drawn with it keeps
 * `width`, `height` and `size` up to date. Not d3-zoom (`panZoom.dom.ts`): that is 12 kB, which /play/
 * would load at once and has no room for, and it knows no glide and no view that grows.
 */
export class Camera implements BoardWindow {
  x = $state(0.5);
  y = $state(0.5);
  scale = $state<number>(SCALES.first);
  /** Of the view, in pixels; 0 until a board is on the page. */
  width = $state(0);
  height = $state(0);
  /** The borders within which it may move, if the board has any. */
  size: Size | undefined;
  /** A key has asked for the field in which the reader names a cell. */
  asksForCell = $state(false);

  /** What was last asked to be in sight: held when the view changes its size, until somebody moves. */
  target: FitTarget | undefined;
  private motion: Glide | undefined;

  constructor(look: Partial<Look> = {}) {
    this.x = look.x ?? 0.5;
    this.y = look.y ?? 0.5;
    this.scale = clamp(look.scale ?? SCALES.first, SCALES.least, SCALES.most);
  }

  /**
   * Shows the whole box with `margin` cells around it, as large as it may, up to a size that is easy
   * to read: at once, or as soon as a board is on the page.
   */
  fit(box: Box, margin = 1, width = this.width, height = this.height): void {
    this.target = { box, margin };
    this.stop();
    if (width > 0 && height > 0) this.set(fitted(this.target, width, height));
  }

  /** The same by a short glide. */
  glideTo(box: Box, margin = 1): void {
    this.target = { box, margin };
    this.goTo(fitted(this.target, this.width, this.height));
  }

  /** Brings the cell into the middle, by a short glide. */
  lookAt({ x, y }: Point): void {
    this.target = undefined;
    this.goTo({ x: x + 0.5, y: y + 0.5, scale: this.scale });
  }

  /**
   * Moves no further than it takes to see the cell with one more around it. Beyond the border there is none to see:
   * a press on the last row or column of a board that is whole in sight moves nothing.
   */
  keepInSight({ x, y }: Point): void {
    if (this.width === 0 || this.height === 0) return;
    const margin = Math.min(this.scale, this.width / 4, this.height / 4);
    const by = (at: number, extent: number, cell: number, cells: number | undefined) => {
      const isAtBorder = cell === 0 || cell + 1 === cells;
      const isSeen = at > -1 && at + this.scale < extent + 1;
      return cells && isAtBorder && isSeen ? 0 : shift(at, this.scale, extent, margin);
    };
    const dx = by(screenX(this, x), this.width, x, this.size?.width);
    const dy = by(screenY(this, y), this.height, y, this.size?.height);
    if (dx !== 0 || dy !== 0) this.panBy(-dx, -dy);
  }

  /** Drags the board by so many pixels. */
  panBy(dx: number, dy: number): void {
    this.target = undefined;
    this.stop();
    this.set({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, scale: this.scale });
  }

  /** About a pixel of the view, which keeps its point of the board; the middle unless told. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2, smooth = false): void {
    this.target = undefined;
    const scale = clamp(this.scale * factor, SCALES.least, SCALES.most);
    const [left, top] = [px - this.width / 2, py - this.height / 2];
    const look = {
      x: this.x + left / this.scale - left / scale,
      y: this.y + top / this.scale - top / scale,
      scale,
    };
    if (smooth) this.goTo(look);
    else {
      this.stop();
      this.set(look);
    }
  }

  /** On its way to somewhere else, by itself. */
  get isGliding(): boolean {
    return this.motion !== undefined;
  }

  /** What is to be in sight, and no more: for a picture in a box whose shape is not known. */
  still(): BoardWindow {
    if (!this.target) return this.windowOf(STILL.width, STILL.height);
    const { across, down } = extent(this.target);
    const scale = clamp(STILL.width / across, SCALES.least, SCALES.first);
    return this.windowOf(Math.round(across * scale), Math.round(down * scale));
  }

  /** What would be seen through a view of another size: for a picture, where nothing is measured. */
  windowOf(width: number, height: number): BoardWindow {
    const { x, y, scale } = this.target ? fitted(this.target, width, height) : this;
    return { x, y, scale, width, height };
  }

  /** The view has a new size. What was to be in sight stays in sight. */
  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    if (this.target) this.fit(this.target.box, this.target.margin, width, height);
    else this.set(this);
  }

  private goTo(look: Look): void {
    this.stop();
    const from = { x: this.x, y: this.y, scale: this.scale };
    this.motion = glide((share) => {
      if (share === 1) this.motion = undefined;
      const at = (a: number, b: number) => (share < 1 ? a + (b - a) * share : b);
      this.set({
        x: at(from.x, look.x),
        y: at(from.y, look.y),
        scale: at(from.scale, look.scale),
      });
    });
  }

  private stop(): void {
    this.motion?.stop();
    this.motion = undefined;
  }

  private set({ x, y, scale }: Look): void {
    this.scale = scale;
    this.x = this.size ? within(x, this.size.width, this.width / scale) : x;
    this.y = this.size ? within(y, this.size.height, this.height / scale) : y;
  }
}

/** All of a board, for a picture of this size. */
export function wholeView(board: BoardReader, width: number, height: number): BoardWindow {
  const camera = new Camera();
  camera.fit(...wholeArea(board));
  return camera.windowOf(width, height);
}

/** In cells. */
function extent({ box: { left, top, right, bottom }, margin }: FitTarget) {
  return { across: right - left + 1 + 2 * margin, down: bottom - top + 1 + 2 * margin };
}

function fitted(target: FitTarget, width: number, height: number): Look {
  const { left, top, right, bottom } = target.box;
  const { across, down } = extent(target);
  const scale = clamp(Math.min(width / across, height / down), SCALES.least, SCALES.fitted);
  return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2, scale };
}

/** A board smaller than the view stays in its middle; a larger one leaves one cell beside it at most. */
function within(middle: number, side: number, seen: number): number {
  const beyond = seen / 2 - 1;
  return side - beyond < beyond ? side / 2 : clamp(middle, beyond, side - beyond);
}

function shift(at: number, side: number, extent: number, margin: number): number {
  if (at < margin) return at - margin;
  return Math.max(0, at + side + margin - extent);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
