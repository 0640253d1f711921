import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn, doLink } from '../../../src/components/classroom/handOut.ts';
import { packToSend, unpack } from '../../../src/components/classroom/packing.ts';
import { codeToSend } from '../../../src/components/classroom/pupil/handedIn.ts';
import {
  startWork,
  withAttempt,
  withHint,
  withSeconds,
  withUnchecked,
  type OwnWork,
} from '../../../src/components/classroom/ownWork.ts';
import { copyFormat } from '../../../src/components/classroom/ownWork.ts';
import { ownerOf, putWork, workStore } from '../../../src/components/classroom/pupil/workStore.ts';
import { assignmentOf } from '../../../src/components/classroom/workshop/draft.ts';
import type { Draft, DraftTask } from '../../../src/components/classroom/workshop/draftShape.ts';
import { fieldNamesOf } from '../../../src/components/classroom/workshop/draft.ts';
import { draftStore } from '../../../src/components/classroom/workshop/draftStore.ts';
import {
  ASSIGNMENT_LIMITS,
  ASKED_NAMES,
  MOST_SEED,
  TASK_ORDERS,
  answerText,
  kindOf,
  makeAssignment,
  makeWork,
  openQuestion,
  parseAssignment,
  parseWork,
  workToHandIn,
  type Work,
} from '../../../src/engine/index.ts';
import { KIND_IDS, questionOf } from '../../engine/assignment/made.ts';
import { ownStorage, stubStorage } from '../platform/storageDouble.ts';

import { SIGNS, anyText, every, goesThrough, plain } from './states.ts';
import { anyCharacter } from '../../anyCharacter.ts';

ownStorage();

/** Questions are drawn once: some kinds search for theirs. */
const questions = KIND_IDS.flatMap((kind) => [1, 2].map((seed) => questionOf(kind, seed)));
const draftTask: fc.Arbitrary<Omit<DraftTask, 'id'>> = fc.record({
  kind: fc.string({ maxLength: 60 }),
  parts: fc.dictionary(fc.string({ maxLength: 12 }), anyText, { maxKeys: 3 }),
  text: anyText,
  points: fc.integer({ min: 1 }),
  hints: fc.nat(),
  attempts: fc.nat(),
  ownHint: anyText,
  model: anyText,
});
const goodTask: fc.Arbitrary<Omit<DraftTask, 'id'>> = fc
  .record({
    question: fc.constantFrom(...questions),
    text: anyText,
    points: fc.integer({ min: 1, max: ASSIGNMENT_LIMITS.points }),
    hints: fc.nat(ASSIGNMENT_LIMITS.hints),
    attempts: fc.nat(ASSIGNMENT_LIMITS.attempts),
    ownHint: anyText,
    model: anyText,
  })
  .map(({ question, ...rest }) => ({
    ...rest,
    kind: question.kind,
    parts: fieldNamesOf(question),
  }));

const draftsOf = (task: fc.Arbitrary<Omit<DraftTask, 'id'>>): fc.Arbitrary<Draft> =>
  fc
    .record({
      title: anyText,
      order: fc.constantFrom(...TASK_ORDERS),
      tasks: fc.array(task, { maxLength: 3 }),
      isTest: fc.boolean(),
      showsKey: fc.boolean(),
      handTo: anyText,
      asks: fc.constantFrom(...ASKED_NAMES),
      needsName: fc.boolean(),
      own: fc.boolean(),
      // More than can be handed out, now and then.
      times: fc.oneof(
        { weight: 60, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.constantFrom(14, 21, 80) },
      ),
    })
    .map(({ times, tasks, ...draft }) => ({
      ...draft,
      tasks: Array.from({ length: times }, () => tasks)
        .flat()
        .map((each, at) => ({ ...each, id: at + 1 })),
    }));

/** What a pupil does, in any order, on any of the tasks. */
type Step = (work: OwnWork, at: number) => OwnWork;
const step: fc.Arbitrary<Step> = fc.oneof(
  anyText.map(
    (text): Step =>
      (work, at) =>
        withAttempt(work, at, text),
  ),
  anyText.map(
    (text): Step =>
      (work, at) =>
        withUnchecked(work, at, text),
  ),
  fc.constant<Step>((work, at) => withUnchecked(work, at, undefined)),
  fc.constant<Step>(withHint),
  fc.nat(1e6).map(
    (tenths): Step =>
      (work, at) =>
        withSeconds(work, at, tenths / 10),
  ),
);
const ownWork: fc.Arbitrary<OwnWork> = fc
  .record({
    assignment: anyText,
    pupil: anyText,
    seed: fc.nat(MOST_SEED),
    tasks: fc.oneof(
      { weight: 30, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.constant(ASSIGNMENT_LIMITS.tasks) },
    ),
    steps: fc.array(fc.tuple(step, fc.nat(ASSIGNMENT_LIMITS.tasks)), { maxLength: 12 }),
    times: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 12),
    handed: fc.option(anyText, { nil: undefined }),
  })
  .map(({ assignment, pupil, seed, tasks, steps, times, handed }) => {
    const all = Array.from({ length: times }, () => steps).flat();
    const begun = startWork(assignment, tasks, seed);
    const work = all.reduce((before, [next, at]) => next(before, at % tasks), begun);
    // Tenths are what is stored of seconds.
    const rounded = work.tasks.map((each) => ({
      ...each,
      spent: Math.round(each.spent * 10) / 10,
    }));
    return {
      ...work,
      tasks: rounded,
      pupil,
      ...(handed !== undefined && { handed, at: tasks - 1 }),
    };
  });

/**
 * Works to be handed in: answers as long as kinds write them, in letters that JSON writes as they are, kept as often as
 * the store keeps them and more.
 */
const anyResult: fc.Arbitrary<Work> = fc
  .record({
    pupil: fc.string({ unit: anyCharacter, maxLength: 20 }),
    claimed: fc.nat(4000),
    tasks: fc.constantFrom(1, 2, 3, ASSIGNMENT_LIMITS.tasks),
    answers: fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }),
    size: fc.oneof(
      { weight: 300, arbitrary: fc.constant({ letters: 1, times: 1 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          { letters: ASSIGNMENT_LIMITS.answer, times: 1 },
          { letters: ASSIGNMENT_LIMITS.answer, times: 3 },
          { letters: 6000, times: 12 },
          { letters: 30, times: ASSIGNMENT_LIMITS.kept + 1 },
        ),
      },
    ),
  })
  .map(({ tasks, answers, size, ...rest }) => {
    const long = (answer: string) =>
      `${answer}${'!D0'.repeat(size.letters)}`.slice(0, size.letters);
    const once = answers.map((each) => (size.letters > 1 ? long(each) : each));
    const attempts = Array.from({ length: size.times }, () => once)
      .flat()
      .map((answer, at) => ({ answer, seconds: at * 1000 }));
    return {
      ...rest,
      assignment: '0123456789abcdef',
      tasks: Array.from({ length: tasks }, () => ({ attempts, hints: 2 })),
    };
  });

it('no kind writes an answer in letters that JSON writes as several', () => {
  for (const question of [...questions, questionOf('open', 1)]) {
    const { answer, key } = kindOf(question);
    const text = answer.encode(key(question.params as never) as never);
    expect(JSON.stringify(text), question.kind).toBe(`"${text}"`);
  }
  const hardest = [...SIGNS, '!', '_', '~', "'"].map(answerText).join('');
  const text = openQuestion.answer.encode(hardest);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

describe('the store', () => {
  every(
    'of the workshop',
    fc.record({
      drafts: fc.array(fc.oneof(draftsOf(draftTask), draftsOf(goodTask)), { maxLength: 3 }),
      handed: fc.array(anyText, { maxLength: 3 }),
      text: anyText,
    }),
    ({ drafts, handed, text }) =>
      goesThrough(draftStore, {
        drafts: drafts.map((draft, at) => ({ id: at + 1, draft, text })),
        handed,
      }),
  );

  every('of a pupil’s work', fc.tuple(ownWork, ownWork), async ([one, other]) => {
    stubStorage();
    const names = ['a'.repeat(16), 'b'.repeat(16)] as const;
    expect((await putWork(names[0], one)).problem).toBeUndefined();
    expect((await putWork(names[1], other)).problem).toBeUndefined();
    goesThrough(workStore, workStore.read().value);
    const { value } = workStore.read();
    const stored = [value.get(ownerOf(names[0], one)), value.get(ownerOf(names[1], other))];
    expect(plain(stored) === plain([one, other])).toBe(true);
  });
});

describe('the file', () => {
  every('of a copy of unfinished work', ownWork, (work) => {
    const { value } = copyFormat.parse(copyFormat.make(work));
    expect(plain(value) === plain(work)).toBe(true);
  });

  every('of an assignment, its code and its link', draftsOf(goodTask), async (draft) => {
    const { assignment } = assignmentOf(draft);
    const text = makeAssignment(assignment);
    const read = parseAssignment(text);
    if (!read.ok) {
      // Nobody is offered one that is too long: that is looked at before.
      expect(read.problem.code).toBe('too-large');
      expect(text.length).toBeGreaterThan(ASSIGNMENT_LIMITS.document);
      return;
    }
    expect(makeAssignment(read.value) === text).toBe(true);
    const code = await packToSend(text);
    const found = codeIn(doLink('https://example.org/notes/', code ?? ''));
    const back = await unpack(found ?? '');
    expect(back.ok && back.value === text).toBe(true);
  });

  every('of a result, and its code', anyResult, async (work) => {
    const told = workToHandIn(work);
    const read = parseWork(makeWork(told));
    if (!read.ok) throw new Error(read.problem.code);
    const ends = ({ tasks }: Work) =>
      tasks.map(({ attempts, hints }) => [
        Math.min(attempts.length, ASSIGNMENT_LIMITS.kept),
        attempts.at(-1)?.answer,
        hints,
      ]);
    expect(plain(ends(read.value)) === plain(ends(work))).toBe(true);
    const code = await codeToSend(makeWork(told));
    const back = await unpack(code ?? '');
    expect(back.ok && back.value === makeWork(told)).toBe(true);
  });
});
