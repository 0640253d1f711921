import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASSIGNMENT_LIMITS,
  feedbackReading,
  finish,
  makeFeedback,
  parseAssignment,
  parseWork,
  type Feedback,
} from '../../../src/engine/index.ts';
import { anyAssignment, assignmentOf, keyText, moveTask } from './made.ts';

const read = (text: string) => finish(feedbackReading(text));
const tasks = [moveTask(1), moveTask(2, { points: 3 }), moveTask(3)];
const FEEDBACK: Feedback = {
  assignment: assignmentOf(tasks),
  pupil: 'Ёж 7',
  tasks: [
    { answer: keyText(moveTask(1).question), tries: 1, hints: 0, points: 1, most: 1 },
    {
      answer: '8',
      tries: 2,
      hints: 1,
      points: 1.5,
      most: 3,
      comment: '“Look”\nat O.',
      reason: 'x',
    },
    { tries: 1, hints: 0, most: 1 },
  ],
};
const TEXT = makeFeedback(FEEDBACK);
type Json = { assignment: { tasks: unknown[] }; tasks: Record<string, unknown>[] } & Record<
  string,
  unknown
>;
function problemOf(change: (json: Json) => void): unknown {
  const json = JSON.parse(TEXT) as Json;
  change(json);
  const found = read(JSON.stringify(json));
  return found.ok ? 'read' : found.problem;
}

describe('feedback as text', () => {
  it('comes back as it was, with any assignment', () => {
    expect(read(TEXT)).toEqual({ ok: true, value: FEEDBACK });
    const comesBack = (assignment: Feedback['assignment']) => {
      if (assignment.tasks.length === 0) return;
      const feedback = {
        assignment,
        pupil: '',
        tasks: assignment.tasks.map(() => ({ tries: 0, hints: 0, points: 0, most: 1 })),
      };
      expect(read(makeFeedback(feedback))).toEqual({ ok: true, value: feedback });
    };
    fc.assert(fc.property(anyAssignment, comesBack), { numRuns: 20 });
  });

  it('is refused where it cannot be: more points than there are, other tasks, a broken board', () => {
    expect(problemOf(() => undefined)).toBe('read');
    expect(problemOf(({ tasks }) => (tasks[0]!['points'] = 1.5))).toMatchObject({
      code: 'wrong-value',
      field: 'points',
    });
    expect(problemOf(({ tasks }) => void tasks.pop())).toMatchObject({ field: 'tasks' });
    expect(problemOf(({ tasks }) => (tasks[1]!['comment'] = 'x'.repeat(1001)))).toMatchObject({
      code: 'too-long',
      field: 'comment',
      task: 2,
    });
    expect(problemOf((json) => (json['assignment'] = 'x' as never))).toMatchObject({
      field: 'assignment',
    });
    expect(problemOf((json) => (json['more'] = 1))).toMatchObject({ code: 'unknown-field' });
    expect(problemOf((json) => (json['version'] = 2))).toMatchObject({ code: 'newer-version' });
    expect(
      problemOf(({ assignment }) => ((assignment.tasks[2] as Json)['params'] = 'nonsense')),
    ).toMatchObject({ code: 'bad-params', task: 3 });
  });

  it('is told apart from an assignment and from a result', () => {
    expect(parseAssignment(TEXT)).toMatchObject({ problem: { found: 'feedback' } });
    expect(parseWork(TEXT)).toMatchObject({ problem: { found: 'feedback' } });
  });

  it('fits its limit even if everything in it is as long as it may be', () => {
    const quotes = '"'.repeat(ASSIGNMENT_LIMITS.comment);
    const answers = ASSIGNMENT_LIMITS.tasks * (ASSIGNMENT_LIMITS.answer + 4 * quotes.length + 200);
    expect(ASSIGNMENT_LIMITS.document + answers).toBeLessThan(ASSIGNMENT_LIMITS.returned);
  });
});
