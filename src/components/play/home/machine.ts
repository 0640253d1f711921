import { chooseCell, solve, solvedMoves, tutorialRequest } from '../../../engine/index.ts';
import { losingMoveOf, type LosingMove } from '../small/lostMove.ts';
import { isDead, setupOf, type SmallGameInPlay } from '../games/smallGame.ts';
import { beforeMachine, homeOutcome, machineMark, personOf } from './game.ts';

// What searches loads with the first move, not with the page.

/**
 * The cell that the machine takes, whose turn it must be. It is chosen by the very request that
 * `searchBehind` shows later, not by a bot, so that the figure can never explain another move.
 */
export function machineMove(game: SmallGameInPlay): number {
  const machine = machineMark(game);
  const cell = chooseCell({ ...tutorialRequest(setupOf(game)), computer: machine });
  if (cell === undefined) throw new Error('the machine was asked for a move after the end');
  return cell;
}

/** The machine's last move, and what the other free cells were worth beside it, by the whole truth. */
export interface MoveChoice {
  readonly cell: number;
  /** For the machine: 1 it wins, 0 a draw, −1 it loses. */
  readonly value: 1 | 0 | -1;
  /** How many of the other cells are worth as much. */
  readonly equals: number;
  /** How many are worth less. */
  readonly others: number;
}

/** What ends the game needs no words, nor does a choice among draws where no line is open any more. */
export function machinesChoice(game: SmallGameInPlay): MoveChoice | undefined {
  const index = beforeMachine(game);
  if (index === undefined || homeOutcome(game) !== undefined) return undefined;
  const moves = solvedMoves(setupOf(game, index));
  const made = moves.find(({ cell }) => cell === game.moves[index]);
  if (!made) return undefined;
  const { cell, value } = made;
  const rest = moves.filter((move) => move !== made);
  const equals = rest.filter((move) => move.value === value).length;
  const others = rest.filter((move) => move.value < value).length;
  return others === 0 && isDead(setupOf(game)) ? undefined : { cell, value, equals, others };
}

/** Whether the machine wins from here, whatever the person does. */
export function mustLose(game: SmallGameInPlay): boolean {
  const setup = setupOf(game);
  const { value } = solve(setup);
  return setup.toMove === machineMark(game) ? value > 0 : value < 0;
}

/** The person's move that gave a lost game away. */
export function losingMove(game: SmallGameInPlay): LosingMove | undefined {
  return losingMoveOf(game, personOf(game));
}
