import { describe, expect, it } from 'vitest';
import { makeWork, type Work } from '../../../../src/engine/index.ts';
import { pack } from '../../../../src/components/classroom/packing.ts';
import { readContent } from '../../../../src/components/classroom/reader.ts';
import { readText } from '../../../../src/components/classroom/gradebook/import.ts';

const work = (pupil: string): Work => ({
  assignment: '0123456789abcdef',
  pupil,
  claimed: 1,
  tasks: [{ attempts: [{ answer: `4-${pupil}`, seconds: 9 }], hints: 0 }],
});
/** Codes of many works, so that each sign is in some of them. */
const CODES = await Promise.all(
  Array.from({ length: 400 }, (_, at) => pack(makeWork(work(`Fox ${at * 37}`)))),
);
const middle = (code: string, sign: string) => `${code.slice(0, 30)}${sign}${code.slice(30)}`;
const signs = (code: string, hyphen: string, line: string, stop = '.') =>
  code.replaceAll('-', hyphen).replaceAll('_', line).replace('.', stop);

const CHANGES: Readonly<Record<string, (code: string) => string>> = {
  'signs that nobody sees': (code) =>
    [...'\u200B\u200E\u00AD\u206A\u3164\u17B4\u2800\uFFFC\uFFFD\u0332\b\x85'].reduce(middle, code),
  'long dashes': (code) => code.replaceAll('--', '—'),
  'middle dashes for two': (code) => code.replaceAll('--', '–'),
  'middle dashes for each': (code) => code.replaceAll('-', '–'),
  'one long dash and one middle': (code) => code.replace('--', '—').replace('-', '–'),
  'hyphens and underscores of any kind': (code) =>
    signs(code.replace('-', '\u2010').replace('-', '\u2043'), '\u2015', '\u203F', '\u2024'),
  'escaped signs': (code) => signs(code, '\\-', '\\_'),
  'signs of addresses': (code) => signs(code, '%2D', '%5f'),
  'signs of pages': (code) => signs(code.replace('-', '&minus;'), '&#45;', '&#x5F;<wbr>'),
  'signs of mails and programs': (code) => signs(code, '=2D', '%255F', '\\u002e'),
  'bars and bullets before lines': (code) => middle(middle(code, '\n│ '), '<br>\n• '),
  'hyphens at ends of lines': (code) => code.replaceAll(/(.{20})(?<!-)(?=.)/g, '$1-\n'),
  'wide letters': (code) =>
    code.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'a picture in between': (code) => middle(code, '🙂'),
  'a picture for letters': (code) => code.replace('XD', '😆').replace('xD', '😆'),
  'a letter in another case': (code) =>
    code.replace(/(?<=^1\.)\w/, (letter) => letter.toLowerCase()),
  'a space behind the stop': (code) => code.replace('1.', '1. '),
};

describe('codes that were changed on the way', () => {
  it.each(Object.entries(CHANGES))('are read: %s', async (_, change) => {
    const changed = CODES.filter((code) => change(code) !== code).slice(0, 12);
    expect(changed.length).toBeGreaterThan(0);
    for (const code of changed) {
      const sent = `Anna:\n${change(code)}\n`;
      const { works, troubles } = await readText(sent + CODES.at(-1), 'pasted');
      expect([works.length, troubles]).toEqual([2, []]);
      // The pupil's field reads them as well.
      expect((await readContent(`${sent}Bye`)).ok).toBe(true);
    }
  });

  it('are never read as what nobody sent', async () => {
    const [code = ''] = CODES;
    const lost = code.slice(0, -6);
    const { works, troubles } = await readText(`From: Ida Igel\n\nHello, here it is\n${lost}`, 'x');
    expect(works).toEqual([]);
    expect(troubles).toMatchObject([{ before: 'From: Ida Igel Hello, here it is' }]);
  });
});
