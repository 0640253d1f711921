import { FORCED_NODES, FORCED_SEARCHES, fail, findForcedWin, ok } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { badField } from './fields.ts';
import { nodesField, openGameField, ruleField } from './largeFields.ts';

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
