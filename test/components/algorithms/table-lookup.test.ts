import { describe, expect, it } from 'vitest';
import {
  SYMMETRIES,
  canonical,
  codeOfCells,
  lookUp,
  permuted,
  placeOf,
  ruleRatingsTable,
  smallInput,
  type CellContent,
} from '../../../src/engine/index.ts';
import { tableLookupView as view } from '../../../src/components/algorithms/table-lookup/view.ts';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';
import { walk } from './walk.ts';

const SETUPS = ALL_SETUPS.filter((_, at) => at % 29 === 0);

const momentsOf = (setup: (typeof SETUPS)[number]) => walk(view, smallInput(setup));
const contentOf = (mark: string | undefined): CellContent =>
  mark === 'X' ? 1 : mark === 'O' ? 4 : 0;

describe('the figure of the look into a table', () => {
  it('shows the board turned as it says, and the canonical one when it is found', () => {
    for (const setup of SETUPS) {
      const swapped = placeOf(setup)?.swapped ?? false;
      for (const { event, moment } of momentsOf(setup)) {
        if (event.kind !== 'turn' && event.kind !== 'found') continue;
        const cells = moment.board.cells.map(({ mark }) => contentOf(mark));
        const own = swapped
          ? setup.cells.map((content) => (content === 0 ? 0 : content === 1 ? 4 : 1) as CellContent)
          : setup.cells;
        if (event.kind === 'found') expect(cells).toEqual(canonical(own));
        else expect(cells).toEqual(permuted(own, SYMMETRIES[event.symmetry] ?? []));
        expect(codeOfCells(cells)).toBe(event.codes[event.symmetry]);
      }
    }
  });

  it('brings every number back to its own cell', () => {
    for (const setup of SETUPS) {
      const row = lookUp(ruleRatingsTable(), setup);
      const { notes } = momentsOf(setup).at(-1)?.moment ?? { notes: [] };
      notes.forEach((note, cell) => {
        if (note) expect(Number(note.text.replaceAll(',', ''))).toBe(row[cell]);
        else expect(setup.cells[cell] === 0 && row[cell] !== 0).toBe(false);
      });
    }
  });
});
