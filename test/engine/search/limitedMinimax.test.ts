import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  O,
  SMALL_VARIANT,
  SURE_WIN,
  X,
  evaluate,
  limitedMinimax,
  mnkVariant,
  other,
  rootSearch,
  startSearch,
  tutorialRequest,
  type Mark,
} from '../../../src/engine/index.ts';
import { emptyCount, setups } from '../arbitraries.ts';

const { lines } = SMALL_VARIANT.geometry;

describe('the guess', () => {
  it('is the lines without an O less the lines without an X, counted line by line', () => {
    fc.assert(
      fc.property(setups(), (setup) => {
        const open = (mark: Mark) =>
          lines.filter((line) =>
            line.every((cell) => [EMPTY, mark].includes(setup.cells[cell] as Mark)),
          ).length;
        const position = new BitPosition(setup);
        expect(evaluate(position, X)).toBe(open(X) - open(O));
        expect(evaluate(position, O) + evaluate(position, X)).toBe(0);
      }),
    );
  });
});

describe('minimax with a limit', () => {
  it('knows what minimax knows, if no game is longer than the limit', () => {
    fc.assert(
      fc.property(setups({ mostEmpty: 6 }), fc.constantFrom(X, O), (setup, computer) => {
        const search = startSearch({ computer, ties: 'first', depth: 9 });
        const score = limitedMinimax(new BitPosition(setup), setup.toMove, search);
        const exact = rootSearch({ ...tutorialRequest(setup), computer });
        expect(Math.sign(score)).toBe(Math.sign(exact.score));
        expect(search.move === -1 ? undefined : search.move).toBe(exact.cell);
      }),
    );
  });

  it('returns the best guess one mark ahead, where nobody wins with that mark', () => {
    fc.assert(
      fc.property(setups(), (setup) => {
        const position = new BitPosition(setup);
        if (position.isOver) return;
        const guesses: number[] = [];
        for (let cell = position.firstEmpty(); cell >= 0; cell = position.emptyAfter(cell)) {
          position.play(cell, setup.toMove);
          const won = position.winner === setup.toMove;
          const full = emptyCount(setup) === 1;
          guesses.push(won ? SURE_WIN : full ? 0 : evaluate(position, setup.toMove));
          position.undo(cell);
        }
        const search = startSearch({ computer: setup.toMove, ties: 'first', depth: 1 });
        expect(limitedMinimax(position, setup.toMove, search)).toBe(Math.max(...guesses));
      }),
    );
  });

  // The limit counts from where the position was set up, so the reply has the same one.
  it('plays on a board of four by four, and leaves it as it was', () => {
    const position = new BitPosition(undefined, mnkVariant(4, 4, 4));
    const search = startSearch({ computer: X, ties: 'first', depth: 3 });
    const score = limitedMinimax(position, X, search);
    const before = position.cells();
    position.play(search.move, X);
    const reply = startSearch({ computer: X, ties: 'first', depth: 3 });
    expect(limitedMinimax(position, other(X), reply)).toBe(score);
    position.undo(search.move);
    expect(position.cells()).toEqual(before);
  });
});
