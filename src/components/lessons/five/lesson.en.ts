import type { MarkName } from '../../../engine/index.ts';
import { count } from '#language/ui/language/grammar';

/** What the charts and questions of lesson `five` say. */
export const scanLesson = {
  count,
  /** "X has just moved, on g14." */
  lastMove: (mark: MarkName, cell: string) => `${mark} has just moved, on ${cell}.`,
  title: 'Cells looked at after one move, by the size of the board',
  board: 'board',
  side: 'cells along a side →',
  looks: '↑ cells looked at',
  lanes: { board: 'the whole board', last: 'from the last mark' },
  sides: (side: number) => `${side} × ${side}`,
  reach: {
    three:
      'Then a five with the last mark at its end would be missed: its other end is four cells away.',
    five: 'That works, but the fifth cell cannot belong to the same five as the last mark.',
    all: 'No need: whatever lies that far away belongs to another five, or to none.',
  },
} as const;
