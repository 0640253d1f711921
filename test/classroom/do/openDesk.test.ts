import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, makeAssignment, type Assignment } from '../../../src/engine/index.ts';
import { openDesk } from '../../../src/components/classroom/do/openDesk.ts';
import { startWork, withAttempt } from '../../../src/components/state/assignment/ownWork.ts';
import {
  WORK_KEY,
  makeWorks,
  readWorks,
  storeWork,
} from '../../../src/components/state/assignment/workStorage.ts';
import { textsAside } from '../../../src/components/state/textsAside.ts';
import { questionOf } from '../../engine/assignment/made.ts';

const question = questionOf('best-move', 3);
const task = { question, text: '', points: 2, hints: 1, attempts: 0, feedback: 'at-once' } as const;
const assignment: Assignment = { title: '', order: 'given', tasks: [task, task] };
const TEXT = makeAssignment(assignment);
const NAME = fingerprint(assignment);

const open = async () => {
  const opening = await openDesk(TEXT);
  if (opening.state !== 'ready') throw new Error(opening.state);
  return opening;
};

const texts = new Map<string, string>();
let room = Infinity;
beforeEach(() => {
  texts.clear();
  room = Infinity;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (!texts.has(key) && texts.size >= room) throw new Error('full');
      texts.set(key, text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an assignment that is opened by its link', () => {
  const odd = withAttempt(startWork(TEXT, 3, 5), 2, '4');

  it('begins beside a work of another number of tasks, which is put aside and told', async () => {
    storeWork(NAME, odd, undefined);
    const before = makeWorks(readWorks().works);
    const { pupil, trouble } = await open();
    expect(trouble).toEqual({ code: 'lost-some', count: 1 });
    expect(pupil.work.tasks).toHaveLength(2);
    pupil.goTo(1);
    expect([pupil.problem, pupil.elsewhere]).toEqual([undefined, undefined]);
    expect(readWorks().works.get(NAME)?.work.tasks).toHaveLength(2);
    expect(textsAside(WORK_KEY)).toEqual([before]);
    expect((await open()).trouble).toBeUndefined();
  });

  it('does not write over such a work where there is no room to put it aside', async () => {
    storeWork(NAME, odd, undefined);
    const before = texts.get(WORK_KEY);
    room = 1;
    const { pupil, trouble } = await open();
    expect(trouble).toEqual({ code: 'not-aside' });
    pupil.goTo(1);
    expect(pupil.problem).toEqual({ code: 'not-aside' });
    expect(texts.get(WORK_KEY)).toBe(before);
  });

  it('does not take over such a work from another tab', async () => {
    const { pupil } = await open();
    pupil.goTo(1);
    storeWork(NAME, odd, undefined);
    pupil.heard({ key: WORK_KEY } as StorageEvent);
    expect(pupil.work.tasks).toHaveLength(2);
  });

  it.each([
    ['broken', 'unreadable'],
    ['{"v":99,"works":{}}', 'newer'],
  ])('tells what of the store could not be used: %s', async (text, code) => {
    texts.set(WORK_KEY, text);
    const { pupil, trouble } = await open();
    expect(trouble?.code).toBe(code);
    pupil.goTo(1);
    expect(textsAside(WORK_KEY)).toEqual([text]);
    expect((await open()).trouble).toBeUndefined();
  });

  it('tells before anything is done that nothing is stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { pupil, trouble } = await open();
    expect(trouble).toEqual({ code: 'not-stored' });
    pupil.goTo(1);
    expect(pupil.problem).toEqual({ code: 'not-stored' });
  });
});
