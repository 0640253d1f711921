import {
  KINDS,
  fingerprint,
  seededRng,
  type Assignment,
  type KindId,
  type Question,
  type Task,
  type TaskWork,
  type Work,
} from '../../../engine/index.ts';

interface Rules {
  generate(rng: ReturnType<typeof seededRng>, level: 1 | 2 | 3): object;
  key(params: object): unknown;
  readonly answer: { encode(answer: unknown): string };
  grade(params: object, answer: unknown): { readonly points: number; readonly needsPerson?: true };
}

/** Shown in the example, as far as there are such kinds. */
const WANTED = ['best-move', 'fork', 'cell-rating', 'count-forms', 'line-breaks', 'open-question'];
const SEED = 7;
const TRIES = 60;

/** An assignment and three works for it, all made by the engine: to try the gradebook with. */
export function example(title: string): { assignment: Assignment; works: readonly Work[] } {
  const kinds = WANTED.filter((kind): kind is KindId => Object.hasOwn(KINDS, kind));
  const tasks = kinds.map(taskOf);
  const assignment: Assignment = { title, tasks, order: 'given' };
  const name = fingerprint(assignment);
  const works = [
    workOf(
      name,
      '3',
      tasks.map((task, at) => answers(task, [false], 14 + 5 * at)),
    ),
    workOf(
      name,
      '7',
      tasks.map((task, at) => answers(task, at % 2 === 0 ? [true, false] : [true], 21 + 3 * at)),
    ),
    workOf(
      name,
      '12',
      tasks.map((task, at) => answers(task, at === 0 ? [false] : at < 3 ? [true] : [], 9 + 4 * at)),
    ),
  ];
  return { assignment, works };
}

function rulesOf({ kind }: Question): Rules {
  return (KINDS as unknown as Record<string, Rules>)[kind] as Rules;
}

function taskOf(kind: KindId): Task {
  const params = rulesOf({ kind } as Question).generate(seededRng(SEED), 1);
  const question = { kind, params } as unknown as Question;
  return { question, text: '', points: 2, hints: 1, attempts: 3, feedback: 'at-once' };
}

function workOf(assignment: string, pupil: string, tasks: readonly TaskWork[]): Work {
  return { assignment, pupil, tasks, claimed: 0 };
}

function answers({ question }: Task, wrongs: readonly boolean[], seconds: number): TaskWork {
  const rules = rulesOf(question);
  const texts = wrongs.map(
    (isWrong) => (isWrong ? wrongAnswer(question) : undefined) ?? key(question),
  );
  return {
    attempts: texts.map((answer, at) => ({
      answer: rules.answer.encode(answer),
      seconds: seconds + at,
    })),
    hints: wrongs.length > 1 ? 1 : 0,
  };
}

function key({ params, ...question }: Question): unknown {
  return rulesOf({ params, ...question } as Question).key(params);
}

/** The right answer to another question of the kind, which is wrong here. */
function wrongAnswer(question: Question): unknown {
  const rules = rulesOf(question);
  for (let seed = 0; seed < TRIES; seed++) {
    const answer = rules.key(rules.generate(seededRng(seed), 1));
    if (rules.grade(question.params, answer).points < 1) return answer;
  }
  return undefined;
}
