import { seededRng } from '../core/rng.ts';
import type { InSteps } from '../core/steps.ts';
import { LEVELS } from '../exercise/contract.ts';
import { SYMMETRIES, permuted } from '../game/symmetry.ts';
import type { Setup } from '../game/setup.ts';
import { kindOf, partFieldsOf, type AnyQuestion } from './anyKind.ts';
import { fingerprint } from './assignmentFile.ts';
import { canVary, difficultyGap, difficultyOf, keptParts, type Difficulty } from './difficulty.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Assignment, Task, TaskQuestion } from './model.ts';

// A board of their own for each pupil: of the same kind and level, as hard as the teacher's by what the engine measures, and
// drawn from the assignment and the pupil's name, so that a gradebook finds the same one again.

/** Candidates that are looked at for a pupil with a name, and for all pupils with numbers together. */
const BUDGET = { name: 80, numbers: 400 } as const;
/** Questions that are no further apart count as equally hard: trees of 40 and of 44 calls are. */
const EQUAL = 0.1;
/** Nobody gets a question that is further from the teacher's: sooner two have the same one. */
const NEAR = 0.2;
/** Up to here a number is a place in the class list, so that nobody has another's board while there are enough. */
const MOST_NUMBER = 200;

/** An assignment as one pupil has it. */
export interface OwnAssignment {
  readonly assignment: Assignment;
  /** Stands for the boards: eight hexadecimal digits, which go with the pupil's work. */
  readonly boards: string;
}

export function hasOwnBoards({ tasks }: Pick<Assignment, 'tasks'>): boolean {
  return tasks.some(({ own }) => own !== undefined);
}

/** A name without the differences that nobody means: "07" is "7", and " Anna  b" is "anna b". */
export function ownName(name: string): string {
  const plain = name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain;
}

/** By assignment: what was drawn for each name. */
const drawn = new WeakMap<Assignment, Map<string, OwnAssignment>>();

/** The assignment as it is for the pupil of this name: the same one for the same name, for good. */
export function* ownAssignment(given: Assignment, pupil: string): InSteps<OwnAssignment> {
  const name = ownName(pupil);
  const all = drawn.get(given) ?? new Map<string, OwnAssignment>();
  drawn.set(given, all);
  const known = all.get(name);
  if (known) return known;
  const of = fingerprint(given);
  const tasks: Task[] = [];
  for (const [at, { own, ...task }] of given.tasks.entries()) {
    const isVaried = own !== undefined && canVary(task.question.kind);
    const question = isVaried ? yield* draw({ ...task, own }, `${of} ${at}`, name) : task.question;
    tasks.push({ ...task, question });
  }
  const found = { assignment: { ...given, tasks }, boards: signOf(tasks) };
  all.set(name, found);
  return found;
}

function signOf(tasks: readonly Task[]): string {
  const texts = tasks.map(({ question }) => textOf(question as AnyQuestion));
  return fingerprintOf(texts.join(' ')).slice(0, 8);
}

const textOf = (question: AnyQuestion) => kindOf(question).params.encode(question.params);

interface Candidate {
  readonly question: TaskQuestion;
  readonly gap: number;
}

function* draw(task: Task, seed: string, name: string): InSteps<TaskQuestion> {
  const number = /^\d{1,3}$/.test(name) ? Number(name) : 0;
  const isNumber = number >= 1 && number <= MOST_NUMBER;
  const found = isNumber
    ? yield* nextCandidates(poolOf(task, seed), number, BUDGET.numbers)
    : yield* nextCandidates(new Pool(task, `${seed} ${name}`), 1, BUDGET.name);
  const place = isNumber ? number - 1 : seedOf(`${seed} ${name}`);
  return found[place % found.length]?.question ?? task.question;
}

/** All candidates that are as hard, in the order in which they are drawn; where these are too few, others after them. */
function* nextCandidates(
  pool: Pool,
  wanted: number,
  budget: number,
): InSteps<readonly Candidate[]> {
  while (pool.equal.length < wanted && pool.tried < budget) {
    pool.tryNext();
    yield;
  }
  return pool.equal.length >= wanted ? pool.equal : pool.andNearest();
}

/** By task: the boards of those who have a number are drawn from one stream, each once. */
const pools = new WeakMap<TaskQuestion, Map<string, Pool>>();
function poolOf(task: Task, seed: string): Pool {
  const all = pools.get(task.question) ?? new Map<string, Pool>();
  pools.set(task.question, all);
  const pool = all.get(seed) ?? new Pool(task, seed);
  all.set(seed, pool);
  return pool;
}

/** Different boards of a kind, drawn one after the other. */
class Pool {
  readonly equal: Candidate[] = [];
  readonly others: Candidate[] = [];
  tried = 0;
  private readonly task: Task;
  private readonly seed: string;
  private readonly wanted: Difficulty;
  private readonly texts = new Set<string>();

  constructor(task: Task, seed: string) {
    this.task = task;
    this.seed = seed;
    this.wanted = difficultyOf(task.question);
  }

  tryNext(): void {
    const { kind } = this.task.question;
    const rules = kindOf(this.task.question);
    // Of a board that was set by hand nobody knows the level.
    const level = this.task.own || LEVELS[this.tried % LEVELS.length] || 1;
    const made = rules.generate(seededRng(seedOf(`${this.seed} ${this.tried++}`)), level);
    const kept = keptParts(this.task.question);
    const read = rules.params.decode(rules.params.encode({ ...made, ...kept }));
    const found = read.ok ? this.judged({ kind, params: read.value } as TaskQuestion) : undefined;
    if (!found || found.gap === Infinity) return;
    (found.gap <= EQUAL ? this.equal : this.others).push(found);
  }

  /** Those that are as hard; the same turned, and the teacher's own; and then those that are nearest. */
  andNearest(): readonly Candidate[] {
    const all = [this.task.question, ...this.equal.map(({ question }) => question)];
    const turned = all.flatMap(turnedQuestions).flatMap((each) => this.judged(each) ?? []);
    this.equal.push(...turned.filter(({ gap }) => gap <= EQUAL));
    const near = this.others.filter(({ gap }) => gap <= NEAR).sort((a, b) => a.gap - b.gap);
    return [...this.equal, ...near];
  }

  /** `undefined` for one that was there already. */
  private judged(question: TaskQuestion): Candidate | undefined {
    const any = question as AnyQuestion;
    const text = textOf(any);
    if (this.texts.has(text)) return undefined;
    this.texts.add(text);
    return { question, gap: difficultyGap(this.wanted, difficultyOf(any)) };
  }
}

const seedOf = (text: string) => Number.parseInt(fingerprintOf(text).slice(8), 16);

/** The same question on its board of nine in all eight ways to lay it, each once; of other boards as it is. */
export function turnedQuestions(question: TaskQuestion): readonly TaskQuestion[] {
  const { kind, params } = question as AnyQuestion;
  const rules = kindOf({ kind, params });
  const values = params as Readonly<Record<string, unknown>>;
  const fields = partFieldsOf(rules);
  if (!fields.some(([, { type }]) => type === 'setup')) return [question];
  const all = SYMMETRIES.map((symmetry) => {
    const turn = (type: string, value: unknown) => {
      if (type === 'cell') return symmetry.indexOf(value as number);
      if (type !== 'setup') return value;
      const setup = value as Setup;
      return { ...setup, cells: permuted(setup.cells, symmetry) };
    };
    const parts = fields.map(([name, { type }]) => [name, turn(type, values[name])] as const);
    return rules.params.decode(rules.params.encode(Object.fromEntries(parts)));
  });
  const texts = new Map(
    all.flatMap((each) =>
      each.ok ? [[rules.params.encode(each.value), each.value] as const] : [],
    ),
  );
  return [...texts.values()].map((turned) => ({ kind, params: turned }) as unknown as TaskQuestion);
}
