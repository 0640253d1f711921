import { expect, it } from 'vitest';
import { ShelfLearning } from '../../../src/components/lab/shelfLearning.svelte.ts';
import { trainingHandlers } from '../../../src/components/lab/trainingServe.dom.ts';
import { workerClient } from '../../../src/components/platform/worker.ts';
import { workerWith } from '../platform/workerDouble.ts';

const GAMES = 120;

async function taught(isCalm: boolean) {
  const learning = new ShelfLearning(
    workerClient(() => workerWith(trainingHandlers()), { timeout: 30_000 }),
  );
  await learning.teach(GAMES, isCalm);
  const { points, learner, isLost, link } = learning;
  learning.destroy();
  expect(isLost).toBe(false);
  return { points, entries: learner.entries, link };
}

it('a shelf that learns without motion has the same curve and the same beads', async () => {
  const calm = await taught(true);
  expect(calm).toEqual(await taught(false));
  expect(calm.points.length).toBeGreaterThan(3);
  expect(calm.points.at(-1)?.games).toBe(GAMES);
  expect(calm.link).toBe(`#taught=${GAMES}`);
});
