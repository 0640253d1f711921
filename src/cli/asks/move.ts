import {
  ARTICLE_RULES,
  StrongestPlayer,
  WeightBoard,
  chooseCellLarge,
  fail,
  ok,
  seededRng,
} from '../../engine/index.ts';
import { type Ask, type AskAnswer, badField } from './fields.ts';
import { nodesField, openGameField, ruleField } from './largeFields.ts';

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
