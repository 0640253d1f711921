import type { Sentence } from '../../ui/types.ts';
import type { CodeValue } from './view.ts';

/** Values by the number of their line, from 1: what `CodePanel` takes. */
export function valuesByLine(
  lines: readonly string[],
  values: readonly CodeValue[],
): ReadonlyMap<number, Sentence> {
  return new Map(
    values.map(([code, value]) => [
      lines.findIndex((line) => line.trimStart().startsWith(code)) + 1,
      value,
    ]),
  );
}
