import {
  LARGE_BOTS,
  chooseCellLarge,
  type AttackRules,
  type LargeBotId,
  type Point,
  type WeightBoard,
} from '../../../../engine/index.ts';
import { chanceOf } from '../../../players/chance.ts';
import { GameBoard } from '../../../ui/large-board/gameBoard.ts';
import type { LargeGameInPlay, LargeGameMoment } from '../game/largeGame.ts';
import { largeHint, type LargeHint } from './playHint.ts';

/** What a hint knows: how the game stands, and the cells that the bot finds best. */
export interface SeenHint {
  /** Absent when the game is over. */
  readonly hint: LargeHint | undefined;
  readonly cells: readonly Point[];
}

/** What thinks about a game on a large board. Pages load it when it is first asked. */
export class PlayBrain {
  private readonly board = new GameBoard();

  /** The marks of a moment on a board that knows what its cells weigh: always the same one of a size. */
  boardOf({ record }: LargeGameInPlay, { stones }: LargeGameMoment): WeightBoard {
    return this.board.show(record.size, stones);
  }

  /** The cell that a bot takes: the same for the same seed, number of moves, board and rules. */
  cellOf(
    bot: LargeBotId,
    match: LargeGameInPlay,
    moment: LargeGameMoment,
    rules: AttackRules,
  ): Point | undefined {
    const chance = chanceOf(match.seed, moment.stones.length);
    const board = this.weighing(match, moment, rules);
    return chooseCellLarge(bot, board, moment.turn, chance, rules, match.record.rule);
  }

  hint(match: LargeGameInPlay, moment: LargeGameMoment, rules: AttackRules): SeenHint {
    const board = this.weighing(match, moment, rules);
    const { rule } = match.record;
    const hint = largeHint(board, moment, rule);
    if (!hint) return { hint, cells: [] };
    if (hint.kind === 'win') return { hint, cells: hint.cells };
    return { hint, cells: LARGE_BOTS['attack-weights'].cells(board, moment.turn, rule, rules) };
  }

  private weighing(
    match: LargeGameInPlay,
    moment: LargeGameMoment,
    rules: AttackRules,
  ): WeightBoard {
    const board = this.boardOf(match, moment);
    if (board.rules !== rules) board.rules = rules;
    return board;
  }
}
