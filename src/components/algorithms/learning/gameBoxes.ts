import { boxLayout, type MenaceEvent } from '../../../engine/index.ts';
import { heapsOf, shelfBox, type BeadHeap, type ShelfBox } from '../../ui/shelf/shelf.ts';
import { type SmallAt, eventOf, lastOf } from '../../stepper/linear/view.ts';
import { tableAt } from './menaceView.ts';

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
  const { kind, bead: now, box: opened, beads = {}, corrections = {} } = eventOf(at);
  const { ownerOf, cellOf } = boxLayout();
  const table = tableAt(at);
  const drawn = Object.keys(beads).length;
  return Object.values(lastOf(at.trace).beads ?? {}).map(({ bead }, place) => {
    const owner = ownerOf[bead] as number;
    const cell = cellOf[bead] as number;
    const isCorrected = kind === 'correct' && bead === now;
    const isDrawn = kind === 'bead' && bead === now;
    const isFound = kind === 'box' && place === drawn;
    const isOut = place < drawn && !corrections[bead];
    const { before = 0, after = 0 } = corrections[bead] ?? {};
    const box = shelfBox(owner);
    const heaps = heapsOf(box, table.entries).map((heap) =>
      heap.cell === cell && isOut ? { ...heap, count: heap.count - 1 } : heap,
    );
    return {
      box,
      cell,
      isToCome: place >= drawn && !isFound,
      isOpen: isFound || isDrawn || isCorrected || (kind === 'refill' && opened === owner),
      heaps,
      isOut,
      isDrawn,
      change: isCorrected ? after - before : 0,
    };
  });
}
