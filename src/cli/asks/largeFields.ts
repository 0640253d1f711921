import {
  EMPTY,
  FARTHEST,
  LONGEST_SIDE,
  SparseBoard,
  WIN_RULES,
  fail,
  hasCell,
  isSize,
  markName,
  markOf,
  ok,
  scanFromLast,
  type Mark,
  type Point,
  type Result,
  type Size,
  type Stone,
  type WinRule,
  type WinningRun,
} from '../../engine/index.ts';
import { type RequestError, type RequestFields, badField } from './fields.ts';

type Field<Value> = Result<Value, RequestError>;

/** `board`: `{"width":…,"height":…}`, or `"unbounded"`, which has no size. */
function sizeField(fields: RequestFields): Field<Size | undefined> {
  const board = fields['board'];
  if (board === 'unbounded') return ok(undefined);
  if (typeof board !== 'object' || board === null) {
    return fail(badField('board', '{"width":…,"height":…} or "unbounded"'));
  }
  const sides = board as RequestFields;
  for (const side of ['width', 'height']) {
    const length = sides[side];
    if (!Number.isSafeInteger(length) || (length as number) < 1) {
      return fail(badField(`board.${side}`, `a whole number from 1 to ${LONGEST_SIDE}`));
    }
  }
  const size = { width: sides['width'], height: sides['height'] } as Size;
  if (isSize(size)) return ok(size);
  const message = `"board" is longer than ${LONGEST_SIDE} cells in one of its sides.`;
  return fail({ code: 'too-large', message });
}

/** Two whole numbers at the head of a list. */
function pointOf(value: readonly unknown[]): Point | undefined {
  const [x, y] = value;
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? ({ x, y } as Point) : undefined;
}

/** A stone as it is written: `[x, y, mark]`. */
function stoneOf(value: unknown): Stone | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const point = pointOf(value);
  const name: unknown = value[2];
  if (!point || (name !== 'X' && name !== 'O')) return undefined;
  return { ...point, mark: markOf(name) };
}

/** Why there is no such cell on a board; nothing if there is. */
function offBoard(size: Size | undefined, { x, y }: Point, what: string): RequestError | undefined {
  if (hasCell(size, x, y)) return undefined;
  if (size) {
    const message = `${what} is at ${x}, ${y}, outside the board of ${size.width} × ${size.height}.`;
    return { code: 'bad-board', message };
  }
  const message = `${what} is at ${x}, ${y}: no coordinate may be beyond ±${FARTHEST}.`;
  return { code: 'too-large', message };
}

/** A large board of the protocol, and its stones in the order played. */
interface LargeBoardField {
  readonly board: SparseBoard;
  readonly stones: readonly Stone[];
}

/** `board` with `stones` on it. */
export function largeBoardField(fields: RequestFields): Field<LargeBoardField> {
  const size = sizeField(fields);
  if (!size.ok) return size;
  const list = fields['stones'];
  if (!Array.isArray(list)) return fail(badField('stones', 'a list of [x, y, "X" or "O"]'));
  const board = new SparseBoard(size.value);
  const stones: Stone[] = [];
  for (const [at, value] of list.entries()) {
    const stone = stoneOf(value);
    const name = `"stones[${at}]"`;
    if (!stone) return fail(badField(`stones[${at}]`, '[x, y, "X" or "O"] with whole numbers'));
    const problem = offBoard(size.value, stone, name);
    if (problem) return fail(problem);
    if (board.at(stone.x, stone.y) !== EMPTY) {
      const message = `${name} is at ${stone.x}, ${stone.y}, where there is a stone already.`;
      return fail({ code: 'taken', message });
    }
    board.place(stone.x, stone.y, stone.mark);
    stones.push(stone);
  }
  return ok({ board, stones });
}

/** `cell`: an empty one of the board. */
export function emptyCellField(fields: RequestFields, board: SparseBoard): Field<Point> {
  const value = fields['cell'];
  const cell = Array.isArray(value) && value.length === 2 ? pointOf(value) : undefined;
  if (!cell) return fail(badField('cell', '[x, y] with whole numbers'));
  const problem = offBoard(board.size, cell, '"cell"');
  if (problem) return fail(problem);
  if (board.at(cell.x, cell.y) === EMPTY) return ok(cell);
  return fail({ code: 'taken', message: `There is a stone at ${cell.x}, ${cell.y}, in "cell".` });
}

/** A field that names a mark. */
export function markNameField(fields: RequestFields, name: string): Field<Mark> {
  const value = fields[name];
  return value === 'X' || value === 'O' ? ok(markOf(value)) : fail(badField(name, '"X" or "O"'));
}

/** `rule`: which runs win. */
export function ruleField(fields: RequestFields): Field<WinRule> {
  const rule = WIN_RULES.find((each) => each === fields['rule']);
  if (rule) return ok(rule);
  return fail(badField('rule', WIN_RULES.map((each) => JSON.stringify(each)).join(' or ')));
}

/**
 * Who had five first, in the order played. In a game, where the two take turns, the first five counts even if a
 * sixth mark has made it too long since. Marks that don't take turns were set up: there the board at the end counts.
 */
export function firstWin(
  { board, stones }: LargeBoardField,
  rule: WinRule,
): WinningRun | undefined {
  const isGame = stones.every(({ mark }, at) => mark !== stones[at - 1]?.mark);
  const played = new SparseBoard(board.size);
  for (const { x, y, mark } of stones) {
    played.place(x, y, mark);
    const run = scanFromLast(played, x, y, rule);
    const counts = run && (isGame ? run : scanFromLast(board, x, y, rule));
    if (counts) return counts;
  }
  return undefined;
}

/** A run that wins on the board as it is, whatever the order of its marks. */
function winningRun({ board, stones }: LargeBoardField, rule: WinRule): WinningRun | undefined {
  const inRows = stones.toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const { x, y } of [...stones.slice(-1), ...inRows]) {
    const run = scanFromLast(board, x, y, rule);
    if (run) return run;
  }
  return undefined;
}

/** `board` with `stones` on it, on which nobody has won, and who moves in it: `toMove`. */
export function openGameField(
  fields: RequestFields,
  rule: WinRule,
): Field<LargeBoardField & { readonly toMove: Mark }> {
  const large = largeBoardField(fields);
  if (!large.ok) return large;
  const toMove = markNameField(fields, 'toMove');
  if (!toMove.ok) return toMove;
  const run = winningRun(large.value, rule);
  if (!run) return ok({ ...large.value, toMove: toMove.value });
  const [cell] = run.cells;
  const where = cell ? ` with the run from ${cell.x}, ${cell.y}` : '';
  return fail({ code: 'game-over', message: `${markName(run.mark)} has won${where} in "stones".` });
}

/** `nodes`: a budget, or what it is if it is left out. */
export function nodesField(fields: RequestFields, otherwise: number): Field<number> {
  const value = fields['nodes'] ?? otherwise;
  if (Number.isSafeInteger(value) && (value as number) >= 1) return ok(value as number);
  return fail(badField('nodes', 'a whole number from 1'));
}
