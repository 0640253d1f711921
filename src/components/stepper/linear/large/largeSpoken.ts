import { largeBoardMessages } from '#language/ui/large-board/messages';
import { everyMark } from '../../../ui/large-board/boardSummary.ts';
import type { BoardSpoken } from '../boardKind.ts';
import type { LargeMoment } from './view.ts';

/** Every mark of a large board. */
export const largeSpoken: BoardSpoken<LargeMoment> = ({ scene }) =>
  everyMark(scene, largeBoardMessages);
