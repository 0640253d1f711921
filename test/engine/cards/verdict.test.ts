import { describe, expect, it } from 'vitest';
import {
  CARDS,
  RULES_OF_THUMB,
  SIDES,
  anyCell,
  audit,
  bestValues,
  cardsTable,
  chooseByCards,
  claimOfCards,
  decidedBy,
  emptySetup,
  endingAt,
  gameGraph,
  judgeCards,
  judgeTable,
  likeOf,
  makeFraction,
  positionIndex,
  savedBy,
  seededRng,
  shuffled,
  solve,
  speakersInGame,
  spokenBefore,
  codeOfCells,
  type CardId,
  type PlayerTable,
  type Ray,
  type Side,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

const { setups, next } = gameGraph();
const FOUR: readonly CardId[] = ['win', 'block', 'stopFork', 'centre'];
const FIVE: readonly CardId[] = [...FOUR, 'corner'];

/** The position that a game leads to. */
const after = (moves: readonly number[]) =>
  moves.reduce((position, cell) => next[position * 9 + cell] as number, 0);

/** Lists of every length, with good cards and bad ones. */
const LISTS = Array.from({ length: deep(12, 30) }, (_, seed) => {
  const rng = seededRng(seed + 1);
  return shuffled(CARDS, rng).slice(0, rng.int(9));
});

describe('what is known of positions', () => {
  it('is what the solver and the index say', () => {
    const { classOf } = positionIndex();
    const classes = new Map<number, number>();
    setups.forEach((setup, at) => {
      expect(bestValues()[at]).toBe(solve(setup).value);
      const kind = classOf[codeOfCells(setup.cells)] as number;
      if (!classes.has(kind)) classes.set(kind, at);
      expect(likeOf()[at]).toBe(classes.get(kind));
    });
    expect(classes.size).toBe(765);
  });
});

describe('the verdict', () => {
  it('proves five cards, and finds the one hole of four', () => {
    const five = judgeCards(FIVE);
    expect(five.isProved).toBe(true);
    expect(five.sides.first.positions).toBe(376);
    expect(five.sides.second.positions).toBe(1222);
    const four = judgeCards(FOUR);
    expect(four.isProved).toBe(false);
    expect(four.weaker).toBe('second');
    expect(four.sides.first).toMatchObject({ worst: 'draw', positions: 1042, holes: [] });
    const { holes, shortestLoss, ends, positions } = four.sides.second;
    expect([positions, ends.loss]).toEqual([1566, 60]);
    expect(holes).toEqual([
      { plays: 'second', position: after([4]), way: [4], losing: [1, 3, 5, 7], game: shortestLoss },
    ]);
    expect(shortestLoss).toEqual([4, 1, 0, 8, 3, 5, 6]);
    expect(four.decides).toEqual([800, 424, 70, 9, 71]);
    expect(speakersInGame(FOUR, 'second', shortestLoss ?? [])).toEqual([
      undefined,
      4,
      undefined,
      1,
      undefined,
      1,
      undefined,
    ]);
  });

  it('says whose cards a game is decided by, and what a card is good for', () => {
    const eight = judgeCards(RULES_OF_THUMB);
    const stopFork = RULES_OF_THUMB.indexOf('stopFork');
    expect(decidedBy(eight, stopFork)).toHaveLength(eight.decides[stopFork] as number);
    for (const position of savedBy(eight, stopFork)) {
      const without = RULES_OF_THUMB.toSpliced(stopFork, 1);
      const { cells } = chooseByCards(without, setups[position] ?? emptySetup());
      const values = cells.map((cell) => bestValues()[next[position * 9 + cell] as number]);
      expect(values).toContain(1);
    }
    expect(savedBy(eight, stopFork)).not.toEqual([]);
    const late = judgeCards([...FIVE, 'oppositeCorner']);
    expect(late.decides[5]).toBe(0);
    expect(spokenBefore(late, 5)[4]).toBeGreaterThan(0);
  });

  it.each(LISTS.map((cards) => [cards.join('-'), cards] as const))(
    '%s: holes and lost games belong together',
    (_, cards) => {
      const verdict = judgeCards(cards);
      const sides = SIDES.map((plays) => verdict.sides[plays]);
      expect(claimOfCards(cards)).toEqual({
        isProved: verdict.isProved,
        marks: Math.min(...sides.map(({ lossIn }) => lossIn[0] as number)),
        holes: sides.flatMap(({ holes }) => holes).length,
        positions: sides.map(({ positions }) => positions),
      });
      for (const side of sides) {
        const kinds = side.holes.map(({ position }) => likeOf()[position]);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(side.holes.length > 0).toBe(side.worst === 'loss');
        expect(verdict.weaker === undefined).toBe(verdict.isProved);
        for (const { position, way, game, losing } of side.holes) {
          expect(after(way)).toBe(position);
          expect(game.slice(0, way.length)).toEqual(way);
          expect(losing).toContain(game[way.length]);
          expect(endingAt(after(game), side.plays)).toBe('loss');
          // From the hole on it stays lost: no later move is the one that loses it.
          for (let marks = way.length + 1; marks <= game.length; marks++) {
            const mover = setups[after(game.slice(0, marks))]?.toMove === 1 ? 'first' : 'second';
            const value = bestValues()[after(game.slice(0, marks))] as number;
            expect(mover === side.plays ? value : -value).toBe(-1);
          }
          expect(isPath(side.rays, game)).toBe(true);
        }
        if (side.shortestLoss) expect(isPath(side.rays, side.shortestLoss)).toBe(true);
      }
      const asked = verdict.decides.reduce((sum, count) => sum + count, 0);
      expect(asked).toBe(verdict.sides.first.decisions + verdict.sides.second.decisions);
      for (const [position, at] of verdict.speaker.entries()) {
        if (at === 255) continue;
        expect(chooseByCards(cards, setups[position] ?? emptySetup()).at).toBe(at);
      }
    },
  );
});

const isPath = (ray: Ray | undefined, moves: readonly number[]): boolean => {
  const [cell, ...rest] = moves;
  if (cell === undefined) return true;
  const move = ray?.moves.find((each) => each.cell === cell);
  return move !== undefined && isPath(move.to, rest);
};

describe('rays', () => {
  /** Games as the rays have them: without a board in mind, one by one. */
  function countGames(
    table: PlayerTable,
    plays: Side,
    position = 0,
  ): [games: number, lost: number] {
    const ending = endingAt(position, plays);
    if (ending) return [1, ending === 'loss' ? 1 : 0];
    const isOwn = (setups[position]?.toMove === 1) === (plays === 'first');
    const counts = (isOwn ? table(position) : anyCell(position)).map(({ cell }) =>
      countGames(table, plays, next[position * 9 + cell]),
    );
    return counts.reduce(([g, l], [games, lost]) => [g + games, l + lost], [0, 0]);
  }

  it.each(SIDES)('hold every game, %s', (plays) => {
    for (const table of [cardsTable(FOUR), cardsTable(['win', 'away'])]) {
      const rays = judgeTable(table).sides[plays].rays;
      expect([rays.games, rays.lost]).toEqual(countGames(table, plays));
    }
    const merged = judgeCards(FOUR).sides[plays].rays;
    expect(merged.games).toBe({ first: 248, second: 295 }[plays]);
  });
});

describe('a machine that has no move', () => {
  /** Takes the first empty cell, but has no move where the centre and a corner are taken. */
  const faulty: PlayerTable = (position) => {
    const { cells } = setups[position] ?? emptySetup();
    return cells[4] && cells[0] && !cells[1] ? [] : anyCell(position).slice(0, 1);
  };

  it('loses there', () => {
    const { sides, isProved } = judgeTable(faulty);
    expect(isProved).toBe(false);
    expect(sides.first.shortestLoss).toEqual([0, 4]);
    const faults = sides.first.holes.filter(({ losing }) => losing.length === 0);
    expect(faults[0]).toMatchObject({ way: [0, 4], game: [0, 4] });
    // One in eight takes the centre.
    const { win, draw, loss } = audit(faulty, anyCell, 'first');
    expect(loss.numerator * 8n >= loss.denominator).toBe(true);
    expect(makeFraction(audit(anyCell, faulty, 'second').win)).toBe(makeFraction(loss));
    expect([win, draw].every(({ denominator }) => denominator > 0n)).toBe(true);
  });
});

describe('chances of those who choose evenly', () => {
  it('are what they are when weights are doubled, which are worked out in another way', () => {
    for (const cards of LISTS.slice(0, 12)) {
      const table = cardsTable(cards);
      const heavy: PlayerTable = (position) =>
        table(position).map((each) => ({ ...each, weight: 2 }));
      for (const plays of SIDES) {
        for (const opponent of [anyCell, cardsTable(FOUR)]) {
          expect(audit(heavy, opponent, plays)).toEqual(audit(table, opponent, plays));
        }
      }
    }
  });
});
