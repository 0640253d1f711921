import { describe, expect, it, vi } from 'vitest';
import { fingerprint, makeAssignment, seededRng } from '../../../../src/engine/index.ts';
import { openPackage } from '../../../../src/components/classroom/scorm/openPackage.dom.ts';
import type { Pupil } from '../../../../src/components/classroom/pupil/pupil.svelte.ts';
import { PackageReporter, workReport } from '../../../../src/components/classroom/scorm/report.ts';
import {
  startWork,
  withAttempt,
  type OwnWork,
} from '../../../../src/components/classroom/ownWork.ts';
import { pack } from '../../../../src/components/classroom/packing.ts';
import {
  putWork,
  readWorksOn,
  workStore,
} from '../../../../src/components/classroom/pupil/workStore.ts';
import { assignmentOf, moveTask, questionOf } from '../../../engine/assignment/made.ts';
import { StrictRuntime } from './strictRuntime.ts';
import { ownStorage, stubForbiddenStorage, stubStorage } from '../../platform/storageDouble.ts';

const task = moveTask(3, { points: 2, hints: 1 });
const ASSIGNMENT = assignmentOf([task, task], { title: 'Вилки' });
const NAME = fingerprint(ASSIGNMENT);
const TEXT = makeAssignment(ASSIGNMENT);
/** Somebody else's, on the same computer. */
const ANNAS = { ...withAttempt(startWork(TEXT, 2, 5), 1, '4'), pupil: 'Анна' };

const words = { ...task, question: questionOf('open', 1) };
const LONG = assignmentOf(Array.from({ length: 8 }, () => words));
const LONG_CODE = await pack(makeAssignment(LONG));

const open = async (win: object, text = TEXT, begun?: OwnWork) => {
  const opened = await openPackage(await pack(text), win, () => 0, begun);
  if (opened.state !== 'ready') throw new Error(opened.state);
  return opened;
};

const texts = ownStorage();

describe('a package inside a learning platform', () => {
  it('neither reads nor writes what another pupil has done on the same computer', async () => {
    await putWork(NAME, ANNAS);
    const before = texts.get(workStore.key);
    const runtime = new StrictRuntime();
    const { pupil, session } = await open({ API: runtime });
    expect(session).toBeDefined();
    expect(pupil.isHere).toBe(false);
    expect(pupil.work.pupil).toBe('');
    pupil.rename('Bob');
    pupil.goTo(0);
    pupil.attempt('8');
    await pupil.handIn(Date.UTC(2026, 10, 25));
    expect(pupil.problem).toBeUndefined();
    expect(texts.get(workStore.key)).toBe(before);
    expect(runtime.refused).toEqual([]);
  });

  it('goes on with what the platform has kept', async () => {
    const done = { attempts: [{ answer: '8', seconds: 3 }], hints: 0 };
    const tasks = [done, { attempts: [], hints: 1 }];
    const work = { assignment: NAME, pupil: 'Bob', claimed: 0, tasks };
    const state = workReport(ASSIGNMENT, work, 77, false).state;
    const kept = { 'cmi.core.lesson_status': 'incomplete', 'cmi.suspend_data': state };
    const { pupil, lost } = await open({ API: new StrictRuntime(kept) });
    expect(lost).toBeUndefined();
    expect(pupil.work).toMatchObject({ pupil: 'Bob', seed: 77, tasks });
  });

  /** With a passed work that is kept so; what is kept after the package was open, in steps. */
  const keptAfter = async (state: string, ...steps: ((pupil: Pupil) => void)[]) => {
    const before = {
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '90',
      'cmi.suspend_data': state,
    };
    const runtime = new StrictRuntime(before);
    const { pupil, kinds, session, lost } = await open({ API: runtime });
    if (!session) throw new Error('no session');
    const reporter = new PackageReporter(pupil, kinds, session, { lost });
    reporter.update();
    for (const step of steps) {
      step(pupil);
      reporter.update();
    }
    reporter.close();
    const { kept, refused } = runtime;
    expect(refused).toEqual([]);
    // The platform is to give it back the next time.
    expect(kept['cmi.core.exit']).toBe('suspend');
    return { lost, before, kept };
  };
  const look = (pupil: Pupil) => {
    pupil.rename('Bob');
    pupil.goTo(1);
  };

  it('never writes over what a newer version has kept', async () => {
    const newer = JSON.stringify({ noughtbook: 'work', version: 99 });
    for (const state of [`w25~${await pack(newer)}`, 'h25~7.aaaaaaaa']) {
      const { lost, before, kept } = await keptAfter(
        state,
        look,
        (pupil) => pupil.attempt('8'),
        (pupil) => pupil.handIn(Date.UTC(2026, 10, 25)),
      );
      expect(lost).toEqual({ why: 'newer', text: state });
      expect(kept).toMatchObject(before);
      expect(Object.keys(kept).filter((name) => name.includes('interactions'))).toEqual([]);
    }
  });
});

describe('more than a platform has room for', () => {
  const open = (kept: Readonly<Record<string, string>>, begun?: OwnWork) => {
    const runtime = new StrictRuntime(kept);
    return { runtime, opened: openPackage(LONG_CODE, { API: runtime }, () => 0, begun) };
  };
  const ready = async (opened: ReturnType<typeof openPackage>, answers: readonly string[] = []) => {
    const each = await opened;
    if (each.state !== 'ready' || !each.session) throw new Error(each.state);
    const reporter = new PackageReporter(each.pupil, each.kinds, each.session, each);
    for (const [at, text] of answers.entries()) {
      each.pupil.goTo(at);
      each.pupil.attempt(text);
      reporter.update();
    }
    return { ...each, reporter };
  };
  const rng = seededRng(4);
  const letters = () =>
    Array.from({ length: 990 }, () => String.fromCharCode(0x4e00 + rng.int(2000))).join('');
  const texts = LONG.tasks.map(letters);

  it('is kept on the device, and what is missing elsewhere is said', async () => {
    const { runtime, opened } = open({});
    const { reporter, session } = await ready(opened, texts);
    expect([session?.isFine, session?.isCut]).toEqual([true, true]);
    reporter.close();
    expect(runtime.kept['cmi.suspend_data']?.length).toBeLessThanOrEqual(4096);
    const last = async (kept: Readonly<Record<string, string>>) => {
      const { pupil, missing, session } = await ready(open(kept).opened);
      expect(session?.isCut).toBe(true);
      return [pupil.work.tasks.map(({ attempts }) => attempts.at(-1)?.answer), missing];
    };
    expect(await last(runtime.kept)).toEqual([texts, []]);
    // On another device, and for somebody else on this one.
    stubStorage(new Map());
    const [answers, missing] = await last(runtime.kept);
    const gone = texts.flatMap((text, at) => (answers?.[at] === text ? [] : [at]));
    expect(missing).toEqual(gone);
    expect(gone.length > 3 && gone.length < 8).toBe(true);
    // Where nothing can be kept here either, nobody is told that it is.
    stubForbiddenStorage();
    const { session: other } = await ready(open({}).opened, texts);
    await vi.waitFor(() => expect([other?.isFine, other?.isCut]).toEqual([false, true]));
  });
});

describe('the pupil', () => {
  const named = { 'cmi.core.student_name': 'Абель, Анна' };

  it('is known to the platform, and is not asked', async () => {
    const { pupil } = await open({ API: new StrictRuntime(named) });
    expect(pupil.knowsName).toBe(true);
    expect(pupil.work.pupil).toBe('Абель, Анна');
    expect((await open({ API: new StrictRuntime() })).pupil.knowsName).toBe(false);
  });

  it('keeps the boards that were drawn for a name when the platform writes it in another way', async () => {
    const own = assignmentOf([{ ...task, own: 1 }]);
    const begun = { ...startWork(makeAssignment(own), 1, 5), pupil: 'Anna Abel', at: 0 };
    const { state } = workReport(
      own,
      { ...begun, assignment: fingerprint(own), claimed: 0 },
      5,
      false,
    );
    const kept = { ...named, 'cmi.core.lesson_status': 'incomplete', 'cmi.suspend_data': state };
    // Or begun before the platform was found.
    for (const [values, before] of [[kept], [named, begun]] as const) {
      const { pupil } = await open({ API: new StrictRuntime(values) }, begun.assignment, before);
      expect(pupil.work.pupil).toBe('Anna Abel');
    }
  });
});

describe('a package by itself', () => {
  it('keeps the work on the device, and goes on with it', async () => {
    const first = await open({});
    expect(first.session).toBeUndefined();
    expect(first.pupil.isHere).toBe(true);
    first.pupil.goTo(1);
    first.pupil.attempt('4');
    await first.pupil.kept();
    expect(readWorksOn(NAME, 2).value[0]?.tasks[1]?.attempts).toHaveLength(1);
    const { pupil } = await open({});
    expect(pupil.taskAt(1).attempts[0]?.answer).toBe('4');
  });

  it('says what is wrong with its tasks', async () => {
    expect((await openPackage(undefined, {}, () => 0)).state).toBe('none');
    expect((await openPackage('1.abc', {}, () => 0)).state).toBe('problem');
  });
});
