import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, makeAssignment, type Assignment } from '../../../src/engine/index.ts';
import { openPackage } from '../../../src/components/classroom/scorm/openPackage.ts';
import { workReport } from '../../../src/components/classroom/scorm/report.ts';
import { startWork, withAttempt } from '../../../src/components/state/assignment/ownWork.ts';
import { pack } from '../../../src/components/state/assignment/packing.ts';
import {
  WORK_KEY,
  readWorks,
  storeWork,
} from '../../../src/components/state/assignment/workStorage.ts';
import { questionOf } from '../../engine/assignment/made.ts';
import { StrictRuntime } from '../../state/scorm/strictRuntime.ts';

const question = questionOf('best-move', 3);
const task = { question, text: '', points: 2, hints: 1, attempts: 0, feedback: 'at-once' } as const;
const ASSIGNMENT: Assignment = { title: 'Вилки', order: 'given', tasks: [task, task] };
const NAME = fingerprint(ASSIGNMENT);
const TEXT = makeAssignment(ASSIGNMENT);
/** Somebody else's, on the same computer. */
const ANNAS = { ...withAttempt(startWork(TEXT, 2, 5), 1, '4'), pupil: 'Анна' };

const open = async (win: object) => {
  const opened = await openPackage(await pack(TEXT), win, () => 0);
  if (opened.state !== 'ready') throw new Error(opened.state);
  return opened;
};

const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a package inside a learning platform', () => {
  it('neither reads nor writes what another pupil has done on the same computer', async () => {
    storeWork(NAME, ANNAS, undefined);
    const before = texts.get(WORK_KEY);
    const runtime = new StrictRuntime();
    const { pupil, session } = await open({ API: runtime });
    expect(session).toBeDefined();
    expect(pupil.work.pupil).toBe('');
    pupil.rename('Bob');
    pupil.goTo(0);
    pupil.attempt('8');
    pupil.handIn();
    expect(pupil.problem).toBeUndefined();
    expect(pupil.elsewhere).toBeUndefined();
    expect(texts.get(WORK_KEY)).toBe(before);
    // Nor does it take over what is stored there in the meantime.
    storeWork(NAME, ANNAS, undefined);
    pupil.heard({ key: WORK_KEY } as StorageEvent);
    expect(pupil.work.pupil).toBe('Bob');
    expect(runtime.refused).toEqual([]);
  });

  it('goes on with what the platform has kept', async () => {
    const done = { attempts: [{ answer: '8', seconds: 3 }], hints: 0 };
    const tasks = [done, { attempts: [], hints: 1 }];
    const work = { assignment: NAME, pupil: 'Bob', claimed: 0, tasks };
    const state = workReport(ASSIGNMENT, work, 77, false).state;
    const kept = { 'cmi.core.lesson_status': 'incomplete', 'cmi.suspend_data': state };
    const { pupil, isStale } = await open({ API: new StrictRuntime(kept) });
    expect(isStale).toBe(false);
    expect(pupil.work).toMatchObject({ pupil: 'Bob', seed: 77, tasks });
    const strange = { ...kept, 'cmi.suspend_data': 'of another lesson' };
    const anew = await open({ API: new StrictRuntime(strange) });
    expect(anew.isStale).toBe(true);
    expect(anew.pupil.work.tasks.every(({ attempts }) => attempts.length === 0)).toBe(true);
  });
});

describe('a package by itself', () => {
  it('keeps the work on the device, and goes on with it', async () => {
    const first = await open({});
    expect(first.session).toBeUndefined();
    first.pupil.goTo(1);
    first.pupil.attempt('4');
    expect(readWorks().works.get(NAME)?.work.tasks[1]?.attempts).toHaveLength(1);
    const { pupil } = await open({});
    expect(pupil.taskAt(1).attempts[0]?.answer).toBe('4');
  });

  it('says what is wrong with its tasks', async () => {
    expect((await openPackage(undefined, {}, () => 0)).state).toBe('none');
    expect((await openPackage('1.abc', {}, () => 0)).state).toBe('problem');
  });
});
