import { describe, expect, it } from 'vitest';
import {
  NO_BOX,
  SYMMETRIES,
  afterMove,
  boxLayout,
  boxesOf,
  canonical,
  countUpToSymmetry,
  kindsIn,
  marksOfBox,
  permuted,
  positionsFrom,
  setupOfClass,
  solve,
  type Setup,
} from '../../../../src/engine/index.ts';

const marks = ({ cells }: Setup) => cells.filter((content) => content !== 0).length;
const goingOn = positionsFrom().filter((setup) => solve(setup).distance > 0);

describe('the matchboxes', () => {
  // The number most often told of MENACE. Some tell of 287: without the 17 boards of a lost game.
  it('are 304 for the first player if the forced ninth mark is left out', () => {
    const own = goingOn.filter((setup) => marks(setup) % 2 === 0);
    const withChoice = own.filter((setup) => marks(setup) < 8);
    expect(countUpToSymmetry(withChoice)).toBe(304);
    expect(boxesOf('first')).toHaveLength(304);
    const byMarks = [0, 2, 4, 6].map(
      (count) => boxesOf('first').filter((box) => marksOfBox(box) === count).length,
    );
    expect(byMarks).toEqual([1, 12, 108, 183]);
    const lost = withChoice.filter(
      (setup) => solve(setup).value < 0 && solve(setup).distance === 2,
    );
    expect(countUpToSymmetry(lost)).toBe(304 - 287);
    // The other rule that one might think of gives another number.
    expect(countUpToSymmetry(own)).toBeGreaterThan(304);
  });

  it('are one for every class of the second player, too', () => {
    const own = goingOn.filter((setup) => marks(setup) % 2 === 1);
    expect(boxesOf('second')).toHaveLength(countUpToSymmetry(own));
  });

  it('hold one kind of bead for every different position that a move can make', () => {
    const { classOf, boxOf, cellOf, ownerOf } = boxLayout();
    for (const [box, at] of classOf.entries()) {
      expect(boxOf[at]).toBe(box);
      const setup = setupOfClass(at);
      const after = setup.cells.flatMap((content, cell) =>
        content === 0 ? [canonical(afterMove(setup, cell).cells).join('')] : [],
      );
      const kinds = kindsIn(box).map((kind) => cellOf[kind] as number);
      // Moves that are symmetric lead to the same position; here the other way round as well.
      const reached = kinds.map((cell) => canonical(afterMove(setup, cell).cells).join(''));
      expect(new Set(reached)).toEqual(new Set(after));
      expect(kindsIn(box).every((kind) => ownerOf[kind] === box)).toBe(true);
      const kept = SYMMETRIES.filter(
        (each) => permuted(setup.cells, each).join('') === setup.cells.join(''),
      );
      const orbits = new Set(
        setup.cells.flatMap((content, cell) =>
          content === 0 ? [Math.min(...kept.map((each) => each[cell] as number))] : [],
        ),
      );
      expect(kinds).toEqual([...orbits].sort((a, b) => a - b));
    }
    expect([...boxOf].filter((box) => box !== NO_BOX)).toHaveLength(classOf.length);
  });

  it('begin with a corner, an edge and the centre', () => {
    expect(kindsIn(0).map((kind) => boxLayout().cellOf[kind])).toEqual([0, 1, 4]);
  });
});
