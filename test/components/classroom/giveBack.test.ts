import { describe, expect, it } from 'vitest';
import { feedbackReading, finish, makeFeedback } from '../../../src/engine/index.ts';
import {
  feedbackNames,
  feedbackText,
} from '../../../src/components/classroom/gradebook/save.dom.ts';
import { GradebookState } from '../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import { readText } from '../../../src/components/classroom/gradebook/import.ts';
import { withComment, withPoints } from '../../../src/components/classroom/gradebook/results.ts';
import { pupilRows } from '../../../src/components/classroom/gradebook/rows.ts';
import { pack } from '../../../src/components/classroom/packing.ts';
import { openSession } from '../../../src/components/classroom/pupil/openSession.dom.ts';
import { workStore } from '../../../src/components/classroom/pupil/workStore.ts';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import { contentProblem } from '#language/classroom/problems';
import { ownStorage } from '../platform/storageDouble.ts';
import { assignment, first, found, gradingWorker, withNumbered } from './gradebook/books.ts';

ownStorage();

/** The gradebook with one result, and what of it goes back. */
async function book() {
  const gradebook = new GradebookState(gradingWorker);
  await gradebook.take(found(first));
  await gradebook.settled();
  const entry = () => gradebook.entries[0]!;
  const back = async () => {
    const [row] = pupilRows(gradebook, gradebookMessages);
    const text = await feedbackText(gradebook, row!);
    const read = finish(feedbackReading(text ?? ''));
    if (!read.ok) throw new Error(read.problem.code);
    return { text: text ?? '', row: row!, feedback: read.value };
  };
  return { gradebook, entry, back };
}

describe('what goes back to a pupil', () => {
  it('has the points of the table, the answers that count, and what is not read yet', async () => {
    const { back } = await book();
    const { feedback, row } = await back();
    expect(feedback.assignment).toEqual(assignment);
    expect(feedback.pupil).toBe(first.pupil);
    const open = assignment.tasks.findIndex(({ question }) => question.kind === 'open');
    expect(feedback.tasks[open]?.points).toBeUndefined();
    const points = feedback.tasks.reduce((all, each) => all + (each.points ?? 0), 0);
    expect(points).toBeCloseTo(row.marks!.points);
    for (const [at, { answer }] of feedback.tasks.entries()) {
      const given = first.tasks[at]?.attempts.map((each) => each.answer) ?? [];
      expect(given.length === 0 ? answer === undefined : given.includes(answer ?? '')).toBe(true);
    }
  });

  it('has the comments, and the reason of points that are not the engine’s', async () => {
    const { gradebook, entry, back } = await book();
    const open = assignment.tasks.findIndex(({ question }) => question.kind === 'open');
    gradebook.change((book) => withComment(book, entry(), 0, 'Look at the corner.'));
    gradebook.change((book) => withPoints(book, entry(), open, 1));
    const overruled = { 0: { share: 0.5, reason: 'Half of it was said.' } };
    gradebook.change((book) => withNumbered(book, entry().id, { overruled }));
    const { tasks } = (await back()).feedback;
    expect(tasks[0]).toMatchObject({
      points: (assignment.tasks[0]?.points ?? 0) / 2,
      comment: 'Look at the corner.',
      reason: 'Half of it was said.',
    });
    expect(tasks[open]?.points).toBe(assignment.tasks[open]?.points);
  });

  it('holds no name of the teacher’s list, nor what the teacher calls the pupil', async () => {
    const { gradebook, entry, back } = await book();
    gradebook.change((book) => ({ ...book, roster: `${first.pupil};Annabel Example` }));
    expect((await back()).row.name).toBe('Annabel Example');
    gradebook.change((book) => withNumbered(book, entry().id, { called: 'Secret' }));
    expect((await back()).text).not.toMatch(/Annabel|Secret/);
  });

  it('opens where the pupil works, by link, code or file, and changes no work there', async () => {
    const { back } = await book();
    const { text, feedback } = await back();
    const code = await pack(text);
    for (const way of [text, code, `https://x.org/do/#f=${code}`, `\uFEFF ${text}\n`]) {
      const opened = await openSession(way);
      expect(opened.state === 'feedback' && opened.feedback).toEqual(feedback);
    }
    expect(workStore.read().value.size).toBe(0);
  });

  it('is said to be what it is where it does not belong, and what is wrong with a broken one', async () => {
    const { back } = await book();
    const { text, feedback } = await back();
    const { troubles } = await readText(text, 'file');
    expect(troubles.map(gradebookMessages.troubles.whyNot)).toEqual([
      'This is feedback for a pupil, but what’s needed here is a result.',
    ]);
    const more = makeFeedback({
      ...feedback,
      tasks: feedback.tasks.map((each) => ({ ...each, points: 99 })),
    });
    const opened = await openSession(more);
    expect(opened).toMatchObject({ state: 'problem', sentence: /^One thing in it can’t be right/ });
    expect(await openSession('https://x.org/do/#f=')).toEqual({
      state: 'problem',
      sentence: contentProblem({ of: 'empty-link' }),
    });
  });
});

it('each pupil’s file has a name of its own, and one that every system takes', () => {
  const names = feedbackNames([
    { label: '1', name: 'Anna Abel' },
    { label: 'Ben/../02', name: '' },
    { label: 'ben 02', name: '' },
    { label: 'con', name: '' },
    { label: 'CON', name: '' },
    { label: '…', name: '' },
  ]);
  expect(names.slice(0, 3)).toEqual([
    '1-Anna-Abel.noughtbook.json',
    'Ben-02.noughtbook.json',
    'ben-02-2.noughtbook.json',
  ]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}-]+\.noughtbook\.json$/u);
});
