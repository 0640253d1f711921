import type { MarkName } from '../../../engine/index.ts';
import { count, countThings, listed, percent } from '#language/ui/language/grammar';

interface SpokenHeap {
  readonly cell: number;
  readonly count: number;
  readonly share: number;
}

/** Words of a shelf of matchboxes. */
export const shelfMessages = {
  count,
  percent,
  shelf: (boxes: number) =>
    `A shelf of ${count(boxes)} matchboxes. The arrow keys open one after the other.`,
  box: (box: number) => `Box ${count(box)}`,
  /** What is in a drawer; each bead that is drawn stands for `per`. */
  caption: (beads: number, per: number) =>
    beads === 0
      ? 'empty'
      : `${countThings(beads, 'bead')}${per > 1 ? ` · one drawn is ${count(per)}` : ''}`,
  label: (marks: readonly { readonly mark: MarkName; readonly cells: readonly number[] }[]) => {
    const held = marks.filter(({ cells }) => cells.length > 0);
    if (held.length === 0) return 'the empty board';
    return held.map(({ mark, cells }) => `${mark} on ${listed(cells)}`).join(', ');
  },
  spoken: (box: number, of: number, label: string, heaps: readonly SpokenHeap[]) =>
    `Box ${count(box)} of ${count(of)}, ${label}: ${heaps
      .map(
        (heap) => `cell ${heap.cell}, ${countThings(heap.count, 'bead')} (${percent(heap.share)})`,
      )
      .join('; ')}.`,
} as const;
