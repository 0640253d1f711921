import { boxLayout, type MenaceEvent } from '../../../engine/index.ts';
import { heapsOf, shelfBox, type BeadHeap, type ShelfBox } from '../../ui/shelf/shelf.ts';
import type { SmallAt } from '../../stepper/linear/small/view.ts';
import { drawnIn, tableAt } from './menaceView.ts';

/** A matchbox of a game at a step of it, and the bead that was drawn from it. */
export interface GameBox {
  readonly box: ShelfBox;
  /** The cell on its label that its bead stands for. */
  readonly cell: number;
  /** Not reached by this step: its place is kept. */
  readonly isToCome: boolean;
  readonly isOpen: boolean;
  /** What lies in the drawer: without the bead that is out. */
  readonly heaps: readonly BeadHeap[];
  /** Its bead lies before it. */
  readonly isOut: boolean;
  /** Its bead has been drawn at this step. */
  readonly isDrawn: boolean;
  /** Beads that this step adds to the box; fewer than 0: its bead stays out for good. */
  readonly change: number;
}

/** The boxes of the whole game, in the order in which they are opened. */
export function gameBoxes(at: SmallAt<MenaceEvent>): GameBox[] {
  const { trace, step } = at;
  const { ownerOf, cellOf } = boxLayout();
  const table = tableAt(at);
  return drawnIn(at).map(({ kind, step: drawnAt }) => {
    const owner = ownerOf[kind] as number;
    const cell = cellOf[kind] as number;
    const isOf = (of: MenaceEvent, first: number) => (event: (typeof trace.events)[number]) =>
      event.kind === of && event.values[0] === first;
    const correctedAt = trace.events.findIndex(isOf('correct', kind));
    const openedAt = trace.events.findLastIndex((event, i) => i < drawnAt && event.kind === 'box');
    const isCorrected = step === correctedAt;
    const isOut = drawnAt <= step && (correctedAt < 0 || step < correctedAt);
    const [, before = 0, after = 0] = trace.events[correctedAt]?.values ?? [];
    const isRefilled = trace.events.findIndex(isOf('refill', owner)) === step;
    const box = shelfBox(owner);
    const heaps = heapsOf(box, table.entries).map((heap) =>
      heap.cell === cell && isOut ? { ...heap, count: heap.count - 1 } : heap,
    );
    return {
      box,
      cell,
      isToCome: step < openedAt,
      isOpen: step === openedAt || step === drawnAt || isCorrected || isRefilled,
      heaps,
      isOut,
      isDrawn: step === drawnAt,
      change: isCorrected ? after - before : 0,
    };
  });
}
