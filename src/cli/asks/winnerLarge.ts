import { markName, ok } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { largeBoardField, ruleField, winningRun } from './largeFields.ts';

/** Who has won on the board as it stands: by the last stone, or else by a run anywhere on it. */
export const winnerLarge: Ask = (fields) => {
  const large = largeBoardField(fields);
  if (!large.ok) return large;
  const rule = ruleField(fields);
  if (!rule.ok) return rule;
  const { board } = large.value;
  const run = winningRun(large.value, rule.value);
  if (run) return ok({ result: markName(run.mark), run: run.cells.map(({ x, y }) => [x, y]) });
  const { size, count } = board;
  const isFull = size !== undefined && count === size.width * size.height;
  return ok({ result: isFull ? 'draw' : 'none', run: null });
};
