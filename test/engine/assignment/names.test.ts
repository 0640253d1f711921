import { describe, expect, it } from 'vitest';
import {
  KINDS,
  fingerprint,
  gradeWork,
  makeAssignment,
  makeWork,
  parseAssignment,
  parseWork,
  type AnyKind,
  type Assignment,
} from '../../../src/engine/index.ts';
import { kindById, readParams } from '../../../src/engine/assignment/anyKind.ts';
import { readAssignment, type Rules } from '../../../src/engine/assignment/assignmentFile.ts';
import { FROZEN } from './frozen.ts';

/** An assignment that has to be readable. */
function opened(text: string, rules?: Rules): Assignment {
  const read = rules ? readAssignment(text, rules) : parseAssignment(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

const NEXT: Rules = { migrations: [(old) => old], kindById };
/** A day on which a document says `heading` no more but `title`. */
const RENAMED: Rules = {
  migrations: [({ heading, ...rest }) => ({ ...rest, title: heading })],
  kindById,
};

/** The rules of forks one day, when their params are written with a point in front. */
const fork = KINDS.fork as unknown as AnyKind;
const LATER_FORK: AnyKind = {
  ...fork,
  version: 2,
  params: {
    ...fork.params,
    encode: (params) => `.${fork.params.encode(params)}`,
    decode: (text) => fork.params.decode(text.slice(1)),
  },
  older: { 1: (text) => fork.params.decode(text) },
};
const LATER: Rules = {
  migrations: [],
  kindById: (id) => (id === 'fork' ? LATER_FORK : kindById(id)),
};

describe('what was handed out with version 1', () => {
  it('is read, goes by its name, and is written again letter by letter', () => {
    const assignment = opened(FROZEN.assignment);
    expect(fingerprint(assignment)).toBe(FROZEN.name);
    expect(makeAssignment(assignment)).toBe(FROZEN.assignment);
    expect(assignment).not.toHaveProperty('asOpened');
  });

  it('has another version only where it uses what came with it', () => {
    const old = opened(FROZEN.assignment);
    const tasks = old.tasks.map((task) => ({ ...task, tryCost: 25 }));
    const texts = [
      { ...old, tasks },
      { ...old, asks: 'number' as const },
    ].map(makeAssignment);
    for (const text of texts) {
      expect(text).toContain('"version":2');
      expect(makeAssignment(opened(text))).toBe(text);
      expect(opened(text)).not.toHaveProperty('asOpened');
    }
  });

  it('is what its results were made for', () => {
    const work = parseWork(FROZEN.work);
    if (!work.ok) throw new Error(work.problem.code);
    expect(makeWork(work.value)).toBe(FROZEN.work);
    expect(work.value.assignment).toBe(FROZEN.name);
    const { points, most, tasks } = gradeWork(opened(FROZEN.assignment), work.value);
    expect(tasks.map(({ state }) => state)).toEqual(['right', 'right', 'right']);
    expect([points, most]).toEqual([6, 6]);
  });
});

describe('a text by older rules', () => {
  it.each([
    ['a later version of the document', NEXT],
    ['a later version of a kind', LATER],
  ])('keeps its name and its text: %s', (_, rules) => {
    const assignment = opened(FROZEN.assignment, rules);
    expect(assignment.tasks).toEqual(opened(FROZEN.assignment).tasks);
    expect(fingerprint(assignment)).toBe(FROZEN.name);
    expect(makeAssignment(assignment)).toBe(FROZEN.assignment);
  });

  it('keeps its name where its fields stand otherwise, and where they were called otherwise', () => {
    const reversed = JSON.stringify(
      Object.fromEntries(Object.entries(JSON.parse(FROZEN.assignment) as object).reverse()),
    );
    expect(fingerprint(opened(reversed, NEXT))).toBe(FROZEN.name);
    const heading = FROZEN.assignment.replace('"title"', '"heading"');
    const assignment = opened(heading, RENAMED);
    expect(assignment.title).toBe(opened(FROZEN.assignment).title);
    const { noughtbook, version, ...rest } = JSON.parse(makeAssignment(assignment)) as object & {
      noughtbook: string;
      version: number;
    };
    expect([noughtbook, version]).toEqual(['assignment', 1]);
    expect(Object.keys(rest)).toEqual(['order', 'tasks', 'heading']);
    // Saved and opened again, as often as one likes.
    const again = opened(makeAssignment(assignment), RENAMED);
    expect(fingerprint(again)).toBe(fingerprint(assignment));
  });

  it('has another name when it is changed', () => {
    const { title, order, tasks } = opened(FROZEN.assignment, NEXT);
    expect(fingerprint({ title: `${title}!`, order, tasks })).not.toBe(FROZEN.name);
  });
});

describe('what an exercise is given by, as another version wrote it', () => {
  const [text] = /(?<="params":")[^"]+/.exec(FROZEN.assignment) ?? [''];
  const params = fork.params.decode(text);

  it('is read by the rules of that version', () => {
    expect(params.ok).toBe(true);
    expect(readParams(fork, 1, text)).toEqual(params);
    expect(readParams(LATER_FORK, 1, text)).toEqual(params);
    expect(readParams(LATER_FORK, 2, `.${text}`)).toEqual(params);
    expect(readParams(LATER_FORK, 1, `.${text}`)).toMatchObject({
      problem: { code: 'bad-params' },
    });
  });

  it('is refused where this site has no rules for it', () => {
    const changed = (version: number) =>
      FROZEN.assignment.replace('"fork","version":1', `"fork","version":${version}`);
    const later = { ...LATER_FORK, version: 3 };
    const rules: Rules = { ...LATER, kindById: (id) => (id === 'fork' ? later : kindById(id)) };
    const problemOf = (version: number) => readAssignment(changed(version), rules);
    expect(problemOf(1)).toMatchObject({ ok: true });
    expect(problemOf(2)).toEqual({
      ok: false,
      problem: { code: 'older-kind', kind: 'fork', task: 1 },
    });
    expect(problemOf(4)).toEqual({
      ok: false,
      problem: { code: 'newer-kind', kind: 'fork', task: 1 },
    });
  });
});
