import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/cli/answer.ts';
import { LONGEST_LINE, linesOf } from '../../src/cli/lines.ts';
import { makePosition, markName, runSearch, tutorialRequest } from '../../src/engine/index.ts';
import { ALL_SETUPS } from '../engine/arbitraries.ts';
import { answer, command, errorOf } from './asking.ts';
import { deep } from '../deep.ts';

describe('winner', () => {
  it.each([
    ['.........', { result: 'none', line: null }],
    ['XXXOO....', { result: 'X', line: [0, 1, 2] }],
    ['XXX.OO..O', { result: 'X', line: [0, 1, 2] }],
    ['XXOXOXO..', { result: 'O', line: [2, 4, 6] }],
    ['XOXXOOOX.', { result: 'draw', line: null }],
  ])('%s', (position, expected) => {
    expect(answer({ ask: 'winner', position })).toEqual(expected);
  });
});

describe('minimax', () => {
  it('lists the nine calls of the lesson', () => {
    const found = answer({ ask: 'minimax', position: 'O.XX.X.OO', for: 'X', calls: true });
    expect(found).toMatchObject({ score: 10, cell: 4, count: 9 });
    const calls = found['calls'] as Record<string, unknown>[];
    expect(calls.map(Object.values)).toEqual([
      [1, null, null, 0, 10],
      [2, 1, 1, 1, -10],
      [3, 2, 4, 2, -10],
      [4, 2, 6, 2, -10],
      [5, 1, 4, 1, 10],
      [6, 1, 6, 1, -10],
      [7, 6, 1, 2, 10],
      [8, 7, 4, 3, 10],
      [9, 6, 4, 2, -10],
    ]);
    expect(Object.keys(calls[0] ?? {})).toEqual(['call', 'parent', 'cell', 'ply', 'score']);
  });

  it('scores from the side of the mover, and lists calls only when they are asked for', () => {
    expect(answer({ ask: 'minimax', position: 'X.OO.O.XX', for: 'O' })).toEqual({
      score: 10,
      cell: 4,
      count: 9,
    });
  });

  it('scores a finished game', () => {
    const over = { cell: null, count: 1 };
    expect(answer({ ask: 'minimax', position: 'XXXOO....', for: 'O' })).toEqual({
      score: -10,
      ...over,
    });
    expect(answer({ ask: 'minimax', position: 'XOXXOOOXX', for: 'O', calls: true })).toEqual({
      score: 0,
      ...over,
      calls: [{ call: 1, parent: null, cell: null, ply: 0, score: 0 }],
    });
  });

  it('scores a line whoever is said to move next', () => {
    const asked = { ask: 'minimax', position: 'XXX.OO..O' };
    expect(answer({ ...asked, for: 'X' })).toEqual({ score: 10, cell: null, count: 1 });
    expect(answer({ ...asked, for: 'O' })).toEqual({ score: -10, cell: null, count: 1 });
  });

  it('agrees with the engine for either side to begin', () => {
    for (const setup of ALL_SETUPS.filter((_, at) => at > 400 && at % deep(131, 37) === 0)) {
      const score = runSearch({ ...tutorialRequest(setup), computer: setup.toMove });
      const asked = { position: makePosition(setup.cells), for: markName(setup.toMove) };
      expect(answer({ ask: 'minimax', ...asked })).toMatchObject({ score });
    }
  });
});

describe('bad requests', () => {
  it.each([
    [[], 'bad-json'],
    [null, 'bad-json'],
    [{}, 'unknown-ask'],
    [{ ask: 'constructor' }, 'unknown-ask'],
    [{ ask: 'winner' }, 'bad-field'],
    [{ ask: 'winner', position: 9 }, 'bad-field'],
    [{ ask: 'winner', position: 'xo.......' }, 'bad-board'],
    [{ ask: 'winner', position: 'XO......' }, 'bad-board'],
    [{ ask: 'winner', position: 'XXXOOO...' }, 'bad-board'],
    [{ ask: 'winner', position: 'XX.......' }, 'bad-board'],
    [{ ask: 'minimax', position: '.........' }, 'bad-field'],
    [{ ask: 'minimax', position: '.........', for: 'x' }, 'bad-field'],
    [{ ask: 'minimax', position: 'X........', for: 'X' }, 'bad-board'],
    [{ ask: 'minimax', position: 'XXXOO....', for: 'X' }, 'bad-board'],
    [{ ask: 'minimax', position: 'X........', for: 'O', calls: 'yes' }, 'bad-field'],
  ])('%j: %s', (request, code) => {
    expect(errorOf(request)).toBe(code);
  });

  it('keep their id', () => {
    for (const id of [0, null, 'a', [1], { b: 2 }, false]) {
      expect(answer({ ask: 'none', id })['id']).toEqual(id);
      expect(answer({ ask: 'winner', position: '.........', id, more: 1 })['id']).toEqual(id);
    }
    expect(answer({ ask: 'none' })).not.toHaveProperty('id');
  });

  it('say so where their id cannot come back as it was', () => {
    for (const id of ['1e999', '-1e999', '[1, {"a": 1e400}]', '12345678901234567890', '1e300']) {
      const told = JSON.parse(answerLine({ text: `{"ask":"winner","id":${id}}` })) as object;
      expect(told, id).toEqual({
        error: { code: 'too-large', message: expect.stringContaining('"id"') as string },
      });
    }
    for (const id of ['0.1', '1e-400', '9007199254740991', '{"a": [0.5, null, "1e999"]}']) {
      const text = `{"ask":"winner","position":".........","id":${id}}`;
      expect(JSON.parse(answerLine({ text }))).toHaveProperty('id', JSON.parse(id));
    }
  });

  it('that are no JSON are told in our own words', () => {
    const found = JSON.parse(answerLine({ text: '{"ask":' })) as { error: object };
    expect(found.error).toEqual({ code: 'bad-json', message: 'This line is not JSON.' });
  });

  it('nested beyond measure are answered', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const text of [deep, `{"ask":"winner","position":".........","id":${deep}}`]) {
      expect(JSON.parse(answerLine({ text }))).toBeTypeOf('object');
    }
  });
});

describe('lines', () => {
  async function split(chunks: Uint8Array[]): Promise<(string | null)[]> {
    const found: (string | null)[] = [];
    async function* stream() {
      yield* chunks;
    }
    for await (const line of linesOf(stream())) found.push('text' in line ? line.text : null);
    return found;
  }

  it('come whole out of any pieces', async () => {
    const bytes = new TextEncoder().encode('один\n\nтри 😀\r\nlast');
    for (let size = 1; size < bytes.length; size++) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      );
      expect(await split(pieces)).toEqual(['один', '', 'три 😀\r', 'last']);
    }
  });

  it('begin after the mark of a byte order, and have no other taken away', async () => {
    const bytes = new TextEncoder().encode('\uFEFFfirst\n\uFEFFsecond');
    expect(await split([bytes])).toEqual(['first', '\uFEFFsecond']);
    expect(await split([bytes.slice(0, 1), bytes.slice(1)])).toEqual(['first', '\uFEFFsecond']);
  });

  it('that are too long are told, and the next is read', async () => {
    const long = new TextEncoder().encode('x'.repeat(LONGEST_LINE));
    const end = new TextEncoder().encode('y\nnext\n');
    expect(await split([long, end])).toEqual([null, 'next']);
    expect(await split([long])).toEqual(['x'.repeat(LONGEST_LINE)]);
  });
});

describe('the command', () => {
  const linesFor = async (input: string | Uint8Array) => {
    const { output, errors, code } = await command('engine.ts', [], input);
    expect([code, errors]).toEqual([0, '']);
    return output.split('\n').slice(0, -1);
  };

  it('answers every line in order, and ends well', async () => {
    const input =
      '{"ask":"winner","position":"XXXOO....","id":1}\r\n\r\n   \nnonsense\n' +
      `${'z'.repeat(LONGEST_LINE + 5)}\n` +
      '{"ask":"minimax","position":".........","for":"O","id":2}\n\u0000\n' +
      '{"ask":"minimax","position":"O.XX.X.OO","for":"X","id":3}';
    const found = (await linesFor(input)).map(
      (line) => JSON.parse(line) as { id?: number; error?: { code: string } },
    );
    expect(found.map(({ id, error }) => id ?? error?.code)).toEqual([
      1,
      'bad-json',
      'too-large',
      2,
      'bad-json',
      3,
    ]);
    expect(found[3]).toEqual({ id: 2, score: 0, cell: 0, count: 549_946 });
  });

  it('answers bytes that are no text', async () => {
    const bytes = Uint8Array.from([0xff, 0xfe, 0x0a, 0xc3, 0x0a, 0xe2]);
    expect(await linesFor(bytes)).toHaveLength(3);
  });
});
