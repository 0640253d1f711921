import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_NAME,
  LONGEST_TABLE,
  MOST_WEIGHT,
  ROW,
  makeTable,
  makeTableFile,
  parseTableFile,
  positionIndex,
  solvedMoves,
  valuesTable,
  type Table,
} from '../../../src/engine/index.ts';
import { crc32 } from '../../../src/engine/core/crc32.ts';
import { deep } from '../../deep.ts';

const HEAD = { name: 'The truth', provenance: 'Every game, searched to its end. · “é” \\ "' };
const TRUTH = valuesTable(HEAD);
const FILE = makeTableFile(TRUTH);

const codeOf = (text: string) => {
  const read = parseTableFile(text);
  return read.ok ? 'read' : read.problem.code;
};

/** The same file with one part changed and, if asked for, a checksum that is right again. */
function changed(table: Table, change: (weights: Float64Array) => void): Table {
  const weights = table.weights.slice();
  change(weights);
  return { ...table, weights };
}

describe('the checksum', () => {
  it('is the CRC-32 that everybody has', () => {
    expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
    expect(crc32([])).toBe(0);
  });
});

describe('a table as a file', () => {
  it('comes back as it was', () => {
    expect(parseTableFile(FILE)).toEqual({ ok: true, value: TRUTH });
    const beads = makeTable({ kind: 'beads', name: '', provenance: '' }, () =>
      Array<number>(ROW).fill(MOST_WEIGHT),
    );
    expect(parseTableFile(makeTableFile(beads))).toEqual({ ok: true, value: beads });
  });

  it('comes back whatever its numbers are', () => {
    const value = fc.integer({ min: -1e6, max: 1e6 }).map((each) => each / 1e6);
    fc.assert(
      fc.property(fc.array(value, { minLength: ROW, maxLength: ROW }), fc.string(), (row, name) => {
        const table = makeTable({ kind: 'values', name, provenance: name }, () => row);
        const read = parseTableFile(makeTableFile(table));
        expect(read.ok && read.value.weights).toEqual(table.weights.map((each) => each + 0));
      }),
      { numRuns: 20 },
    );
  });

  it('may be written with other spaces, line ends and order', () => {
    expect(codeOf(FILE.replaceAll('\n', '\r\n'))).toBe('read');
    expect(codeOf(`\uFEFF${JSON.stringify(JSON.parse(FILE), null, 2)}`)).toBe('read');
    const parts = Object.entries(JSON.parse(FILE) as object).reverse();
    expect(codeOf(JSON.stringify(Object.fromEntries(parts)))).toBe('read');
  });

  it('keeps names as plain text, and cuts those that are too long', () => {
    const name = `a\u0000b\n${'😀'.repeat(LONGEST_NAME)}\uD800`;
    const read = parseTableFile(makeTableFile({ ...TRUTH, name }));
    expect(read.ok && read.value.name.startsWith('a b 😀')).toBe(true);
    expect(read.ok && read.value.name.length <= LONGEST_NAME).toBe(true);
  });
});

describe('what is no table', () => {
  it.each([
    ['', 'not-json'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['{}', 'foreign'],
    ['"noughtbook-table"', 'foreign'],
    ['{"format":"chess-table","version":1}', 'foreign'],
    ['{"__proto__":{"format":"noughtbook-table"}}', 'foreign'],
    ['{"format":"noughtbook-table","version":2}', 'newer'],
    ['{"format":"noughtbook-table","version":1}', 'damaged'],
    ['{"format":"noughtbook-table"}', 'damaged'],
    ['['.repeat(200_000), 'not-json'],
    [' '.repeat(LONGEST_TABLE + 1), 'too-long'],
  ])('%.40s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('is told apart from a table with impossible numbers', () => {
    const empty = changed(TRUTH, (weights) => (weights[4] = 1.5));
    expect(parseTableFile(makeTableFile(empty))).toEqual({
      ok: false,
      problem: { code: 'impossible-number', at: 0, cell: 4 },
    });
    const { classes } = positionIndex();
    const onFull = changed(TRUTH, (weights) => (weights[(classes.length - 1) * ROW] = 1));
    expect(codeOf(makeTableFile(onFull))).toBe('impossible-number');
    for (const wrong of [-1, 0.5, MOST_WEIGHT + 1]) {
      const beads = changed({ ...TRUTH, kind: 'beads' }, (weights) => weights.fill(0));
      beads.weights[0] = wrong;
      expect(codeOf(makeTableFile(beads))).toBe('impossible-number');
    }
  });
});

describe('a damaged file', () => {
  const bytes = Buffer.from(FILE);
  /** The places where anything can go wrong in its own way, and a sample of the many rows. */
  const rowsFrom = FILE.indexOf('"rows"');
  const PLACES = [...bytes.keys()].filter((at) => at < rowsFrom + 400 || at % 149 === 0);

  it('is noticed wherever it ends', () => {
    const inside = FILE.trimEnd().length;
    const noticed = new Set<string>();
    for (let end = 0; end < inside; end++) {
      // Among the rows one is as another.
      if (end > rowsFrom + 400 && end < inside - 400 && end % 7 !== 0) continue;
      noticed.add(codeOf(FILE.slice(0, end)));
    }
    expect([...noticed]).toEqual(['not-json']);
  });

  it('is noticed whichever bit is flipped', () => {
    const unnoticed: string[] = [];
    for (const at of PLACES.filter((_, i) => i % deep(4, 1) === 0)) {
      for (let bit = 0; bit < 8; bit += at < rowsFrom ? 1 : (at % 5) + 1) {
        const flipped = Buffer.from(bytes);
        flipped[at] = (flipped[at] as number) ^ (1 << bit);
        if (codeOf(flipped.toString()) === 'read') unnoticed.push(`bit ${bit} of byte ${at}`);
      }
    }
    expect(unnoticed).toEqual([]);
  }, 60_000);

  it('never makes an exception of any text', () => {
    const texts = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(texts, (text) => {
        expect(codeOf(text)).not.toBe('read');
      }),
    );
    const scrambled = fc.record({
      format: fc.constant('noughtbook-table'),
      version: fc.constantFrom(1, '1', null, -1),
      kind: fc.constantFrom('values', 'toString', 3),
      name: fc.anything(),
      provenance: fc.anything(),
      rows: fc.anything(),
      checksum: fc.anything(),
    });
    fc.assert(
      fc.property(scrambled, (file) => {
        const text = JSON.stringify(file, (_, each: unknown) =>
          typeof each === 'bigint' ? String(each) : each,
        );
        expect(codeOf(text)).toBe('damaged');
      }),
    );
  });
});

describe('the table of the truth', () => {
  it('holds the value of every move, seen by its mover', () => {
    const opening = [...TRUTH.weights.slice(0, ROW)];
    expect(opening).toEqual(
      solvedMoves({ cells: Array(9).fill(0) as 0[], toMove: 1 }).map((m) => m.value),
    );
  });
});
