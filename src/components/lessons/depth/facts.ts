import {
  BitPosition,
  DEPTHS,
  audit,
  botTable,
  depthRatingsOf,
  emptyCells,
  fractionNumber,
  positionsFrom,
  prove,
  solve,
  solvedMoves,
  type Setup,
  type Side,
} from '../../../engine/index.ts';
import { writtenSetup } from '../../ui/board/setupView.ts';
import { once } from '../parts/ask.ts';

/** What the lesson on depth measures: worked out once, by name of the question. */

/** X in a corner, O to reply. */
export const CORNER = writtenSetup('X........');
/** X can win at once on two cells, and minimax does not hurry. */
export const WAITS = writtenSetup('XOXOX..O.');

/** O is the computer, and one of its four moves wins, but not before the third mark. */
export const FOG = writtenSetup('XOXO..X..');

/** The cells of greatest rating. */
export function greatest(setup: Setup, depth: number): number[] {
  const ratings = depthRatingsOf(setup, depth);
  const most = Math.max(...ratings);
  return emptyCells(setup.cells).filter((cell) => ratings[cell] === most);
}

/** Limits one after another that rate every cell alike, as one row. */
export interface LimitRow {
  readonly first: number;
  readonly last: number;
  readonly ratings: readonly number[];
}

/** The ratings of a position at every limit; neighbours that are the same make one row. */
export function limitRows(setup: Setup): LimitRow[] {
  const rows: LimitRow[] = [];
  for (const depth of DEPTHS) {
    const ratings = depthRatingsOf(setup, depth);
    const before = rows.at(-1);
    if (before && before.ratings.join() === ratings.join()) {
      rows[rows.length - 1] = { ...before, last: depth };
    } else rows.push({ first: depth, last: depth, ratings });
  }
  return rows;
}

const OPEN = once(() => positionsFrom().filter((setup) => !new BitPosition(setup).isOver));

/** Every rating that a cell ever gets, at any limit in any position: ascending. */
export const ratingsAtRoot = once(() => {
  const seen = new Set<number>();
  for (const setup of OPEN()) {
    for (const depth of DEPTHS) depthRatingsOf(setup, depth).forEach((rating) => seen.add(rating));
  }
  seen.delete(0);
  return [...seen].sort((a, b) => a - b);
});

/** At each limit, how many of the cells of greatest rating hold the best result: a share, by position. */
const soundShares = once(() =>
  OPEN().map((setup) => {
    const { value } = solve(setup);
    const sound = new Set(
      solvedMoves(setup)
        .filter((move) => move.value === value)
        .map(({ cell }) => cell),
    );
    return DEPTHS.map((depth) => {
      const cells = greatest(setup, depth);
      return cells.filter((cell) => sound.has(cell)).length / cells.length;
    });
  }),
);

/** In no position, at no limit, are all cells of greatest rating mistakes. */
export const neverOnlyMistakes = once(() =>
  soundShares().every((shares) => Math.min(...shares) > 0),
);

/** In no position does a deeper look make a mistake likelier. */
export const deeperIsNeverWorse = once(() =>
  soundShares().every((shares) =>
    shares.every((share, i) => i === 0 || share >= (shares[i - 1] ?? 0)),
  ),
);

const playerAt = (level: number) => botTable({ kind: 'depth-ratings', level });

/** Whether it can lose at all, against anybody. */
export function canLose(level: number, plays: Side): boolean {
  return prove(playerAt(level), plays).worst === 'loss';
}

/** How often it loses to somebody who takes any free cell, and wins. */
export const againstRandom = once(() =>
  DEPTHS.map((level) => {
    const played = (plays: Side) => audit(playerAt(level), botTable({ kind: 'random' }), plays);
    const lost = (plays: Side) => fractionNumber(played(plays).loss);
    return {
      level,
      first: lost('first'),
      second: lost('second'),
      secondWins: fractionNumber(played('second').win),
    };
  }),
);

/** The limits at which one mark more makes it win less often, moving second, than the limit before. */
export const winsLessThanBefore = once(() =>
  againstRandom().flatMap(({ level, secondWins }, at, all) =>
    at > 0 && secondWins < (all[at - 1]?.secondWins ?? 0) ? [level] : [],
  ),
);
