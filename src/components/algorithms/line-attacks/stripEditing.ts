import { O, PEEK, X, type LargeInput, type LargeRun, type Stone } from '../../../engine/index.ts';
import { edited, type Edited } from '../../stepper/linear/large/editing.ts';
import { STRIP_CONTENTS, type StripContent } from '../../stepper/linear/large/view.ts';

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
