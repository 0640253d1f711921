import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leftByClick,
  turnAfterEdit,
  withClick,
  withContent,
} from '../../../../src/components/ui/board-editor/edits.ts';
import { contentForKey } from '../../../../src/components/ui/board/contentForKey.ts';
import {
  readSetupText,
  setupText,
} from '../../../../src/components/classroom/workshop/boardEdits.ts';
import {
  EMPTY,
  O,
  SMALL_VARIANT,
  X,
  checkSetup,
  emptySetup,
  makeVariant,
  markName,
  other,
  type CellContent,
  type Setup,
} from '../../../../src/engine/index.ts';

const countOf = (cells: readonly CellContent[], mark: CellContent) =>
  cells.filter((content) => content === mark).length;
const four = makeVariant({ m: 4, n: 4, k: 4 });

describe('clicks on a board', () => {
  const click = (text: string, ...cells: readonly number[]) =>
    setupText(cells.reduce(withClick, readSetupText(text))).slice(0, -1);

  it('need no pen: each cell gets the next mark, then the other one, then none', () => {
    expect(click('.........x', 0, 4, 8, 2)).toBe('X.O.O...X');
    expect([1, 2, 3].map((times) => click('.........x', ...Array(times).fill(4)))).toEqual([
      '....X....',
      '....O....',
      '.........',
    ]);
    expect([1, 2, 3].map((times) => click('X........x', ...Array(times).fill(4)))).toEqual([
      'X...O....',
      'X...X....',
      'X........',
    ]);
  });

  it.each([
    ['3×3', SMALL_VARIANT],
    ['4×4', four],
  ])(
    'go round on %s: the mark that is due, the other one, empty, as is said before',
    (_, variant) => {
      const content = fc.constantFrom<CellContent>(EMPTY, X, O);
      const { cellCount } = variant.geometry;
      const board = fc.array(content, { minLength: cellCount, maxLength: cellCount });
      fc.assert(
        fc.property(board, fc.nat(cellCount - 1), fc.constantFrom(X, O), (marks, cell, toMove) => {
          let setup = withContent({ cells: marks, toMove }, cell, EMPTY);
          const due = setup.toMove;
          // Among equal numbers an O may have been due or the second choice: it is taken away.
          const isEqual = countOf(setup.cells, X) === countOf(setup.cells, O);
          const round = isEqual && due === O ? [O, EMPTY] : [due, other(due), EMPTY];
          for (const left of round) {
            const said = leftByClick(setup, cell);
            setup = withClick(setup, cell);
            expect(setup.cells).toEqual(marks.with(cell, left));
            expect(said).toBe(left === EMPTY ? undefined : markName(left));
          }
        }),
      );
    },
  );

  it('begin with O where O begins', () => {
    expect(setupText([0, 1, 2].reduce(withClick, emptySetup(O)))).toBe('OXO......x');
  });

  it('in turn on cells that are empty lead to possible boards, of any size', () => {
    const order = fc.shuffledSubarray([...emptySetup(X, four).cells.keys()], { maxLength: 6 });
    fc.assert(
      fc.property(order, fc.constantFrom(X, O), (cells, first) => {
        const { cells: after, toMove } = cells.reduce(withClick, emptySetup(first, four));
        expect(checkSetup(after, toMove, four).ok).toBe(true);
      }),
    );
  });
});

describe('who moves after an edit', () => {
  const after = (text: string, cell: number, content: CellContent) =>
    withContent(readSetupText(text), cell, content).toMove;

  it('follows the counts where they leave no choice', () => {
    expect(after('.........x', 4, X)).toBe(O);
    expect(after('X........o', 4, O)).toBe(X);
    expect(after('.........x', 4, O)).toBe(X);
  });

  it('remembers that O has begun', () => {
    expect(after('....O....x', 0, X)).toBe(O);
    expect(after('X...O....o', 1, O)).toBe(X);
  });

  it('begins with X again on an empty board', () => {
    expect(after('....O....x', 4, EMPTY)).toBe(X);
  });

  it('stays as it was chosen while nothing is changed', () => {
    const chosen: Setup = { ...readSetupText('XO.......x'), toMove: O };
    expect(turnAfterEdit(chosen, chosen.cells)).toBe(O);
  });
});

describe('keys on a cell', () => {
  it.each([
    ['x', 'KeyX', X],
    ['X', 'KeyX', X],
    ['ч', 'KeyX', X],
    ['х', 'BracketLeft', X],
    ['o', 'KeyO', O],
    ['щ', 'KeyO', O],
    ['о', 'KeyJ', O],
    ['0', 'Digit0', O],
    ['0', 'Numpad0', O],
    ['à', 'Digit0', O],
    ['Delete', 'Delete', EMPTY],
    ['Backspace', 'Backspace', EMPTY],
    ['r', 'KeyO', undefined],
    ['q', 'KeyX', undefined],
    ['5', 'Digit5', undefined],
    ['Tab', 'Tab', undefined],
  ])('%s at %s', (key, code, content) => {
    expect(contentForKey({ key, code })).toBe(content);
  });
});
