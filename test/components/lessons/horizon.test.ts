import { describe, expect, it } from 'vitest';
import { FOG } from '../../../src/components/lessons/depth/facts.ts';
import { fogTree } from '../../../src/components/lessons/depth/fogTree.ts';
import { NAMES, ratingsOf } from '../../../src/components/lessons/ratings/facts.ts';
import { readableRatings } from '../../../src/components/lessons/ratings/facts.ts';
import {
  EMPTY,
  NOT_OVER,
  afterMove,
  fin,
  solvedMoves,
  type Setup,
} from '../../../src/engine/index.ts';

/** Every line of play below a board, by hand: it ends as `Fin` says. */
function countBelow(setup: Setup): number {
  if (fin(setup.cells).result !== NOT_OVER) return 0;
  return setup.cells.reduce<number>(
    (sum, content, cell) =>
      content === EMPTY ? sum + 1 + countBelow(afterMove(setup, cell)) : sum,
    0,
  );
}

describe('the tree in the fog', () => {
  const { nodes, deepest, columns } = fogTree();

  it('has every way to play on, each leaf in a column of its own', () => {
    expect(nodes).toHaveLength(1 + countBelow(FOG));
    const leaves = nodes.filter((_, node) => !nodes.some(({ parent }) => parent === node));
    expect(leaves.map(({ column }) => column).sort((a, b) => a - b)).toEqual([
      ...Array(columns).keys(),
    ]);
    for (const { parent, ply } of nodes.slice(1)) expect(nodes[parent ?? -1]?.ply).toBe(ply - 1);
  });

  it('says nothing of what lies beyond the limit, and something of everything else', () => {
    for (const [node, { ply, says, board }] of nodes.entries()) {
      expect([says.length, board !== undefined]).toEqual([deepest, ply < 2]);
      // An answer is seen to climb from one below that says the same.
      const below = nodes.filter(({ parent }) => parent === node);
      for (const at of below.length > 0 ? says.keys() : [])
        if (at >= ply) expect(below.map((each) => each.says[at])).toContain(says[at]);
      expect(says.map((word) => word !== undefined)).toEqual(says.map((_, at) => at + 1 >= ply));
    }
  });

  it('says at the deepest limit what best play makes of each move', () => {
    const words = { [1]: 'won', [0]: 'draw', [-1]: 'lost' } as const;
    const solved = new Map(solvedMoves(FOG).map(({ cell, value }) => [cell, words[value]]));
    for (const { ply, cell, says } of nodes)
      if (ply === 1) expect(says.at(-1)).toBe(solved.get(cell));
  });
});

describe('ratings that are read digit by digit', () => {
  it.each(NAMES)('add up, and their digits are those of the number: %s', (name) => {
    const { cells } = readableRatings(name);
    for (const { cell, rating, digits } of cells) {
      expect(rating).toBe(ratingsOf(name)[cell]);
      expect(digits.map(({ times }) => times).join('')).toBe(String(rating));
      for (const { rule, times, lines } of digits) {
        expect(lines.length > 0).toBe(times > 0 && rule !== 'free');
      }
    }
  });
});
