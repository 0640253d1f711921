import { describe, expect, it } from 'vitest';
import { parsePart, makeParts } from '../../../src/components/classroom/camera/qrParts.ts';
import {
  codeIn,
  doLink,
  levelsIn,
  levelsLink,
  joinedCodes,
} from '../../../src/components/classroom/handOut.ts';
import { pack, unpack } from '../../../src/components/classroom/packing.ts';
import { withoutTail } from '../../../src/components/platform/link.ts';

const SITE = 'https://example.org/notes/';
const TEXT = '{"noughtbook":"assignment"}';
const TAILS = ['', ...'.,;:!?)]}>"’”', ').', '.”', '."\n'];
/** As the browser has them in the address. */
const ESCAPED = ['%22', '%3E', '.%E2%80%9D', '%e2%80%99', '%C2%BB.'];
/** Somebody wrote on behind them. */
const GOING_ON = ['. Until Monday.', ', please', '</a>'];

describe('a link out of a text', () => {
  it.each([...TAILS, ...ESCAPED])('is read with %o behind it', async (tail) => {
    const code = await pack(TEXT);
    const both = [code, code] as const;
    expect(await unpack(code + tail)).toEqual({ ok: true, value: TEXT });
    for (const text of [code, doLink(SITE, code), `#a=${code}`])
      expect(codeIn(text + tail)).toBe(code);
    for (const text of [levelsLink(SITE, ...both), joinedCodes(both)])
      expect(levelsIn(text + tail)?.codes).toEqual(both);
    const [part = ''] = makeParts(code) ?? [];
    expect(parsePart(`#q=${part}${tail}`)).toEqual(parsePart(part));
    expect(parsePart(part)).toBeDefined();
  });

  it.each(GOING_ON)('is read where the text goes on: %o', async (tail) => {
    const code = await pack(TEXT);
    expect(codeIn(doLink(SITE, code) + tail)).toBe(code);
    expect(levelsIn(levelsLink(SITE, code, code) + tail)?.codes).toEqual([code, code]);
  });

  it('is left as it is otherwise, and however long', () => {
    expect(withoutTail(' #a=1.a-b_ ')).toBe('#a=1.a-b_');
    const long = `${'.'.repeat(1_000_000)}x`;
    expect(withoutTail(long)).toBe(long);
  });
});
