import {
  afterMove,
  markOf,
  solve,
  solvedMoves,
  type MarkName,
  type Setup,
} from '../../../engine/index.ts';
import { bestOf } from '../../players/players.ts';
import { sideAt } from '../games/game.ts';
import { personAgainstBot } from '../games/playGame.ts';
import {
  SMALL_GAME,
  goTo,
  outcomeOfSetup,
  setupOf,
  take,
  type SmallGameInPlay,
  type TaskGoal,
} from '../games/smallGame.ts';
import { losingMoveOf } from './lostMove.ts';

/** The person's move after which the goal was out of reach. */
interface Spoiled {
  /** Moves made before it. */
  readonly index: number;
  readonly cell: number;
  /** Which of the person's moves it was, from 1. */
  readonly number: number;
  /** What best play makes of the position after it, for the person. */
  readonly value: 0 | -1;
  /** How it goes on with best play, to the end of the game. */
  readonly line: readonly number[];
}

/** How a task stands on the board. */
export interface PlayTaskState {
  readonly goal: TaskGoal;
  readonly person: MarkName;
  readonly spoiled: Spoiled | undefined;
  /** Whether the goal was reached; `undefined` while the game goes on. */
  readonly isReached: boolean | undefined;
}

/** The state of the task; `undefined` for a game that is none. */
export function playTaskOf(match: SmallGameInPlay): PlayTaskState | undefined {
  const { goal, players } = match;
  if (!goal) return undefined;
  const person: MarkName = players.X === 'person' ? 'X' : 'O';
  return { goal, person, spoiled: spoiledIn(match, goal, person), isReached: reached(match) };
}

function reached(match: SmallGameInPlay): boolean | undefined {
  const outcome = outcomeOfSetup(setupOf(match));
  if (outcome === undefined) return undefined;
  const person: MarkName = match.players.X === 'person' ? 'X' : 'O';
  return outcome === person || (match.goal === 'draw' && outcome === 'draw');
}

/** The move with which the only person lost the game that is shown; a task tells its own story. */
export function lostByOf(match: SmallGameInPlay): number | undefined {
  const person = personAgainstBot(match);
  if (!person || playTaskOf(match)) return undefined;
  return losingMoveOf(match, person)?.cell;
}

/** The task as it is set: before any move. */
export function taskAtStart(match: SmallGameInPlay): SmallGameInPlay {
  return match.moves.length === 0 ? match : { ...match, moves: [], at: 0 };
}

/** What the next reader finds: a task that was ended or spoiled begins again, all else goes on. */
export function leftForNext(match: SmallGameInPlay): SmallGameInPlay {
  const task = playTaskOf(match);
  const isDone = task?.spoiled !== undefined || task?.isReached !== undefined;
  return isDone ? taskAtStart(match) : match;
}

/** The value of a position for this mark, whoever moves. */
function worth(setup: Setup, mark: MarkName): number {
  const { value } = solve(setup);
  return setup.toMove === markOf(mark) ? value : 0 - value;
}

const LEAST: Readonly<Record<TaskGoal, number>> = { win: 1, draw: 0 };

function spoiledIn(match: SmallGameInPlay, goal: TaskGoal, person: MarkName): Spoiled | undefined {
  if (worth(setupOf(match), person) >= LEAST[goal]) return undefined;
  // A weak opponent may have given the goal back, so the last time counts.
  let index = match.at - 1;
  while (index > 0 && worth(setupOf(match, index), person) < LEAST[goal]) index--;
  const cell = match.moves[index];
  if (cell === undefined) return undefined;
  const before = Array.from({ length: index }, (_, i) => sideAt(SMALL_GAME, match, i));
  const after = setupOf(match, index + 1);
  return {
    index,
    cell,
    number: before.filter((mark) => mark === person).length + 1,
    value: worth(after, person) as 0 | -1,
    line: bestGame(after),
  };
}

/** The game from here with best play on both sides; of equal moves the lowest cell. */
export function bestGame(setup: Setup): readonly number[] {
  const moves: number[] = [];
  for (let at = setup; ;) {
    const [best] = bestOf(solvedMoves(at));
    if (!best) return moves;
    moves.push(best.cell);
    at = afterMove(at, best.cell);
  }
}

/**
 * The game with what refutes a spoiling move behind it, to be stepped through; the same game while
 * nothing is spoiled, or when the reader has gone on already.
 */
export function withRefutation(match: SmallGameInPlay): SmallGameInPlay {
  const spoiled = playTaskOf(match)?.spoiled;
  if (!spoiled || spoiled.index !== match.at - 1 || match.at < match.moves.length) return match;
  const whole = spoiled.line.reduce(take, match);
  return goTo(whole, match.at);
}
