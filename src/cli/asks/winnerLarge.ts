import { WIN_RULES, fail, markName, ok, scanBoard, scanFromLast } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { badField } from './fields.ts';
import { largeBoardField } from './largeFields.ts';

/** Who has won on the board as it stands: by the last stone, or else by a run anywhere on it. */
export const winnerLarge: Ask = (fields) => {
  const large = largeBoardField(fields);
  if (!large.ok) return large;
  const rule = WIN_RULES.find((each) => each === fields['rule']);
  if (!rule) {
    return fail(badField('rule', WIN_RULES.map((each) => JSON.stringify(each)).join(' or ')));
  }
  const { board, stones } = large.value;
  const last = stones.at(-1);
  const run =
    (last ? scanFromLast(board, last.x, last.y, rule) : undefined) ?? scanBoard(board, rule);
  if (run) return ok({ result: markName(run.mark), run: run.cells.map(({ x, y }) => [x, y]) });
  const { size, count } = board;
  const isFull = size !== undefined && count === size.width * size.height;
  return ok({ result: isFull ? 'draw' : 'none', run: null });
};
