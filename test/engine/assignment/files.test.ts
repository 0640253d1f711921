import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  KINDS,
  ASSIGNMENT_LIMITS,
  fingerprint,
  fingerprintOf,
  isLate,
  makeAssignment,
  makeWork,
  parseAssignment,
  parseWork,
  type Work,
} from '../../../src/engine/index.ts';
import { LONGEST_PARAMS } from '../../../src/engine/assignment/assignmentFile.ts';
import { assignmentOf, moveTask } from './made.ts';
import { anyCharacter } from '../../anyCharacter.ts';

const ASSIGNMENT = assignmentOf([
  moveTask(1, { text: 'Смотри внимательно: **X** ходит.' }),
  moveTask(2),
]);
const TEXT = makeAssignment(ASSIGNMENT);
const WORK: Work = {
  assignment: fingerprint(ASSIGNMENT),
  pupil: 'Ёж 7',
  claimed: 1.5,
  tasks: [
    { attempts: [{ answer: '4', seconds: 12 }], hints: 1 },
    { attempts: [], hints: 0 },
  ],
};
const WORK_TEXT = makeWork(WORK);

/** The JSON of a text, changed, and what reading it says. */
function problemOf(text: string, change: (json: never) => void, read = parseAssignment as Read) {
  const json = JSON.parse(text) as never;
  change(json);
  const result = read(JSON.stringify(json));
  return result.ok ? 'read' : result.problem;
}
type Read = (text: string) => ReturnType<typeof parseAssignment> | ReturnType<typeof parseWork>;
type Changed = { tasks: Record<string, unknown>[] } & Record<string, unknown>;
const inAssignment = (change: (json: Changed) => void) => problemOf(TEXT, change as never);
const inWork = (change: (json: Changed) => void) =>
  problemOf(WORK_TEXT, change as never, parseWork);

it('a work as text has what the pupil’s page says of it, and nothing else', () => {
  const told = {
    assignment: 'which assignment it answers',
    boards: 'which ones were yours',
    claimed: 'how many points this page counted',
    handIn: 'for which time',
    handedAt: 'when you handed in',
    pupil: 'made-up name or number',
    tasks: 'how many seconds it took you, and how many hints',
  };
  const page = readFileSync(`src/content/docs/${'do'}.mdx`, 'utf8');
  const whole = makeWork({ ...WORK, handedAt: 1, handIn: 1, boards: '01234567' });
  const [, , ...fields] = Object.keys(JSON.parse(whole) as object);
  expect(fields.sort()).toEqual(Object.keys(told));
  for (const words of Object.values(told)) expect(page).toContain(words);
});

describe('a work that was due', () => {
  it('is late after the minute, and not where a time is not known', () => {
    const late = (handedAt: number | undefined, due: number | undefined) =>
      isLate({ handedAt }, { due });
    expect([59, 60, 119, 120].map((at) => late(at, 60))).toEqual([false, false, false, true]);
    expect([late(undefined, 60), late(60, undefined)]).toEqual([false, false]);
  });
});

describe('an assignment as text', () => {
  it('has the fingerprint that FNV-1a gives, counted in one number of 64 bits', () => {
    const naive = (text: string) => {
      let hash = 0xcbf29ce484222325n;
      for (const unit of text.split('').map((letter) => letter.charCodeAt(0))) {
        for (const byte of [unit & 0xff, unit >>> 8]) {
          hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
        }
      }
      return hash.toString(16).padStart(16, '0');
    };
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(fingerprintOf(text)).toBe(naive(text));
      }),
    );
  });

  it('is refused with the place of what is wrong', () => {
    expect(inAssignment((json) => (json['version'] = 2))).toEqual({
      code: 'newer-version',
      version: 2,
      known: 1,
    });
    expect(inAssignment((json) => (json['noughtbook'] = 'work'))).toEqual({
      code: 'foreign',
      found: 'work',
    });
    expect(
      inAssignment((json) => (json['title'] = 'x'.repeat(ASSIGNMENT_LIMITS.title + 1))),
    ).toEqual({
      code: 'too-long',
      field: 'title',
      found: ASSIGNMENT_LIMITS.title + 1,
      limit: ASSIGNMENT_LIMITS.title,
    });
    expect(
      inAssignment((json) => json.tasks.push(...Array<never>(ASSIGNMENT_LIMITS.tasks))),
    ).toMatchObject({
      code: 'too-many',
      field: 'tasks',
    });
    expect(inAssignment((json) => (json['extra'] = 1))).toEqual({
      code: 'unknown-field',
      field: 'extra',
    });
    expect(inAssignment((json) => delete json.tasks[1]?.['points'])).toEqual({
      code: 'missing-field',
      field: 'points',
      task: 2,
    });
  });

  const second = (field: string, value: unknown) =>
    inAssignment((json) => ((json.tasks[1] as Record<string, unknown>)[field] = value));

  it.each([
    ['points', 0],
    ['points', 1.5],
    ['points', '1'],
    ['hints', ASSIGNMENT_LIMITS.hints + 1],
    ['attempts', -1],
    ['attempts', null],
    ['text', 7],
    ['model', 7],
    ['version', 0],
  ])('refuses %s of a task as %j', (field, value) => {
    expect(second(field, value)).toEqual({ code: 'wrong-value', field, task: 2 });
  });

  it('has room for the longest text of every kind', () => {
    for (const { id, params } of Object.values(KINDS)) {
      expect(params.limit, id).toBeLessThanOrEqual(LONGEST_PARAMS);
    }
  });

  it('refuses exercises that it does not know, or on a board that is none', () => {
    const version = (KINDS['best-move'].version ?? 1) + 1;
    expect(second('version', version)).toMatchObject({ code: 'newer-kind', task: 2 });
    for (const kind of ['constructor', '__proto__', 'toString', 'best move']) {
      expect(second('kind', kind)).toEqual({ code: 'unknown-kind', kind, task: 2 });
    }
    expect(second('params', 'XXXXXXXXXx')).toMatchObject({ code: 'bad-params', task: 2 });
  });
});

it.each([0, -1, 1.5, NaN, '1', null, undefined])('%s is no version', (version) => {
  expect(inAssignment((json) => (json['version'] = version))).toEqual({
    code: 'wrong-value',
    field: 'version',
  });
});

describe('a work as text', () => {
  it('has room for the longest answer of every kind', () => {
    for (const { id, answer } of Object.values(KINDS)) {
      expect(answer.limit, id).toBeLessThanOrEqual(ASSIGNMENT_LIMITS.answer);
    }
  });

  it('keeps the first attempts and the last, and cuts times', () => {
    const attempts = Array.from({ length: ASSIGNMENT_LIMITS.kept + 7 }, (_, at) => ({
      answer: String(at),
      seconds: ASSIGNMENT_LIMITS.seconds + at,
    }));
    const read = parseWork(makeWork({ ...WORK, tasks: [{ attempts, hints: 0 }] }));
    const kept = read.ok ? (read.value.tasks[0]?.attempts ?? []) : [];
    expect(kept).toHaveLength(ASSIGNMENT_LIMITS.kept);
    expect(kept.at(-2)?.answer).toBe(String(ASSIGNMENT_LIMITS.kept - 2));
    expect(kept.at(-1)).toEqual({
      answer: String(ASSIGNMENT_LIMITS.kept + 6),
      seconds: ASSIGNMENT_LIMITS.seconds,
    });
  });

  it('is refused with the place of what is wrong', () => {
    const wrong = (field: string, task?: number) => ({
      code: 'wrong-value',
      field,
      ...(task && { task }),
    });
    const list = (value: unknown) => inWork((json) => (json.tasks[0] = value as never));
    expect(inWork((json) => (json['assignment'] = 'abc'))).toEqual(wrong('assignment'));
    expect(inWork((json) => (json['claimed'] = -1))).toEqual(wrong('claimed'));
    expect(inWork((json) => (json['claimed'] = 1e9))).toEqual(wrong('claimed'));
    expect(inWork((json) => (json['noughtbook'] = 'assignment'))).toEqual({
      code: 'foreign',
      found: 'assignment',
    });
    expect(list({})).toEqual(wrong('attempts', 1));
    expect(list([])).toEqual(wrong('hints', 1));
    expect(list([9])).toEqual(wrong('hints', 1));
    expect(list([0, ['4']])).toEqual(wrong('attempts', 1));
    expect(list([0, ['4', 1.5]])).toEqual(wrong('seconds', 1));
    expect(list([0, [4, 1]])).toEqual(wrong('answer', 1));
    expect(list([0, ['4'.repeat(ASSIGNMENT_LIMITS.answer + 1), 1]])).toMatchObject({
      code: 'too-long',
      task: 1,
    });
    expect(list([0, ...Array<unknown>(ASSIGNMENT_LIMITS.kept + 1).fill(['4', 1])])).toMatchObject({
      code: 'too-many',
      task: 1,
    });
  });
});

describe('what is no document', () => {
  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['{"noughtbook":"table"}', 'foreign'],
    ['{"noughtbook":"work","version":"1"}', 'foreign'],
    ['{"noughtbook":', 'not-json'],
    [`"${'x'.repeat(ASSIGNMENT_LIMITS.document)}"`, 'too-large'],
  ])('%#: is named', (text, code) => {
    const read = parseAssignment(text);
    expect(read.ok ? 'read' : read.problem.code).toBe(code);
  });
});
