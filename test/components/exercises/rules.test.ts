import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  CENTRE,
  KINDS,
  LEVELS,
  SCAN_EVENTS,
  afterMove,
  bestLine,
  breakLineFacts,
  fin,
  parseBot,
  parseDiagram,
  recordSteps,
  scanFromLast,
  seededRng,
  squareBoard,
  squarePoint,
  type KindId,
  type LinePlace,
} from '../../../src/engine/index.ts';
import {
  DIVIDED,
  GAPPED,
  dividerExample,
  readExample,
} from '../../../src/components/exercises/frame/lineRules.ts';
import { botRules } from '../../../src/components/exercises/bot-move/botRules.ts';
import { loadKind } from '../../../src/components/exercises/registry.ts';
import { lineRules } from '#language/exercises/frame/lineRules';
import { depthScale } from '#language/exercises/frame/depthScale';
import { largeMoveMessages } from '#language/exercises/large-move/messages';
import { OUTBID_BOARD } from '../../../src/components/lessons/parts/outbidBoard.ts';
import { joined } from '../lessons/text.ts';

/** What an exercise says before anybody has answered. */
async function questionOf(id: KindId, level: 1 | 2 | 3 = 1): Promise<string> {
  const kind = await loadKind(id);
  return joined(kind.question(kind.rules.generate(seededRng(1), level)));
}

describe('the rules of a line', () => {
  it('divide by one plus the empty cells between, and not by the distance', () => {
    const { divider, empty } = dividerExample();
    const distance = DIVIDED.length - 1;
    expect(divider).toBe(1 + empty);
    expect(divider).not.toBe(distance);
    const said = lineRules.weights.divided(dividerExample());
    expect(said).toContain(lineRules.divider);
    expect(said).toContain('“xX.X”, with the small x for the cell, one empty cell is between');
    expect(said).toContain('the last X is divided by two');
    expect(said).not.toContain('distance');
  });

  it('read a gap as the key does: five with one mark more, and no four', () => {
    const line = Array.from({ length: 2 * CENTRE + 1 }, (_, at): LinePlace => {
      return GAPPED[at - CENTRE] === 'X' ? 1 : EMPTY;
    });
    expect(breakLineFacts({ line }).right).toBe('joined');
    expect(readExample('xXXXX').fives).toBe(1);
    expect(lineRules.gapIsNoFour(GAPPED)).toContain('it is no four here');
  });

  it.each([
    ['xXXX', 'four'],
    ['xXX', 'open three'],
    ['OxXX', undefined],
    ['xX.X', 'joined'],
    ['xX.XO', undefined],
    ['xX.XXO', 'joined'],
    ['xX..XX', undefined],
    ['x.X', undefined],
  ])('say of %s what the key says: %s', (line, right) => {
    const [wall, from] = line.startsWith('O') ? [true, line.slice(1)] : [false, line];
    const cells = Array.from({ length: 2 * CENTRE + 1 }, (_, at): LinePlace => {
      if (wall && at === CENTRE - 1) return 4;
      const sign = from[at - CENTRE];
      return sign === 'X' ? 1 : sign === 'O' ? 4 : EMPTY;
    });
    expect(breakLineFacts({ line: cells }).right).toBe(right ?? 'none');
  });

  it('are told wherever they are asked by', async () => {
    expect(await questionOf('double-threat')).toContain(lineRules.joined);
    expect(await questionOf('line-attacks', 3)).toContain(lineRules.divider);
    expect(await questionOf('line-attacks', 3)).toContain(lineRules.noAttack);
    expect(await questionOf('line-attacks', 1)).toContain('their potential is 0');
  });

  it('leave no attack where they say so, and nowhere else', () => {
    const kind = KINDS['line-attacks'];
    for (let seed = 0; seed < 300; seed++) {
      const params = kind.generate(seededRng(seed), 3);
      const isOpen = (at: number) => params.line[at] === 1 || params.line[at] === EMPTY;
      let [from, to] = [CENTRE, CENTRE];
      while (from > CENTRE - 4 && isOpen(from - 1)) from -= 1;
      while (to < CENTRE + 4 && isOpen(to + 1)) to += 1;
      const inStretch = params.line.flatMap((place, at) =>
        at === CENTRE || (at >= from && at <= to && place === 1) ? [at] : [],
      );
      const runs = inStretch.filter((at) => !inStretch.includes(at - 1)).length;
      const attacks = kind.key(params).filter(Boolean).length;
      expect(attacks).toBe(to - from + 1 < 5 ? 0 : runs);
    }
  });
});

it('the scan is told where it stops, by its own rule', async () => {
  const kind = KINDS['scan-visits'];
  for (const level of LEVELS) {
    for (let seed = 0; seed < 100; seed++) {
      const params = kind.generate(seededRng(seed), level);
      const mark = params.cells[params.last];
      const board = squareBoard(params.cells);
      const { x, y } = squarePoint(params.last);
      const { events } = recordSteps(SCAN_EVENTS, (trace) =>
        scanFromLast(board, x, y, params.rule, trace),
      );
      // The rule as it is told, walked anew.
      const walked: string[] = [];
      for (const [dx, dy] of [
        [1, 0],
        [1, -1],
        [0, 1],
        [1, 1],
      ] as const) {
        let length = 1;
        for (const way of [-1, 1]) {
          for (let step = 1; step <= (params.rule === 'standard' ? 5 : 4); step++) {
            const [atX, atY] = [x + way * step * dx, y + way * step * dy];
            if (!board.has(atX, atY)) break;
            walked.push(`${atX} ${atY}`);
            if (board.at(atX, atY) !== mark) break;
            length += 1;
          }
        }
        if (params.rule === 'standard' ? length === 5 : length >= 5) break;
      }
      const visits = events.flatMap(({ kind, values: [a, b] }) =>
        kind === 'visit' ? [`${a} ${b}`] : [],
      );
      expect(walked).toEqual(visits);
    }
  }
  expect(await questionOf('scan-visits')).toContain(
    'It looks at the first cell that differs, too, and stops there.',
  );
  expect(await questionOf('scan-visits')).toContain(lineRules.walkOrder);
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
  expect(fin([1, 4, 1, 4, 4, 1, 0, 1, 4]).result).toBe(3);
  expect(depthScale.notes.join(' ')).toContain('as soon as every line holds both marks');
});

it('a bot is told with the rules by which it moves', async () => {
  for (const [name, told] of [
    ['rule-ratings:1', '1,000,000'],
    ['depth-ratings:3', '24'],
  ] as const) {
    const spec = parseBot(name);
    if (!spec) throw new Error(name);
    expect(botRules(spec)?.rows.map(([head]) => head)).toContain(told);
  }
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

it('the weighing bot is not told to put its own five first: a sum can be outbid', () => {
  const kind = KINDS['large-move'];
  const key = kind.key({
    sheet: parseDiagram(OUTBID_BOARD).sheet,
    toMove: 4,
  });
  // Both (1, 0) and (6, 0) would win at once.
  expect(key).toEqual({ x: 6, y: 1 });
  expect(joined(largeMoveMessages.hints.both('O'))).not.toContain('before everything');
});

it.each([
  ['dead-lines', 'A line is dead when it holds both marks'],
  ['line-sum', '3 if all eight lines hold both marks'],
  ['return-value', 'the computer, wins'],
  ['fill-tree', 'if it has a line'],
  ['double-threat', 'a line on which one careless answer loses'],
] as const)('%s says what its words mean: %s', async (id, said) => {
  expect(await questionOf(id)).toContain(said);
});
