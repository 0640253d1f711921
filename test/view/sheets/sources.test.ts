import { describe, expect, it } from 'vitest';
import {
  CELL_SOURCE,
  HEAVIEST_SOURCE,
  LINE_SOURCE,
  SCAN_BOARD_SOURCE,
  SCAN_LAST_SOURCE,
} from '../../../src/components/lesson/sheetSources.ts';
import { SHEET_RUNS, snippetOf, type SheetRun } from '../../../src/engine/index.ts';

const SOURCES = {
  line: LINE_SOURCE,
  cell: CELL_SOURCE,
  heaviest: HEAVIEST_SOURCE,
  scanBoard: SCAN_BOARD_SOURCE,
  scanFromLast: SCAN_LAST_SOURCE,
};

describe.each(Object.entries(SOURCES))('the code of %s', (name, { source, functions }) => {
  it('has a line for every kind of event, and nothing of the tracer is left in it', () => {
    const { kinds } = SHEET_RUNS[name as keyof typeof SHEET_RUNS] as SheetRun;
    const { lines, lineOf } = snippetOf(source, functions, kinds);
    expect(Object.keys(lineOf).toSorted()).toEqual([...kinds].toSorted());
    expect(lines.filter((line) => line.includes('trace'))).toEqual([]);
  });
});
