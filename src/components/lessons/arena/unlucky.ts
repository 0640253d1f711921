import {
  BitPosition,
  X,
  afterMove,
  emptyCells,
  emptySetup,
  policyOf,
  type Mark,
  type Setup,
} from '../../../engine/index.ts';
import { once } from '../parts/once.ts';

/** One move of a game that the bot loses to random play: how many cells lead on to the loss, and how many may be chosen. */
export interface UnluckyMove {
  readonly mark: Mark;
  readonly leading: number;
  readonly of: number;
}

/** The cells that may be chosen: any, or those that the higher level of the rule ratings draws from. */
const choices = (setup: Setup): readonly number[] =>
  setup.toMove === X
    ? emptyCells(setup.cells)
    : policyOf({ kind: 'rule-ratings', level: 1 }, setup).map(({ cell }) => cell);

function canBeLost(setup: Setup): boolean {
  const position = new BitPosition(setup);
  if (position.isOver) return position.winner === X;
  return choices(setup).some((cell) => canBeLost(afterMove(setup, cell)));
}

/** Such a game, move by move: the first of the cells that lead on stands for the others. */
export const unluckyGame = once((): readonly UnluckyMove[] => {
  const moves: UnluckyMove[] = [];
  let setup = emptySetup();
  while (!new BitPosition(setup).isOver) {
    const open = choices(setup);
    const leading = open.filter((cell) => canBeLost(afterMove(setup, cell)));
    moves.push({ mark: setup.toMove, leading: leading.length, of: open.length });
    setup = afterMove(setup, leading[0] as number);
  }
  return moves;
});

/** The moves at which it may go another way: what they multiply to is how often the bot loses. */
export const turningMoves = once((): readonly UnluckyMove[] =>
  unluckyGame().filter(({ leading, of }) => leading < of),
);
