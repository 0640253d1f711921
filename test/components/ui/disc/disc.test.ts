import { describe, expect, it } from 'vitest';
import {
  afterMove,
  alphaBetaCalls,
  bestFirst,
  emptySetup,
  gameTree,
  inOrder,
  nextNodes,
  nodeAfter,
} from '../../../../src/engine/index.ts';
import {
  discPixels,
  paintDisc,
  type DiscInks,
} from '../../../../src/components/ui/disc/discPaint.ts';
import {
  betweenViews,
  discRings,
  gamesThrough,
  innerRadius,
  isWithin,
  nodeAtPlace,
  placeOfGame,
  discViewOf,
  wayTo,
} from '../../../../src/components/ui/disc/discRings.ts';
import {
  SweepFront,
  callAtTurn,
  nextOfDepth,
} from '../../../../src/components/ui/disc/discSweep.ts';
import {
  aroundSlice,
  hairs,
  raySegments,
  sectorPath,
  threadOf,
} from '../../../../src/components/ui/disc/discShapes.ts';
import { STILL_PARTS, discStill } from '../../../../src/components/ui/disc/discStill.ts';
import { NINE_LINES } from '../../../nineLines.ts';

const INKS: DiscInks = { x: [0, 0, 255], o: [255, 0, 0], draw: [0, 255, 0], paper: [0, 0, 0] };
const setup = [0, 1].reduce(afterMove, emptySetup());
const rings = discRings(gameTree(setup));
const { tree } = rings;
const whole = discViewOf(rings, 0);
const everyNode = [...tree.cell.keys()].slice(1);

/** The middle of a node's sector. */
function middleOf(node: number) {
  const depth = tree.depth[node] as number;
  const game = (tree.gamesBefore[node] as number) + gamesThrough(tree, node) / 2;
  const radius = (innerRadius(rings, whole, depth) + innerRadius(rings, whole, depth + 1)) / 2;
  return { turn: game / rings.games, radius };
}

describe('the disc of a game tree', () => {
  it('has a place for every node, and finds it there again', () => {
    for (const node of everyNode.filter((_, i) => i % 7 === 0)) {
      expect(nodeAtPlace(rings, whole, middleOf(node))).toBe(node);
      expect(raySegments(rings, whole, node)).toHaveLength(tree.depth[node] as number);
      expect(sectorPath(rings, whole, node)).not.toMatch(/NaN/);
    }
  });

  it('gives the node where a game ended for the rings behind it, and nothing outside', () => {
    const ended = everyNode.find((node) => tree.size[node] === 1) as number;
    expect(nodeAtPlace(rings, whole, { ...middleOf(ended), radius: 0.999 })).toBe(ended);
    expect(nodeAtPlace(rings, whole, { turn: 0.3, radius: 1.01 })).toBeUndefined();
    expect(nodeAtPlace(rings, whole, { turn: 0.3, radius: 0.1 })).toBeUndefined();
  });

  it('covers all but a slice until that is open, and knows what is a part of what', () => {
    const slice = discViewOf(rings, nextNodes(tree, 0)[2] as number);
    expect(aroundSlice(whole, slice)).toMatch(/^M0 0L.*A500 500 0 1 1/);
    expect(aroundSlice(slice, slice)).toBe('');
    expect(betweenViews(whole, slice, 0.5).games).toBe((whole.games + slice.games) / 2);
    expect([isWithin(slice, whole), isWithin(whole, slice)]).toEqual([true, false]);
  });

  it('paints each pixel in the ink of the node that lies there', () => {
    const side = 240;
    const pixels = discPixels(side);
    const into = new Uint32Array(side * side);
    paintDisc(rings, whole, pixels, { inks: INKS }, into);
    let compared = 0;
    for (const node of everyNode.filter((each) => (tree.depth[each] as number) <= 2)) {
      const { turn, radius } = middleOf(node);
      const at = (value: number) => Math.round((side - 1) / 2 + (value * radius * side) / 2);
      const colour =
        into[at(-Math.cos(turn * 2 * Math.PI)) * side + at(Math.sin(turn * 2 * Math.PI))];
      const ink = tree.value[node] === 1 ? INKS.x : tree.value[node] === 0 ? INKS.draw : INKS.o;
      const [red, green, blue] = ink;
      expect(colour).toBe(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0);
      compared++;
    }
    expect(compared).toBeGreaterThan(40);
  });
});

/** A search in a second way: of each moment, who has been asked and has not returned, and who has returned. */
function sweepOf(calls: readonly number[]) {
  return calls.map((asked, made) => {
    const waiting = calls
      .slice(0, made + 1)
      .filter((node) => node <= asked && asked < node + (tree.size[node] as number));
    return {
      asked,
      waiting,
      returned: calls.slice(0, made).filter((node) => !waiting.includes(node)),
    };
  });
}

describe('the sweep', () => {
  const game = (node: number) => tree.gamesBefore[node] as number;

  it.each([
    ['minimax', undefined],
    ['alpha-beta in order', alphaBetaCalls(tree, inOrder)],
    ['alpha-beta with the best first', alphaBetaCalls(tree, bestFirst)],
  ])('of %s asks, waits and returns as the search does', (_, calls) => {
    const front = new SweepFront(rings, 0, calls);
    const order = Array.from(calls ?? tree.cell.keys());
    expect([front.count, front.isOver]).toEqual([order.length, true]);
    const moments = sweepOf(order.slice(0, 400));
    for (const [made, { asked, waiting, returned }] of moments.entries()) {
      front.moveTo(made + 0.5);
      expect([front.node, front.isOver]).toEqual([asked, false]);
      expect([...front.way].filter((node) => node >= 0)).toEqual(waiting);
      expect(order.slice(0, 400).filter((node) => front.hasReturned(node))).toEqual(returned);
      if (!front.isInOrder) continue;
      // What has returned lies before the front of its ring, and who waits does not.
      const isBefore = (node: number) =>
        game(node + (tree.size[node] as number)) <=
        (front.returned[tree.depth[node] as number] as number);
      expect(returned.every(isBefore)).toBe(true);
      expect(waiting.some(isBefore)).toBe(false);
    }
    front.moveTo(order.length);
    expect([front.isOver, front.returned.every((to) => to === rings.games)]).toEqual([true, true]);
  });

  it('begins at the root of its slice, and finds calls by their place on the rim', () => {
    const root = nextNodes(tree, 0)[3] as number;
    const front = new SweepFront(rings, root);
    front.moveTo(0);
    expect([front.count, front.node]).toEqual([tree.size[root], root]);
    for (const node of everyNode.filter((_, i) => i % 53 === 0)) {
      const call = callAtTurn(rings, (game(node) + 0.5) / rings.games);
      expect(game(call)).toBe(game(node));
      expect(call === 0 || game(call - 1) < game(call)).toBe(true);
      const next = nextOfDepth(rings, call, 1);
      expect(next > call && (next === tree.size[0] || tree.depth[next] === 2)).toBe(true);
      expect(nextOfDepth(rings, next, -1)).toBeLessThanOrEqual(call);
    }
  });
});

const all = discRings(gameTree(emptySetup()));

/** All games in a second way: their cells in order, and which mark of each best play would not make first; 0 if none is so. */
function playAll() {
  const games: string[] = [];
  const slips = new Uint8Array(all.games);
  const board = Array<string>(9).fill('');
  const play = (cells: string): number => {
    const [mark = '', last] = cells.length % 2 === 0 ? 'XO' : 'OX';
    const isWon = NINE_LINES.some((line) => line.every((cell) => board[cell] === last));
    if (isWon || cells.length === 9) return games.push(cells) && isWon ? -1 : 0;
    const replies = [...board.keys()].flatMap((cell) => {
      if (board[cell] !== '') return [];
      const first = games.length;
      board[cell] = mark;
      const value = -play(`${cells}${cell}`);
      board[cell] = '';
      return [{ first, end: games.length, value }];
    });
    const best = Math.max(...replies.map(({ value }) => value));
    for (const { first, end, value } of replies)
      if (value < best) slips.fill(cells.length + 1, first, end);
    return best;
  };
  play('');
  return { games, slips };
}

it('a game has the number, the thread and the first slip that it has when all are played', () => {
  const { games, slips } = playAll();
  const ends = games.map((cells) => nodeAfter(all.tree, [...cells].map(Number)) ?? 0);
  const found = ends.map((end, at) => {
    const { number, of, slip = { mark: 0, cell: undefined } } = placeOfGame(all, end);
    const isSlip = slip.mark === slips[at] && slip.cell?.toString() === games[at]?.[slip.mark - 1];
    return number === at + 1 && of === 255_168 && isSlip
      ? wayTo(all, end).reduce((cells, node) => cells + all.tree.cell[node], '')
      : '';
  });
  expect(found.findIndex((cells, at) => cells !== games[at])).toBe(-1);
  // From the hole to the end of the ring in which it ended.
  const threads = games.map((cells, at) => {
    const angle = ((at + 0.5) / 255_168) * 2 * Math.PI;
    const point = (radius: number) =>
      `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
    return `M${point(85)}L${point(85 + (415 * cells.length) / 9)}`;
  });
  expect(hairs(all, discViewOf(all, 0), ends) === threads.join('')).toBe(true);
  expect(threadOf(all, ends[999] as number).dot).toBe(`M${threads[999]?.split('L')[1]}h.1`);
});

const { circles } = discStill();
const dashed = circles.filter(({ dashes }) => dashes !== '');
const drawnOf = (dashes: string) =>
  dashes.split(' ').reduce((sum, length, at) => sum + (at % 2 === 0 ? Number(length) : 0), 0);

it('the still picture gives each ink its share of a ring', () => {
  const radii = [...new Set(circles.map(({ radius }) => radius))].sort((a, b) => a - b);
  radii.forEach((radius, at) => {
    for (const [ink, sign] of [
      ['x', 1],
      ['o', -1],
      ['draw', 0],
    ] as const) {
      const nodes = [...(all.nodesAt[at + 1] ?? [])].filter(
        (node) => all.tree.value[node] === sign,
      );
      const share = nodes.reduce((sum, node) => sum + gamesThrough(all.tree, node), 0) / all.games;
      const shown = dashed.find((circle) => circle.radius === radius && circle.ink === ink);
      const drawn = shown ? drawnOf(shown.dashes) / STILL_PARTS : 0;
      expect(Math.abs(drawn - share), `${ink} in ring ${at + 1}`).toBeLessThan(0.02);
    }
  });
});
