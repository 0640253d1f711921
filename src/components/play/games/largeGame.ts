import {
  SparseBoard,
  endAfter,
  goToMove,
  lineTo,
  newRecord,
  other,
  playMove,
  stonesAt,
  type GameRecord,
  type Point,
  type RecordProblem,
  type Stone,
  cellName,
} from '../../../engine/index.ts';
import type { PlayerSetting } from '../../players/players.ts';
import { nextSeed, type GameKind, type GameOf, type MomentOf } from './game.ts';

/** A game on a large board, with its branches. */
export interface LargeGameTypes {
  readonly player: PlayerSetting;
  readonly cell: Point;
  readonly record: { readonly record: GameRecord };
  readonly position: { readonly board: SparseBoard; readonly stones: readonly Stone[] };
  /** `text`: why a rule forbids the cell, ready to be said. */
  readonly refusal: RecordProblem | { readonly code: 'forbidden'; readonly text: string };
}
export type LargeGameInPlay = GameOf<LargeGameTypes>;
export type LargeGameMoment = MomentOf<LargeGameTypes>;

export const FIRST_LARGE_GAME: LargeGameInPlay = {
  record: newRecord({ width: 15, height: 15 }),
  players: { X: 'person', O: { kind: 'attack-weights' } },
  seed: 1,
};

/** Games on large boards. A place is a move of the record, by its number. */
export const LARGE_GAME: GameKind<LargeGameTypes> = {
  momentOf({ record }, place = record.at) {
    const stones = stonesAt(record, place);
    const last = stones.at(-1);
    const board = new SparseBoard(record.size, stones);
    const end = endAfter(board, last, record.rule);
    return { board, stones, turn: last ? other(last.mark) : record.first, end };
  },
  firstOf: ({ record }) => record.first,
  placeOf: ({ record }) => record.at,
  lineOf: ({ record }) => [0, ...lineTo(record, record.line)],
  // At the end of the line nothing leaves it: a move there would have made it longer.
  branchesOf({ record }) {
    const line = [0, ...lineTo(record, record.line)];
    const next = new Map(line.map((place, at) => [place, line[at + 1]]));
    const branches = new Map<number, number[]>();
    record.moves.forEach(({ parent }, index) => {
      const place = next.get(parent);
      if (place === undefined || place === index + 1) return;
      const others = branches.get(place);
      // There may be thousands.
      if (others) others.push(index + 1);
      else branches.set(place, [index + 1]);
    });
    return branches;
  },
  cellAt: ({ record }, place) => record.moves[place - 1] as Point,
  play(match, cell) {
    const played = playMove(match.record, cell);
    return played.ok ? { ok: true, value: { ...match, record: played.value } } : played;
  },
  goTo: (match, place) => ({ ...match, record: goToMove(match.record, place) }),
  renewed: ({ record, ...match }) => ({
    ...match,
    record: newRecord(record.size, record.rule, record.first),
    seed: nextSeed(match.seed),
  }),
  withPlayers: (match, players) => ({ ...match, players }),
  nameOf: ({ record }, { x, y }) => cellName(record.size, x, y),
};
