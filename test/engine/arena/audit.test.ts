import { describe, expect, it } from 'vitest';
import {
  PLAYERS,
  SIDES,
  addFractions,
  audit,
  compareFractions,
  drawCell,
  fraction,
  makeBot,
  makeFraction,
  parseBot,
  policyOf,
  seededRng,
  tableOf,
  type BotSpec,
  type Fraction,
  type GameShares,
  type Player,
  type PlayerTable,
} from '../../../src/engine/index.ts';
import { START, chanceOf, emptyOf, endOf, put, turnOf } from './naive.ts';
import { deep } from '../../deep.ts';

const tables = new Map<string, PlayerTable>();

const playerOf =
  (spec: BotSpec): Player =>
  (setup) =>
    policyOf(spec, setup);

function table(name: string): PlayerTable {
  const spec = parseBot(name);
  if (!spec) throw new Error(name);
  const made = tables.get(name) ?? tableOf(playerOf(spec));
  tables.set(name, made);
  return made;
}

const NAMES = PLAYERS.map(makeBot);
const ALL_PAIRS = NAMES.flatMap((first) => NAMES.map((second) => [first, second] as const));
/** On a push every 31st; test/data/arena.test.ts plays everybody against everybody anyway. */
const PAIRS = ALL_PAIRS.filter((_, at) => at % deep(61, 1) === 0);
const ONE = fraction(1n, 1n);

const written = ({ win, draw, loss }: GameShares) => [win, draw, loss].map(makeFraction);

/** Takes cells by weights of their own, so that no two cells are alike. */
const lopsided: Player = ({ cells }) =>
  [...cells.keys()]
    .filter((cell) => cells[cell] === 0)
    .map((cell) => ({ cell, weight: (cell + 2) ** 2 }));

/** Always the same corner of the board first. */
const stubborn: Player = (setup) => lopsided(setup).slice(0, 1);

describe('chance against chance', () => {
  it('is counted from the games: each is as likely as its cells were', () => {
    // Games by winner and length, by enumeration; one of length n has 9 · 8 · … choices behind it.
    const counts = new Map<string, bigint>();
    function walk(board: string, length: number): void {
      const end = endOf(board);
      if (end) {
        const key = `${end}${length}`;
        counts.set(key, (counts.get(key) ?? 0n) + 1n);
        return;
      }
      for (const cell of emptyOf(board)) walk(put(board, cell, turnOf(board)), length + 1);
    }
    walk(START, 0);
    const chance = (end: string): Fraction => {
      let sum = fraction(0n, 1n);
      for (let length = 5; length <= 9; length++) {
        let ways = 1n;
        for (let i = 0; i < length; i++) ways *= BigInt(9 - i);
        sum = addFractions(sum, fraction(counts.get(`${end}${length}`) ?? 0n, ways));
      }
      return sum;
    };
    const random = table('random');
    const expected = [chance('X'), chance('draw'), chance('O')].map(makeFraction);
    expect(written(audit(random, random, 'first'))).toEqual(expected);
    // As is also published (Weisstein, "Tic-Tac-Toe", MathWorld, and elsewhere): 58.5 %, 12.7 %, 28.8 %.
    expect(expected).toEqual(['737/1260', '8/63', '121/420']);
  });
});

describe('against playing every game there is', () => {
  it.each([
    ['random', 'rule-ratings:1'],
    ['rules-of-thumb', 'depth-ratings:2'],
    ...deep(
      [],
      [
        ['rule-ratings:1', 'random'],
        ['depth-ratings:1', 'depth-ratings:4'],
        ['minimax', 'random'],
        ['rule-ratings:0', 'random'],
        ['rule-ratings:0', 'rule-ratings:0'],
      ],
    ),
  ] as [string, string][])('%s first, %s second', (first, second) => {
    const [a, b] = [first, second].map((name) => playerOf(parseBot(name) as BotSpec));
    const { win, draw, loss } = audit(table(first), table(second), 'first');
    expect(win).toEqual(chanceOf('X', a as Player, b as Player));
    expect(loss).toEqual(chanceOf('O', a as Player, b as Player));
    expect(addFractions(addFractions(win, draw), loss)).toEqual(ONE);
  });

  it('takes no symmetry for granted', () => {
    const pairs = [
      [lopsided, stubborn],
      [stubborn, lopsided],
      [stubborn, stubborn],
      [lopsided, lopsided],
    ] as const;
    for (const [a, b] of pairs.slice(0, deep(2, 4))) {
      const { win, draw } = audit(tableOf(a), tableOf(b), 'first');
      expect(win).toEqual(chanceOf('X', a, b));
      expect(draw).toEqual(chanceOf('draw', a, b));
    }
  });
});

describe('every pair', () => {
  it('has chances that add up to one, and the same from either side', () => {
    for (const [first, second] of PAIRS) {
      const there = audit(table(first), table(second), 'first');
      const back = audit(table(second), table(first), 'second');
      expect(addFractions(addFractions(there.win, there.draw), there.loss)).toEqual(ONE);
      expect([back.loss, back.draw, back.win]).toEqual([there.win, there.draw, there.loss]);
      const zero = fraction(0n, 1n);
      for (const each of Object.values(there)) {
        expect(compareFractions(each, zero)).not.toBe(-1);
      }
    }
  });

  it('has no loss for who searches to the end, or plays by the rules of thumb', () => {
    for (const name of deep(
      ['alpha-beta', 'rules-of-thumb'],
      ['minimax', 'quick-minimax', 'alpha-beta', 'rules-of-thumb'],
    )) {
      for (const other of NAMES) {
        for (const plays of SIDES) {
          expect(makeFraction(audit(table(name), table(other), plays).loss)).toBe('0');
        }
      }
    }
  });
});

describe('a player', () => {
  it.each([
    ['says nothing', []],
    ['takes a cell that is not there', [{ cell: 9, weight: 1 }]],
    ['weighs by half', [{ cell: 1, weight: 0.5 }]],
    ['weighs nothing', [{ cell: 1, weight: 0 }]],
    [
      'says a cell twice',
      [
        { cell: 1, weight: 1 },
        { cell: 1, weight: 1 },
      ],
    ],
  ])('that %s is not audited', (_, policy) => {
    expect(() =>
      audit(
        tableOf(() => policy),
        table('random'),
        'first',
      ),
    ).toThrow(RangeError);
    expect(() =>
      audit(
        table('random'),
        tableOf(() => policy),
        'first',
      ),
    ).toThrow(RangeError);
  });

  it('that takes a cell that is taken is not audited', () => {
    const takesTheCentre = tableOf(() => [{ cell: 4, weight: 1 }]);
    expect(() => audit(takesTheCentre, table('random'), 'first')).toThrow(RangeError);
  });

  it('is asked once a position', () => {
    const asked = new Set<string>();
    const again: string[] = [];
    const once = tableOf((setup) => {
      const key = setup.cells.join('');
      if (asked.has(key)) again.push(key);
      asked.add(key);
      return lopsided(setup);
    });
    audit(once, table('random'), 'first');
    audit(once, once, 'first');
    expect(again).toEqual([]);
    expect(drawCell(once(0), seededRng(1))).toBeTypeOf('number');
  });
});
