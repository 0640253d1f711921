import type { AttackRules } from '../../attacks/rules.ts';
import type { Mark } from '../../core/types.ts';
import type { BoardReader, Point } from '../../game/large/board.ts';

/** A way of playing five in a row on a large board, for either mark. */
export interface LargeBotKind {
  /**
   * The cells that it may take as the side to move, row by row: one of them is drawn, each alike.
   * None only if the board is full. Whether the game is over is not its business.
   */
  cells(board: BoardReader, toMove: Mark, rules: AttackRules): readonly Point[];
}
