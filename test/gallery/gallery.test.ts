import { describe, expect, it } from 'vitest';
import type { TreeFolding } from '../../src/components/ui/types.ts';
import { O, childrenOf, recordSearch, stepCount, type SearchRun } from '../../src/engine/index.ts';
import { nineCalls, wholeGame } from '../components/stepper/replay.ts';
import { film } from './film.ts';
import { stepFrame, stepPicture, treePicture } from './picture.ts';

// What readers see, as text. After a change that is meant, look at the difference and run
// `npx vitest run test/gallery -u`.

const folding = (changes: Partial<TreeFolding> = {}): TreeFolding => ({
  unfolded: new Set(),
  folded: new Set(),
  limit: 150,
  ...changes,
});

const allSteps = (run: SearchRun): string =>
  film(Array.from({ length: stepCount(run.trace) }, (_, step) => stepFrame(run, step)));

describe('the gallery', () => {
  it('of the nine calls, at each step', async () => {
    await expect(allSteps(nineCalls())).toMatchFileSnapshot('nine-calls.txt');
  });

  it('of the nine calls with O as the computer, where the last of equals is kept', async () => {
    const run = nineCalls({ computer: O, ties: 'last' });
    await expect(allSteps(run)).toMatchFileSnapshot('nine-calls-turned.txt');
  });

  it('of the tree of the nine calls', async () => {
    const run = nineCalls();
    const open = [0, 10, 24, 43, 48].map((step) => treePicture(run, step, folding()));
    const closed = treePicture(run, 48, folding({ folded: new Set([1, 5]) }));
    await expect([...open, closed].join('\n\n') + '\n').toMatchFileSnapshot('nine-calls-tree.txt');
  });

  it('of the whole game', async () => {
    const run = wholeGame();
    const [first = 0] = childrenOf(run.trace, 0);
    const last = stepCount(run.trace) - 1;
    const pictures = [
      ...[24, 300_000, last].map((step) => stepPicture(run, step)),
      treePicture(run, 300_000, folding()),
      treePicture(run, last, folding()),
      treePicture(run, last, folding({ unfolded: new Set([first]) })),
      treePicture(recordSearch(run.request, { nodeLimit: 1000 }), 5000, folding({ limit: 20 })),
    ];
    await expect(pictures.join('\n\n') + '\n').toMatchFileSnapshot('whole-game.txt');
  });
});
