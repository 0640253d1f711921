import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  KINDS,
  X,
  afterMove,
  bestLine,
  lineAttacks,
  seededRng,
  type KindId,
  type LineCell,
} from '../../../src/engine/index.ts';
import { dividerExample } from '../../../src/components/exercises/frame/lineRules.ts';
import { loadKind } from '../../../src/components/exercises/registry.ts';
import { lineRules } from '#language/exercises/frame/lineRules';
import { depthScale } from '#language/exercises/frame/ratingRules';
import { joined } from '../lessons/text.ts';

/** What an exercise says before anybody has answered. */
async function questionOf(id: KindId, level: 1 | 2 | 3 = 1): Promise<string> {
  const kind = await loadKind(id);
  return joined(kind.question(kind.rules.generate(seededRng(1), level)));
}

describe('the rules of a line', () => {
  it('divide by one plus the empty cells between, and not by the distance', () => {
    expect(dividerExample().divider).toBe(1 + dividerExample().empty);
    const said = lineRules.weights.divided(dividerExample());
    expect(said).toContain(lineRules.divider);
    expect(said).toContain('“xX.X”, with the small x for the cell, one empty cell is between, so');
  });

  it('are told of a run that goes on beyond the cells that are looked at', async () => {
    const { kind } = (await import('../../../src/components/exercises/line-attacks/page.ts'))
      .default;
    const told = (text: string, power: number, potential: 0 | 1 | 2) => {
      const read = kind.rules.params.decode(text);
      if (!read.ok) throw new Error(text);
      const params = read.value;
      // The run at the right end; before it comes the tried mark by itself.
      const [tried, right] = kind.rules.key(params);
      const { reasons } = kind.rules.grade(params, [tried, { power, potential, divider: 4 }]);
      const said = [
        ...kind.hints(params).slice(0, 1),
        ...reasons.map((each) => kind.reason(each, params)),
      ];
      return { right, said: said.map(joined) };
    };
    const cut = told('t~.........XX', 2, 1);
    // The peek finds an X: the end is open, and the second mark doesn't count.
    expect(cut.right).toEqual({ power: 1, potential: 2, divider: 4 });
    expect(cut.said[0]).toContain('counts up to there, and that end is open');
    expect(cut.said[1]).toContain('up to the fourth cell');
    expect(told('t~.........XX', 1, 1).said[1]).toContain('its other end');
    expect(told('t~.........X.', 2, 1).said.join()).not.toContain('fourth cell');
  });

  it('are told wherever they are asked by', async () => {
    expect(await questionOf('double-threat')).toContain('a broken three (_');
    expect(await questionOf('line-attacks', 3)).toContain(lineRules.divider);
    expect(await questionOf('line-attacks', 3)).toContain(lineRules.noAttack);
    expect(await questionOf('line-attacks', 1)).toContain('their potential is 0');
  });

  it('leave no attack, and make a four, where they say so and nowhere else', () => {
    const lines = Array.from({ length: 3 ** 10 }, (_, code) => code.toString(3).padStart(10, '0'));
    const differs = lines.filter((line) => {
      // 0 is empty, 1 is the player's, 2 closes; the tried cell is in the middle.
      const cells = Array.from(`${line.slice(0, 5)}1${line.slice(5)}`, Number) as LineCell[];
      const { attacks, breaks } = lineAttacks(cells, ARTICLE_RULES);
      const [left = ''] = /[01]{0,4}$/.exec(line.slice(0, 5)) ?? [];
      const inReach = `${left}1${/^[01]{0,4}/.exec(line.slice(5))?.[0]}`;
      const runs = inReach.length < 5 ? 0 : inReach.match(/1+/g)?.length;
      const before = /1*$/.exec(left)![0].length;
      const after = /^1*/.exec(line.slice(5))![0].length;
      const power = before + 1 + after;
      const isFour =
        power > 4 || (power === 4 && [cells[4 - before], cells[6 + after]].includes(0));
      return attacks.length !== runs || (breaks === 'four') !== isFour;
    });
    expect(differs).toEqual([]);
    expect(lineRules.breaks('O')).toContain('five, a four with an open end');
  });
});

it('a stone that makes five in renju has no hint about its other lines, which nobody has asked about', async () => {
  const kind = await loadKind('is-forbidden');
  const stones = [1, 2, 3, 4].map((x) => ({ x, y: 7, mark: X }));
  const params = { cell: { x: 0, y: 7 }, sheet: { size: { width: 15, height: 15 }, stones } };
  expect(joined(kind.hints(params).at(-1)!)).toContain('longest row');
});

it('a stone that makes three threes in renju is not said to make two', async () => {
  const kind = await loadKind('is-forbidden');
  const around = [6, 7, 8].flatMap((x) => [6, 7, 8].map((y) => ({ x, y, mark: X })));
  const stones = around.filter(({ x, y }) => x + y !== 14);
  const params = { cell: { x: 7, y: 7 }, sheet: { size: { width: 15, height: 15 }, stones } };
  expect(joined(kind.solution(params, 'three-three'))).toContain('Two threes are enough');
});

it('a draw is rated as one before the board is full, and the box says when', () => {
  const kind = KINDS['depth-rating'];
  let early = 0;
  for (let seed = 0; seed < 300; seed++) {
    const params = kind.generate(seededRng(seed), 3);
    if (kind.key(params) !== 24) continue;
    const line = [params.cell, ...bestLine(afterMove(params.setup, params.cell)).moves];
    if (line.length > params.depth) early += 1;
  }
  expect(early).toBeGreaterThan(3);
  expect(depthScale.notes.join(' ')).toContain('as soon as every line holds both marks');
});

it('the drawer calls the rules as hints and solutions do', async () => {
  const { reference, rules, solution } = await loadKind('cell-rating');
  const drawer = reference?.().rows.join(' ').toLowerCase();
  const params = rules.generate(seededRng(1), 3);
  const all = [...joined(solution(params, rules.key(params))).matchAll(/it ([a-z ]+) \(/g)];
  const named = all.filter(([, name = '']) => drawer?.includes(`${name}. `));
  expect([named.length, all.length > 1]).toEqual([all.length, true]);
});

it('a bot is told with the rules by which it moves', async () => {
  const kind = await loadKind('play-on');
  const questions = Array.from({ length: 40 }, (_, seed) =>
    joined(kind.question(kind.rules.generate(seededRng(seed), 1))),
  );
  for (const question of questions) expect(question).toMatch(/ is the bot “[^”]+”: “[A-Z]/);
  const limited = questions.filter((question) => question.includes('Depth ratings'));
  expect(limited.length).toBeGreaterThan(0);
  for (const question of limited)
    expect(question).toMatch(/ Here that is \w+ marks?, its own included\./);
});
