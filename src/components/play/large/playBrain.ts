import {
  X,
  candidates,
  chooseCellLarge,
  chooseWeightMove,
  forbiddenCells,
  weightMoves,
  type AttackRules,
  type LargeBotId,
  type Point,
  type WeightBoard,
} from '../../../engine/index.ts';
import { chanceOf } from '../../players/chance.ts';
import { GameBoard } from '../../ui/large-board/gameBoard.ts';
import type { LargeGameInPlay, LargeGameMoment } from './largeGame.ts';
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
    const { turn } = moment;
    if (!isBound(match, moment)) return chooseCellLarge(bot, board, turn, chance, rules);
    if (bot === 'attack-weights') return chooseWeightMove(board, turn, 'renju', chance);
    const forbidden = forbiddenCells(board);
    const free = candidates(board).filter(
      (cell) => !forbidden.some(({ x, y }) => x === cell.x && y === cell.y),
    );
    return free[chance.int(Math.max(1, free.length))];
  }

  hint(match: LargeGameInPlay, moment: LargeGameMoment, rules: AttackRules): SeenHint {
    const board = this.weighing(match, moment, rules);
    const hint = largeHint(board, moment, match.record.rule);
    if (!hint) return { hint, cells: [] };
    const { turn } = moment;
    const bestCells = isBound(match, moment)
      ? weightMoves(board, turn, 'renju')
      : board.heaviest(turn);
    return { hint, cells: hint.kind === 'win' ? hint.cells : bestCells };
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

/** Whether there may be cells that the side to move must not take: X's, in renju. */
function isBound({ record }: LargeGameInPlay, { turn }: LargeGameMoment): boolean {
  return record.rule === 'renju' && turn === X;
}
