import { describe, expect, it } from 'vitest';
import type { TreeFolding } from '../../src/components/ui/types.ts';
import { O, childrenOf, recordSearch, stepCount, type SearchRun } from '../../src/engine/index.ts';
import { nineCalls, wholeGame } from '../components/stepper/replay.ts';
import { factsAt } from '../../src/components/stepper/search/facts.ts';
import { SpokenSteps } from '../../src/components/stepper/search/spokenSteps.ts';
import { spoken } from '#language/ui/language/grammar';
import { describeStep } from '../../src/components/stepper/search/describe.ts';
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

/** Each step as it is heard by someone who steps through all of them. */
function spokenFilm(run: SearchRun): string[] {
  const voice = new SpokenSteps();
  return Array.from({ length: stepCount(run.trace) }, (_, step) => {
    const sentence = spoken(describeStep(factsAt(run, step)));
    return `${step} ${voice.step(run, step, sentence)}`;
  });
}

describe('the gallery', () => {
  it('of the nine calls, at each step', async () => {
    await expect(allSteps(nineCalls())).toMatchFileSnapshot('nine-calls.txt');
  });

  it('of the nine calls with O as the computer, where the last of equals is kept', async () => {
    const run = nineCalls({ computer: O, ties: 'last' });
    await expect(allSteps(run)).toMatchFileSnapshot('nine-calls-turned.txt');
  });

  it('of the nine calls as they are heard, and of the key S', async () => {
    const run = nineCalls();
    const heard = spokenFilm(run);
    const voice = new SpokenSteps();
    const where = [0, 15, 40].map((step) => `S at ${step}: ${voice.where(run, step)}`);
    await expect([...heard, '', ...where, ''].join('\n')).toMatchFileSnapshot(
      'nine-calls-spoken.txt',
    );
  });

  it('of another search as it is heard', async () => {
    const run = nineCalls({ search: 'alphaBeta', ties: 'first' });
    await expect([...spokenFilm(run), ''].join('\n')).toMatchFileSnapshot('alpha-beta-spoken.txt');
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
