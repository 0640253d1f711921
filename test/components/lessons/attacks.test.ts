import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  EMPTY,
  LEVELS,
  O,
  X,
  lineAttacksKind,
  seededRng,
  type KindId,
  type LinePlace,
} from '../../../src/engine/index.ts';
import { onEveryAnswer, onTyping } from '../exercises/largeExercises.ts';
import {
  attackTags,
  LINE_PENS,
  placeOfPen,
  lineAccount,
  readLine,
  withPlace,
} from '../../../src/components/algorithms/line-attacks/lineText.ts';
import { placeTags, stripEnds } from '../../../src/components/ui/large-board/lineStrip.ts';
import {
  LESSON_LINES,
  finishes,
  lineNamed,
  stops,
} from '../../../src/components/lessons/attacks/facts.ts';
import { leavesMoreOptions, savedOptions } from '../../../src/components/lessons/attacks/guess.ts';
import { attacksClaims } from '../../../src/components/lessons/attacks/claims.ts';
import { readLesson } from './mdx.ts';

const TEXT = readLesson('src/content/docs/lessons/attacks.mdx');
const places = fc.array(fc.constantFrom(EMPTY, X, O), { minLength: 1, maxLength: 13 });

describe('a line to draw on', () => {
  it('is read as an author writes it', () => {
    expect(readLine('.XO|')).toEqual([EMPTY, X, O, undefined]);
    expect(() => readLine('.x')).toThrow(RangeError);
    for (const text of Object.values(LESSON_LINES))
      expect(readLine(text).length).toBeGreaterThan(9);
  });

  it('goes round its four contents', () => {
    const next = (place: LinePlace) => placeOfPen('next', place);
    expect(next(next(next(next(EMPTY))))).toBe(EMPTY);
    expect(new Set([EMPTY, next(EMPTY), next(X), next(O)])).toEqual(
      new Set([EMPTY, X, O, undefined]),
    );
    for (const before of [EMPTY, X, O, undefined]) {
      const drawn = LINE_PENS.slice(1).map((pen) => placeOfPen(pen, before));
      expect(drawn).toEqual([X, O, EMPTY, undefined]);
    }
  });

  it('has nothing beyond its edges, however it is drawn', () => {
    const moves = fc.array(fc.tuple(fc.nat(10), fc.constantFrom(EMPTY, X, O, undefined)));
    fc.assert(
      fc.property(moves, (all) => {
        let line: readonly ReturnType<typeof readLine>[number][] = readLine('...........');
        for (const [at, place] of all) {
          line = withPlace(line, at, place);
          expect(line[at]).toBe(place);
          // Edges are a beginning and an end of the line: between them there is none.
          const cells = line.flatMap((each, index) => (each === undefined ? [] : [index]));
          const [first = 0, last = -1] = [cells[0], cells.at(-1)];
          expect(cells).toHaveLength(last - first + 1);
        }
      }),
    );
  });

  it('takes away what an edge puts outside, and no more', () => {
    expect(withPlace(readLine('.X.O.XX.O.X'), 2, undefined)).toEqual(readLine('|||O.XX.O.X'));
    expect(withPlace(readLine('|||O.XX.O.X'), 1, X)).toEqual(readLine('|X.O.XX.O.X'));
    expect(withPlace(readLine('.X.O.XX.O.X'), 9, undefined)).toEqual(readLine('.X.O.XX.O||'));
  });

  it('weighs every attack that counts, and adds them up for each player', () => {
    const { entries, sums } = lineAccount(readLine('.XXX.OXXO.O|'), ARTICLE_RULES);
    expect(entries.map(({ mark, power, weight }) => [mark, power, weight])).toEqual([
      ['X', 3, 7],
      ['O', 1, 0.1],
      ['X', 2, undefined],
      ['O', 1, 0.1],
      ['O', 1, 0.1],
    ]);
    expect(sums.X).toBe(7);
    expect(sums.O).toBeCloseTo(0.3);
    expect(attackTags(entries).map(({ text }) => text)[0]).toBe('[3\u00a0:\u00a02]');
  });

  it('weighs six as five, and a five that is closed as any five', () => {
    const weights = (text: string) =>
      lineAccount(readLine(text), ARTICLE_RULES).entries.map(({ power, weight }) => [
        power,
        weight,
      ]);
    expect(weights('|XXXXXX|')).toEqual([[5, 200]]);
    expect(weights('.XXXXX.')).toEqual([[5, 200]]);
  });

  it('draws an end open or closed on both sides of every run', () => {
    const line = readLine('|X.O');
    const ends = stripEnds(line, [
      { mark: X, from: 1, to: 1 },
      { mark: O, from: 3, to: 3 },
    ]);
    expect(ends.map(({ isOpen }) => isOpen)).toEqual([false, true, true, false]);
    expect(ends.map(({ border }) => border)).toEqual([1, 2, 3, 4]);
  });

  it('never lays two words over each other', () => {
    fc.assert(
      fc.property(places, (line) => {
        const { entries } = lineAccount(line, ARTICLE_RULES);
        const tags = placeTags(attackTags(entries), 1.9);
        for (const [at, a] of tags.entries()) {
          for (const b of tags.slice(at + 1)) {
            const apart = (b.from + b.to - a.from - a.to) / 2;
            if (a.row === b.row) expect(apart).toBeGreaterThanOrEqual(1.9);
          }
        }
      }),
    );
  });
});

describe('what the lesson says of its lines', () => {
  it('is as a reader would find it by hand', () => {
    expect(finishes(lineNamed('openFour'), X)).toEqual([2, 7]);
    expect(finishes(lineNamed('four'), X)).toEqual([7]);
    expect(stops(lineNamed('four'))).toEqual([7]);
    expect(stops(lineNamed('openFour'))).toEqual([]);
    expect(finishes(lineNamed('brokenFour'), X)).toEqual([5]);
  });

  it.each([
    ['on two', savedOptions()],
    ['[3\u00a0:\u00a02]', leavesMoreOptions()],
  ])('asks what can be reasoned, and one answer is right: %s', (right, options) => {
    const isRight = options.filter((option) => option.isRight);
    expect(isRight.map(({ text }) => text)).toEqual([right]);
    for (const option of options) expect(option.why === '').toBe(option.isRight);
  });

  /** The words inside a claim: `<Fact is={…}>these</Fact>`. */
  const wordsOf = (claim: string) =>
    new RegExp(`<Fact is=\\{attacksClaims\\.${claim}\\}>(.*?)</Fact>`, 's').exec(TEXT.body)?.[1] ??
    '';

  it('says that more weighs more of attacks below five alone: fives weigh alike', () => {
    expect(attacksClaims.moreBelowFive()).toBe(true);
    expect(attacksClaims.fivesAlike()).toBe(true);
    expect(wordsOf('moreBelowFive')).toMatch(/^Below five, /);
    expect(TEXT.body.match(/always weighs? more/g)).toHaveLength(1);
  });

  it('asks about lines and not about games: with a four of its own O wins against an open four', () => {
    expect(attacksClaims.hurry()).toBe(true);
    expect(TEXT.body).not.toMatch(/games (can|could) O/);
    expect(TEXT.body).toMatch(/how many of the three \*lines\*/);
  });

  it('promises nothing of the bonus for finishing: a sum can be outbid', () => {
    expect(attacksClaims.bonusIsOutbid()).toBe(true);
    expect(wordsOf('bonusIsOutbid')).toBe('a sum can be outbid');
    expect(TEXT.body).toMatch(/usually that.s enough\. But not always/);
  });

  it('has three exercises of its own kind, below the level of distances', () => {
    const asked = TEXT.tags.filter(({ name }) => name === 'LineAttacks');
    expect(asked).toHaveLength(3);
    for (const { attributes } of asked) expect(['1', '2']).toContain(attributes['level']);
  });
});

const LARGE = ['line-attacks', 'double-threat', 'cell-weight'] as const satisfies readonly KindId[];

describe('partial credit for the attacks of a line', () => {
  const kind = lineAttacksKind;

  it('is a share of the numbers that were asked', () => {
    const params = kind.params.decode('l~.XXX.O.X...');
    if (!params.ok) throw new Error('params');
    expect(kind.key(params.value)).toEqual([
      { power: 3, potential: 2, divider: 1 },
      { power: 1, potential: 2, divider: 1 },
    ]);
    const verdict = kind.grade(params.value, [
      { power: 3, potential: 1, divider: 1 },
      { power: 1, potential: 2, divider: 1 },
    ]);
    expect(verdict.points).toBe(0.75);
    expect(verdict.reasons).toMatchObject([{ code: 'potential', run: 0 }]);
  });

  it('knows what a tried cell makes of the line (section 7)', () => {
    const key = (text: string) => {
      const params = kind.params.decode(text);
      if (!params.ok) throw new Error(text);
      return kind.answer.encode(kind.key(params.value));
    };
    // X.X.X.xOO in the middle of eleven cells: the tried cell stands at the sixth place.
    expect(key('t~.X.X..OO...')).toBe('123-122-111');
    // .OX.X.x| and the edge right beside the tried cell.
    expect(key('t~OX.X..-----')).toBe('113-122-111');
  });

  it.each(LEVELS)('has a sentence for everything that can be wrong, at level %i', async (level) => {
    for (const id of LARGE) {
      for (let seed = 0; seed < 6; seed++) await onEveryAnswer(id, seededRng(seed), level);
    }
  });

  it.each(LEVELS)('reads typed answers, at level %i', async (level) => {
    for (let seed = 0; seed < 6; seed++) await onTyping('line-attacks', seededRng(seed), level);
  });
});
