import { describe, expect, it } from 'vitest';
import {
  Comparison,
  SUSPECT_IDS,
  suspectChoice,
  hasEffect,
  judgeWeighing,
  measureBugs,
  readsAllLines,
  tryRepair,
  variantsOf,
} from '../../../src/engine/index.ts';
import {
  judgementOf,
  printedOf,
  resultOf,
  witnessOf,
} from '../../../src/components/lessons/bugs/cases.ts';
import { isSeenByTypes, partCode } from '../../../src/components/lessons/bugs/listing.ts';
import { changedLines, pieceOf } from '../../../src/components/lessons/bugs/pieces.ts';
import { deep } from '../../deep.ts';
import kept from '../../../src/data/bugs.json' with { type: 'json' };

const WEIGHING = SUSPECT_IDS.filter((id) => id !== 'empty');
/** On a push every third. */
const some = <Id>(ids: readonly Id[]) => ids.filter((_, at) => at % deep(3, 1) === 0);

describe('the positions of the lesson', () => {
  it.each(some(WEIGHING))('show the mistake, and would not with one mark fewer: %s', (id) => {
    const question = witnessOf(id);
    const comparison = new Comparison(printedOf(id));
    const shown = judgementOf(id);
    const effect = shown.declines ? 'declines' : shown.isSameChoice ? 'weight' : 'choice';
    expect(hasEffect(shown, effect)).toBe(true);
    expect(hasEffect(judgeWeighing(question, {}), 'weight')).toBe(false);
    for (const stone of question.stones) {
      const stones = question.stones.filter((other) => other !== stone);
      const without = comparison.judge({ ...question, stones });
      expect(hasEffect(without, effect)).toBe(false);
    }
  });

  it('ask an endless question', () => {
    expect(resultOf('empty').judgement.copy.kind).toBe('endless');
  });
});

describe('the repairs', () => {
  it.each(some(SUSPECT_IDS))('can be told apart by running them: %s', (id) => {
    // By lines where a part reads lines: quick, and a proof.
    const readsLines = id !== 'loop' && id !== 'empty';
    const isRight = (variant: string) => {
      const choice = suspectChoice(id, variant) ?? {};
      return readsLines ? readsAllLines(choice) : tryRepair(id, choice).refutation === undefined;
    };
    expect([isRight('printed'), isRight('right')]).toEqual([false, true]);
    const others = variantsOf(id).filter((variant) => !['right', 'printed'].includes(variant));
    // One will do, and the first is often one.
    expect(others.some((variant) => !isRight(variant))).toBe(true);
  });
});

describe('the code of the lesson', () => {
  it.each(SUSPECT_IDS)('is the running source, with its lines marked: %s', async (id) => {
    const { variants } = await partCode(id);
    expect(variants.map((variant) => variant.id).sort()).toEqual([...variantsOf(id)].sort());
    expect(variants[0]?.id).toBe('printed');
    for (const { lines, marked } of variants) {
      const text = lines.map((line) => line.map((token) => token.text).join(''));
      expect(text[0]).toMatch(/^function \w+\(/);
      expect(text.at(-1)).toBe('}');
      expect(text.join('\n')).not.toContain('@ts-expect-error');
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.every((at) => at < lines.length)).toBe(true);
    }
  });

  it('says where a type checker objects', () => {
    expect(SUSPECT_IDS.filter(isSeenByTypes)).toEqual(['comma', 'name', 'rim']);
  });

  it('marks what differs, or the line above what is missing', () => {
    expect(changedLines(['a', 'x', 'c'], ['a', 'b', 'c'])).toEqual([1]);
    expect(changedLines(['a', 'b', 'new', 'c'], ['a', 'b', 'c'])).toEqual([2]);
    expect(changedLines(['a', 'c'], ['a', 'b', 'c'])).toEqual([0]);
    expect(changedLines(['a'], ['a'])).toEqual([]);
    expect(() => pieceOf('const a = 1;\n', 'right:')).toThrow('there is no "right:"');
  });
});

describe('what mistakes do in games', () => {
  // The whole takes most of a minute (npm run bugs); the first games are counted again here, of one mistake or of all.
  it.each(deep(['rim'], Object.keys(kept)))('is as it is kept: %s', (id) => {
    const row = kept[id as keyof typeof kept];
    const again = measureBugs(id as Parameters<typeof measureBugs>[0], 2, 1);
    expect(row.games.slice(0, 2)).toEqual(again.games);
    expect(row.matches.slice(0, 2)).toBe(again.matches);
  });
});
