import { scanFromLastRun, type ScanEvent } from '../../../engine/index.ts';
import { largeInputOf, type LargeFigureProps, stepOf } from '../../stepper/linear/start.ts';

/** The board on which lesson `five` shows the code: four in the first direction, five in the second. */
export const CODE_FIGURE = {
  id: 'last',
  board: `
    +---------+
    |.........|
    |.........|
    |..O.X.X..|
    |O..OOX...|
    |.OXXxX...|
    |...X.O...|
    |..X......|
    |.O.....O.|
    |.........|
    +---------+`,
} as const satisfies LargeFigureProps;

const input = () => largeInputOf(CODE_FIGURE, scanFromLastRun);
const trace = () => scanFromLastRun.record(input());

/** What the scan counts in each direction that it walks, in order. */
export function runLengths(): number[] {
  return trace().events.flatMap(({ kind, values: [length = 0] }) =>
    kind === 'run' ? [length] : [],
  );
}

/** Where phrases lead: the first line, what it comes to, the cell that ends its first walk, the five. */
export function codeStep(moment: 'line' | 'run' | 'end' | 'found'): number {
  if (moment !== 'end') return step(moment);
  const at = trace().events.findIndex(
    ({ kind, values: [, , content] }, index) =>
      kind === 'visit' && content !== ownMark() && index > 0,
  );
  return at;
}

const ownMark = () => input().mark;
const step = (kind: ScanEvent) => stepOf(trace(), CODE_FIGURE.id, kind);
