import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTeacherText, type TextBlock } from '../../../src/components/classroom/teacherText.ts';
import { ASSIGNMENT_LIMITS } from '../../../src/engine/index.ts';

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

  it('shows the beginning of what is too long to be handed out', () => {
    const { text: most } = ASSIGNMENT_LIMITS;
    for (const one of ['b', '\n', '*a ', '**b', '`', '\u202E']) {
      const shown = told(one.repeat(500_000)).join('');
      expect(shown.length).toBeLessThan(3 * most);
    }
    expect(told('b'.repeat(most))).toEqual([`paragraph: ${'b'.repeat(most)}`]);
    expect(told('b'.repeat(most + 1))).toEqual([`paragraph: ${'b'.repeat(most)}…`]);
  });
});
