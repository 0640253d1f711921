import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  parseWork,
  type Assignment,
  type Work,
} from '../../../../src/engine/index.ts';
import {
  readState,
  taskReports,
  workReport,
} from '../../../../src/components/classroom/scorm/report.ts';
import { kindsOf } from '../../../../src/components/classroom/kindsOf.ts';
import { unpack } from '../../../../src/components/classroom/packing.ts';
import {
  KIND_IDS,
  assignmentOf,
  keyText,
  moveTask,
  questionOf,
} from '../../../engine/assignment/made.ts';

const task = (seed: number) =>
  moveTask(seed, { question: questionOf('best-move', seed, 2), points: 3, hints: 1 });

const ASSIGNMENT: Assignment = {
  title: 'Крестики',
  order: 'shuffled',
  tasks: Array.from({ length: 40 }, (_, seed) => task(seed)),
};

const kinds = await kindsOf(ASSIGNMENT);

/** So many attempts at each task, the last of them right. */
function workOf(attempts: number, tasks = ASSIGNMENT.tasks.length): Work {
  return {
    assignment: fingerprint(ASSIGNMENT),
    pupil: 'Ёж № 7',
    claimed: 0,
    tasks: ASSIGNMENT.tasks.slice(0, tasks).map((each, at) => ({
      hints: 0,
      attempts: Array.from({ length: attempts }, (_, attempt) => ({
        answer: attempt === attempts - 1 ? keyText(each.question) : String((at * 7 + attempt) % 9),
        seconds: (at * 31 + attempt * 17) % 100,
      })),
    })),
  };
}

describe('what a learning platform keeps', () => {
  it('is the whole work', async () => {
    const work = workOf(3);
    const { state, share } = workReport(ASSIGNMENT, work, 123_456_789, true);
    expect(share).toBe(1);
    const kept = readState(state);
    expect(kept).toMatchObject({ isHandedIn: true, seed: 123_456_789 });
    const plain = await unpack(kept?.codes[0] ?? '');
    expect(plain.ok && parseWork(plain.value)).toEqual({ ok: true, value: work });
  });
});

describe('what a learning platform is told of tasks', () => {
  it('is an answer in words, of every kind, and under a name of its own', async () => {
    const tasks = KIND_IDS.map((kind) => moveTask(1, { question: questionOf(kind, 5) }));
    const assignment = assignmentOf(tasks);
    const all = await kindsOf(assignment);
    const work: Work = {
      assignment: fingerprint(assignment),
      pupil: '',
      claimed: 0,
      tasks: tasks.map(({ question }) => {
        const answer = question.kind === 'open' ? 'Ничья!' : keyText(question);
        return { attempts: [{ answer, seconds: 1 }], hints: 0 };
      }),
    };
    const told = taskReports(assignment, all, undefined, { work, isHandedIn: true });
    expect(told).toHaveLength(tasks.length);
    expect(new Set(told.map(({ id }) => id)).size).toBe(tasks.length);
    for (const { id } of told) expect(id).toMatch(/^\d+(-[a-z0-9]+)+$/);
    const answerTo = (kind: string) =>
      told[tasks.findIndex(({ question }) => question.kind === kind)]?.answer;
    expect(answerTo('open')).toBe('Ничья!');
    expect(answerTo('fill-tree')).toMatch(/^\d+: [+−]?\d+, /);
  });

  it('is what is new, with its share', () => {
    const told = (work: Work, isHandedIn = false) => ({ work, isHandedIn });
    const before = told(workOf(1, 2));
    const right = told(workOf(2, 2));
    expect(taskReports(ASSIGNMENT, kinds, before, before)).toEqual([]);
    const [first, second] = taskReports(ASSIGNMENT, kinds, before, right);
    expect(first).toMatchObject({ share: 1, points: 3, id: '1-find-a-best-move' });
    expect(first?.answer).toMatch(/^cell \d$/);
    expect(second?.id).toBe('2-find-a-best-move');
    expect(taskReports(ASSIGNMENT, kinds, undefined, right)).toHaveLength(2);
  });

  it('is of a test nothing that is right or wrong, until it is handed in', () => {
    const test = { ...ASSIGNMENT, isTest: true };
    const work = workOf(1, 2);
    const open = { work, isHandedIn: false };
    const handed = { work, isHandedIn: true };
    const shares = (all: ReturnType<typeof taskReports>) => all.map(({ share }) => share);
    expect(shares(taskReports(test, kinds, undefined, open))).toEqual([undefined, undefined]);
    expect(shares(taskReports(test, kinds, open, handed))).toEqual([1, 1]);
    expect(taskReports(test, kinds, handed, handed)).toEqual([]);
    expect(workReport(test, work, 1, false).share).toBe(0);
    expect(workReport(test, work, 1, true).share).toBe(2 / 40);
  });
});
