import { seededRng } from '../core/rng.ts';
import type { InSteps } from '../core/steps.ts';
import { LEVELS } from '../exercise/contract.ts';
import { MIRRORED, SYMMETRIES, permuted } from '../game/symmetry.ts';
import type { Point } from '../game/large/board.ts';
import type { Sheet } from '../game/large/sheet.ts';
import type { Setup } from '../game/setup.ts';
import { kindOf, partFieldsOf, type AnyQuestion } from './anyKind.ts';
import { fingerprint } from './assignmentFile.ts';
import {
  canVary,
  difficultyGap,
  difficultyOf,
  isSlowToDraw,
  type Difficulty,
} from './difficulty.ts';
import { fingerprintOf } from './fingerprint.ts';
import { ASSIGNMENT_LIMITS, type Assignment, type Task, type TaskQuestion } from './model.ts';

// A board of their own for each pupil: of the same kind and level, as hard as the teacher's by what the engine measures, and
// drawn from the assignment and the pupil's name, so that a gradebook finds the same one again.

// One stream of boards for each task serves all pupils: whoever grades a class draws them once.

/** Candidates that are looked at for a task. */
const BUDGET = 400;
/** Pupils with names choose among so many boards by their name. */
const NAMED = 120;
/** Where a search goes into each board, so many are drawn beside the teacher's, and each is laid in all eight ways. */
const FEW = { boards: 3, budget: 24 } as const;
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

/** Signs that nobody sees, and that Arabic letters are drawn out with. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u0640]|[^\P{Cc}\s]/gu;

/** A digit of any script as 0 … 9: each script has its ten in a row. */
function plainDigit(digit: string): string {
  const before = String.fromCodePoint((digit.codePointAt(0) ?? 1) - 1);
  return /\p{Nd}/u.test(before) ? String((Number(plainDigit(before)) + 1) % 10) : '0';
}

/**
 * A name with the letters that everybody takes for the same: composed ones, wide ones, any
 * case, hyphen or digit; a Turkish I with its dot or without.
 */
export const foldedName = (name: string): string =>
  name
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, plainDigit);

/** A name as it was typed, no longer than a result can have it; `''` where nothing of it can be seen. */
export function typedName(name: string): string {
  const short = name.trim().slice(0, ASSIGNMENT_LIMITS.pupil);
  // No half of a character at its end.
  return ownName(short) === '' ? '' : short.replace(/[\uD800-\uDBFF]$/, '');
}

/** A name without the differences that nobody means: "07" is "7", and " Anna  b" is "annab", as "O’Neil" is "oneil". */
export function ownName(name: string): string {
  const plain = foldedName(name).replace(/[\s'’‘ʼ`´]/g, '');
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
  const tasks: Task[] = [];
  for (const at of given.tasks.keys()) tasks.push(yield* ownTask(given, at, name));
  const found = { assignment: { ...given, tasks }, boards: signOf(tasks) };
  all.set(name, found);
  return found;
}

/** One task of it, in its place from 0. */
export function* ownTask(given: Assignment, at: number, pupil: string): InSteps<Task> {
  const { own, ...task } = given.tasks[at] as Task;
  if (own === undefined || !canVary(task.question.kind)) return task;
  const seed = `${fingerprint(given)} ${at}`;
  return { ...task, question: yield* draw({ ...task, own }, seed, ownName(pupil)) };
}

function signOf(tasks: readonly Task[]): string {
  const texts = tasks.map(({ question }) => textOf(question));
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
  const place = isNumber ? number - 1 : seedOf(`${seed} ${name}`) % NAMED;
  const pool = poolOf(task, seed);
  if (isSlowToDraw(task.question.kind)) return yield* oneOfFew(pool, place);
  const found = yield* nextCandidates(pool, place + 1, BUDGET);
  return found[place % found.length]?.question ?? task.question;
}

/** Neighbours have different boards; each comes turned before anybody has the same one. */
function* oneOfFew(pool: Pool, place: number): InSteps<TaskQuestion> {
  const board = place % (FEW.boards + 1);
  while (pool.equal.length < board && pool.tried < FEW.budget) {
    pool.tryNext();
    yield;
  }
  const question = pool.equal[board - 1]?.question ?? pool.task.question;
  const turned = turnedQuestions(question);
  return turned[Math.floor(place / (FEW.boards + 1)) % turned.length] ?? question;
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

/** A question like another on another board, as hard, for practice. */
export function* questionLike(question: TaskQuestion, seed: string): InSteps<TaskQuestion> {
  const pool = new Pool({ question, own: 0 }, seed);
  const own = textOf(question);
  const isOther = (each: TaskQuestion) => textOf(each) !== own;
  const found = () => pool.equal.find((each) => isOther(each.question))?.question;
  const most = isSlowToDraw(question.kind) ? FEW.budget : BUDGET;
  while (canVary(question.kind) && !found() && pool.tried < most) {
    pool.tryNext();
    yield;
  }
  const turned = turnedQuestions(question).filter(isOther);
  const [nearest] = pool.others.toSorted((one, other) => one.gap - other.gap);
  return found() ?? turned[seedOf(seed) % turned.length] ?? nearest?.question ?? question;
}

/** By task: its boards, each once. */
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
  readonly task: Pick<Task, 'question' | 'own'>;
  private readonly seed: string;
  private readonly wanted: Difficulty;
  private readonly texts = new Set<string>();

  constructor(task: Pick<Task, 'question' | 'own'>, seed: string) {
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
    const found = this.judged({ kind, params: made } as TaskQuestion);
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

/** Where a cell of a square board goes: mirrored or not, and turned up to three times. */
function laid({ x, y }: Point, way: number, side: number): Point {
  let at = way < MIRRORED ? { x, y } : { x: side - 1 - x, y };
  for (let turns = way % MIRRORED; turns > 0; turns--) at = { x: side - 1 - at.y, y: at.x };
  return at;
}

/** The same question on its board in all eight ways to lay it, each once; as it is where its board isn't square. */
export function turnedQuestions(question: TaskQuestion): readonly TaskQuestion[] {
  const { kind, params } = question as AnyQuestion;
  const rules = kindOf({ kind, params });
  const values = params as Readonly<Record<string, unknown>>;
  const fields = partFieldsOf(rules);
  const isNine = fields.some(([, { type }]) => type === 'setup');
  const { size } = (values['sheet'] as Sheet | undefined) ?? {};
  if (!isNine && (!size || size.width !== size.height)) return [question];
  const all = SYMMETRIES.map((symmetry, way) => {
    const lay = (at: Point) => laid(at, way, size?.width ?? 0);
    const turn = (type: string, value: unknown) => {
      if (type === 'cell') return symmetry.indexOf(value as number);
      if (type === 'point') return lay(value as Point);
      if (type === 'sheet') {
        const sheet = value as Sheet;
        return { ...sheet, stones: sheet.stones.map((each) => ({ ...each, ...lay(each) })) };
      }
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
