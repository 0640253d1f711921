import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  BOTS,
  BitPosition,
  O,
  X,
  afterMove,
  bestLine,
  bestMoves,
  botOf,
  chooseCell,
  chosenCell,
  emptySetup,
  fin,
  positionsFrom,
  readSetup,
  recordSearch,
  rootSearch,
  runSearch,
  seededRng,
  type Setup,
} from '../../../src/engine/index.ts';
import { requests } from '../arbitraries.ts';

// Many runs: a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });

const setupOf = (text: string): Setup => {
  const setup = readSetup(text);
  if (!setup.ok) throw new Error(text);
  return setup.value;
};

describe('the root of a search', () => {
  it('says the same as its recording, whatever the settings', () => {
    fc.assert(
      fc.property(requests({ mostEmpty: 7 }), (request) => {
        const run = recordSearch(request);
        const { score, cell, calls, moves } = rootSearch(request);
        expect(score).toBe(run.trace.score[0]);
        expect(score).toBe(runSearch(request));
        expect(cell).toBe(chosenCell(run));
        expect(chooseCell(request)).toBe(cell);
        expect(calls).toBe(run.trace.callCount);
        const { setup } = request;
        for (const move of moves) {
          expect(move.score).toBe(runSearch({ ...request, setup: afterMove(setup, move.cell) }));
        }
        const isOver = new BitPosition(setup).isOver;
        expect(moves.length).toBe(isOver ? 0 : setup.cells.filter((each) => each === 0).length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the best line', () => {
  it('of the lesson wins at once', () => {
    expect(bestMoves(setupOf('O.XX.X.OO'))).toEqual([4]);
    expect(bestLine(setupOf('O.XX.X.OO'))).toEqual({ moves: [4], score: 10 });
  });

  it('ends every game with the result that it promises', () => {
    const positions = positionsFrom().filter((_, at) => at > 200 && at % 11 === 0);
    for (const setup of positions) {
      const { moves, score } = bestLine(setup);
      const end = moves.reduce(afterMove, setup);
      expect(new BitPosition(end).isOver).toBe(true);
      const { result } = fin(end.cells);
      const reached = result === setup.toMove ? 10 : result === X || result === O ? -10 : 0;
      expect(reached).toBe(score);
    }
  });
});

describe('the minimax player', () => {
  it('is found by its id', () => {
    expect(BOTS.map(({ id }) => id)).toContain('minimax');
    expect(botOf('minimax')).toBe(BOTS[0]);
    expect(botOf('toString')).toBeUndefined();
  });

  it('never loses, first or second, against every possible opponent', () => {
    const bot = botOf('minimax');
    const known = new Map<string, number | undefined>();
    const choose = (setup: Setup) => {
      const key = setup.cells.join('');
      if (!known.has(key)) known.set(key, bot?.choose(setup, seededRng(1)));
      return known.get(key);
    };
    let games = 0;
    function play(setup: Setup, own: typeof X | typeof O): void {
      const position = new BitPosition(setup);
      if (position.isOver) {
        games++;
        expect(position.winner).not.toBe(own === X ? O : X);
        return;
      }
      const cells = setup.cells.flatMap((content, cell) => (content === 0 ? [cell] : []));
      const tried = setup.toMove === own ? [choose(setup) as number] : cells;
      for (const cell of tried) play(afterMove(setup, cell), own);
    }
    play(emptySetup(), X);
    play(emptySetup(), O);
    expect(games).toBeGreaterThan(100);
  });

  it('has no move in a finished game', () => {
    expect(botOf('minimax')?.choose(setupOf('XXXOO....'), seededRng(1))).toBeUndefined();
  });
});
