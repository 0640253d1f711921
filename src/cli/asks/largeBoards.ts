import {
  ARTICLE_RULES,
  DIRECTIONS,
  EMPTY,
  FARTHEST,
  FORCED_NODES,
  FORCED_SEARCHES,
  LONGEST_SIDE,
  SparseBoard,
  StrongestPlayer,
  WIN_RULES,
  WeightBoard,
  chooseCellLarge,
  fail,
  farWeight,
  findForcedWin,
  forbiddenCells,
  hasCell,
  isSize,
  markName,
  markOf,
  markWeight,
  ok,
  scanFromLast,
  seededRng,
  type Mark,
  type Point,
  type Size,
  type Stone,
  type WinRule,
  type WinningRun,
} from '../../engine/index.ts';
import {
  badField,
  markNameField,
  type Ask,
  type AskAnswer,
  type RequestError,
  type RequestField,
  type RequestFields,
} from './fields.ts';

/** `board`: `{"width":…,"height":…}`, or `"unbounded"`, which has no size. */
function sizeField(fields: RequestFields): RequestField<Size | undefined> {
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
function largeBoardField(fields: RequestFields): RequestField<LargeBoardField> {
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
function emptyCellField(fields: RequestFields, board: SparseBoard): RequestField<Point> {
  const value = fields['cell'];
  const cell = Array.isArray(value) && value.length === 2 ? pointOf(value) : undefined;
  if (!cell) return fail(badField('cell', '[x, y] with whole numbers'));
  const problem = offBoard(board.size, cell, '"cell"');
  if (problem) return fail(problem);
  if (board.at(cell.x, cell.y) === EMPTY) return ok(cell);
  return fail({ code: 'taken', message: `There is a stone at ${cell.x}, ${cell.y}, in "cell".` });
}

/** `rule`: which runs win. */
function ruleField(fields: RequestFields): RequestField<WinRule> {
  const rule = WIN_RULES.find((each) => each === fields['rule']);
  if (rule) return ok(rule);
  return fail(badField('rule', WIN_RULES.map((each) => JSON.stringify(each)).join(' or ')));
}

/**
 * Who had five first, in the order played. In a game, where the two take turns, the first five counts even if a
 * sixth mark has made it too long since. Marks that don't take turns were set up: there the board at the end counts.
 */
function firstWin({ board, stones }: LargeBoardField, rule: WinRule): WinningRun | undefined {
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
function openGameField(
  fields: RequestFields,
  rule: WinRule,
): RequestField<LargeBoardField & { readonly toMove: Mark }> {
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
function nodesField(fields: RequestFields, otherwise: number): RequestField<number> {
  const value = fields['nodes'] ?? otherwise;
  if (Number.isSafeInteger(value) && (value as number) >= 1) return ok(value as number);
  return fail(badField('nodes', 'a whole number from 1'));
}

/** Who has won on the board as it stands: by the last stone, or else by a run anywhere on it. */
export const winnerLarge: Ask = (fields) => {
  const large = largeBoardField(fields);
  if (!large.ok) return large;
  const rule = ruleField(fields);
  if (!rule.ok) return rule;
  const { board } = large.value;
  const run = firstWin(large.value, rule.value);
  if (run) return ok({ result: markName(run.mark), run: run.cells.map(({ x, y }) => [x, y]) });
  const { size, count } = board;
  const isFull = size !== undefined && count === size.width * size.height;
  return ok({ result: isFull ? 'draw' : 'none', run: null });
};

/** The attacks that a mark would make on a cell, by the angle of their line. */
export const attacks: Ask = (fields) => {
  const large = largeBoardField(fields);
  if (!large.ok) return large;
  const { board } = large.value;
  const cell = emptyCellField(fields, board);
  if (!cell.ok) return cell;
  const mark = markNameField(fields, 'mark');
  if (!mark.ok) return mark;
  const account = markWeight(board, cell.value, mark.value, mark.value);
  const lines = account.lines.map((line, at) => {
    const told = line.attacks.map(({ power, potential, divider, weight }) => {
      return { power, potential, divider, weight };
    });
    return [String(DIRECTIONS[at]?.angle), told] as const;
  });
  return ok({ lines: Object.fromEntries(lines), breakpoints: account.breakpoints });
};

/** Beyond so many cells, or stones, no weights are listed: the answer would be longer than a line should be. */
const MOST_CELLS = 250_000;
const MOST_STONES = 10_000;

/** What every empty cell weighs, row by row; without borders, the cells that do not weigh the constant. */
export const weights: Ask = (fields) => {
  const large = largeBoardField(fields);
  if (!large.ok) return large;
  const toMove = markNameField(fields, 'toMove');
  if (!toMove.ok) return toMove;
  const { board, stones } = large.value;
  const { size } = board;
  if (size && size.width * size.height > MOST_CELLS) {
    const message = `Weights are listed for boards of up to ${MOST_CELLS} cells; "board" has more.`;
    return fail({ code: 'too-large', message });
  }
  if (stones.length > MOST_STONES) {
    const message = `Weights are listed for up to ${MOST_STONES} stones; "stones" has more.`;
    return fail({ code: 'too-large', message });
  }
  const constant = farWeight(ARTICLE_RULES);
  const cells = [...new WeightBoard(size, stones).weighed(toMove.value)]
    .filter(({ weight }) => size !== undefined || weight !== constant)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return ok({ weights: cells.map(({ x, y, weight }) => [x, y, weight]) });
};

/** A win of the side to move by fours alone, or by threes too, with every move of both sides. */
export const forcedWin: Ask = (fields) => {
  const rule = ruleField(fields);
  if (!rule.ok) return rule;
  const game = openGameField(fields, rule.value);
  if (!game.ok) return game;
  const search = FORCED_SEARCHES.find((each) => each === fields['search']);
  if (!search) return fail(badField('search', '"vcf" or "vct"'));
  const nodes = nodesField(fields, FORCED_NODES);
  if (!nodes.ok) return nodes;
  const { board, toMove } = game.value;
  const found = findForcedWin(board, toMove, { rule: rule.value, search, nodes: nodes.value });
  if (!found.win) return ok({ win: false, complete: found.isComplete });
  return ok({ win: true, line: found.line.map((cell) => cell && [cell.x, cell.y]) });
};

/** Where Black may not play in renju, row by row, with the first reason. */
export const forbidden: Ask = (fields) => {
  const large = largeBoardField({ ...fields, board: { width: 15, height: 15 } });
  if (!large.ok) return large;
  const cells = forbiddenCells(large.value.board);
  return ok({ cells: cells.map(({ x, y, reason }) => [x, y, reason]) });
};

/** The budget of a search where none is asked for. */
const NODES = 100_000;

const FULL: AskAnswer = fail({ code: 'game-over', message: 'No cell of "board" is empty.' });

/** The move of a bot of large boards; the same request gives the same answer. */
export const move: Ask = (fields) => {
  const { bot } = fields;
  if (bot !== 'weights' && bot !== 'strongest') {
    return fail(badField('bot', '"weights" or "strongest"'));
  }
  const rule = ruleField(fields);
  if (!rule.ok) return rule;
  const game = openGameField(fields, rule.value);
  if (!game.ok) return game;
  const nodes = nodesField(fields, NODES);
  if (!nodes.ok) return nodes;
  const { board, stones, toMove } = game.value;
  const { size } = board;
  if (size && stones.length === size.width * size.height) return FULL;
  if (bot === 'weights') {
    const weights = new WeightBoard(size, stones);
    const cell = chooseCellLarge(
      'attack-weights',
      weights,
      toMove,
      seededRng(1),
      ARTICLE_RULES,
      rule.value,
    );
    if (!cell) return FULL;
    const at = [cell.x, cell.y];
    const score = weights.weight(cell.x, cell.y, toMove);
    return ok({ move: at, score, depth: 1, nodes: 1, line: [at] });
  }
  const found = new StrongestPlayer().choose(board, toMove, rule.value, { nodes: nodes.value });
  if (found) {
    const { move: cell, score, depth, line } = found;
    const cells = line.map((each) => each && [each.x, each.y]);
    return ok({ move: [cell.x, cell.y], score, depth, nodes: found.nodes, line: cells });
  }
  const message = 'The "stones" are too scattered to be searched.';
  return fail({ code: 'too-large', message });
};
