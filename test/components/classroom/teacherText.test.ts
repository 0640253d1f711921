import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTeacherText, type TextBlock } from '../../../src/components/classroom/teacherText.ts';
import { growthOfFour } from '../../growth.ts';

/** Blocks with their styles written as tags. */
const told = (text: string): string[] =>
  readTeacherText(text).map(
    (block: TextBlock) =>
      `${block.kind}${block.kind === 'numbers' ? ` ${block.first}` : ''}: ${block.lines
        .map((line) =>
          line
            .map(({ text, style }) => (style === 'plain' ? text : `<${style}>${text}</${style}>`))
            .join(''),
        )
        .join(' / ')}`,
  );

describe('readTeacherText', () => {
  it('reads paragraphs, lists and styles', () => {
    expect(
      told('Look at **the board**.\nThen *think*.\n\n- one `Fin`\n- two\n\n3. three\n4) four\nend'),
    ).toEqual([
      'paragraph: Look at <strong>the board</strong>. / Then <em>think</em>.',
      'bullets: one <code>Fin</code> / two',
      'numbers 3: three / four',
      'paragraph: end',
    ]);
  });

  it('leaves everything else as it was typed', () => {
    for (const text of ['2 * 3 * 4', '<b>bold</b> &amp; <img src=x onerror=alert(1)>', '**', '`']) {
      expect(told(text)).toEqual([`paragraph: ${text}`]);
    }
  });

  it('reads any text, and loses no letter of it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const shown = readTeacherText(text)
          .flatMap(({ lines }) => lines.flat().map((piece) => piece.text))
          .join('');
        const letters = (from: string) => from.match(/[a-z]/gi)?.join('') ?? '';
        expect(letters(shown)).toBe(letters(text));
      }),
    );
  });

  it('reads stars that never end in a time that grows with the text only', async () => {
    const read = (share: number) =>
      readTeacherText('*a '.repeat(2000 * share) + '**b'.repeat(2000 * share));
    expect(await growthOfFour(read)).toBeLessThan(9);
  });
});
