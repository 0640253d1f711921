import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_ANSWER, answerText, openQuestion } from '../../../src/engine/index.ts';

describe('open', () => {
  const { answer } = openQuestion;

  it('writes any words in characters that an address leaves as they are, and reads them again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const words = answerText(text);
        const written = answer.encode(words);
        expect(encodeURIComponent(written)).toBe(written);
        expect(written).not.toContain('~');
        expect(answer.decode(written)).toEqual({ ok: true, value: words });
      }),
    );
  });

  it('keeps plain English short', () => {
    expect(answer.encode('X wins')).toBe('X_wins');
    expect(answer.encode('a_b!')).toBe('a!5Fb!21');
  });

  it('mends half a character, and cuts at the limit without halving one', () => {
    expect(answerText('a\uD83Db')).toBe('a\uFFFDb');
    const long = answerText('🙂'.repeat(LONGEST_ANSWER + 5));
    expect(Array.from(long)).toHaveLength(LONGEST_ANSWER);
    expect(answer.decode(answer.encode(long))).toEqual({ ok: true, value: long });
    expect(answer.encode(long).length).toBeLessThanOrEqual(answer.limit);
    expect(answer.decode('a'.repeat(LONGEST_ANSWER + 1))).toMatchObject({
      problem: { code: 'long-part' },
    });
  });

  it('reads one text for one answer only', () => {
    for (const text of ['!20', '!41', '!5f', '!ff', '!', 'a b', '!5', 'ä']) {
      expect(answer.decode(text)).toMatchObject({ ok: false });
    }
  });

  it('is never judged by the engine', () => {
    const params = openQuestion.params.decode('O.XX.X.OOx~none');
    if (!params.ok) throw new Error('params');
    expect(openQuestion.grade(params.value, 'X wins')).toEqual({
      points: 0,
      reasons: [],
      needsPerson: true,
    });
  });
});
