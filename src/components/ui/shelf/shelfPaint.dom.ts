import { heapsOf, type BeadCounts, type ShelfBox } from './shelf.ts';

/** What a shelf is painted with, as a canvas takes colours. */
export interface ShelfInks {
  readonly box: string;
  readonly edge: string;
  /** By cell. */
  readonly beads: readonly string[];
}

export function readShelfInks(place: Element): ShelfInks {
  const style = getComputedStyle(place);
  const ink = (token: string) => style.getPropertyValue(token).trim();
  return {
    box: ink('--box'),
    edge: ink('--box-edge'),
    beads: Array.from({ length: 9 }, (_, cell) => ink(`--bead-${cell}`)),
  };
}

/** Paints the drawers row by row, each with the colours of its beads by their share; an empty one is bare. */
export function paintShelf(
  context: CanvasRenderingContext2D,
  boxes: readonly ShelfBox[],
  counts: BeadCounts,
  columns: number,
  inks: ShelfInks,
): void {
  const { width, height } = context.canvas;
  const rows = Math.ceil(boxes.length / columns);
  const unit = width / (columns * 20);
  const hair = Math.max(1, Math.round(unit));
  context.clearRect(0, 0, width, height);
  boxes.forEach((box, at) => {
    // Edges lie on whole pixels, so that all of them are equally sharp.
    const left = Math.round(((at % columns) * width) / columns) + hair;
    const right = Math.round(((at % columns) + 1) * (width / columns)) - hair;
    const top = Math.round(Math.floor(at / columns) * (height / rows)) + hair;
    const bottom = Math.round((Math.floor(at / columns) + 1) * (height / rows)) - hair;
    context.fillStyle = inks.edge;
    context.fillRect(left, top, right - left, bottom - top);
    context.fillStyle = inks.box;
    context.fillRect(left + hair, top + hair, right - left - 2 * hair, bottom - top - 2 * hair);
    const rim = 2 * hair;
    const inside = right - left - 2 * rim;
    let share = 0;
    for (const heap of heapsOf(box, counts)) {
      if (heap.count === 0) continue;
      const from = left + rim + Math.round(share * inside);
      share += heap.share;
      const to = left + rim + Math.round(share * inside);
      context.fillStyle = inks.beads[heap.cell] ?? inks.edge;
      context.fillRect(from, top + rim, to - from, bottom - top - 2 * rim);
    }
  });
}
