import { ARTICLE_RULES, WeightBoard, fail, farWeight, ok } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { largeBoardField, markNameField } from './largeFields.ts';

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
