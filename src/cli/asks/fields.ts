import {
  EMPTY,
  O,
  SMALL_VARIANT,
  X,
  checkSetup,
  fail,
  markOf,
  ok,
  type CellContent,
  type Mark,
  type Result,
  type Setup,
  type SetupProblem,
  type Variant,
} from '../../engine/index.ts';
import { explainProblem } from '#language/ui/board/problems';

/** A request as it came: any fields with any values. */
export type RequestFields = Readonly<Record<string, unknown>>;

export type AskAnswer = Result<Readonly<Record<string, unknown>>, RequestError>;

/** One question that the command answers: the asks of one kind of board stand in one file. */
export type Ask = (fields: RequestFields) => AskAnswer;

/** What can be wrong with a request. */
export const ERROR_CODES = [
  'bad-json',
  'unknown-ask',
  'bad-field',
  'bad-board',
  'taken',
  'game-over',
  'too-large',
  'bad-code',
] as const;
type ErrorCode = (typeof ERROR_CODES)[number];

export interface RequestError {
  readonly code: ErrorCode;
  /** One sentence that says what and where. */
  readonly message: string;
  /** Of a program that can't be run: the line that is wrong, from 1. */
  readonly line?: number | null;
}

export type RequestField<Value> = Result<Value, RequestError>;

/** A field that must be a position: `X`, `O` and `.`, exactly one a cell of the board. */
function cellsField(fields: RequestFields, variant: Variant): RequestField<readonly CellContent[]> {
  const text = fields['position'];
  const { cellCount } = variant.geometry;
  if (typeof text !== 'string') {
    return fail(badField('position', `a string of ${cellCount} characters`));
  }
  const signs = Array.from(text);
  const sign = signs.find((each) => !'XO.'.includes(each));
  if (sign !== undefined) {
    const message = `"position" holds ${JSON.stringify(sign)}: only X, O and . are cells.`;
    return fail({ code: 'bad-board', message });
  }
  const contents = signs.map((each) => (each === 'X' ? X : each === 'O' ? O : EMPTY));
  if (contents.length === cellCount) return ok(contents);
  const problem = { code: 'cell-count', found: contents.length, expected: cellCount } as const;
  return fail({ code: 'bad-board', message: `"position": ${explainProblem(problem)}` });
}

/**
 * A board of the protocol. It is impossible if its counts are, or if both have a line; that a
 * winner seems to be next is no error here, since the question has a clear answer all the same.
 * So this is the one place that makes a `Setup` which `checkSetup` refuses.
 */
function boardOf(
  cells: readonly CellContent[],
  variant: Variant,
  toMove?: Mark,
): Result<Setup, SetupProblem> {
  const setup = checkSetup(cells, toMove, variant);
  if (setup.ok || setup.problem.code !== 'winner-to-move') return setup;
  return ok({ cells, toMove: setup.problem.winner });
}

/** `position`, whoever moves next in it. */
export function positionField(fields: RequestFields): RequestField<readonly CellContent[]> {
  const cells = cellsField(fields, SMALL_VARIANT);
  if (!cells.ok) return cells;
  const setup = boardOf(cells.value, SMALL_VARIANT);
  if (setup.ok) return cells;
  return fail({ code: 'bad-board', message: `"position": ${explainProblem(setup.problem)}` });
}

/** A field that names a mark. */
export function markNameField(fields: RequestFields, name: string): RequestField<Mark> {
  const value = fields[name];
  return value === 'X' || value === 'O' ? ok(markOf(value)) : fail(badField(name, '"X" or "O"'));
}

/** `position` with `for` to move in it. */
export function setupFromFields(
  fields: RequestFields,
  variant: Variant = SMALL_VARIANT,
): RequestField<Setup> {
  const cells = cellsField(fields, variant);
  if (!cells.ok) return cells;
  const toMove = markNameField(fields, 'for');
  if (!toMove.ok) return toMove;
  const setup = boardOf(cells.value, variant, toMove.value);
  if (setup.ok) return setup;
  const message = `"position" with "for": ${explainProblem(setup.problem)}`;
  return fail({ code: 'bad-board', message });
}

/** A field that is true or false; left out, it is false. */
export function flagField(fields: RequestFields, name: string): RequestField<boolean> {
  const value = fields[name] ?? false;
  return typeof value === 'boolean' ? ok(value) : fail(badField(name, 'true or false'));
}

/** What is wrong with a field, and what it must be: `"for" must be "X" or "O".` */
export function badField(name: string, wanted: string): RequestError {
  return { code: 'bad-field', message: `"${name}" must be ${wanted}.` };
}

/** What a number must be that is one of these, in order: "a whole number from 1 to 9". */
export function numberOf(values: readonly number[]): string {
  const [least = 0, most = 0] = [values[0], values.at(-1)];
  const isRun = values.length > 2 && most - least === values.length - 1;
  return isRun ? `a whole number from ${least} to ${most}` : `one of ${values.join(', ')}`;
}
