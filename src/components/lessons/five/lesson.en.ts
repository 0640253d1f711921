import type { MarkName } from '../../../engine/index.ts';
import { count } from '#language/ui/language/grammar';

/** What the charts and questions of lesson `five` say. */
export const scanLesson = {
  count,
  /** Small boards have no letters beside them: the cell is known by its ring. */
  lastMove: (mark: MarkName) => `${mark} has just moved, and the new mark has a ring around it.`,
  title: 'Cells looked at after one move, by the size of the board',
  board: 'board',
  side: 'cells along a side →',
  looks: '↑ cells looked at',
  lanes: { board: 'the whole board', last: 'from the last mark' },
  sides: (side: number) => `${side} × ${side}`,
  reach: {
    three:
      'Then it would miss a five with the last mark at one end, because the other end is four cells away.',
    five: 'That works, but the fifth cell can’t belong to the same five as the last mark.',
    all: 'No need: a mark that far away belongs to another five, or to none.',
  },
} as const;
