import { O, X, fin, readSetup, type MarkName } from '../../../engine/index.ts';
import { lessonFin as messages } from '#language/lessons/win-check/lesson';
import { lesson } from '#language/lessons/parts/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

/** Boards to look at for a second: somebody's line hidden among other marks, or none. */
const GLANCES = ['XXOXOOOX.', 'XOXXOOOXX', 'XOX.X.OOX'] as const;

export interface GlanceRound {
  readonly view: BoardView;
  /** The board in words, for someone who does not see it. */
  readonly spoken: string;
  readonly winner: MarkName | undefined;
  /** Who has won and where, in a sentence. */
  readonly truth: string;
}

export function glanceRounds(): GlanceRound[] {
  return GLANCES.map((board) => {
    const setup = readSetup(board);
    if (!setup.ok) throw new Error(board);
    const { result, line } = fin(setup.value.cells);
    const winner = result === X ? 'X' : result === O ? 'O' : undefined;
    return {
      view: boardOfSetup(setup.value),
      spoken: lesson.board([...board]),
      winner,
      truth: messages.glance.truth(winner, line ?? []),
    };
  });
}
