import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, judgeCards, type CardId } from '../../../src/engine/index.ts';
import {
  discPaths,
  machineView,
  fewGaps,
  gameAt,
  gapsOf,
  middleOfSector,
  noughtStrokes,
  radiusOf,
  DISC,
  type Sector,
} from '../../../src/components/bot/machineView.ts';

const ONE_HOLE: readonly CardId[] = ['win', 'block', 'stopFork', 'centre'];
const PROVED: readonly CardId[] = [...ONE_HOLE, 'corner'];
const judged = (cards: readonly CardId[]) => {
  const verdict = judgeCards(cards);
  const { first, second } = verdict.sides;
  return { verdict, rays: { first: first.rays, second: second.rays } };
};
const widthOf = ({ span }: Sector) => span[1] - span[0];
const sum = (sectors: readonly Sector[]) =>
  sectors.reduce((all, sector) => all + widthOf(sector), 0);
const anyCards = fc.shuffledSubarray([...CARDS], { maxLength: 6 });

describe('the disc of a machine', () => {
  it('fills both halves with what holds and with holes, ring by ring', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const view = machineView(judged(cards));
        for (const side of ['first', 'second'] as const) {
          const of = (sectors: readonly Sector[]) => sectors.filter((each) => each.side === side);
          for (const mark of [1, 3]) {
            const holds = of(view.sectors).filter(({ inner }) => inner === radiusOf(mark - 1));
            const holes = of(view.holes).filter(({ inner }) => inner <= radiusOf(mark - 1));
            expect(sum(holds) + sum(holes)).toBeCloseTo(1, 1);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('has a nought that is broken on the sides on which the machine can be beaten', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const { verdict, rays } = judged(cards);
        const gaps = gapsOf(rays);
        for (const side of ['first', 'second'] as const) {
          const isBeaten = verdict.sides[side].ends.loss > 0;
          expect(gaps[side].length > 0).toBe(isBeaten);
          expect(fewGaps(gaps[side], 5).length > 0).toBe(isBeaten);
          expect(sum(gaps[side].map((span) => ({ side, span, inner: 0, outer: 1 })))).toBeCloseTo(
            sum(machineView({ rays }).holes.filter((hole) => hole.side === side)),
            9,
          );
        }
        const strokes = noughtStrokes(gaps, 0.05);
        expect(strokes.length === 1 && strokes[0]!.to - strokes[0]!.from > 2 * Math.PI).toBe(
          verdict.isProved,
        );
      }),
      { numRuns: 30 },
    );
  });

  it('draws the hole of four cards where nobody has a corner, and none of five', () => {
    const four = machineView(judged(ONE_HOLE));
    expect(four.holes.map(({ side }) => side)).toEqual(['second']);
    expect(discPaths(four).some(({ name }) => name === 'lost')).toBe(true);
    const five = machineView(judged(PROVED));
    expect([five.holes, five.lost]).toEqual([[], []]);
    const both = noughtStrokes({ first: [[0.2, 0.4]], second: [[0.2, 0.4]] }, 0.05);
    expect(both.map(({ isGood }) => isGood)).toEqual([false, false, false, false]);
  });

  it('finds the game under a pointer: each mark of a lost game where it is drawn', () => {
    const { verdict, rays } = judged(ONE_HOLE);
    const game = { side: 'second' as const, moves: verdict.sides.second.shortestLoss! };
    const { trail } = machineView({ rays, game });
    expect(trail.map(({ ply }) => ply)).toEqual(game.moves.map((_, index) => index + 1));
    expect(trail.at(-1)?.isLoss).toBe(true);
    for (const sector of trail) {
      const { x, y } = middleOfSector(sector);
      const found = gameAt(rays, x / DISC, y / DISC);
      expect(found).toEqual({ side: 'second', moves: game.moves.slice(0, sector.ply) });
    }
    expect(gameAt(rays, 0, 0)).toBeUndefined();
    expect(gameAt(rays, 0.9, 0.9)).toBeUndefined();
  });

  it('goes from one order of cards to another without a jump', () => {
    const [before, rays] = [judged(ONE_HOLE).rays, judged(PROVED).rays];
    const moved = (part: number) => machineView({ rays, before, part });
    const sizes = [0.01, 0.5, 0.99].map((part) => sum(moved(part).holes));
    expect(sizes[0]).toBeCloseTo(sum(machineView({ rays: before }).holes), 2);
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
    expect(moved(1)).toEqual(machineView({ rays }));
  });

  it('lights what a card decides, and nothing else', () => {
    const { verdict, rays } = judged(PROVED);
    const lit = (position: number) => verdict.speaker[position] === 3;
    const inks = machineView({ rays, lit }).sectors.filter(({ ink }) => ink === 'lit');
    // Centre: the first mark where it begins, and the second where it goes second.
    expect(new Set(inks.map(({ outer }) => outer))).toEqual(new Set([radiusOf(1), radiusOf(2)]));
  });
});
