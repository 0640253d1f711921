import { describe, expect, it } from 'vitest';
import {
  cellsSoFar,
  isPersons,
  learnFrom,
  newPersonGame,
  setupAfterMoves,
  type PersonGame,
} from '../../../src/components/lab/personGame.ts';
import {
  correctionsOf,
  drawnBox,
  numbersChanged,
  type Correction,
} from '../../../src/components/lab/corrections.ts';
import {
  BitPosition,
  EMPTY,
  MENACE,
  TD,
  X,
  newLearner,
  seededRng,
  undoGame,
  type Learner,
} from '../../../src/engine/index.ts';

/** Plays a whole game by a person who takes any cell. */
function played(learner: Learner, seed: number): PersonGame {
  const rng = seededRng(seed);
  let game = newPersonGame(learner);
  for (;;) {
    const setup = setupAfterMoves(cellsSoFar(learner, game));
    if (new BitPosition(setup).isOver) return game;
    expect(isPersons(setup, game)).toBe(true);
    const free = [...setup.cells.keys()].filter((cell) => setup.cells[cell] === EMPTY);
    game = { ...game, replies: [...game.replies, free[rng.int(free.length)] as number] };
  }
}

/** The matrix leads from the label of the drawer to the board, the bead that was drawn with it. */
function expectTurned({ setup, cell }: Correction): void {
  const drawn = drawnBox(setup, cell);
  const [a = 1, b = 0, c = 0, d = 1] = drawn?.turn?.match(/-?\d/g)?.map(Number) ?? [];
  const onBoard = (at: number) => {
    const [x, y] = [(at % 3) - 1, Math.floor(at / 3) - 1];
    return a * x + c * y + 1 + 3 * (b * x + d * y + 1);
  };
  if (!drawn) return;
  for (const [at, content] of drawn.box.setup.cells.entries())
    expect(setup.cells[onBoard(at)]).toBe(content);
  // A board that looks the same when it is turned has one bead for cells that are alike.
  expect(setup.cells[onBoard(drawn.cell)]).toBe(EMPTY);
}

describe('a person’s game against a table', () => {
  // With nothing for a draw and a loss, most games change no number at all.
  it.each([MENACE, TD, { ...MENACE, draw: 0, loss: 0 }])(
    'never changes the table before it is over, and then as it should',
    (scheme) => {
      for (let seed = 0; seed < 30; seed++) {
        const learner = newLearner(scheme, seed % 2 ? 'first' : 'second', seed);
        const fresh = learner.entries.slice();
        const game = played(learner, seed);
        expect(learner.entries).toEqual(fresh);
        const cells = cellsSoFar(learner, game);
        const learnt = learnFrom(learner, game);
        expect(learnt.cells).toEqual(cells);
        expect(learner.games).toBe(1);

        const corrections = correctionsOf(scheme, learnt, [game.mark]);
        const own = cells.filter((_, at) => (at % 2 === 0) === (game.mark === X));
        expect(corrections.map(({ cell }) => cell)).toEqual(own);
        for (const { before, after, note } of corrections) {
          if (before === undefined) expect(note).toBeDefined();
          else expect(after).toBeDefined();
        }
        if (scheme.kind === 'menace') for (const each of corrections) expectTurned(each);
        const told = corrections.filter(({ before, after }) => before !== after).length;
        const changed = learner.entries.filter((entry, at) => entry !== fresh[at]).length;
        if (scheme.kind === 'td') expect(told).toBe(changed);
        expect(numbersChanged(learnt)).toBe(changed);
        undoGame(learner, learnt.changes);
        expect(learner.entries).toEqual(fresh);
      }
    },
  );
});
