import {
  KINDS,
  fingerprint,
  gradeWork,
  hasFewChoices,
  kindOf,
  seededRng,
  type Assignment,
  type KindId,
  type TaskQuestion,
  type Task,
  type TaskWork,
  type Work,
} from '../../../engine/index.ts';

const OPEN = 'open';
const WANTED = [
  'best-move',
  'fork',
  'fill-tree',
  'line-attacks',
  'moves-to-win',
  OPEN,
] as const satisfies readonly KindId[];
const SEED = 7;
const TRIES = 60;

/** What people write in the example. */
interface ExampleMessages {
  readonly title: string;
  /** The question of a task that an engine cannot judge, and an answer to it. */
  readonly asked: string;
  readonly written: string;
}

/** What a pupil of the example does on each task: which attempts are wrong. */
const RIGHT = [false];
const WRONG = [true];
const AT_LAST = [true, false];
const PUPILS = [
  { pupil: '3', did: [RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT], pace: 19 },
  { pupil: '7', did: [AT_LAST, WRONG, AT_LAST, WRONG, RIGHT, RIGHT], pace: 24 },
  { pupil: '12', did: [RIGHT, WRONG, WRONG], pace: 11 },
];

/** An assignment and three works for it, made by the engine but for these words: to try the gradebook with. */
export function example(messages: ExampleMessages): {
  assignment: Assignment;
  works: readonly Work[];
} {
  const tasks = WANTED.map((kind) => taskOf(kind, kind === OPEN ? messages.asked : ''));
  const assignment: Assignment = { title: messages.title, tasks, order: 'given' };
  const name = fingerprint(assignment);
  const works = PUPILS.map(({ pupil, did, pace }) => {
    const done = tasks.map((task, at) =>
      answers(task, did[at] ?? [], pace + 5 * at, messages.written),
    );
    const work: Work = { assignment: name, pupil, claimed: 0, tasks: done };
    return { ...work, claimed: gradeWork(assignment, work).points };
  });
  return { assignment, works };
}

function taskOf(kind: KindId, text: string): Task {
  const question = { kind, params: KINDS[kind].generate(seededRng(SEED), 1) } as TaskQuestion;
  const around = { question, text, points: 2 } as const;
  if (kind === OPEN) return { ...around, hints: 0, attempts: 0 };
  const attempts = hasFewChoices(kindOf(question), question.params) ? 1 : 3;
  return { ...around, hints: 1, attempts };
}

function answers(
  { question }: Task,
  wrongs: readonly boolean[],
  seconds: number,
  written: string,
): TaskWork {
  const rules = kindOf(question);
  const key = question.kind === OPEN ? written : rules.key(question.params);
  const given = wrongs.map((isWrong) => (isWrong ? wrongAnswer(question) : undefined) ?? key);
  return {
    attempts: given.map((answer, at) => ({
      answer: rules.answer.encode(answer),
      seconds: seconds + at,
    })),
    hints: wrongs.length > 1 ? 1 : 0,
  };
}

/** The right answer to another question of the kind, which is wrong here. */
function wrongAnswer(question: TaskQuestion): unknown {
  const rules = kindOf(question);
  let found: unknown;
  for (let seed = 0; seed < TRIES; seed++) {
    const answer = rules.key(rules.generate(seededRng(seed), 1));
    const { points, refutation } = rules.grade(question.params, answer);
    // What is refuted on the board shows more than what cannot even be played.
    if (points < 1 && refutation) return answer;
    if (points < 1) found ??= answer;
  }
  return found;
}
