import fc from 'fast-check';
import { X, seededRng, type Point, type Rng, type Size } from '../../../../src/engine/index.ts';
import {
  goToMove,
  newRecord,
  playMove,
  type GameRecord,
} from '../../../../src/engine/game/large/gameRecord.ts';
import { markOf } from '../../../../src/engine/core/types.ts';
import { WIN_RULES } from '../../../../src/engine/game/large/winScan.ts';

/** Plays moves as far as they can be played; the others are passed over. */
export function played(record: GameRecord, points: readonly Point[]): GameRecord {
  return points.reduce((before, point) => {
    const after = playMove(before, point);
    return after.ok ? after.value : before;
  }, record);
}

/** A game with branches: now and then it goes back to some move, and another way on. */
function randomGame(
  record: GameRecord,
  count: number,
  rng: Rng,
  pointOf: (rng: Rng) => Point,
): GameRecord {
  let game = record;
  for (let tries = 0; game.moves.length < count && tries < 20 * count; tries++) {
    if (rng.int(8) === 0) game = goToMove(game, rng.int(game.moves.length + 1));
    game = played(game, [pointOf(rng)]);
  }
  return goToMove(game, rng.int(game.moves.length + 1));
}

/** A game of 300 moves, unless told, on a board without borders, many of them a million cells apart. */
export function farGame(seed: number, count = 300): GameRecord {
  const rng = seededRng(seed);
  const far = () => (rng.int(3) - 1) * 1_000_000 + rng.int(9);
  return randomGame(newRecord(undefined), count, rng, () => ({ x: far(), y: far() }));
}

const sizes: fc.Arbitrary<Size | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom({ width: 15, height: 15 }, { width: 19, height: 19 }),
  fc.record({ width: fc.integer({ min: 1, max: 52 }), height: fc.integer({ min: 1, max: 52 }) }),
);

/** Games of every size, rule and first mark, with branches. */
export const games = (of: fc.Arbitrary<Size | undefined> = sizes): fc.Arbitrary<GameRecord> =>
  fc
    .record({
      size: of,
      rule: fc.constantFrom(...WIN_RULES),
      first: fc.constantFrom('X' as const, 'O' as const),
      seed: fc.nat(),
      count: fc.nat({ max: 60 }),
    })
    .map(({ size, rule, first, seed, count }) => {
      const [width, height] = size ? [size.width, size.height] : [12, 12];
      const pointOf = (rng: Rng) => ({ x: rng.int(width), y: rng.int(height) });
      const empty = newRecord(size, rule, markOf(first));
      return randomGame(empty, count, seededRng(seed), pointOf);
    });

/** Sizes with borders. */
export const bordered = fc.record({
  width: fc.integer({ min: 1, max: 52 }),
  height: fc.integer({ min: 1, max: 52 }),
});

/** Five of X in the first row, with O below: won by X, after nine moves. */
export const WON_BY_X = played(
  newRecord({ width: 15, height: 15 }, 'freestyle', X),
  [0, 1, 2, 3, 4].flatMap((x) => [
    { x, y: 0 },
    { x, y: 1 },
  ]),
);
