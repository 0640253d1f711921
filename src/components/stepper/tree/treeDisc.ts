import type { GameTree, SearchTrace } from '../../../engine/index.ts';
import type { Panel } from './treeFit.ts';

/** Which calls of a search are which nodes of a game tree. */
export interface CallsOnDisc {
  /** 1 for each node that the search has called; none if it has called them all. */
  readonly called: Uint8Array | undefined;
  /** The node of each call. */
  readonly nodeOf: Uint32Array;
  /** The call of each node; −1 where there is none. */
  readonly callOf: Int32Array;
}

/** Follows the moves of every call from the root. A search may try its moves in any order, and leave some out. */
export function callsOnDisc(
  { parent, cell }: SearchTrace,
  tree: GameTree,
  calls: number,
): CallsOnDisc {
  const nodeOf = new Uint32Array(calls);
  const callOf = new Int32Array(tree.cell.length).fill(-1);
  const called = new Uint8Array(tree.cell.length);
  for (let call = 0; call < calls; call++) {
    let node = 0;
    if (call > 0) {
      const above = nodeOf[parent[call] as number] as number;
      const end = above + (tree.size[above] as number);
      for (node = above + 1; tree.cell[node] !== cell[call]; node += tree.size[node] as number) {
        if (node >= end) throw new Error(`call ${call + 1} is in no game`);
      }
    }
    nodeOf[call] = node;
    callOf[node] = call;
    called[node] = 1;
  }
  return { called: calls === tree.cell.length ? undefined : called, nodeOf, callOf };
}

/** The room around a disc for the knob of its hand. */
export const KNOB = 12;

/** Where a disc and its words have their places, beside the board in the corner or below it; in pixels. */
export function discPlaceIn({ width, height }: Panel, corner: number) {
  const aside = corner + 24;
  const beside = Math.min(height, width - aside) - 2 * KNOB;
  const below = Math.min(width, height - aside) - 2 * KNOB;
  return beside >= below
    ? {
        disc: { side: beside, x: aside + (width - aside - beside) / 2, y: (height - beside) / 2 },
        words: { x: 8, y: corner + 18, width: corner + 16 },
      }
    : {
        disc: { side: below, x: (width - below) / 2, y: height - below - KNOB },
        words: { x: aside, y: 12, width: width - aside - 8 },
      };
}
