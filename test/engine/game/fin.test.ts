import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  recordRun,
  BOTH,
  DRAWN,
  EMPTY,
  FIN_EVENTS,
  SMALL_VARIANT,
  NOT_OVER,
  O,
  X,
  emptySetup,
  fin,
  finRun,
  positionsFrom,
  snippetOf,
  smallInput,
  type CellContent,
  type LineState,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

const source = readFileSync(new URL('../../../src/engine/game/fin.ts', import.meta.url), 'utf8');
const { lines } = SMALL_VARIANT.geometry;
const MARKS: readonly CellContent[] = [EMPTY, X, O];

/** Another reading of a line: by looking at its marks one by one. */
function lookAt(contents: readonly CellContent[]): LineState {
  const has = (mark: CellContent) => contents.includes(mark);
  if (!has(EMPTY) && !(has(X) && has(O))) return 'won';
  return has(X) && has(O) ? 'dead' : 'open';
}

describe('the sum of a line', () => {
  const contents = MARKS.flatMap((a) => MARKS.flatMap((b) => MARKS.map((c) => [a, b, c] as const)));

  it('tells what is on it, for all 27 lines', () => {
    expect(contents).toHaveLength(27);
    const known = new Map<number, string>();
    for (const three of contents) {
      const [sum = -1] = fin([...three], [[0, 1, 2]]).sums;
      const held = three.toSorted().join('');
      expect(known.get(sum) ?? held).toBe(held);
      known.set(sum, held);
    }
    // Ten contents, if order does not matter, and the sums of the specification.
    expect([...known.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9, 12]);
  });

  it('would not with 1 and 2, nor with 1 and 3', () => {
    const sumsWith = (o: number) =>
      new Set(
        contents.map((three) => three.reduce<number>((sum, c) => sum + (c === O ? o : c), 0)),
      );
    expect([sumsWith(2).size, sumsWith(3).size, sumsWith(4).size]).toEqual([7, 9, 10]);
  });
});

describe('the end of a game', () => {
  it('is a draw before the board is full in 40 of the 5,478 positions, with one cell left', () => {
    const early = positionsFrom().filter(
      ({ cells }) => cells.includes(EMPTY) && fin(cells).result === DRAWN,
    );
    expect(early).toHaveLength(40);
    for (const { cells } of early) expect(cells.filter((c) => c === EMPTY)).toHaveLength(1);
  });

  it('makes 526,906 calls of the whole search, where a full board makes 549,946', () => {
    const count = (cells: CellContent[], mark: typeof X | typeof O, early: boolean): number => {
      const { result, line } = fin(cells);
      const isOver = early ? result !== NOT_OVER : line !== undefined || !cells.includes(EMPTY);
      if (isOver) return 1;
      let calls = 1;
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] !== EMPTY) continue;
        cells[cell] = mark;
        calls += count(cells, mark === X ? O : X, early);
        cells[cell] = EMPTY;
      }
      return calls;
    };
    // Call by call, and not by what is known of equal positions.
    expect(count([...emptySetup().cells], X, true)).toBe(526_906);
    expect(count([...emptySetup().cells], X, false)).toBe(549_946);
  }, 60_000);
});

describe('the trace', () => {
  const every = [...positionsFrom(), ...positionsFrom(emptySetup(O))];

  it('tells every line in turn: look, AND, OR, what it is, its sum; and the result last', () => {
    expect(every.length).toBeGreaterThan(10_000);
    for (const setup of every.filter((_, at) => at % deep(7, 1) === 0)) {
      const { events } = recordRun(finRun, smallInput(setup));
      const found = fin(setup.cells);
      const read = lines.map((line) => {
        const [a = EMPTY, b = EMPTY, c = EMPTY] = line.map((cell) => setup.cells[cell]);
        return { and: a & b & c, or: a | b | c, state: lookAt([a, b, c]), sum: a + b + c };
      });
      const states = read.map(({ state }) => state);
      const kinds = [...states.flatMap((state) => ['look', 'and', 'or', state, 'sum']), 'result'];
      const whole = {
        kind: 'result',
        line: lines.length - 1,
        ands: { ...read.map(({ and }) => and) },
        ors: { ...read.map(({ or }) => or) },
        states: { ...states },
        sums: { ...read.map(({ sum }) => sum) },
        result: found.result,
      };
      const told = [events.map(({ kind }) => kind), events.at(-1), found.states];
      // The runner's own comparison takes ten times as long: it is for what differs.
      if (isDeepStrictEqual(told, [kinds, whole, states])) continue;
      expect(told, setup.cells.join('')).toEqual([kinds, whole, states]);
    }
  });

  it('is shown by code in which each kind has a line of its own, and which computes the same', () => {
    const { lines: code, lineOf } = snippetOf(source, 'fin', FIN_EVENTS);
    expect(new Set(Object.values(lineOf)).size).toBe(FIN_EVENTS.length);
    const at = (kind: keyof typeof lineOf) => code[(lineOf[kind] ?? 0) - 1]?.trim();
    expect(at('and')).toBe('const and = a & b & c;');
    expect(at('or')).toBe('const or = a | b | c;');
    expect(at('dead')).toBe("states.push('dead');");
    expect(at('result')).toMatch(/^return/);
    expect(code.join('\n')).not.toMatch(/trace/i);

    const helper = snippetOf(source, 'contentsOf', FIN_EVENTS).lines.join('\n');
    const text = stripTypeScriptTypes(`${code.join('\n').replace(/^export /, '')}\n${helper}`);
    const scope = { SMALL_VARIANT, EMPTY, BOTH, NOT_OVER, DRAWN };
    const shown = new Function(...Object.keys(scope), `${text}\nreturn fin;`)(
      ...Object.values(scope),
    ) as typeof fin;
    for (const { cells } of positionsFrom()) expect(shown(cells)).toEqual(fin(cells));
  });
});
