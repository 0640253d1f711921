import { candidates, firstCell } from '../../attacks/candidates.ts';
import { heaviestCells } from '../../attacks/heaviest.ts';
import { ARTICLE_RULES, type AttackRules } from '../../attacks/rules.ts';
import { WeightBoard } from '../../attacks/weightBoard.ts';
import type { Rng } from '../../core/rng.ts';
import type { Mark } from '../../core/types.ts';
import type { BoardReader, Point } from '../../game/large/board.ts';
import type { LargeBotKind } from './largeBot.ts';

/** Every player of large boards. */
export const LARGE_BOTS = {
  /** Weighs every candidate from scratch, unless the board already keeps its weights under these rules. */
  'attack-weights': {
    cells: (board, toMove, rules) =>
      board instanceof WeightBoard && board.rules === rules
        ? board.heaviest(toMove)
        : heaviestCells(board, toMove, rules),
  },
  'random-near': {
    cells: (board) => (board.count === 0 ? [firstCell(board)] : candidates(board)),
  },
} as const satisfies Readonly<Record<string, LargeBotKind>>;

export type LargeBotId = keyof typeof LARGE_BOTS;
export const LARGE_BOT_IDS = Object.keys(LARGE_BOTS) as LargeBotId[];

/** The move of a bot; `undefined` if there is no empty cell. */
export function chooseCellLarge(
  bot: LargeBotId,
  board: BoardReader,
  toMove: Mark,
  rng: Rng,
  rules: AttackRules = ARTICLE_RULES,
): Point | undefined {
  const cells = LARGE_BOTS[bot].cells(board, toMove, rules);
  return cells.length === 0 ? undefined : cells[rng.int(cells.length)];
}
