import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import {
  CELL_EVENTS,
  FIN_EVENTS,
  O,
  RATING_EVENTS,
  SCAN_EVENTS,
  SEARCH_EVENTS,
  X,
  boardOfSheet,
  cellRun,
  cellWeight,
  fin,
  finRun,
  largeInput,
  markName,
  pythonSnippetOf,
  recordRun,
  ruleRatings,
  ruleRatingsRun,
  runSearch,
  scanFromLast,
  scanFromLastRun,
  smallInput,
  tutorialRequest,
  type CellContent,
  type SearchName,
  type SearchTracer,
  type Sheet,
  type Stone,
} from '../../../src/engine/index.ts';
import { setups } from '../arbitraries.ts';

/** Each listing in Python, run by an interpreter: it emits the events of the engine's own, in their order. */
const RUNS = { numRuns: 200 };
const SIDE = 15;

const LISTINGS = {
  minimax: ['search/minimax.py', SEARCH_EVENTS],
  alphaBeta: ['search/alphaBeta.py', SEARCH_EVENTS],
  depthRatings: ['search/depthRatings.py', SEARCH_EVENTS],
  fin: ['game/fin.py', FIN_EVENTS],
  ruleRatings: ['bots/ruleRatings.py', RATING_EVENTS],
  winScan: ['game/large/winScan.py', SCAN_EVENTS],
  cellWeight: ['attacks/cellWeight.py', CELL_EVENTS],
} as const;
type Listing = keyof typeof LISTINGS;

const sourceOf = (name: Listing) =>
  readFileSync(join(root, 'src/engine', LISTINGS[name][0]), 'utf8');

let python: Awaited<ReturnType<typeof loadMicroPython>>;
beforeAll(async () => {
  python = await loadMicroPython();
  python.runPython('import json\nevents = []\ndef trace(*event):\n    events.append(event)\n');
});

/** What an expression gives, and what was told on the way. */
function run(expression: string): { readonly value: unknown; readonly events: unknown[][] } {
  python.runPython(`events.clear()\nvalue = ${expression}\nsaid = json.dumps([value, events])`);
  const [value, events] = JSON.parse(String(python.globals.get('said'))) as [unknown, unknown[][]];
  return { value, events };
}
const kindsOf = (events: readonly (readonly unknown[])[]) => events.map(([kind]) => kind);

const signOf = (content: CellContent) => (content === X || content === O ? markName(content) : '');
const inPython = (cells: readonly CellContent[]) => JSON.stringify(cells.map(signOf));

describe.each([
  ['minimax', 'minimax', 6],
  ['alphaBeta', 'alpha_beta', 7],
  ['depthRatings', 'depth_ratings', 6],
] as const)('%s', (search: SearchName & Listing, name, mostEmpty) => {
  it('tells the same with the same numbers, and returns the same', { timeout: 120_000 }, () => {
    python.runPython(sourceOf(search));
    const anyGame = [
      setups({ mostEmpty }),
      fc.constantFrom(X, O),
      fc.integer({ min: 1, max: 6 }),
    ] as const;
    fc.assert(
      fc.property(...anyGame, (setup, computer, depth) => {
        const events: unknown[][] = [];
        const tellers = SEARCH_EVENTS.map((kind) => [
          kind,
          (...numbers: number[]) => void events.push([kind, ...numbers]),
        ]);
        const request = { ...tutorialRequest(setup), search, computer, depth };
        const score = runSearch(request, Object.fromEntries(tellers) as SearchTracer);
        const more = search === 'depthRatings' ? `, ${depth}` : '';
        const said = run(
          `${name}(${inPython(setup.cells)}, "${markName(setup.toMove)}", "${markName(computer)}"${more})`,
        );
        expect(said.events).toEqual(events);
        expect((said.value as unknown[])[0]).toBe(score);
      }),
      RUNS,
    );
  });
});

it('fin tells the same, line by line', { timeout: 60_000 }, () => {
  python.runPython(sourceOf('fin'));
  fc.assert(
    fc.property(setups(), (setup) => {
      const { result, sums } = fin(setup.cells);
      const said = run(`fin(${JSON.stringify(setup.cells)})`);
      expect(said.value).toEqual([result, sums]);
      expect(kindsOf(said.events)).toEqual(
        recordRun(finRun, smallInput(setup)).events.map(({ kind }) => kind),
      );
    }),
    RUNS,
  );
});

it('rule ratings add the same, rule by rule', { timeout: 60_000 }, () => {
  python.runPython(sourceOf('ruleRatings'));
  fc.assert(
    fc.property(setups(), (setup) => {
      const said = run(`rule_ratings(${inPython(setup.cells)}, "${markName(setup.toMove)}")`);
      expect(said.value).toEqual(ruleRatings(setup));
      expect(kindsOf(said.events)).toEqual(
        recordRun(ruleRatingsRun, smallInput(setup)).events.map(({ kind }) => kind),
      );
    }),
    RUNS,
  );
});

/** Marks close together on a board of fifteen, so that there are runs, gaps and walls. */
const crowds = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 4, maxLength: 30 }),
    fc.nat(7),
    fc.nat(7),
    fc.integer(),
  )
  .map(([cells, left, top, marks]): Sheet => ({
    size: { width: SIDE, height: SIDE },
    stones: cells.map((cell, at): Stone => ({
      x: left + (cell % 8),
      y: top + Math.floor(cell / 8),
      mark: ((marks >> (at % 31)) & 1) === 1 ? X : O,
    })),
  }));

function rowsOf({ stones }: Sheet): string {
  const rows = Array.from({ length: SIDE }, () => new Array<string>(SIDE).fill(''));
  for (const { x, y, mark } of stones) (rows[y] as string[])[x] = markName(mark);
  return JSON.stringify(rows);
}

it('the scan for a win looks at the same cells', { timeout: 60_000 }, () => {
  python.runPython(sourceOf('winScan'));
  fc.assert(
    fc.property(crowds, (sheet) => {
      const { x, y } = sheet.stones.at(-1) as Stone;
      const said = run(`scan_from_last(${rowsOf(sheet)}, ${x}, ${y})`);
      const found = scanFromLast(boardOfSheet(sheet), x, y);
      expect(said.value).toEqual(found ? found.cells.map((cell) => [cell.x, cell.y]) : null);
      const { events } = recordRun(scanFromLastRun, largeInput(sheet));
      expect(kindsOf(said.events)).toEqual(events.map(({ kind }) => kind));
    }),
    RUNS,
  );
});

it('the weight of a cell is the same sum of the same parts', { timeout: 120_000 }, () => {
  python.runPython(sourceOf('cellWeight'));
  fc.assert(
    fc.property(crowds, fc.constantFrom(X, O), (sheet, mark) => {
      const { x, y } = sheet.stones[0] as Stone;
      const without = { ...sheet, stones: sheet.stones.slice(1) };
      const said = run(`cell_weight(${rowsOf(without)}, ${x}, ${y}, "${markName(mark)}")`);
      const { weight } = cellWeight(boardOfSheet(without), { x, y }, mark);
      expect(said.value).toBeCloseTo(weight, 9);
      const { events } = recordRun(cellRun, largeInput(without, { cell: { x, y }, mark }));
      expect(kindsOf(said.events)).toEqual(events.map(({ kind }) => kind));
    }),
    RUNS,
  );
});

describe.each(Object.keys(LISTINGS) as Listing[])('the listing of %s', (name) => {
  it('is shown without its tracer, each kind at a line of its own, and none too long for a panel', () => {
    const { lines, lineOf } = pythonSnippetOf(sourceOf(name), LISTINGS[name][1]);
    expect(lines.join('\n')).not.toContain('trace');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(88);
    expect(Object.keys(lineOf).length).toBeGreaterThan(5);
    python.runPython(lines.join('\n'));
  });
});
