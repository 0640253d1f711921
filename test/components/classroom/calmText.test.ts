import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { calmName, calmText } from '../../../src/components/ui/calmText.ts';

const SIGNS = ['a', 'ш', 'א', '\n', ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];

/** By rewriting: pairs with nothing open between them go, one after the other; what is left is open. */
function isClosed(text: string): boolean {
  return text.split('\n').every((line) => {
    let left = line.replace(/[^\u202A-\u202E\u2066-\u2069]/g, '');
    for (let before = ''; before !== left;) {
      before = left;
      left = left.replace(/[\u202A\u202B\u202D\u202E]\u202C|[\u2066-\u2068]\u2069/g, '');
    }
    return left === '';
  });
}

describe('text of somebody else', () => {
  it('stays as it is, in any language', () => {
    for (const text of ['Вилки', 'שלום', 'a\tb\nc', '👩‍🏫 7', 'x\u200Fy', '\u2067א\u2069 b']) {
      expect(calmText(text)).toBe(text);
    }
  });

  it('leaves no direction open, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 30 }), (text) => {
        const calm = calmText(text);
        expect(isClosed(calm)).toBe(true);
        expect(calmText(calm)).toBe(calm);
        if (isClosed(text)) expect(calm).toBe(text);
      }),
    );
    expect(calmText('safe\u202Egpj.exe')).toBe('safegpj.exe');
    expect(calmText('a\u2069b\u202C')).toBe('ab');
  });

  it('has no control characters', () => {
    expect(calmText('a\u0000b\u001B[31mc\u0085d\r\ne')).toBe('ab[31mcd\ne');
  });

  it('keeps to itself in a sentence only where it must', () => {
    expect(calmName('Аня 7')).toBe('Аня 7');
    expect(calmName('דן')).toBe('\u2068דן\u2069');
    expect(calmName('\u202E7')).toBe('7');
  });
});
