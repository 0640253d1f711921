import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_LINK } from './everyLink.ts';
import { anyCharacter } from '../../anyCharacter.ts';

/** What every object has: a table that is asked for one of these must not give it. */
const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype);
const HOSTILE = [
  ...PROTOTYPE,
  ...['', '-1', '1.5', '1e9', 'NaN', '99999999999999999', '%', '%FF', '%E0%A4%A', '<b>', '🙂'],
];
/** Values that some field or other takes. */
const MEANT = [
  ...['X', 'o', '7', 'end', 'random', 'last', 'minimax', 'best', 'draw', '044', 'O.XX.X.OO'],
  ...['XXX......', '15x15', 'none', '3.-2', 'AADC', '45', 'renju', '1.AAAA.B', '1_0.1'],
];
const value = fc.oneof(fc.constantFrom(...HOSTILE, ...MEANT), fc.string({ unit: anyCharacter }));

describe.each(EVERY_LINK)('links of the kind: $name', (link) => {
  const { values, usual, fields, knownBy, most } = link;
  const make = (asked: unknown) => link.make(asked, usual);
  const read = (fragment: string) => link.read(fragment, usual);

  it('lead back to what they were made from, whatever the page shows by itself', () => {
    fc.assert(
      fc.property(values, values, (asked, own) => {
        const fragment = link.make(asked, own);
        expect(link.read(fragment, own), fragment).toEqual({
          value: asked,
          told: '',
          problems: [],
        });
        expect(link.read(fragment.slice(1), own)).toEqual(link.read(fragment, own));
        // Nothing in them needs to be escaped.
        expect(new URL(fragment, 'https://x.org').hash).toBe(fragment);
      }),
    );
  });

  it('may have the end of a sentence behind them, as when they were copied out of a text', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('.', ',', '?', ')', ').', '”', '".'), (asked, tail) => {
        const fragment = make(asked);
        fc.pre(fragment.includes('='));
        expect(read(fragment + tail), fragment).toEqual(read(fragment));
      }),
    );
  });

  it('say nothing of what is usual', () => {
    expect(make(usual)).toBe(link.shortest);
  });

  it('leave other fields alone', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('extra', 'Fig', ...PROTOTYPE), (asked, name) => {
        const fragment = make(asked);
        expect(read(`${fragment}&${name}=1&${name}=2`)).toEqual(read(fragment));
      }),
    );
  });

  /** The start of a link, before this field. */
  const before = (field: string) =>
    knownBy === undefined || knownBy.startsWith(`${field}=`) ? '#' : `#${knownBy}&`;

  it('refuse what every object has as a value, and say so', () => {
    for (const field of fields) {
      // A figure may have any name.
      const names = field === 'fig' ? ['__proto__', 'toString', 'isPrototypeOf'] : PROTOTYPE;
      for (const name of names) {
        const { problems = [], told = '' } = read(`${before(field)}${field}=${name}`) ?? {};
        expect(problems.length, `${field}=${name}`).toBeGreaterThan(0);
        expect(told, name).toMatch(/^[A-Z].*\.$/s);
      }
    }
  });

  it('survive anything, and then say what was wrong with it', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...fields, ...PROTOTYPE), value), {
      maxLength: 10,
    });
    const fragments = fc.oneof(
      pairs.map((all) => before('') + all.map(([name, text]) => `${name}=${text}`).join('&')),
      fc.string({ unit: anyCharacter }),
    );
    let told = 0;
    fc.assert(
      fc.property(fragments, (fragment) => {
        const shown = read(fragment);
        if (!shown) return;
        for (const { field } of shown.problems) if (field) expect(fields).toContain(field);
        if (shown.told !== '') told++;
        if (shown.value !== undefined) expect(read(make(shown.value))?.told).toBe('');
      }),
      { numRuns: 500 },
    );
    // By chance it was 46 of 500 once, for the kind with the fewest fields.
    expect(told).toBeGreaterThan(10);
  });

  it('are no anchors, and not those of other kinds', () => {
    const others = fields.includes('fig')
      ? ['#board=X........', '#x=person']
      : ['#fig=tree&step=1'];
    for (const text of ['', '#', '#top', '#call-1', '#a=b&c=d', ...PROTOTYPE, ...others]) {
      expect(read(text), text).toBeUndefined();
    }
  });

  if (most === undefined) return;
  it('are not read where they are too long', () => {
    const long = `${make(usual)}&${fields[0]}=`.padEnd(1 + most, '1');
    expect(read(long)?.problems).not.toContainEqual({ code: 'too-long' });
    const { problems, told } = read(`${long}1`) ?? {};
    expect(problems?.[0]).toEqual({ code: 'too-long' });
    expect(told).toMatch(/too long/);
  });
});
