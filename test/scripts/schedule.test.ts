import { expect, it } from 'vitest';
import { schedule } from '../../scripts/lib/schedule.mjs';

interface Stage {
  readonly id: string;
  readonly takesAll?: boolean;
  readonly after?: readonly string[];
  readonly needs?: readonly string[];
}

/** Stages on so many cores, which end when the test says so; `begun` names those that have begun. */
function started(cores: number, stages: readonly Stage[]) {
  const begun: string[] = [];
  const ends = new Map<string, (failed: number) => void>();
  const all = schedule(stages, cores, ({ id }: Stage, share: number, missing?: string) => {
    begun.push([id, share, missing].filter(Boolean).join(' '));
    return new Promise((done) => ends.set(id, (failed) => done({ passed: 1, failed })));
  });
  const end = async (id: string, failed = 0) => {
    ends.get(id)?.(failed);
    await new Promise((done) => setTimeout(done));
  };
  return { begun, end, all };
}

it('keeps every core busy, and begins with what stands first', async () => {
  const { begun, end, all } = started(2, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(begun).toEqual(['a 1', 'b 1']);
  await end('b');
  expect(begun).toEqual(['a 1', 'b 1', 'c 1']);
  await end('a', 2);
  await end('c');
  expect(await all).toMatchObject([
    { stage: { id: 'b' }, failed: 0 },
    { stage: { id: 'a' }, failed: 2 },
    { stage: { id: 'c' }, failed: 0 },
  ]);
});

it('gives a stage that is alone all cores', () => {
  expect(started(4, [{ id: 'a' }]).begun).toEqual(['a 4']);
});

it('runs a stage that takes all cores by itself', async () => {
  const { begun, end } = started(2, [{ id: 'a' }, { id: 'all', takesAll: true }, { id: 'b' }]);
  expect(begun).toEqual(['a 1', 'b 1']);
  await end('a');
  expect(begun).toHaveLength(2);
  await end('b');
  expect(begun.at(-1)).toBe('all 2');
});

it('lets a stage wait for others, if they are there', async () => {
  const { begun, end } = started(2, [
    { id: 'late', after: ['first', 'not-chosen'] },
    { id: 'first' },
    { id: 'other' },
  ]);
  expect(begun).toEqual(['first 1', 'other 1']);
  await end('first', 1);
  expect(begun.at(-1)).toBe('late 1');
});

it('says which stage has failed that another needs', async () => {
  const { begun, end } = started(1, [{ id: 'build' }, { id: 'look', needs: ['build'] }]);
  await end('build', 1);
  expect(begun).toEqual(['build 1', 'look 1 build']);
});
