import { Scorm12API } from 'scorm-again';
import { describe, expect, it, vi } from 'vitest';
import {
  ScormSession,
  findApi,
  makeAscii,
  makeIdentifier,
  makeScore,
  makeText,
  makeTimespan,
  type ApiWindow,
  type ScormApi,
  type WorkReport,
} from '../../../../src/components/classroom/scorm/session.ts';
import { StrictRuntime } from './strictRuntime.ts';

const work = (share: number, more: Partial<WorkReport> = {}): WorkReport => ({
  state: `1.${'a'.repeat(40)}`,
  whole: `1.${'a'.repeat(40)}`,
  share,
  isHandedIn: false,
  needsPerson: false,
  ...more,
});
const task = (id: string, answer: string, share: number | undefined) => ({
  id,
  answer,
  share,
  points: 3,
  seconds: 71.6,
});

function sessionWith(api: ScormApi) {
  let now = 1000;
  const session = new ScormSession(api, () => now);
  return { session, wait: (seconds: number) => (now += seconds * 1000) };
}

/** A whole work: three tasks, one of them twice, handed in. */
function wholeWork(api: ScormApi): ScormSession {
  const { session, wait } = sessionWith(api);
  expect(session.open()).toBe('');
  wait(90);
  session.tell(task('nb 1/é', 'Крестик "x" – '.repeat(40), 0), work(0));
  session.tell(task('nb-2', '4', 1), work(1 / 3));
  session.tell(task('nb 1/é', '8', 2 / 3), work(5 / 9));
  session.tell(task('nb-3', 'words', undefined), work(5 / 9));
  session.keep(work(5 / 9, { isHandedIn: true, needsPerson: true }));
  session.close();
  return session;
}

describe('a session', () => {
  it('tells a strict run-time nothing that it refuses, and all that it should know', () => {
    const api = new StrictRuntime();
    expect(wholeWork(api).isFine).toBe(true);
    // Words of another script are offered as they are first, and then in the ASCII that it takes.
    const words = makeText('Крестик "x" – '.repeat(40));
    expect(api.refused).toEqual([`405 set cmi.interactions.0.student_response = ${words}`]);
    expect(api.finished).toBe(1);
    expect(api.kept).toMatchObject({
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '55.56',
      'cmi.core.session_time': '0000:01:30',
      'cmi.core.exit': 'suspend',
      'cmi.suspend_data': work(0).state,
      'cmi.interactions.0.result': '0.67',
      'cmi.interactions.0.student_response': '8',
      'cmi.interactions.1.result': 'correct',
      'cmi.interactions.2.result': 'neutral',
    });
  });

  it('tells scorm-again the same', () => {
    const api = new Scorm12API({ autocommit: false, mastery_override: false, logLevel: 5 });
    expect(wholeWork(api as unknown as ScormApi).isFine).toBe(true);
    expect(api.cmi.core.score.raw).toBe('55.56');
    expect(api.cmi.suspend_data).toBe(work(0).state);
    expect(api.cmi.interactions.childArray).toHaveLength(3);
    expect(JSON.stringify(api.cmi.interactions)).toContain('"student_response":"words"');
  });

  it('resumes with what was kept, and counts its answers on', () => {
    const first = new StrictRuntime();
    wholeWork(first);
    const second = new StrictRuntime(first.kept);
    const { session } = sessionWith(second);
    expect(session.open()).toBe(work(0).state);
    session.tell(task('nb-2', '3', 0), work(0.2, { isHandedIn: true }));
    session.close();
    expect(second.refused).toEqual([]);
    expect(second.kept['cmi.core.lesson_status']).toBe('failed');
  });

  it.each([
    [0.499, false, 'failed', '0.5'],
    [0.5, false, 'passed', '500'],
    [0.1, true, 'completed', ' '],
  ])('of %d is judged as the mastery score says', (share, needsPerson, status, mastery) => {
    const api = new StrictRuntime({ 'cmi.student_data.mastery_score': mastery });
    const { session } = sessionWith(api);
    session.open();
    session.keep(work(share, { isHandedIn: true, needsPerson }));
    session.close();
    expect(api.kept['cmi.core.lesson_status']).toBe(status);
    // A platform may judge by the numbers: there are none for what nobody has read.
    expect(api.kept['cmi.core.score.raw']).toBe(
      status === 'completed' ? undefined : makeScore(share),
    );
  });

  it.each(['', 'null', '0', '-1'])('keeps each task where a platform counts %j', (count) => {
    const api = new StrictRuntime();
    const get = api.LMSGetValue.bind(api);
    api.LMSGetValue = (name) => (name.endsWith('._count') ? count : get(name));
    expect(wholeWork(api).isFine).toBe(true);
    expect(Object.keys(api.kept).filter((name) => name.endsWith('.result'))).toHaveLength(3);
  });

  it('ends once, and says nothing after its end or before its beginning', () => {
    const api = new StrictRuntime();
    const { session } = sessionWith(api);
    session.tell(task('nb-1', '4', 1), work(1));
    session.open();
    session.close();
    session.close();
    session.keep(work(1));
    session.tell(task('nb-1', '4', 1), work(1));
    expect(api.finished).toBe(1);
    expect(api.refused).toEqual([]);
  });

  it.each(['review', 'browse'])('writes nothing in mode %s', (mode) => {
    const api = new StrictRuntime({ 'cmi.core.lesson_mode': mode });
    const wrote = [vi.spyOn(api, 'LMSSetValue'), vi.spyOn(api, 'LMSCommit')];
    const { session } = sessionWith(api);
    session.open();
    session.tell(task('nb-1', '4', 1), work(1));
    session.keep(work(1, { isHandedIn: true }));
    session.commit();
    expect(wrote.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    session.close();
    expect([wrote[0]?.mock.calls.length, api.finished, session.isFine]).toEqual([0, 1, true]);
  });

  it('survives a run-time that throws', () => {
    const api = new Proxy({} as ScormApi, {
      get: () => () => {
        throw new Error('gone');
      },
    });
    const { session } = sessionWith(api);
    expect(session.open()).toBe('');
    session.close();
    expect(session.isFine).toBe(false);
  });
});

describe('the run-time', () => {
  const API = new StrictRuntime();

  it('is found in a frame around, or around the opener', () => {
    const top: ApiWindow = { API };
    const self: { parent?: ApiWindow } = {};
    expect(findApi({ parent: { parent: top } })).toBe(API);
    expect(findApi({ parent: self, opener: { parent: top } })).toBe(API);
    // A frame of a window that the platform has opened; and one that another site is around.
    expect(findApi({ parent: { parent: self, opener: top } })).toBe(API);
    const foreign = Object.defineProperty({ parent: top }, 'API', {
      get: () => {
        throw new Error('another site');
      },
    });
    expect(findApi({ parent: foreign })).toBe(API);
    self.parent = self;
    expect(findApi(self)).toBeUndefined();
    expect(findApi({ API: { LMSInitialize: 1 } })).toBeUndefined();
  });
});

describe('values', () => {
  it('are written as the specification asks', () => {
    expect(makeTimespan(0)).toBe('0000:00:00');
    expect(makeTimespan(3_725.9)).toBe('0001:02:05');
    expect(makeTimespan(1e9)).toMatch(/^9999:/);
    expect([0, 1 / 3, 1, 2, -1].map(makeScore)).toEqual(['0', '33.33', '100', '100', '0']);
    expect(makeText('Да\n“4” − β…')).toBe('Да "4" - beta...');
    expect(makeText('a'.repeat(300))).toBe(`${'a'.repeat(252)}...`);
    expect(makeText(`${'a'.repeat(251)}😀bcdef`)).toBe(`${'a'.repeat(251)}...`);
    expect(makeAscii('Ça va? Да 😀')).toBe('Ca va? ?? ?');
    expect(makeIdentifier('a b/ç')).toBe('a-b--');
  });
});
