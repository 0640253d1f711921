import {
  emptyCells,
  markName,
  moverAfter,
  type CallNode,
  type Setup,
} from '../../../engine/index.ts';
import { callTreeMessages, type CallFacts } from '#language/exercises/frame/callTree';
import { tidyTree } from '../../stepper/tree/tidyTree.ts';
import type { BoardView } from '../../ui/types.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';

/** A call in its place: across and down, in units of a node with its gap. */
export interface Spot {
  readonly node: CallNode;
  readonly x: number;
  readonly depth: number;
  readonly facts: CallFacts;
}

interface TreePlan {
  /** In the order of the calls, so that parents come before their children. */
  readonly spots: readonly Spot[];
  readonly stems: readonly { readonly from: Spot; readonly to: Spot }[];
  /** Units from the leftmost node to the rightmost, and from the first call down to the deepest. */
  readonly width: number;
  readonly depth: number;
}

/** A little more between cousins than between sisters. */
const COUSINS = 1.12;
/** In px: what all columns share where that is enough, and the least that one can do with. */
const ROOM = 580;
const LEAST = 68;
/** In px, in the row of a board: above it its score and the move, which the first has not, and below it. */
export const ABOVE = 58;
const FIRST = 34;
const BELOW = 18;
/** In px: the words of the rows, beside the calls. */
export const WORDS = 128;

export function treePlan(calls: readonly CallNode[], setup: Setup): TreePlan {
  const { places, width, depth } = tidyTree(1, (call) => calls[call - 1]?.children ?? [], COUSINS);
  const spots = calls.map((node): Spot => {
    const place = places.get(node.call) ?? { x: 0, depth: 0 };
    return { node, ...place, facts: factsOf(node, setup) };
  });
  const stems = spots.flatMap((to) => {
    const from = spots[(to.node.parent ?? 0) - 1];
    return from ? [{ from, to }] : [];
  });
  return { spots, stems, width, depth };
}

/** In px: where the calls of a tree have their places. */
interface TreePlaces extends Record<'unit' | 'width' | 'height', number> {
  /** Of a board. */
  readonly sideOf: (depth: number) => number;
  readonly topOf: (depth: number) => number;
  /** Beside the calls there is room for the words of the rows. */
  readonly hasWords: boolean;
}

/** Boards are as large as a page has room for, on paper small; above each are its score, and on its branch the move. */
export function treePlaces(plan: TreePlan, paper: boolean): TreePlaces {
  const columns = plan.width + 1;
  const share = ROOM / columns;
  const unit = paper ? LEAST : Math.max(LEAST, Math.min(92, share));
  const side = unit - 16;
  const hasWords = !paper && share >= LEAST;
  const sideOf = (depth: number) => (depth === 0 ? 96 : side);
  const topOf = (depth: number) => FIRST + (depth && 96 - side) + depth * (ABOVE + BELOW + side);
  const height = topOf(plan.depth) + side + 12;
  const width = columns * unit + (hasWords ? WORDS : 0);
  return { unit, width, height, sideOf, topOf, hasWords };
}

function factsOf({ call, parent, moves, mover, isOver, cells }: CallNode, setup: Setup): CallFacts {
  const cell = moves.at(-1);
  const mark = markName(moverAfter(setup, moves.length - 1));
  const from =
    parent === undefined || cell === undefined ? undefined : { call: parent, mark, cell };
  return { call, from, mover: markName(mover), isOver, left: emptyCells(cells) };
}

/** The board of a call, with its last mark lit; `ends`: with the line that ends the game. */
export function boardOfCall({ cells, moves }: CallNode, ends: boolean): BoardView {
  return drawnBoard(cells, { last: moves.at(-1), showWon: ends });
}

/** All calls in words, for a reader who does not see the tree. */
export function treeSpoken({ spots }: TreePlan): string {
  return [
    callTreeMessages.calls(spots.length),
    ...spots.map(({ facts }) => callTreeMessages.call(facts)),
  ].join(' ');
}
