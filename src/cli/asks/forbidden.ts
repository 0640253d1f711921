import { forbiddenCells, ok } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { largeBoardField } from './largeFields.ts';

/** Where Black may not play in renju, row by row, with the first reason. */
export const forbidden: Ask = (fields) => {
  const large = largeBoardField({ ...fields, board: { width: 15, height: 15 } });
  if (!large.ok) return large;
  const cells = forbiddenCells(large.value.board);
  return ok({ cells: cells.map(({ x, y, reason }) => [x, y, reason]) });
};
