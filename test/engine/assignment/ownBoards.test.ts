import { describe, expect, it } from 'vitest';
import {
  KINDS,
  LEVELS,
  O,
  X,
  canVary,
  difficultyOf,
  finish,
  fingerprint,
  gradeWork,
  kindOf,
  makeAssignment,
  makeWork,
  noticesOf,
  ownAssignment,
  parseAssignment,
  parseWork,
  summarizeWork,
  type AnyQuestion,
  type Assignment,
  type KindId,
  type Task,
  type Work,
} from '../../../src/engine/index.ts';
import { difficultyGap } from '../../../src/engine/assignment/difficulty.ts';
import { questionLike, turnedQuestions } from '../../../src/engine/assignment/ownBoards.ts';
import { deep } from '../../deep.ts';
import { KIND_IDS, assignmentOf, keyText, moveTask, questionOf } from './made.ts';

const own = (assignment: Assignment, pupil: string) => finish(ownAssignment(assignment, pupil));
const taskOf = (kind: KindId, level: 1 | 2 | 3, at: Task['own'] = level): Task =>
  moveTask(1, { question: questionOf(kind, 7 * level, level), own: at });
const questionsOf = (assignment: Assignment, pupils: readonly string[], task = 0) =>
  pupils.map((pupil) => own(assignment, pupil).assignment.tasks[task]!.question as AnyQuestion);
const textOf = (question: AnyQuestion) => kindOf(question).params.encode(question.params);
const CLASS = Array.from({ length: 30 }, (_, at) => String(at + 1));
const NAMED = Array.from({ length: deep(3, 30) }, (_, at) => `Fox ${7 * at}b`);

/** On a push a part of the class has to do. */
const SOME = CLASS.slice(0, deep(4, 30));

/** With the same settings and as hard there are few of these, so that some pupils share a board. */
const RARE: { readonly [Id in KindId]?: number } = deep({ 'best-move': 2 }, { 'best-move': 8 });

// On a push every third kind.
const VARIED = KIND_IDS.filter(canVary)
  .map((kind, at) => ({ kind, at: Math.floor(at / 3), isTried: at % deep(3, 1) === 0 }))
  .filter(({ isTried }) => isTried);

describe.each(VARIED)('boards of their own: $kind', ({ kind, at }) => {
  // On a push each kind has one level, in turn.
  it.each(deep([LEVELS[at % LEVELS.length]!], LEVELS))(
    'as many boards as pupils, as hard as the teacher’s, at level %i',
    (level) => {
      const assignment = assignmentOf([taskOf(kind, level)]);
      const wanted = difficultyOf(assignment.tasks[0]!.question as AnyQuestion);
      const questions = questionsOf(assignment, SOME);
      const gaps = questions.map((each) => difficultyGap(wanted, difficultyOf(each)));
      const spread = Math.max(...gaps);
      const boards = new Set(questions.map(textOf)).size;
      expect(boards).toBeGreaterThanOrEqual(RARE[kind] ?? SOME.length);
      expect(spread).toBeLessThanOrEqual(0.2);
      for (const question of questions) {
        const rules = kindOf(question);
        // It can be asked, and its own key has full marks.
        expect(rules.params.decode(textOf(question)).ok).toBe(true);
        expect(rules.grade(question.params, rules.key(question.params)).points).toBe(1);
      }
    },
  );

  it('pupils with names have boards of their own too, and the same ones again', () => {
    const task = taskOf(kind, 2);
    const texts = questionsOf(assignmentOf([task]), NAMED).map(textOf);
    // Drawn without knowing of each other: now and then two are the same.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(deep(2, 12));
    const again = questionsOf(assignmentOf([task]), NAMED.slice(-1));
    expect(again.map(textOf)).toEqual(texts.slice(-1));
  });
});

describe('boards of each pupil', () => {
  // Written out, so that what this kind draws for a new one changes no assignment here.
  const open: NonNullable<Task['question']> = {
    kind: 'open',
    params: {
      setup: { cells: [0, 0, 0, 0, O, X, O, 0, 0], toMove: X },
      board: 'shown',
      sheet: { size: { width: 15, height: 15 }, stones: [] },
    },
  };
  const assignment = assignmentOf([
    taskOf('best-move', 1),
    moveTask(3),
    taskOf('fork', 2),
    moveTask(4, { question: open, own: 1 }),
  ]);

  it.each([
    ['best-move', 3],
    ['fork', 2],
  ] as const)('do not depend on who asks first: %s', (kind, level) => {
    // The first has too few boards for a class, so that what there is is used up, in whatever order it is asked for.
    const pupils = [...CLASS.slice(0, deep(6, 30)), '40', '77', '200'];
    const textsBy = (order: readonly string[]) => {
      const fresh = assignmentOf([taskOf(kind, level)]);
      const texts = new Map(order.map((pupil) => [pupil, questionsOf(fresh, [pupil]).map(textOf)]));
      return pupils.map((pupil) => texts.get(pupil));
    };
    const inTurn = textsBy(pupils);
    expect(textsBy(pupils.toReversed())).toEqual(inTurn);
    expect(textsBy(['30', '7', '200', ...pupils])).toEqual(inTurn);
  });

  it('are those of the name, whatever its letters and spaces look like', () => {
    expect(own(assignment, ' ０7')).toEqual(own(assignment, '7'));
    expect(own(assignment, 'Anna').boards).not.toBe(own(assignment, 'Anne').boards);
  });

  it('are only for tasks that ask for it, and never for a question that a person judges', () => {
    const { tasks } = own(assignment, '7').assignment;
    expect(tasks[1]).toEqual(assignment.tasks[1]);
    expect(tasks[3]?.question).toEqual(assignment.tasks[3]?.question);
    expect(tasks.every((task) => task.own === undefined)).toBe(true);
    expect(tasks[0]?.question).not.toEqual(assignment.tasks[0]?.question);
  });

  it('come from the assignment’s text: what was opened and written again has the same', () => {
    const read = parseAssignment(makeAssignment(assignment));
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.value.tasks.map((task) => task.own)).toEqual([1, undefined, 2, 1]);
    expect(own(read.value, '7').boards).toBe(own(assignment, '7').boards);
  });

  it('are like a board that was set by hand', () => {
    const task = moveTask(1, { question: questionOf('best-move', 11, 3), own: 0 });
    const wanted = difficultyOf(task.question as AnyQuestion);
    for (const each of questionsOf(assignmentOf([task]), [...SOME, ...NAMED])) {
      expect(difficultyGap(wanted, difficultyOf(each))).toBeLessThanOrEqual(0.2);
    }
  });

  it('are the teacher’s own board, turned, where nothing like it can be made', () => {
    // Nobody draws an empty board: nine empty cells, and nine good answers.
    const empty = KINDS['best-move'].params.decode('X........o');
    if (!empty.ok) throw new Error(empty.problem.code);
    const question = { kind: 'best-move', params: empty.value } as const;
    const texts = questionsOf(assignmentOf([moveTask(1, { question, own: 0 })]), CLASS).map(textOf);
    const all = turnedQuestions(question).map((each) => textOf(each as AnyQuestion));
    expect(new Set(all).size).toBe(4);
    expect(new Set(texts)).toEqual(new Set(all));
  });
});

it.each(['fork', 'count-forms', 'forced-reply', 'line-attacks', 'lines-through'] as const)(
  'another one like it is as hard, and another board: %s',
  (kind) => {
    const question = questionOf(kind, 7, 2) as AnyQuestion;
    for (const seed of ['1', '2']) {
      const other = finish(questionLike(question as never, seed)) as AnyQuestion;
      expect(textOf(other)).not.toBe(textOf(question));
      expect(difficultyGap(difficultyOf(question), difficultyOf(other))).toBeLessThanOrEqual(0.2);
    }
  },
);

describe('a turned question', () => {
  it('asks about the same cell', () => {
    const question = questionOf('cell-rating', 5);
    const turned = turnedQuestions(question);
    expect(turned.length).toBeGreaterThan(3);
    const markOn = (params: object) => {
      const { setup, cell } = params as { setup: { cells: number[] }; cell: number };
      return setup.cells[cell];
    };
    for (const each of turned) expect(markOn(each.params)).toBe(markOn(question.params));
  });

  it('has the same answer on a large board, at the cell that was turned', () => {
    const all = turnedQuestions(questionOf('forced-reply', 5, 1)) as readonly AnyQuestion[];
    expect(new Set(all.map(textOf)).size).toBe(8);
    const right = all.map((each) => kindOf(each).allRight?.(each.params).length);
    expect(new Set(right).size).toBe(1);
  });

  it('is the question itself where there is no board', () => {
    const question = questionOf('line-attacks', 5);
    expect(turnedQuestions(question)).toEqual([question]);
  });
});

describe('results of boards of their own', () => {
  const assignment = assignmentOf([taskOf('best-move', 1), taskOf('count-forms', 2)]);
  /** Answers all tasks rightly, on the boards of `of`. */
  function workOf(pupil: string, of = pupil): Work {
    const { assignment: had, boards } = own(assignment, of);
    const tasks = had.tasks.map(({ question }) => ({
      attempts: [{ answer: keyText(question), seconds: 9 }],
      hints: 0,
    }));
    return { assignment: fingerprint(assignment), pupil, tasks, claimed: 2, boards };
  }
  const summaryOf = (work: Work) => summarizeWork(work, gradeWork(assignment, work));

  it('say which boards they are about', () => {
    const work = workOf('7');
    expect(parseWork(makeWork(work))).toEqual({ ok: true, value: work });
  });

  it('of another’s boards are found out, whether or not somebody has these', () => {
    const copied = workOf('8', '7');
    const works = [workOf('7'), copied, workOf('9'), workOf('10', 'nobody')];
    expect(
      noticesOf(assignment, works.map(summaryOf)).filter(({ code }) => code === 'other-boards'),
    ).toEqual([
      { code: 'other-boards', work: 1, others: [0] },
      { code: 'other-boards', work: 3, others: [] },
    ]);
    // The number of the boards is forged as well: then the answers are graded on one's own, and are wrong there.
    const forged = { ...copied, boards: own(assignment, '8').boards };
    const all = CLASS.map((pupil) => gradeWork(assignment, { ...workOf('7'), pupil }).points);
    expect(gradeWork(assignment, forged).points).toBe(all[7]);
    expect(all.filter((points) => points === 2).length).toBeLessThan(5);
    // Taken away, it is missed.
    const { boards: _, ...bare } = copied;
    expect(noticesOf(assignment, [summaryOf(bare)])).toMatchObject([
      { code: 'other-boards', others: [] },
    ]);
  });
});
