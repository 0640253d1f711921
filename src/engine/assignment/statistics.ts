import { TASK_STATES, type GradedTask, type GradedWork, type TaskState } from './grading.ts';
import type { Assignment } from './model.ts';

/** A wrong or incomplete answer, as its codec writes it. */
export interface WrongAnswer {
  readonly text: string;
  readonly answer: unknown;
  /** How many pupils gave it, in any allowed attempt. */
  readonly pupils: number;
}

/** The results of all pupils together on one task. */
export interface TaskStatistics {
  readonly states: Readonly<Record<TaskState, number>>;
  /** How many pupils tried it. */
  readonly tried: number;
  /** The mean share of the points, 0 … 1, over pupils who tried and whose answers are graded. */
  readonly meanShare: number | undefined;
  /** The mean number of attempts of the pupils who tried. */
  readonly meanAttempts: number | undefined;
  /** The median of the seconds for all attempts together, over pupils whose attempts are all stored. */
  readonly medianSeconds: number | undefined;
  /** The hints that all pupils together asked for. */
  readonly hints: number;
  /** The most common first, and equally common ones in the order of their texts. */
  readonly wrongAnswers: readonly WrongAnswer[];
}

/** One entry a task; `works` as `gradeWork` gives them. */
export function statistics(
  { tasks }: Assignment,
  works: readonly GradedWork[],
): readonly TaskStatistics[] {
  return tasks.map(({ points }, at) => {
    const graded = works.flatMap((work) => work.tasks[at] ?? []);
    return ofTask(graded, points);
  });
}

function ofTask(graded: readonly GradedTask[], points: number): TaskStatistics {
  const tried = graded.filter(({ state }) => state !== 'not-tried');
  const judged = tried.filter(({ state }) => state !== 'needs-person');
  const timed = tried.filter(({ attempts }) => attempts.every(({ isKept }) => isKept));
  const seconds = timed.map(({ attempts }) =>
    attempts.reduce((all, each) => all + each.seconds, 0),
  );
  return {
    states: countStates(graded),
    tried: tried.length,
    meanShare: mean(judged.map((each) => each.points / points)),
    meanAttempts: mean(tried.map(({ attempts }) => attempts.length)),
    medianSeconds: median(seconds),
    hints: graded.reduce((all, { hints }) => all + hints, 0),
    wrongAnswers: wrongAnswersIn(graded),
  };
}

function countStates(graded: readonly GradedTask[]): Record<TaskState, number> {
  const counts = TASK_STATES.map((state) => [
    state,
    graded.filter((each) => each.state === state).length,
  ]);
  return Object.fromEntries(counts) as Record<TaskState, number>;
}

function wrongAnswersIn(graded: readonly GradedTask[]): readonly WrongAnswer[] {
  const found = new Map<string, WrongAnswer>();
  for (const { attempts } of graded) {
    const wrong = attempts.filter(
      ({ isAllowed, verdict }) =>
        isAllowed && verdict !== undefined && verdict.points < 1 && !verdict.needsPerson,
    );
    // A pupil who gives the same answer twice is still one pupil.
    for (const [text, { answer }] of new Map(wrong.map((each) => [each.text, each]))) {
      found.set(text, { text, answer, pupils: (found.get(text)?.pupils ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.pupils - a.pupils || (a.text < b.text ? -1 : 1));
}

function mean(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined;
  return numbers.reduce((all, each) => all + each, 0) / numbers.length;
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
