import {
  ARTICLE_RULES,
  DIRECTIONS,
  FORCED_NODES,
  FORCED_SEARCHES,
  WeightBoard,
  fail,
  farWeight,
  findForcedWin,
  forbiddenCells,
  markName,
  markWeight,
  ok,
} from '../../engine/index.ts';
import { type Ask, badField } from './fields.ts';
import {
  emptyCellField,
  largeBoardField,
  markNameField,
  nodesField,
  openGameField,
  ruleField,
  firstWin,
} from './largeFields.ts';

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
