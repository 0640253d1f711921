import type { AttackRules } from '../../attacks/rules.ts';
import type { Mark } from '../../core/types.ts';
import type { BoardReader, Point } from '../../game/large/board.ts';
import type { WinRule } from '../../game/large/winScan.ts';

/** A bot for five in a row on a large board. It plays either mark. */
export interface LargeBotKind {
  /**
   * The cells that it may take as the side to move; one of them is drawn evenly. Empty only if the board is full.
   * It keeps to the rule of the game: in renju X never takes a forbidden cell while there is another. It does not
   * check whether the game is over.
   */
  cells(board: BoardReader, toMove: Mark, rule: WinRule, rules: AttackRules): readonly Point[];
}
