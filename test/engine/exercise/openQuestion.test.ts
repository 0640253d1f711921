import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_ANSWER,
  X,
  answerText,
  emptySetup,
  openDraft,
  openQuestion,
  type OpenParams,
} from '../../../src/engine/index.ts';
import { anyCharacter } from '../../anyCharacter.ts';

describe('open', () => {
  const { answer } = openQuestion;

  it('writes any words in characters that an address leaves as they are, and reads them again', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 20 }), (text) => {
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

  it('mends half a character, and takes an answer up to the limit', () => {
    expect(answerText('a\uD83Db')).toBe('a\uFFFDb');
    const long = '🙂'.repeat(LONGEST_ANSWER);
    expect(answerText(long)).toBe(long);
    expect(answer.decode(answer.encode(long))).toEqual({ ok: true, value: long });
    expect(answer.encode(long).length).toBeLessThanOrEqual(answer.limit);
    expect(answer.decode('a'.repeat(LONGEST_ANSWER + 1))).toMatchObject({
      problem: { code: 'long-part' },
    });
  });

  it('keeps what is being written beyond the limit, all of it', () => {
    for (const longer of [
      'too long '.repeat(LONGEST_ANSWER / 5),
      `a${'🙂'.repeat(LONGEST_ANSWER * 3)}`,
    ]) {
      const draft = openDraft.encode(longer);
      expect(openDraft.decode(draft)).toEqual({ ok: true, value: longer });
      expect(answer.decode(draft)).toMatchObject({ problem: { code: 'long-part' } });
    }
    expect(openDraft.decode('!ff')).toMatchObject({ ok: false });
  });

  it('reads one text for one answer only', () => {
    for (const text of ['!20', '!41', '!5f', '!ff', '!', 'a b', '!5', 'ä']) {
      expect(answer.decode(text)).toMatchObject({ ok: false });
    }
  });

  it('shows a large board, with borders or without, whatever stands on it', () => {
    const { params } = openQuestion;
    for (const size of [{ width: 30, height: 4 }, undefined]) {
      const stones = [1, 2, 3, 4, 5].map((x) => ({ x, y: 1, mark: X }));
      const asked: OpenParams = { setup: emptySetup(), board: 'sheet', sheet: { size, stones } };
      const text = params.encode(asked);
      expect(encodeURIComponent(text)).toBe(text);
      expect(params.decode(text)).toEqual({ ok: true, value: asked });
    }
  });
});
