import { DRAWN, NOT_OVER, fin, markName, ok } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { positionField } from './fields.ts';

export const winner: Ask = (fields) => {
  const cells = positionField(fields);
  if (!cells.ok) return cells;
  const { result, line } = fin(cells.value);
  const name = result === NOT_OVER ? 'none' : result === DRAWN ? 'draw' : markName(result);
  return ok({ result: name, line: line ?? null });
};
