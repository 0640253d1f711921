import { afterEach, describe, expect, it, vi } from 'vitest';
import { O, X, judgeWeighing, type BugQuestion } from '../../../src/engine/index.ts';
import { BugCaseState } from '../../../src/components/bug-hunt/bugCase.svelte.ts';
import {
  GUESSES,
  bothWeights,
  bugScene,
  bugFinding,
  guessOf,
} from '../../../src/components/bug-hunt/view.ts';
import { bugWorker } from '../../../src/components/bug-hunt/worker/background.dom.ts';
import { bugHandlers } from '../../../src/components/bug-hunt/worker/serve.ts';
import { WorkerDouble, workerWith } from '../platform/workerDouble.ts';
import { bugMessages as words } from '#language/bug-hunt/messages';

const worker = bugWorker(() => workerWith(bugHandlers));
const LONE: BugQuestion = { stones: [{ x: 0, y: 0, mark: X }], toMove: O };
/** With the printed order the copy weighs one cell on each side of these otherwise: a mark is at its distance four. */
const PAIR: BugQuestion = { stones: [...LONE.stones, { x: 1, y: 0, mark: X }], toMove: O };

describe('the worker', () => {
  it('judges, asks the win check, and looks for positions', async () => {
    const question = LONE;
    const judgement = await worker.ask('judge', { choice: { name: 'printed' }, question });
    expect(judgement.copy.kind).toBe('throws');
    const win = await worker.ask('win', { choice: {}, question, cell: { x: 0, y: 0 } });
    expect(win).toEqual({ right: false, copy: { kind: 'value', value: false } });
    const search = { choice: { order: 'printed' }, effect: 'weight', seed: 1 } as const;
    expect((await worker.ask('find', search)).found?.stones).toHaveLength(2);
  });
});

describe('a worker that no longer answers', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The first worker never answers, as one that was ended from outside. */
  function afterDeath() {
    let workers = 0;
    const worker = bugWorker(() =>
      workers++ === 0 ? new WorkerDouble(() => undefined) : workerWith(bugHandlers),
    );
    return new BugCaseState('order', LONE, undefined, () => worker);
  }
  /** Longer than a question that waits for the worker's script may take. */
  const LONG = 20_000;

  it('is told of where it was asked to look, and another looks', async () => {
    vi.useFakeTimers();
    const bug = afterDeath();
    const looking = bug.find('weight');
    await vi.advanceTimersByTimeAsync(LONG);
    await looking;
    expect(bug).toMatchObject({ hasFailed: true, search: { state: 'stopped' } });
    const again = bug.find('weight');
    await vi.advanceTimersByTimeAsync(LONG);
    await again;
    expect(bug).toMatchObject({ hasFailed: false, search: { state: 'found' } });
  });

  it('is told of after a change on the board, and what was said before is not left standing', async () => {
    vi.useFakeTimers();
    const bug = afterDeath();
    const running = bug.clear();
    await vi.advanceTimersByTimeAsync(1000);
    expect(bug.isSlow).toBe(true);
    await vi.advanceTimersByTimeAsync(LONG);
    await running;
    expect(bug).toMatchObject({ hasFailed: true, isSlow: false });
  });

  it('is sent plain data, though the page watches what its figures are given', async () => {
    const watched = new Proxy({ ...PAIR, stones: new Proxy(PAIR.stones, {}) }, {});
    expect(() => structuredClone(watched)).toThrow();
    const bug = new BugCaseState('order', watched, undefined, () => worker);
    await bug.begin('skip');
    expect(bug).toMatchObject({ hasFailed: false, finding: { kind: 'weights' } });
  });
});

describe('a suspect in a figure', () => {
  const open = (id: ConstructorParameters<typeof BugCaseState>[0], question = LONE) =>
    new BugCaseState(id, question, id === 'empty' ? { x: 3, y: 3 } : undefined, () => worker);

  it('is asked about before it is run, and says whether that was right, once', async () => {
    const bug = open('comma');
    expect(bug.finding).toBeUndefined();
    await bug.begin('nan');
    expect(bug.finding).toEqual({ kind: 'nan', notNumbers: 120, cells: 120 });
    expect(bug.wasRight).toBe(true);
    await bug.setTurn('X');
    expect(bug.wasRight).toBeUndefined();
  });

  it('counts what a reader finds, and not what was given or found for them', async () => {
    const bug = open('order');
    await bug.begin('skip');
    expect(bug.reached.size).toBe(0);
    await bug.find('weight');
    expect(bug.search?.state).toBe('found');
    expect(bug.reached.size).toBe(0);
    expect([...bug.given]).toEqual(['weight']);
    await bug.touch(7, 3);
    expect([...bug.reached]).toEqual(['weight']);
    // A mark that is there is taken away by the same click.
    const before = bug.question.stones.length;
    await bug.touch(7, 3);
    expect(bug.question.stones).toHaveLength(before - 1);
    await bug.reset();
    expect(bug.question).toEqual(LONE);
  });

  it('looks for a mistake with the code that has it', async () => {
    const bug = open('order');
    await bug.choose('after');
    await bug.find('weight');
    expect(bug).toMatchObject({ variant: 'printed', search: { state: 'found' } });
    expect(bug.finding && guessOf(bug.finding)).toBe('wrong');
  });

  it('shows where a repair is still wrong, and that another is right', async () => {
    const bug = open('divider');
    await bug.choose('gaps');
    await bug.mend();
    expect(bug.trial?.wrongLines).toBeGreaterThan(0);
    expect(bug.finding && guessOf(bug.finding)).toBe('wrong');
    await bug.choose('sooner');
    await bug.mend();
    expect(bug.trial).toMatchObject({ wrongLines: 0, refutation: undefined });
    expect(bug.finding?.kind).toBe('same');
  });

  it('tells of a problem, and tries again', async () => {
    let works = false;
    const moody = () => {
      if (!works) throw new Error('no worker');
      return workerWith(bugHandlers);
    };
    const own = bugWorker(moody);
    const bug = new BugCaseState('rim', LONE, undefined, () => own);
    await bug.begin('wrong');
    expect(bug.hasFailed).toBe(true);
    works = true;
    await bug.run();
    expect(bug.hasFailed).toBe(false);
    expect(bug.finding).toBeDefined();
  });
});

describe('what is drawn and said', () => {
  it('frames both choices and shades what is weighed otherwise', () => {
    const judgement = judgeWeighing(PAIR, { order: 'printed' });
    const { lit, shades } = bugScene(PAIR, { kind: 'judge', judgement });
    expect(shades).toHaveLength(judgement.differing.length);
    expect(shades?.every(({ text, strength }) => (text ?? '').length <= 4 && strength <= 1)).toBe(
      true,
    );
    expect(lit?.map(({ tone }) => tone)).toEqual(['good']);
    const [cell] = judgement.differing;
    if (!cell) throw new Error('nothing differs');
    expect(bothWeights({ kind: 'judge', judgement }, cell)).toMatchObject({
      right: 2.0625,
      copy: cell.copy,
    });
    expect(bothWeights({ kind: 'judge', judgement }, { x: 0, y: 0 })).toBeUndefined();
  });

  it('has a sentence for whatever a program comes to', () => {
    const comma = bugFinding(LONE, {
      kind: 'judge',
      judgement: judgeWeighing(LONE, { comma: 'printed' }),
    });
    expect(words.says(comma)).toMatch(/^All 120 cells .* NaN/);
    const best = { names: ['1, 2'], more: 0 };
    expect(words.says({ kind: 'weights', differing: 1, cells: 162, best })).toBe(
      'One of 162 cells has a wrong weight. It still goes where the right bot goes: cell 1, 2.',
    );
    expect(words.says({ kind: 'endless', steps: 1000 })).toContain('1,000 steps');
    expect(words.says({ kind: 'throws', message: 'no' })).toContain('“no”');
    const same = bugFinding(LONE, { kind: 'judge', judgement: judgeWeighing(LONE, {}) });
    expect(words.says(same)).toContain('both agree on all 120 cells');
    expect(Object.keys(words.guess.options)).toEqual([...GUESSES]);
  });
});
