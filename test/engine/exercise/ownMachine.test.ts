import { describe, expect, it } from 'vitest';
import {
  ANY_CARDS,
  CARDS,
  LEVELS,
  MACHINE_GOALS,
  audit,
  botTable,
  cardOrders,
  cardsTable,
  compareFractions,
  fraction,
  judgeCards,
  leastCards,
  ownMachine,
  seededRng,
  shuffled,
  type CardId,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { START, emptyOf, endOf, put, turnOf } from '../arena/naive.ts';
import { naiveChoice, naiveResults } from '../cards/naiveCards.ts';

const graded = (goal: (typeof MACHINE_GOALS)[number], cards: readonly CardId[]) =>
  ownMachine.grade({ goals: [goal], by: ['cards'], most: ANY_CARDS }, { kind: 'cards', cards });

describe('a machine of one’s own', () => {
  it('has a key for whatever is asked, and no shorter machine does it', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < deep(4, 60); seed++) {
        const params = ownMachine.generate(seededRng(seed), level);
        const key = ownMachine.key(params);
        expect(ownMachine.grade(params, key)).toEqual({ points: 1, reasons: [] });
        expect(leastCards(params.goals).length).toBeLessThanOrEqual(params.most);
      }
    }
    for (const goal of MACHINE_GOALS) {
      const cards = leastCards([goal]);
      // Four of all cards are too few to never lose: data of `npm run cards`, which has a test of its own.
      const length = Math.min(cards.length - 1, deep(2, 3));
      for (const fewer of cardOrders(CARDS, length)) {
        expect(graded(goal, fewer).points, `${goal} ${fewer.join()}`).toBe(0);
      }
    }
  });

  it('is judged as a plain enumeration judges it', () => {
    for (let seed = 1; seed <= deep(3, 150); seed++) {
      const rng = seededRng(seed);
      const cards = shuffled(CARDS, rng).slice(0, rng.int(9));
      const [first, second] = [naiveResults(cards, 'X'), naiveResults(cards, 'O')];
      const marks = [first.lost, second.lost].flatMap((game) =>
        game === undefined ? [] : [game.length],
      );
      const never = graded('never-lose', cards);
      expect(never.points === 1).toBe(marks.length === 0);
      if (never.points < 1) expect(never.reasons[0]).toMatchObject({ marks: Math.min(...marks) });
      expect(graded('beat-random', cards).points === 1).toBe(first.X * 100n >= first.whole * 95n);
      const level0 = botTable({ kind: 'rule-ratings', level: 0 });
      const { loss } = audit(cardsTable(cards), level0, 'second');
      const holds = compareFractions(loss, fraction(1n, 20n)) <= 0;
      expect(graded('hold-level-0', cards).points === 1).toBe(holds);
      expect(graded('take-wins', cards).points === 1).toBe(takesWins(cards));
    }
  });

  it('says what is wrong before it plays', () => {
    const answer = { kind: 'cards', cards: ['win', 'fork', 'corner'] } as const;
    expect(
      ownMachine.grade({ goals: ['take-wins'], by: ['cards'], most: 2 }, answer).reasons,
    ).toEqual([{ code: 'too-many-cards', found: 3, most: 2 }]);
    const few = ownMachine.params.decode('never-lose.take-wins~cards~4');
    expect(few).toEqual({ ok: false, problem: { code: 'too-few-cards', least: 5 } });
    expect(ownMachine.params.decode('take-wins.never-lose~cards~6').ok).toBe(false);
  });

  it('counts each condition, and shows the game of the hardest that is not met', () => {
    const all = { goals: MACHINE_GOALS, by: ['cards'], most: ANY_CARDS } as const;
    const two = ownMachine.grade(all, { kind: 'cards', cards: ['win', 'corner'] });
    expect(two.points).toBe(1 / 2);
    expect(two.reasons.map(({ code }) => code)).toEqual(['machine-loses', 'loses-too-often']);
    expect(two.refutation).toEqual(graded('never-lose', ['win', 'corner']).refutation);
  });

  it('shows the lost game of four cards, and the win that is passed by', () => {
    const four = graded('never-lose', ['win', 'block', 'stopFork', 'centre']);
    expect(four.reasons).toEqual([{ code: 'machine-loses', plays: 'second', marks: 7 }]);
    expect(four.refutation).toMatchObject({ moves: [4, 1, 0, 8, 3, 5, 6] });
    const late = graded('take-wins', ['block', 'win']);
    expect(late.reasons[0]).toMatchObject({ code: 'win-missed', plays: 'first', marks: 4 });
    expect(judgeCards(['block', 'win']).isProved).toBe(false);
  });
});

/** Whether a list takes a win wherever it meets one, by boards as strings. */
function takesWins(cards: readonly CardId[]): boolean {
  return (['X', 'O'] as const).every((mine) => {
    const seen = new Set<string>();
    const holds = (board: string): boolean => {
      if (seen.has(board) || endOf(board)) return true;
      seen.add(board);
      const [turn, empty] = [turnOf(board), emptyOf(board)];
      const cells = turn === mine ? naiveChoice(cards, board, mine) : empty;
      const isWin = (cell: number) => endOf(put(board, cell, turn)) === mine;
      if (turn === mine && empty.some(isWin) && !cells.every(isWin)) return false;
      return cells.every((cell) => holds(put(board, cell, turn)));
    };
    return holds(START);
  });
}
