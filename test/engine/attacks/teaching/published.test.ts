import { describe, expect, it } from 'vitest';
import { O, X, type Mark } from '../../../../src/engine/core/types.ts';
import {
  candidates,
  isHeavier,
  type WeighedCell,
} from '../../../../src/engine/attacks/heaviest.ts';
import {
  CopyBot,
  attacksOf,
  contentsOf,
  rememberedLines,
  remembering,
} from '../../../../src/engine/attacks/teaching/copyBot.ts';
import type { BugQuestion } from '../../../../src/engine/attacks/teaching/judge.ts';
import { PUBLISHED_SLIPS } from '../../../../src/engine/attacks/teaching/measure.ts';
import { positionsOfGame, rightBot } from '../../../../src/engine/attacks/teaching/positions.ts';
import { Steps } from '../../../../src/engine/attacks/teaching/parts/steps.ts';
import { printedChoice } from '../../../../src/engine/attacks/teaching/suspects.ts';
import type { Contents } from '../../../../src/engine/attacks/teaching/parts/walk.ts';
import type { BoardReader, Point } from '../../../../src/engine/game/large/board.ts';
import { DIRECTIONS } from '../../../../src/engine/game/large/directions.ts';
import { boardOfSheet } from '../../../../src/engine/game/large/sheet.ts';
import kept from '../../../../src/data/bugs.json' with { type: 'json' };
import { deep } from '../../../deep.ts';
import {
  publishedAttacks,
  publishedWeight,
  type PublishedAttack,
  type Slips,
} from './published.ts';

type Slip = (typeof PUBLISHED_SLIPS)[number];
const slipsOf = (ids: readonly Slip[]): Slips => Object.fromEntries(ids.map((id) => [id, true]));

/** The published program, which reads each line once, since only the line's cells matter. */
function publishedBot(slips: Slips) {
  const memory = new Map<number, readonly PublishedAttack[]>();
  const attacks = (contents: Contents, mark: Mark) => {
    const key = contents.reduce<number>((code, cell) => code * 8 + cell + 1, mark);
    let found = memory.get(key);
    if (!found) memory.set(key, (found = publishedAttacks(contents, mark, slips)));
    return found;
  };
  return (board: BoardReader, cell: Point, toMove: Mark): number => {
    const lines = DIRECTIONS.map((direction) => contentsOf(board, cell, direction));
    const of = (mark: Mark) =>
      publishedWeight(
        lines.map((line) => attacks(line, mark)),
        mark === toMove,
        slips,
      );
    return of(X) + of(O);
  };
}

const listed = (attacks: readonly PublishedAttack[]) =>
  attacks
    .map(({ power, potential, divider }) => power * 100 + potential * 10 + divider)
    .sort((a, b) => a - b)
    .join();

function heaviestOf(cells: readonly WeighedCell[]): string {
  const most = cells.reduce((max, { weight }) => Math.max(max, weight), -Infinity);
  const best = cells.filter(({ weight }) => !isHeavier(most, weight));
  return best.map(({ x, y }) => `${x},${y}`).join(' ');
}

const areAlike = (some: readonly WeighedCell[], others: readonly WeighedCell[]) =>
  some.every(({ weight }, at) => Math.abs(weight - (others[at]?.weight ?? NaN)) < 1e-9);

describe('the teaching copy beside a literal transcription of the published code', () => {
  it.each([
    [[]],
    [['rim']],
    [['divider']],
    [['order']],
    [['rim', 'divider', 'order']],
  ] as Slip[][][])('finds the same attacks on every line that there can be: %j', (slips) => {
    const [choice, published] = [printedChoice(slips), slipsOf(slips)];
    const different: Contents[] = [];
    for (const contents of rememberedLines()) {
      const copy = attacksOf(contents, { x: 0, y: 0, mark: X }, choice, new Steps());
      if (listed(copy) !== listed(publishedAttacks(contents, X, published)))
        different.push(contents);
    }
    expect(different).toEqual([]);
  });

  const weigh = publishedBot(slipsOf(PUBLISHED_SLIPS));
  const choice = printedChoice(PUBLISHED_SLIPS);
  const copy = new CopyBot(choice, undefined, remembering(choice));

  /** One position: every cell's weight must be the copy's; and what is different from the right bot. */
  function compare(question: BugQuestion) {
    const board = boardOfSheet(question);
    const { toMove } = question;
    const cells = candidates(board).map((at) => ({ ...at, weight: weigh(board, at, toMove) }));
    const copied = copy.view(board, toMove, new Steps()).cells;
    if (!areAlike(cells, copied)) expect(copied).toEqual(cells);
    const right = rightBot().view(board, toMove, new Steps()).cells;
    return {
      weight: areAlike(cells, right) ? 0 : 1,
      choice: heaviestOf(cells) === heaviestOf(right) ? 0 : 1,
    };
  }

  const BLOCK = 10;
  const blocks = Array.from({ length: kept.all.games.length / BLOCK }, (_, at) => at * BLOCK);

  it.each(deep([50], blocks))(
    'weighs every cell alike in all positions of ten games, from %i on',
    (from) => {
      for (let at = from; at < from + BLOCK; at++) {
        const told = [...positionsOfGame(at + 1)].map(compare);
        const sum = (of: 'weight' | 'choice') => told.reduce((total, each) => total + each[of], 0);
        const game = [told.length, sum('weight'), sum('choice')];
        expect(game).toEqual(kept.all.games[at]?.slice(0, 3));
      }
    },
  );

  it('is wrong as often as a careful reading of the published code found, made apart from ours', () => {
    const sums = (games: readonly number[][]) =>
      [0, 1, 2].map((at) => games.reduce((total, game) => total + (game[at] ?? NaN), 0));
    expect(sums(kept.none.games)).toEqual([2847, 0, 0]);
    expect(sums(kept.rim.games)).toEqual([2847, 2560, 6]);
    expect(sums(kept.divider.games)).toEqual([2847, 1646, 1]);
    expect(sums(kept.order.games)).toEqual([2847, 2560, 10]);
    expect(sums(kept.loop.games)).toEqual([2847, 359, 20]);
    expect(sums(kept.all.games)).toEqual([2847, 2580, 25]);
  });
});
