import { describe, expect, it } from 'vitest';
import { fingerprint, makeAssignment, makeWork } from '../../../src/engine/index.ts';
import { bookFormat } from '../../../src/components/classroom/gradebook/gradeStore.ts';
import { EMPTY_BOOK } from '../../../src/components/classroom/gradebook/results.ts';
import { copyFormat, startWork, withAttempt } from '../../../src/components/classroom/ownWork.ts';
import { pack } from '../../../src/components/classroom/packing.ts';
import { readContent } from '../../../src/components/classroom/reader.ts';
import { assignmentOf, moveTask } from '../../engine/assignment/made.ts';

const task = moveTask(3, { text: 'Где вилка?', points: 2, hints: 1 });
const assignment = assignmentOf([task, task], { title: 'Вилки', order: 'shuffled' });
const text = makeAssignment(assignment);

const kindOf = async (what: string) => {
  const read = await readContent(what);
  return read.ok ? read.value.kind : `not ${read.problem.of}`;
};

describe('what somebody was given', () => {
  it('is read as a link, as a code, and as a file', async () => {
    const code = await pack(text);
    const link = `https://example.org/notes/do/#a=${code}&frame=1`;
    // With other signs, and broken over lines; quoted, in a sentence; in two levels as well.
    const broken = link.replaceAll(/.{60}/g, '$&=\r\n> ').replaceAll('_', '%5F');
    const told = `Dear class,\n1. Donaudampfschifffahrt\n‹*${broken.slice(broken.indexOf('1.'))}*›. Bye`;
    const chosen = `${broken.slice(0, -8)}&or=${broken.slice(broken.indexOf('1.'), -8)}&level=2`;
    for (const what of [code, ` ${code}\n`, link, broken, told, chosen, `\uFEFF${text}`]) {
      expect(await readContent(what), what).toEqual({
        ok: true,
        value: { kind: 'assignment', assignment },
      });
    }
  });

  it('is read as a copy of work that was begun', async () => {
    const work = withAttempt(startWork(text, 2, 9), 1, '4');
    const value = { kind: 'copy', copy: work, assignment };
    expect(await readContent(copyFormat.make(work))).toEqual({ ok: true, value });
    const other = { ...work, tasks: work.tasks.slice(1) };
    expect(await kindOf(copyFormat.make(other))).toBe('not copy');
    const newer = copyFormat.make(work).replace('"version":1', '"version":2');
    expect(await readContent(newer)).toMatchObject({ problem: { of: 'copy', isNewer: true } });
  });

  it('says what it is, or what is wrong with it', async () => {
    const work = makeWork({
      assignment: fingerprint(assignment),
      pupil: '',
      tasks: [],
      claimed: 0,
    });
    const [code, result] = [await pack(text), await pack(work)];
    for (const [what, kind] of [
      [work, 'work'],
      [result, 'work'],
      [`https://example.org/teach/grade/#r=${result}`, 'work'],
      [bookFormat.make(EMPTY_BOOK), 'gradebook'],
      [`#a=${code}&or=${code}`, 'levels'],
      [`#a=${code}&or=${code}&level=2`, 'assignment'],
      ['#a=', 'not empty-link'],
      ['https://example.org/do/#a=&frame=1', 'not empty-link'],
      ['hello', 'not code'],
      [code.slice(0, -3), 'not code'],
      ['{"noughtbook":', 'not assignment'],
      ['{"noughtbook":"constructor"}', 'not assignment'],
    ] as const)
      expect(await kindOf(what), what).toBe(kind);
    // What has no head of ours is said to be no result, where results are wanted.
    expect(await readContent('{}', 'work')).toMatchObject({ problem: { of: 'work' } });
  });
});
