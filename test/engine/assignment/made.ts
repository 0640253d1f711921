import fc from 'fast-check';
import {
  KINDS,
  LEVELS,
  ASSIGNMENT_LIMITS,
  TASK_ORDERS,
  seededRng,
  type Assignment,
  type KindId,
  type TaskQuestion,
  type Task,
  type TaskWork,
  type Work,
} from '../../../src/engine/index.ts';

export const KIND_IDS = Object.keys(KINDS) as readonly KindId[];

/** A question of any kind, drawn by the kind itself. */
export function questionOf(kind: KindId, seed: number, level: 1 | 2 | 3 = 1): TaskQuestion {
  const rng = seededRng(seed);
  return { kind, params: KINDS[kind].generate(rng, level) } as TaskQuestion;
}

/** The best answer to a question, as its kind writes it. */
export function keyText({ kind, params }: TaskQuestion): string {
  const rules = KINDS[kind] as unknown as {
    key(params: unknown): unknown;
    answer: { encode(answer: unknown): string };
  };
  return rules.answer.encode(rules.key(params));
}

const words = fc.string({ maxLength: 20, unit: 'grapheme' });
const taskParts = {
  question: fc
    .tuple(fc.constantFrom(...KIND_IDS), fc.nat(999), fc.constantFrom(...LEVELS))
    .map(([kind, seed, level]) => questionOf(kind, seed, level)),
  text: fc.string({ maxLength: 60, unit: 'grapheme' }),
  points: fc.integer({ min: 1, max: ASSIGNMENT_LIMITS.points }),
  hints: fc.integer({ min: 0, max: ASSIGNMENT_LIMITS.hints }),
  attempts: fc.integer({ min: 0, max: ASSIGNMENT_LIMITS.attempts }),
};
const anyTask: fc.Arbitrary<Task> = fc.record(
  { ...taskParts, model: words },
  { requiredKeys: ['question', 'text', 'points', 'hints', 'attempts'] },
);

export const anyAssignment: fc.Arbitrary<Assignment> = fc.record(
  {
    title: fc.string({ maxLength: 40, unit: 'grapheme' }),
    tasks: fc.array(anyTask, { maxLength: 5 }),
    order: fc.constantFrom(...TASK_ORDERS),
    isTest: fc.constant(true),
    showsKey: fc.constant(true),
    needsName: fc.constant(true),
    handTo: words,
    due: fc.nat(ASSIGNMENT_LIMITS.handedAt),
  },
  { requiredKeys: ['title', 'tasks', 'order'] },
);

const anyTaskWork: fc.Arbitrary<TaskWork> = fc.record({
  attempts: fc.array(
    fc.record({
      answer: fc.oneof(fc.string({ maxLength: 30 }), fc.nat(8).map(String)),
      seconds: fc.integer({ min: 0, max: ASSIGNMENT_LIMITS.seconds }),
    }),
    { maxLength: 6 },
  ),
  hints: fc.integer({ min: 0, max: ASSIGNMENT_LIMITS.hints }),
});

export const anyWork: fc.Arbitrary<Work> = fc.record({
  assignment: fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'),
    minLength: 16,
    maxLength: 16,
  }),
  pupil: fc.string({ maxLength: 12, unit: 'grapheme' }),
  tasks: fc.array(anyTaskWork, { maxLength: 6 }),
  claimed: fc.nat(ASSIGNMENT_LIMITS.tasks * ASSIGNMENT_LIMITS.points),
});

/** A task about a board: the question is best move, whatever else there is. */
export function moveTask(seed: number, rest: Partial<Task> = {}): Task {
  return {
    question: questionOf('best-move', seed),
    text: '',
    points: 1,
    hints: 0,
    attempts: 0,
    ...rest,
  };
}

export function assignmentOf(tasks: readonly Task[], rest: Partial<Assignment> = {}): Assignment {
  return { title: 'Five to do', order: 'given', tasks, ...rest };
}
