import { discViewOf, nodeOfGame, type DiscRings, type DiscView } from './discRings.ts';

/**
 * Where a search stands after some of its calls, on a disc whose order clockwise is that of the search. It is moved and
 * asked in each frame, so it makes nothing new.
 */
export class SweepFront {
  readonly rings: DiscRings;
  readonly view: DiscView;
  /** The calls of the search. */
  readonly count: number;
  /** It goes round once; else what has returned lies anywhere. */
  readonly isInOrder: boolean;
  /** The call that is being asked. */
  node = 0;
  /** All have returned. */
  isOver = false;
  /** Of each depth the node on the way to that call, itself included; −1 below it. All but what has returned of these wait. */
  readonly way: Int32Array;
  /** Of each depth the number of games before which everything has returned, if it goes round in order. */
  readonly returned: Float64Array;
  private readonly root: number;
  private readonly calls: Uint32Array | undefined;
  /** Of each node its call, from 1; 0 if it is never called. */
  private readonly callOf: Uint32Array | undefined;
  /** The call that is being asked, from 0. */
  private call = 0;

  /** The search below `root` that makes these calls; without a list it is minimax, which calls every node in turn. */
  constructor(rings: DiscRings, root = 0, calls?: Uint32Array) {
    this.rings = rings;
    this.root = root;
    this.calls = calls;
    this.view = discViewOf(rings, root);
    this.count = calls?.length ?? (rings.tree.size[root] as number);
    this.isInOrder =
      calls?.every((node, at) => at === 0 || node > (calls[at - 1] as number)) ?? true;
    if (calls) {
      const callOf = (this.callOf = new Uint32Array(rings.tree.size.length));
      calls.forEach((node, call) => (callOf[node] = call + 1));
    }
    this.way = new Int32Array(rings.nodesAt.length).fill(-1);
    this.returned = new Float64Array(rings.nodesAt.length);
    this.moveTo(this.count);
  }

  /** The node of a call, counted from 0. */
  nodeOf(call: number): number {
    return this.calls ? (this.calls[call] as number) : this.root + call;
  }

  /** `made` calls have been made before the one that is asked; as many as there are, or more, and it is over. */
  moveTo(made: number): void {
    const { rings, way, returned, view } = this;
    const { gamesBefore, depth } = rings.tree;
    this.isOver = made >= this.count;
    this.call = Math.max(0, Math.min(this.count - 1, Math.floor(made)));
    this.node = this.nodeOf(this.call);
    const game = gamesBefore[this.node] as number;
    for (let ply = 0; ply < way.length; ply++) {
      const isOnWay = ply <= (depth[this.node] as number);
      const node = isOnWay ? (nodeOfGame(rings, ply, game) ?? -1) : -1;
      way[ply] = node;
      returned[ply] = this.isOver
        ? view.first + view.games
        : node < 0
          ? game
          : (gamesBefore[node] as number);
    }
  }

  /** Whether a node, beside one that waits, has been called and has returned: the way to it may be in any order. */
  hasReturned(node: number): boolean {
    const call = this.callOf ? (this.callOf[node] as number) : node - this.root + 1;
    return (
      call > 0 && call <= this.call && this.way[this.rings.tree.depth[node] as number] !== node
    );
  }
}

/** The first call of minimax at a place of the rim, in turns from the top, in the search of the whole disc. */
export function callAtTurn({ tree, games }: DiscRings, turn: number): number {
  const game = Math.min(games - 1, Math.floor(turn * games));
  let low = 0;
  let high = tree.size.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tree.gamesBefore[middle] as number) < game) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The next call of a depth after this one, or the one before it. */
export function nextOfDepth({ tree, nodesAt }: DiscRings, call: number, by: 1 | -1): number {
  const nodes = nodesAt[Math.min(2, nodesAt.length - 1)] as Uint32Array;
  if (by > 0) return nodes.find((node) => node > call) ?? tree.size.length;
  return nodes.findLast((node) => node < call) ?? 0;
}
