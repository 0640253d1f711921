import {
  checkSetup,
  fail,
  markOf,
  ok,
  parsePosition,
  type CellContent,
  type Mark,
  type Result,
  type Setup,
  type SetupProblem,
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
] as const;
type ErrorCode = (typeof ERROR_CODES)[number];

export interface RequestError {
  readonly code: ErrorCode;
  /** One sentence that says what and where. */
  readonly message: string;
}

type Field<Value> = Result<Value, RequestError>;

/** A field that must be a position: here exactly nine characters of `X`, `O` and `.`. */
function cellsField(fields: RequestFields): Field<readonly CellContent[]> {
  const text = fields['position'];
  if (typeof text !== 'string') return fail(badField('position', 'a string of nine characters'));
  const sign = Array.from(text).find((each) => !'XO.'.includes(each));
  if (sign !== undefined) {
    const message = `"position" holds ${JSON.stringify(sign)}: only X, O and . are cells.`;
    return fail({ code: 'bad-board', message });
  }
  const written = parsePosition(text);
  if (written.ok) return ok(written.value.cells);
  return fail({ code: 'bad-board', message: `"position": ${explainProblem(written.problem)}` });
}

/**
 * A board of the protocol. It is impossible if its counts are, or if both have a line; that a
 * winner seems to be next is no error here, since the question has a clear answer all the same.
 * So this is the one place that makes a `Setup` which `checkSetup` refuses.
 */
function boardOf(cells: readonly CellContent[], toMove?: Mark): Result<Setup, SetupProblem> {
  const setup = checkSetup(cells, toMove);
  if (setup.ok || setup.problem.code !== 'winner-to-move') return setup;
  return ok({ cells, toMove: setup.problem.winner });
}

/** `position`, whoever moves next in it. */
export function positionField(fields: RequestFields): Field<readonly CellContent[]> {
  const cells = cellsField(fields);
  if (!cells.ok) return cells;
  const setup = boardOf(cells.value);
  if (setup.ok) return cells;
  return fail({ code: 'bad-board', message: `"position": ${explainProblem(setup.problem)}` });
}

/** `for`, the mark that moves now. */
function markField(fields: RequestFields): Field<Mark> {
  const name = fields['for'];
  if (name === 'X' || name === 'O') return ok(markOf(name));
  return fail(badField('for', '"X" or "O"'));
}

/** `position` with `for` to move in it. */
export function setupFromFields(fields: RequestFields): Field<Setup> {
  const cells = cellsField(fields);
  if (!cells.ok) return cells;
  const toMove = markField(fields);
  if (!toMove.ok) return toMove;
  const setup = boardOf(cells.value, toMove.value);
  if (setup.ok) return setup;
  const message = `"position" with "for": ${explainProblem(setup.problem)}`;
  return fail({ code: 'bad-board', message });
}

/** A field that is true or false; left out, it is false. */
export function flagField(fields: RequestFields, name: string): Field<boolean> {
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

/** m columns, n rows, k in a row. */
interface MnkSize {
  readonly m: number;
  readonly n: number;
  readonly k: number;
}

/** Columns or rows of a board beyond which nothing is counted. */
const LONGEST_SIDE = 100;

/** A field that must be the size of a flat board. */
export function mnkField(fields: RequestFields, name: string): Field<MnkSize> {
  const value = fields[name];
  if (typeof value !== 'object' || value === null) {
    return fail(badField(name, 'an object such as {"m":4,"n":3,"k":3}'));
  }
  const size = value as RequestFields;
  for (const part of ['m', 'n', 'k']) {
    const number = size[part];
    if (!Number.isSafeInteger(number) || (number as number) < 1) {
      return fail(badField(`${name}.${part}`, 'a whole number from 1'));
    }
  }
  const { m, n, k } = size as unknown as MnkSize;
  if (Math.max(m, n, k) <= LONGEST_SIDE) return ok({ m, n, k });
  const message = `"${name}" is larger than ${LONGEST_SIDE} in one of its numbers.`;
  return fail({ code: 'too-large', message });
}
