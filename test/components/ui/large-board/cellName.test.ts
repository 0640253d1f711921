import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCellName } from '../../../../src/engine/game/large/cellText.ts';
import { cellName, columnName } from '../../../../src/engine/index.ts';
import { candidateName } from '../../../../src/components/ui/board/cellNames.ts';

describe('names of cells', () => {
  it('go on behind z as columns of a table do', () => {
    expect([25, 26, 701, 702].map(columnName)).toEqual(['z', 'aa', 'zz', 'aaa']);
  });

  it('are read as they are written, with borders and without', () => {
    const sizes = [undefined, { width: 1000, height: 1000 }];
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.nat(999), fc.nat(999), (size, x, y) => {
        const at = size ? { x, y } : { x: 0 - x, y };
        expect(parseCellName(cellName(size, at.x, at.y), size)).toEqual(at);
      }),
    );
    expect(parseCellName('-3 12', undefined)).toEqual({ x: -3, y: 12 });
  });

  it('count rows from the bottom, as the field does', () => {
    const size = { width: 15, height: 15 };
    expect(cellName(size, 0, 14)).toBe('a1');
    expect(parseCellName('h7', size)).toEqual({ x: 7, y: 8 });
  });
});

it('calls the cells that a question offers by letters from A on', () => {
  expect([0, 1, 25].map(candidateName)).toEqual(['A', 'B', 'Z']);
});
