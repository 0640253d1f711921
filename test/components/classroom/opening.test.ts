import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  makeAssignment,
  makeWork,
  type Assignment,
  type Task,
} from '../../../src/engine/index.ts';
import { freshWork, openWorkText } from '../../../src/components/classroom/pupil/openWork.ts';
import { withAttempt } from '../../../src/components/classroom/pupil/ownWork.ts';
import { pack } from '../../../src/components/classroom/packing.ts';
import { makeCopy } from '../../../src/components/classroom/pupil/workCopy.ts';
import { questionOf } from '../../engine/assignment/made.ts';

const task: Task = {
  question: questionOf('best-move', 3),
  text: 'Где вилка?',
  points: 2,
  hints: 1,
  attempts: 0,
};
const assignment: Assignment = { title: 'Вилки', order: 'shuffled', tasks: [task, task] };
const text = makeAssignment(assignment);

const opened = async (what: string) => {
  const read = await openWorkText(what);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};
const problemOf = async (what: string) => {
  const read = await openWorkText(what);
  return read.ok ? 'opened' : read.problem.from;
};

describe('what a pupil was given', () => {
  it('opens as a link, as a code, and as a file', async () => {
    const code = await pack(text);
    const link = `https://example.org/notes/do/#a=${code}&frame=1`;
    for (const what of [code, ` ${code}\n`, link, `\uFEFF${text}`]) {
      const { fingerprint: name, assignment: read } = await opened(what);
      expect(read).toEqual(assignment);
      expect(name).toBe(fingerprint(assignment));
    }
  });

  it('opens as a copy of work that was begun', async () => {
    const work = withAttempt(freshWork(await opened(text), 9), 1, '4');
    expect((await opened(makeCopy(work))).copy).toEqual(work);
    const other = { ...work, tasks: work.tasks.slice(1) };
    expect(await problemOf(makeCopy(other))).toBe('copy');
  });

  it('says what else it is, or what is wrong with it', async () => {
    const work = { assignment: fingerprint(assignment), pupil: '', tasks: [], claimed: 0 };
    expect(await problemOf(makeWork(work))).toBe('result');
    expect(await problemOf(await pack(makeWork(work)))).toBe('result');
    expect(await problemOf('https://example.org/teach/grade/#r=1.abc')).toBe('result');
    expect(await problemOf(makeAssignment({ ...assignment, tasks: [] }))).toBe('no-tasks');
    expect(await problemOf('#a=')).toBe('empty-link');
    expect(await problemOf('https://example.org/do/#a=&frame=1')).toBe('empty-link');
    expect(await problemOf('hello')).toBe('code');
    expect(await problemOf((await pack(text)).slice(0, -3))).toBe('code');
    expect(await problemOf('{"noughtbook":')).toBe('assignment');
  });
});
