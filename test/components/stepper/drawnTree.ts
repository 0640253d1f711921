import { lessonRun } from '../../../src/components/lessons/parts/runs.ts';
import {
  nodeBoxes,
  ROW_WIDTH,
  rowWords,
} from '../../../src/components/stepper/tree/treeDrawing.ts';
import { fitTree } from '../../../src/components/stepper/tree/treeFit.ts';
import { treeLabels } from '../../../src/components/stepper/tree/treeLabels.ts';
import { TREE_LIMIT, treeView } from '../../../src/components/stepper/tree/treeView.ts';
import type { TreeView } from '../../../src/components/ui/types.ts';
import {
  markOf,
  recordSearch,
  tutorialRequest,
  type MarkName,
  type SearchRun,
} from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';

/** Searches and panels for the tests of what is drawn of a tree. */

const folding = { unfolded: new Set<number>(), folded: new Set<number>(), limit: TREE_LIMIT };

function searched(board: string, move: MarkName): SearchRun {
  return recordSearch(tutorialRequest(setupOf(board, markOf(move))));
}

export const RUNS = {
  nine: lessonRun('nine'),
  cuts: lessonRun('cuts'),
  38: searched('....OXXOX', 'O'),
  57: searched('..X..XOXO', 'O'),
  own: lessonRun('own'),
  most: searched('..XX.OO..', 'X'),
  whole: lessonRun('whole'),
};
/** The drawing on phones 390 wide, beside its text, with the code put away, and at full size. */
export const PANELS = [
  { width: 388, height: 330 },
  { width: 388, height: 396 },
  { width: 686, height: 410 },
  { width: 440, height: 300 },
  { width: 700, height: 345 },
  { width: 583, height: 520 },
  { width: 1100, height: 760 },
];

const words = (run: SearchRun, view: TreeView) => ({
  number: (count: number) => count.toLocaleString('en'),
  spared: (calls: number) => `${calls} saved`,
  bounds: () => ['α +10', 'β −10'],
  row: (depth: number) => rowWords(run, view, depth),
  note: 'changes its mind',
});

/** What is drawn of a search after a step. */
export function drawn(run: SearchRun, step: number, panel: (typeof PANELS)[number]) {
  const view = treeView(run, step, folding);
  const fit = fitTree(view, panel, ROW_WIDTH);
  const boxes = nodeBoxes(view, fit);
  const labels = treeLabels(view, fit, boxes, words(run, view));
  return { view, fit, boxes, labels };
}
