import { beforeEach, describe, expect, it } from 'vitest';
import { labStore } from '../../../src/components/lab/labStore.ts';
import { Lab } from '../../../src/components/lab/lab.svelte.ts';
import {
  MOST_LINKED_GAMES,
  USUAL_PLAN,
  makeShelfLink,
  shelfLink,
} from '../../../src/components/lab/shelfLink.ts';
import { trainingHandlers } from '../../../src/components/lab/trainingServe.dom.ts';
import { workerClient } from '../../../src/components/platform/worker.ts';
import { eventually } from '../../eventually.ts';
import { stubStorage } from '../platform/storageDouble.ts';
import { workerWith } from '../platform/workerDouble.ts';

const trainer = () => workerClient(() => workerWith(trainingHandlers()), { timeout: 30_000 });
const read = (link: string) => {
  const parsed = shelfLink.parse(link);
  if (!parsed) throw new Error(`${link} is no link to a shelf`);
  return parsed;
};
async function train(lab: Lab, games: number, isBad = false): Promise<void> {
  await lab.train(games, isBad);
  await eventually(() => expect(lab.state).toBe('idle'));
}

beforeEach(() => {
  stubStorage();
});

describe('a link to a trained shelf', () => {
  it('says how it was taught, and whoever opens it gets the same beads', async () => {
    const mine = new Lab({ ...USUAL_PLAN, seed: 7 }, trainer());
    await train(mine, 12);
    await train(mine, 6, true);
    await train(mine, 3);
    const link = makeShelfLink(mine.experiment) ?? '';
    expect(link).toBe('#taught=12-6bad-3&seed=7');

    const yours = new Lab({ ...USUAL_PLAN, seed: 3 }, trainer());
    expect(await yours.takeShelf(read(link))).toBe(true);
    expect(yours.learner).toEqual(mine.learner);
    expect(makeShelfLink(yours.experiment)).toBe(link);
  });

  it('does not cost the reader their own table, which comes back', async () => {
    const mine = new Lab({ ...USUAL_PLAN, seed: 7 }, trainer());
    await train(mine, 8);
    const own = mine.experiment;
    expect(await mine.takeShelf(read('#taught=4-2bad&seed=5'))).toBe(true);
    expect(mine.learner).toMatchObject({ games: 6, seed: 5 });
    const stored = () => labStore.read().value;
    expect(stored()?.learner).toMatchObject({ games: 8, seed: 7 });
    await train(mine, 2);
    expect(stored()?.learner).toMatchObject({ games: 8, seed: 7 });
    mine.backToOwn();
    expect(mine.experiment).toEqual(own);
    await expect.poll(() => mine.isStored).toBe(true);
    await mine.takeShelf(read('#taught=4&seed=5'));
    mine.keepGuest();
    expect(stored()?.learner).toMatchObject({ games: 4, seed: 5 });
  });

  it('is not made of a table that somebody has played with, until that is taken back', async () => {
    const lab = new Lab(USUAL_PLAN, trainer());
    expect(makeShelfLink(lab.experiment)).toBeUndefined();
    await train(lab, 5);
    expect(makeShelfLink(lab.experiment)).toBe('#taught=5');
    lab.learn();
    expect(makeShelfLink(lab.experiment)).toBeUndefined();
    lab.undoOne();
    expect(makeShelfLink(lab.experiment)).toBe('#taught=5');
    lab.learn();
    await train(lab, 5);
    expect(makeShelfLink(lab.experiment)).toBeUndefined();
  });

  it.each([
    '#taught=0',
    '#taught=20worse',
    '#taught=20&scheme=4.3.2',
    '#taught=20&scheme=0.0.0.0.3.1.1',
    '#taught=20&teacher=nobody',
    '#taught=20&learns=third',
    `#taught=${MOST_LINKED_GAMES + 1}`,
    `#taught=${Array.from({ length: 13 }, () => 1).join('-')}`,
  ])('that is damaged is said to be, and teaches nothing: %s', async (link) => {
    const lab = new Lab(USUAL_PLAN, trainer());
    const before = lab.experiment;
    expect(await lab.takeShelf(read(link))).toBe(false);
    expect(lab.problem).toMatchObject({ kind: 'shelf', problems: [{ code: 'bad-field' }] });
    expect(lab.experiment).toBe(before);
  });
});
