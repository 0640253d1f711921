import { describe, expect, it } from 'vitest';
import { branchAreas, overlap } from '../../../src/components/stepper/tree/treeLabels.ts';
import { scoreWidth, type NodeBox } from '../../../src/components/stepper/tree/treeDrawing.ts';
import { nodeCount, stepCount } from '../../../src/engine/index.ts';
import { PANELS, RUNS, drawn, searched } from './drawnTree.ts';

const TREES = {
  57: RUNS[57],
  own: RUNS.own,
  most: RUNS.most,
  seven: searched('X..O.....', 'X', 'alphaBeta'),
  pruned: searched('X...OX..O', 'X', 'alphaBeta'),
};

describe.each(PANELS)('a finished tree in a panel of $width × $height', (panel) => {
  it.each(Object.keys(TREES) as (keyof typeof TREES)[])(
    'has the boards of a row in one line, and no branch behind one: %s',
    (id) => {
      const run = TREES[id];
      const { boxes } = drawn(run, stepCount(run.trace) - 1, panel);
      const all = [...boxes.values()];
      expect(all).toHaveLength(nodeCount(run.trace));
      const boards = all.filter(({ look }) => look === 'board');
      const lines = (of: (box: NodeBox) => number) => new Set(boards.map(of)).size;
      expect(lines(({ y }) => y)).toBe(lines(({ node }) => node.y));
      // Scores stand in two lines at most, and a branch to the second passes between those of the first.
      const solid = all.filter(({ look }) => look !== 'dot');
      const behind = solid.flatMap((box) => {
        const parent = boxes.get(box.node.parent ?? -1);
        if (!parent) return [];
        return solid
          .filter((each) => each !== parent && each !== box)
          .filter(({ x, y, look, side }) => {
            const width = look === 'board' ? side : scoreWidth('+10');
            const board = { x, y, width: width - 6, height: side - 6 };
            return branchAreas(parent, box).some((area) => overlap(area, board));
          })
          .map(({ node }) => `to ${box.node.call} behind ${node.call}`);
      });
      expect(behind).toEqual([]);
    },
  );

  it.each(Object.keys(TREES) as (keyof typeof TREES)[])(
    'has no branch that runs through the words of a row: %s',
    (id) => {
      const run = TREES[id];
      const { boxes, labels } = drawn(run, stepCount(run.trace) - 1, panel);
      const rows = labels.filter(({ kind }) => kind === 'row');
      expect(rows.length).toBeGreaterThan(0);
      const struck = [...boxes.values()].flatMap((box) => {
        const parent = boxes.get(box.node.parent ?? -1);
        const areas = parent ? branchAreas(parent, box) : [];
        return rows
          .filter(({ x, y, width, height }) =>
            areas.some((area) => overlap(area, { x, y, width: width - 6, height: height - 6 })),
          )
          .map(({ lines }) => `${lines.join(' ')} by the branch to ${box.node.call}`);
      });
      expect(struck).toEqual([]);
    },
  );
});
