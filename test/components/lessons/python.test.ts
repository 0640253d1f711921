import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { O, X, markName, rootSearch, tutorialRequest } from '../../../src/engine/index.ts';
import { setups } from '../../engine/arbitraries.ts';

/** The listing in Python of the lesson on minimax, run by an interpreter. */
const SOURCE = readFileSync(join(root, 'src/components/lessons/minimax/minimax.py'), 'utf8');
let python: Awaited<ReturnType<typeof loadMicroPython>>;

beforeAll(async () => {
  python = await loadMicroPython();
  python.runPython(SOURCE);
});

function inPython(board: readonly string[], player: string, computer: string): unknown {
  python.runPython(
    `result = ",".join(str(part) for part in minimax(${JSON.stringify(board)}, "${player}", "${computer}"))`,
  );
  return python.globals.get('result');
}

it(
  'returns the score and keeps the cell of the function in the figure',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(setups({ mostEmpty: 6 }), fc.constantFrom(X, O), (setup, computer) => {
        const { score, cell } = rootSearch({ ...tutorialRequest(setup), computer });
        const board = setup.cells.map((content) =>
          content === X || content === O ? markName(content) : '',
        );
        const said = inPython(board, markName(setup.toMove), markName(computer));
        expect(said).toBe(`${score},${cell ?? 'None'}`);
      }),
      { numRuns: 200 },
    );
  },
);
