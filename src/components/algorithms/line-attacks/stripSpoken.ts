import type { BoardSpoken } from '../../stepper/linear/boardKind.ts';
import type { LargeMoment } from '../../stepper/linear/large/view.ts';
import { stripCellText } from './stripText.ts';

/** One line, cell by cell. */
export const stripSpoken: BoardSpoken<LargeMoment> = ({ strip }) =>
  strip ? `${strip.cells.map((cell) => stripCellText(strip, cell)).join('; ')}.` : '';
