import { DIRECTIONS, markWeight, ok } from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { emptyCellField, largeBoardField, markNameField } from './largeFields.ts';

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
