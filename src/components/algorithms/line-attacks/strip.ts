import { O, PEEK, X, type LargeInput, type LargeRun, type Stone } from '../../../engine/index.ts';
import { stripMessages as messages } from '#language/algorithms/line-attacks/strip';
import { aloud, offsetText } from '#language/ui/language/grammar';
import type { BoardSpoken } from '../../stepper/linear/boardKind.ts';
import { edited, type Edited } from '../../stepper/linear/large/editing.ts';
import {
  STRIP_CONTENTS,
  type LargeMoment,
  type StripCell,
  type StripContent,
  type StripMoment,
  type StripRun,
} from '../../stepper/linear/large/view.ts';

const CONTENTS: Readonly<Record<string, StripContent>> = {
  x: 'X',
  o: 'O',
  e: 'edge',
  delete: 'empty',
  backspace: 'empty',
};

/** What a key puts on a cell of a line, while it is drawn. */
export function contentOfKey(key: string): StripContent | undefined {
  return CONTENTS[key.toLowerCase()];
}

const labelOf = ({ label, divider = 1 }: StripRun) =>
  divider > 1 ? `${label} ÷ ${divider}` : label;

/** Runs keep their strokes; what each makes, and how it ends, is not known. */
export const withoutAnswers = (strip: StripMoment): StripMoment => ({
  ...strip,
  cells: strip.cells.map((cell) => ({ ...cell, end: undefined, isGap: false })),
  runs: strip.runs.map((run) => ({ ...run, label: '', divider: undefined })),
});

/** A cell of a line as it is heard, with the attack that begins there. */
export function stripCellText(strip: StripMoment, cell: StripCell): string {
  const holds = cell.offset === 0 ? messages.tried(strip.mark) : messages.holds[cell.content];
  const run = strip.runs.find(({ from }) => from === cell.offset);
  const parts = [
    messages.cell(offsetText(cell.offset), holds),
    cell.isInWindow && messages.window,
    cell.end && messages.end[cell.end],
    cell.isGap && messages.gap,
    run?.label && messages.run(labelOf(run), offsetText(run.from), offsetText(run.to)),
  ];
  return aloud(parts.filter(Boolean).join(', '));
}

/** One line, cell by cell. */
export const stripSpoken: BoardSpoken<LargeMoment> = ({ strip }) =>
  strip ? `${strip.cells.map((cell) => stripCellText(strip, cell)).join('; ')}.` : '';

/** What one click more makes of a cell. */
export function nextContent(content: StripContent): StripContent {
  const at = STRIP_CONTENTS.indexOf(content);
  return STRIP_CONTENTS[(at + 1) % STRIP_CONTENTS.length] as StripContent;
}

/**
 * A line drawn anew: `contents` are those from offset −5 to 5, and `offset`, which is not 0, is to
 * hold `content`. What lies beyond an edge is beyond it, too. The line becomes the row of a board.
 */
export function drawLine(
  input: LargeInput,
  contents: readonly StripContent[],
  offset: number,
  content: StripContent,
  run: LargeRun,
): Edited {
  const drawn = contents.map((each, at) => {
    const from = at - PEEK;
    if (from === offset) return content;
    const isNearer = Math.sign(from) === Math.sign(offset) && Math.abs(from) < Math.abs(offset);
    const isFurther = Math.sign(from) === Math.sign(offset) && Math.abs(from) > Math.abs(offset);
    if (isNearer && each === 'edge') return 'empty';
    return isFurther && content === 'edge' ? 'edge' : each;
  });
  return edited({ ...input, ...rowOf(drawn), direction: 0 }, run);
}

/** A line as the row of a board that ends where its edges are, or far out of reach. */
function rowOf(contents: readonly StripContent[]): Pick<LargeInput, 'sheet' | 'cell'> {
  const cells = contents.map((content, at) => ({ content, offset: at - PEEK }));
  const edges = cells.filter(({ content }) => content === 'edge').map(({ offset }) => offset);
  const left = Math.max(...edges.filter((offset) => offset < 0), -OUT_OF_REACH);
  const right = Math.min(...edges.filter((offset) => offset > 0), OUT_OF_REACH);
  const middle = edges.length > 0 ? -left - 1 : 0;
  const stones = cells.flatMap(({ content, offset }): Stone[] => {
    const mark = content === 'X' ? X : content === 'O' ? O : undefined;
    return mark ? [{ x: middle + offset, y: 0, mark }] : [];
  });
  const size = edges.length > 0 ? { width: middle + right, height: 1 } : undefined;
  return { sheet: { size, stones }, cell: { x: middle, y: 0 } };
}

/** Further from the tried cell than any line is looked at. */
const OUT_OF_REACH = PEEK + 4;
