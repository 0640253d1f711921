import {
  X,
  afterMove,
  emptySetup,
  learnGame,
  learningMarks,
  other,
  type Learner,
  type LearntGame,
  type Mark,
  type Policy,
  type Setup,
} from '../../engine/index.ts';

/**
 * A person's game against a table that learns is told by the person's cells alone: chance comes from
 * the table's seed and the number of the game, so the very code that learns plays the game again up to
 * where the person has to move.
 */
export interface PersonGame {
  /** The table's mark. */
  readonly mark: Mark;
  readonly replies: readonly number[];
}

/** The next game of a table: on the side whose turn it is; against itself, first and second in turn. */
export function newPersonGame({ learns, games }: Learner): PersonGame {
  const [mark = X] = learningMarks(learns === 'itself' ? 'both' : learns, games);
  return { mark, replies: [] };
}

/** The person's cells as an opponent; nothing where the person has not moved yet. */
function opponentOf({ replies }: PersonGame): () => Policy {
  let at = 0;
  return () => {
    const cell = replies[at++];
    return cell === undefined ? [] : [{ cell, weight: 1 }];
  };
}

/** Plays the game as far as it has come, and learns from it: only to be called when it is over. */
export function learnFrom(learner: Learner, game: PersonGame): LearntGame {
  return learnGame(learner, opponentOf(game), [game.mark]);
}

/** The cells taken so far, in order; the table itself is left as it is. */
export function cellsSoFar(learner: Learner, game: PersonGame): readonly number[] {
  return learnFrom({ ...learner, entries: learner.entries.slice() }, game).cells;
}

/** The board after these cells. */
export function setupAfterMoves(cells: readonly number[]): Setup {
  return cells.reduce(afterMove, emptySetup());
}

/** Whether it is the person's turn, if the game goes on. */
export function isPersons(setup: Setup, { mark }: PersonGame): boolean {
  return setup.toMove === other(mark);
}
