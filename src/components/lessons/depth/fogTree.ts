import {
  RATED_DRAWN,
  RATED_UNKNOWN,
  afterMove,
  childrenOf,
  emptyCells,
  isLeaf,
  movesTo,
  nodeByMoves,
  nodeCount,
  recordSearch,
  tutorialRequest,
  type Score,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';
import { FOG } from './facts.ts';

/** What a search can say of a move. */
export type FogWord = 'won' | 'lost' | 'draw' | 'unknown';

export interface FogNode {
  readonly cell: number;
  /** The board at the top, and after each of its moves. */
  readonly board: BoardView | undefined;
  /** Marks from the board at the top. */
  readonly ply: number;
  /** Its place among the leaves, from 0; a node with children is in their middle. */
  readonly column: number;
  readonly parent: number | undefined;
  /** What is said of it with a limit of one mark, of two, and so on; nothing while it is in the fog. */
  readonly says: readonly (FogWord | undefined)[];
}

export interface FogTreeView {
  readonly nodes: readonly FogNode[];
  readonly columns: number;
  /** The greatest limit: then nothing is hidden. */
  readonly deepest: number;
}

export function fogWordOf(rating: Score): FogWord {
  if (rating === RATED_UNKNOWN) return 'unknown';
  if (rating === RATED_DRAWN) return 'draw';
  return rating > RATED_DRAWN ? 'won' : 'lost';
}

const searchTo = (depth: number) =>
  recordSearch({
    ...tutorialRequest(FOG),
    search: 'depthRatings',
    computer: FOG.toMove,
    depth,
  }).trace;

/** Every game from the board of the fog, and what a search says of each move at every limit. */
export function fogTree(): FogTreeView {
  const deepest = emptyCells(FOG.cells).length;
  const limits = [...Array(deepest).keys()].map((at) => at + 1);
  const searches = limits.map(searchTo);
  const whole = searchTo(deepest);
  const columns: number[] = [];
  let leaves = 0;
  for (let node = nodeCount(whole) - 1; node >= 0; node--) {
    const below = childrenOf(whole, node).map((child) => columns[child] ?? 0);
    columns[node] = isLeaf(whole, node) ? leaves++ : (Math.min(...below) + Math.max(...below)) / 2;
  }
  const nodes = columns.map((column, node): FogNode => {
    const line = movesTo(whole, node);
    return {
      cell: line.at(-1) ?? -1,
      board: line.length > 1 ? undefined : boardOfSetup(line.reduce(afterMove, FOG), line.at(-1)),
      ply: line.length,
      column: leaves - 1 - column,
      parent: node === 0 ? undefined : whole.parent[node],
      says: searches.map((trace) => {
        const same = nodeByMoves(trace, line);
        return same === undefined ? undefined : fogWordOf(trace.score[same] as Score);
      }),
    };
  });
  return { nodes, columns: leaves, deepest };
}
