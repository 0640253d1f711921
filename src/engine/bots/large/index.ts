import { candidates, firstCell, heaviestCells } from '../../attacks/heaviest.ts';
import { ARTICLE_RULES, type AttackRules } from '../../attacks/rules.ts';
import { WeightBoard } from '../../attacks/weightBoard.ts';
import type { Rng } from '../../core/rng.ts';
import type { Mark } from '../../core/types.ts';
import type { BoardReader, Point } from '../../game/large/board.ts';
import type { WinRule } from '../../game/large/winScan.ts';
import { allowedCells, weightMoves } from './weightMoves.ts';

/** A bot for five in a row on a large board. It plays either mark. */
export interface LargeBotKind {
  /**
   * The cells that it may take as the side to move; one of them is drawn evenly. Empty only if the board is full.
   * It keeps to the rule of the game: in renju X never takes a forbidden cell while there is another. It does not
   * check whether the game is over.
   */
  cells(board: BoardReader, toMove: Mark, rule: WinRule, rules: AttackRules): readonly Point[];
}

/** Every player of large boards. */
export const LARGE_BOTS = {
  /** Weighs every candidate from scratch, unless the board already keeps its weights under these rules. */
  'attack-weights': {
    cells(board, toMove, rule, rules) {
      const weighed = board instanceof WeightBoard && board.rules === rules ? board : undefined;
      if (rule === 'freestyle')
        return weighed?.heaviest(toMove) ?? heaviestCells(board, toMove, rules);
      return weightMoves(
        weighed ?? new WeightBoard(board.size, board.stones(), rules),
        toMove,
        rule,
      );
    },
  },
  'random-near': {
    cells(board, toMove, rule) {
      if (board.count === 0) return [firstCell(board)];
      const near = candidates(board);
      const allowed = near.filter(allowedCells(board, toMove, rule));
      return allowed.length > 0 ? allowed : near;
    },
  },
} as const satisfies Readonly<Record<string, LargeBotKind>>;

export type LargeBotId = keyof typeof LARGE_BOTS;

/** The move of a bot; `undefined` if there is no empty cell. `rule`: of the game; `rules`: the weights. */
export function chooseCellLarge(
  bot: LargeBotId,
  board: BoardReader,
  toMove: Mark,
  rng: Rng,
  rules: AttackRules = ARTICLE_RULES,
  rule: WinRule = 'freestyle',
): Point | undefined {
  const cells = LARGE_BOTS[bot].cells(board, toMove, rule, rules);
  return cells.length === 0 ? undefined : cells[rng.int(cells.length)];
}
