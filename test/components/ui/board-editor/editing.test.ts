import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_UNDOS,
  chooseTurn,
  clear,
  cycleCell,
  mirrorBoard,
  rowsOf,
  setCell,
  startEditing,
  stateOf,
  boardTextOf,
  toMoveOf,
  turnBoard,
  typeText,
  undoEdit,
  editingVerdict,
  viewOf,
  type Editing,
} from '../../../../src/components/ui/board-editor/editing.ts';
import { contentForKey } from '../../../../src/components/ui/board/contentForKey.ts';
import { EMPTY, O, X, emptySetup, type CellContent } from '../../../../src/engine/index.ts';

const empty = startEditing(emptySetup());

/** A board that shows `text`, possible or not. */
function showing(text: string): Editing {
  const read = typeText(empty, text);
  if (!read.ok) throw new Error(`${text}: ${read.problem.code}`);
  return read.value;
}

function problemOf(editing: Editing): string | undefined {
  const verdict = editingVerdict(editing);
  return verdict.ok ? undefined : verdict.problem.code;
}

describe('editing a board', () => {
  it('cycles a cell: empty, X, O, empty', () => {
    const contents = [1, 2, 3].reduce<Editing[]>(
      (all) => [...all, cycleCell(all.at(-1) as Editing, 4)],
      [empty],
    );
    expect(contents.map(({ cells }) => cells[4])).toEqual([EMPTY, X, O, EMPTY]);
  });

  it('lets the turn follow the counts until it is set by hand', () => {
    const one = setCell(empty, 0, X);
    expect([toMoveOf(empty), toMoveOf(one)]).toEqual([X, O]);
    expect(toMoveOf(setCell(chooseTurn(empty, O), 0, O))).toBe(O);
    expect(toMoveOf(chooseTurn(chooseTurn(one, X), 'counts'))).toBe(O);
  });

  it.each([
    ['XXX......', 'mark-counts'],
    ['XXXOOO...', 'two-winners'],
    ['X........; X', 'wrong-turn'],
    ['XXX.OO...; X', 'wrong-turn'],
    ['XXX.OO.O.; X', 'winner-to-move'],
    ['O.XX.X.OO', undefined],
    ['XXX.OO...', undefined],
    ['O........; X', undefined],
  ])('says what is impossible about %s', (text, problem) => {
    expect(problemOf(showing(text))).toBe(problem);
  });

  it('tells a possible board in marks and turn, or in its result', () => {
    const told = (text: string) => {
      const verdict = editingVerdict(showing(text));
      return verdict.ok ? stateOf(verdict.value) : undefined;
    };
    expect(told('O.XX.X.OO')).toEqual({ kind: 'to-move', x: 3, o: 3, mark: 'X' });
    expect(told('XXX.OO...')).toEqual({ kind: 'over', winner: 'X' });
    expect(told('XOXXOOOXX')).toEqual({ kind: 'over', winner: undefined });
  });

  it('turns clockwise and mirrors left to right', () => {
    const corner = showing('XO.......');
    expect(boardTextOf(turnBoard(corner))).toBe('..X..O...; X');
    expect(boardTextOf(mirrorBoard(corner))).toBe('.OX......; X');
  });

  it('keeps the board when a text cannot be read', () => {
    const read = typeText(showing('X...O....'), 'X..Z.....');
    expect(read).toMatchObject({ ok: false, problem: { code: 'unknown-sign', sign: 'Z' } });
  });

  it('gives rows to speak, and a view of a board that cannot be', () => {
    expect(rowsOf(showing('XO......X'))).toEqual([
      ['X', 'O', undefined],
      [undefined, undefined, undefined],
      [undefined, undefined, 'X'],
    ]);
    expect(
      viewOf(showing('XXXOOO...'))
        .cells.map(({ mark }) => mark ?? '.')
        .join(''),
    ).toBe('XXXOOO...');
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

const content = fc.constantFrom<CellContent>(EMPTY, X, O);
const cell = fc.integer({ min: 0, max: 8 });
const act = fc.oneof(
  cell.map((at) => (editing: Editing) => cycleCell(editing, at)),
  fc.tuple(cell, content).map(
    ([at, put]) =>
      (editing: Editing) =>
        setCell(editing, at, put),
  ),
  fc.constantFrom('counts' as const, X, O).map((turn) => (editing: Editing) => {
    return chooseTurn(editing, turn);
  }),
  fc.constantFrom(turnBoard, mirrorBoard, clear),
  fc.array(content, { minLength: 9, maxLength: 9 }).map((cells) => (editing: Editing) => {
    const read = typeText(editing, boardTextOf({ cells, turn: 'counts' }));
    if (!read.ok) throw new Error(read.problem.code);
    return read.value;
  }),
);
const edited = fc
  .array(act, { maxLength: 40 })
  .map((acts) => acts.reduce((editing, step) => step(editing), empty));

describe('properties of editing', () => {
  it('undo leads back through every board to the first', () => {
    fc.assert(
      fc.property(edited, (editing) => {
        let now = editing;
        for (const before of editing.past.toReversed()) {
          now = undoEdit(now);
          expect({ cells: now.cells, turn: now.turn }).toEqual(before);
        }
        expect(now).toEqual(empty);
        expect(undoEdit(now)).toBe(now);
      }),
    );
  });

  it('an act that changes nothing leaves nothing to undo', () => {
    fc.assert(
      fc.property(edited, cell, (editing, at) => {
        expect(setCell(editing, at, editing.cells[at] as CellContent)).toBe(editing);
        expect(chooseTurn(editing, editing.turn)).toBe(editing);
      }),
    );
  });

  it('four turns, two mirrors and three cycles change nothing', () => {
    const times = (count: number, step: (editing: Editing) => Editing, from: Editing) =>
      Array.from({ length: count }).reduce<Editing>((now) => step(now), from);
    fc.assert(
      fc.property(edited, cell, (editing, at) => {
        for (const after of [
          times(4, turnBoard, editing),
          times(2, mirrorBoard, editing),
          times(3, (now) => cycleCell(now, at), editing),
        ]) {
          expect(after.cells).toEqual(editing.cells);
        }
      }),
    );
  });

  it('its text reads back as the same board and turn, possible or not', () => {
    fc.assert(
      fc.property(edited, (editing) => {
        const again = showing(boardTextOf(editing));
        expect(again.cells).toEqual(editing.cells);
        expect(toMoveOf(again)).toBe(toMoveOf(editing));
        expect(problemOf(again)).toBe(problemOf(editing));
      }),
    );
  });

  it('a possible board starts a new editing that is the same and possible', () => {
    fc.assert(
      fc.property(edited, (editing) => {
        const verdict = editingVerdict(editing);
        fc.pre(verdict.ok);
        if (!verdict.ok) return;
        expect(editingVerdict(startEditing(verdict.value))).toEqual(verdict);
      }),
    );
  });

  it('keeps a bounded past', () => {
    let editing = empty;
    for (let i = 0; i < MOST_UNDOS + 50; i++) editing = cycleCell(editing, i % 9);
    expect(editing.past).toHaveLength(MOST_UNDOS);
  });
});
