import {
  SparseBoard,
  endAfter,
  goToMove,
  markName,
  newRecord,
  other,
  lineTo,
  playMove,
  stonesAt,
  type RecordEnd,
  type GameRecord,
  type LargeBotId,
  type Mark,
  type MarkName,
  type Point,
  type RecordProblem,
  type Result,
  type Stone,
} from '../../../engine/index.ts';

/** Who plays a mark on a large board. */
export type LargePlayer = 'person' | LargeBotId;
/** Their names alone: the bots themselves load when one is to move. */
export const LARGE_PLAYERS = [
  'person',
  'attack-weights',
  'random-near',
] as const satisfies readonly LargePlayer[];
type LargePlayers = Readonly<Record<MarkName, LargePlayer>>;

/** A game between any two players on a large board. */
export interface LargeMatch {
  readonly record: GameRecord;
  readonly players: LargePlayers;
  /** Of everything that is left to chance; 0 … `MOST_SEED`. */
  readonly seed: number;
}

export const FIRST_MATCH: LargeMatch = {
  record: newRecord({ width: 15, height: 15 }),
  players: { X: 'person', O: 'attack-weights' },
  seed: 1,
};

/** Where a game stands after one of its moves. */
export interface GameMoment {
  readonly board: SparseBoard;
  readonly stones: readonly Stone[];
  /** The side whose turn it is, or would be if the game were not over. */
  readonly turn: Mark;
  readonly end: RecordEnd | undefined;
}

export function momentOf({ record }: LargeMatch, node = record.at): GameMoment {
  const stones = stonesAt(record, node);
  const last = stones.at(-1);
  const board = new SparseBoard(record.size, stones);
  const end = endAfter(board, last, record.rule);
  return { board, stones, turn: last ? other(last.mark) : record.first, end };
}

/** Who is to choose at a moment; `undefined` when the game is over. */
export function chooser({ players }: LargeMatch, { turn, end }: GameMoment) {
  return end ? undefined : players[markName(turn)];
}

/** How many of the two are people. */
export function peopleIn({ players }: Pick<LargeMatch, 'players'>): number {
  return [players.X, players.O].filter((player) => player === 'person').length;
}

/** Whether later moves are known than those on the board. */
export function isLookingBack({ record }: LargeMatch): boolean {
  return record.at !== record.line;
}

/** Whether a bot is to move by itself: it answers a person, and not while somebody looks back. */
export function isAnswering(match: LargeMatch, moment: GameMoment): boolean {
  if (isLookingBack(match) || peopleIn(match) === 0) return false;
  const player = chooser(match, moment);
  return player !== undefined && player !== 'person';
}

/** The game after the side to move has taken a cell. */
export function take(match: LargeMatch, point: Point): Result<LargeMatch, RecordProblem> {
  const played = playMove(match.record, point);
  return played.ok ? { ok: true, value: { ...match, record: played.value } } : played;
}

export function goTo(match: LargeMatch, node: number): LargeMatch {
  const record = goToMove(match.record, node);
  return record === match.record ? match : { ...match, record };
}

/**
 * The nearest place on the open line, in a direction, at which a person chooses; with no people, the next
 * one. Who chooses follows from how many moves were made: nobody moves twice.
 */
function nextChoice(match: LargeMatch, by: 1 | -1): number | undefined {
  const { record, players } = match;
  const path = [0, ...lineTo(record, record.line)];
  const turnAt = (count: number) => (count % 2 === 0 ? record.first : other(record.first));
  for (let count = path.indexOf(record.at) + by; count >= 0 && count < path.length; count += by) {
    const isPersons = players[markName(turnAt(count))] === 'person';
    const isLast = by > 0 && count === path.length - 1;
    if (isPersons || isLast || peopleIn(match) === 0) return path[count];
  }
  return undefined;
}

/** Where `undo` leads; `undefined` if there is nothing to take back. */
export function undoTo(match: LargeMatch): number | undefined {
  return nextChoice(match, -1);
}

/** Where `redo` leads; `undefined` at the end of the open line. */
export function redoTo(match: LargeMatch): number | undefined {
  return nextChoice(match, 1);
}

/** What a new game may be: the rest stays as it was. */
export type NewGame = Partial<Pick<GameRecord, 'size' | 'rule' | 'first'>> & { seed?: number };

/** The same players on a board without marks; chance goes on to the next seed. */
export function newMatch(match: LargeMatch, { seed, ...rest }: NewGame = {}): LargeMatch {
  const { size, rule, first } = { ...match.record, ...rest };
  return {
    ...match,
    record: newRecord(size, rule, first),
    seed: seed ?? (match.seed + 1) >>> 0,
  };
}
