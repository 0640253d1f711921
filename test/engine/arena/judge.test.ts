import { describe, expect, it } from 'vitest';
import {
  PLAYERS,
  O,
  SIDES,
  UNCHOSEN,
  X,
  audit,
  botTable,
  gameGraph,
  judgeCode,
  makeBot,
  prove,
  type CodeCall,
  type CodeReply,
  type CodeVerdict,
  type Side,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

/** The verdict on a program that is a function here. */
function verdictOn(play: (call: CodeCall, isFresh: boolean) => CodeReply, plays: Side) {
  const judging = judgeCode(plays);
  let calls = 0;
  for (let step = judging.next(); ;) {
    if (step.done) return { ...step.value, calls };
    const { calls: asked, isFresh } = step.value;
    calls += asked.length;
    step = judging.next(asked.map((call) => play(call, isFresh)));
  }
}

const reply = (cell: number | undefined, draws: CodeReply['draws'] = []): CodeReply => ({
  cell,
  returned: `${cell}`,
  printed: '',
  draws,
});

const indexOf = new Map(
  gameGraph().setups.map(({ cells }, at) => [
    cells.map((content) => (content === X ? 'X' : content === O ? 'O' : '')).join(),
    at,
  ]),
);
const random = botTable({ kind: 'random' });
const choicesOf = (
  table: (at: number) => readonly { cell: number; weight: number }[],
  call: CodeCall,
) => table(indexOf.get(call.board.join()) as number);
const free = ({ board }: CodeCall) => [...board.keys()].filter((cell) => board[cell] === '');

describe('the judge of a program', () => {
  it.each(
    PLAYERS.filter((_, at) => at % deep(4, 1) === 0).map((spec) => [makeBot(spec), spec] as const),
  )('finds out about %s what the arena knows', (_, spec) => {
    const table = botTable(spec);
    for (const plays of SIDES) {
      const verdict = verdictOn((call) => {
        const choices = choicesOf(table, call);
        if (choices.length === 1) return reply(choices[0]?.cell);
        const weights = choices.map(({ weight }) => weight);
        const total = weights.reduce((sum, each) => sum + each, 0);
        let left = (call.draws[0] ?? UNCHOSEN) * total;
        const chosen = choices.find(({ weight }) => (left -= weight) < 0);
        return reply(chosen?.cell, [weights]);
      }, plays);
      const proof = prove(table, plays);
      expect(prove(verdict.table, plays)).toEqual(proof);
      expect(verdict.isFollowed).toBe(true);
      expect(verdict.faults).toEqual([]);
      expect(verdict.replies.size).toBe(proof.decisions);
      expect(audit(verdict.table, random, plays)).toEqual(audit(table, random, plays));
      // Once for each of its moves, and once again: thirty of a class are played in seconds.
      const moves = [...verdict.replies.keys()].reduce((sum, at) => sum + table(at).length, 0);
      expect(verdict.calls).toBe(moves + proof.decisions);
    }
  });

  it('follows a number from 0 to 1 that picks one of the free cells, and gives the exact chances', () => {
    const pick = (call: CodeCall) => {
      const cells = free(call);
      return reply(cells[Math.floor((call.draws[0] ?? 0.7) * cells.length)], [[]]);
    };
    for (const plays of SIDES) {
      const verdict = verdictOn(pick, plays);
      expect(verdict).toMatchObject({ isFollowed: true, isDeterministic: false });
      expect(audit(verdict.table, random, plays)).toEqual(audit(random, random, plays));
    }
  });

  it('says of a number that it cannot follow that there is no proof, and finds what it can come to', () => {
    const odd = (call: CodeCall) => {
      const cells = free(call);
      return reply((call.draws[0] ?? 0) < 0.137 ? cells.at(-1) : cells[0], [[]]);
    };
    const verdict = verdictOn(odd, 'first');
    expect(verdict).toMatchObject({ isFollowed: false, isDeterministic: false });
    expect(verdict.table(0)).toEqual([
      { cell: 0, weight: 1 },
      { cell: 8, weight: 1 },
    ]);
  });

  it('notices a program that remembers its calls', () => {
    let count = 0;
    const counts = (call: CodeCall, isFresh: boolean) => {
      if (isFresh) count = 0;
      const cells = free(call);
      return reply(cells[count++ % cells.length]);
    };
    expect(verdictOn(counts, 'second')).toMatchObject({
      isDeterministic: false,
      isFollowed: false,
    });
  });

  it('lets a fault lose the game at once, with the cells before it', () => {
    const first = (call: CodeCall) => reply(call.board[8] === 'X' ? 8 : free(call)[0]);
    const verdict: CodeVerdict = verdictOn(first, 'second');
    expect(prove(verdict.table, 'second')).toMatchObject({ worst: 'loss', shortestLoss: [8] });
    expect(verdict.faults).toHaveLength(10);
    expect(verdict.faults[0]).toMatchObject({ kind: 'illegal', reply: { returned: '8' } });
    const position = verdict.faults[0]?.position ?? -1;
    expect(verdict.table(position)).toEqual([]);
    const nothing = verdictOn(() => reply(undefined), 'first');
    expect(prove(nothing.table, 'first')).toMatchObject({
      worst: 'loss',
      shortestLoss: [],
      positions: 1,
    });
    const { win, draw, loss } = audit(nothing.table, random, 'first');
    expect([win, draw, loss].map(({ numerator }) => numerator)).toEqual([0n, 0n, 1n]);
  });

  it('counts moves that are best, moves that are safe, and wins that are left', () => {
    const perfect = verdictOn((call) => {
      const [choice] = choicesOf(botTable({ kind: 'quick-minimax' }), call);
      return reply(choice?.cell);
    }, 'second');
    const decisions = perfect.replies.size;
    expect(perfect).toMatchObject({ best: decisions, safe: decisions, winsMissed: 0 });
    const slow = verdictOn(
      (call) => reply(choicesOf(botTable({ kind: 'minimax' }), call)[0]?.cell),
      'second',
    );
    expect(slow.safe).toBe(slow.replies.size);
    expect(slow.best).toBeLessThan(slow.safe);
    expect(slow.winsMissed).toBeGreaterThan(0);
  });
});
