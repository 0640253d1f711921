import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  KINDS,
  NOBODY,
  X,
  O,
  afterMove,
  bestMoves,
  emptyCells,
  emptySetup,
  forkStoppers,
  forksAhead,
  forksIn,
  hurriedLine,
  lineSum,
  linesThreatened,
  other,
  positionsFrom,
  rootSearch,
  rulesOfThumb,
  stopsIn,
  sureWin,
  threatsIn,
  tutorialRequest,
  winsIn,
  type Setup,
} from '../../../src/engine/index.ts';
import { NINE_LINES } from '../../nineLines.ts';
import { drawn, paramsOf } from './read.ts';
import { setupOf } from '../../setupOf.ts';

/** Every position in which somebody still has to move, in games that X has begun. */
const OPEN = positionsFrom(emptySetup(X)).filter((setup) => !new BitPosition(setup).isOver);

const winnerAfter = (setup: Setup, cell: number) => new BitPosition(afterMove(setup, cell)).winner;
const isDecidedBy = (setup: Setup, cell: number) => winnerAfter(setup, cell) !== NOBODY;
const cellsWhere = (setup: Setup, isSo: (cell: number) => boolean) =>
  emptyCells(setup.cells).filter(isSo);

describe('find-win and stop-loss', () => {
  it('know the cells that end the game, as the board itself says', () => {
    for (const setup of OPEN) {
      expect(winsIn(setup)).toEqual(cellsWhere(setup, (cell) => isDecidedBy(setup, cell)));
    }
  });

  it('call right whatever does not lose with the next mark', () => {
    for (const setup of OPEN) {
      if (threatsIn(setup).length === 0) continue;
      const holds = (cell: number) => {
        if (isDecidedBy(setup, cell)) return true;
        const after = afterMove(setup, cell);
        return !emptyCells(after.cells).some((reply) => isDecidedBy(after, reply));
      };
      expect(stopsIn(setup)).toEqual(cellsWhere(setup, holds));
    }
  });
});

describe('fork', () => {
  const reads = (text: string) => KINDS.fork.params.decode(text);

  it('refuses a board with a line to complete: a fork would only win later', () => {
    for (const setup of OPEN) {
      const text = KINDS.fork.params.encode({ setup });
      expect(reads(text).ok).toBe(winsIn(setup).length === 0 && forksIn(setup).length > 0);
    }
    expect(reads('X...O...Xo').ok).toBe(false);
  });

  it('calls a fork in time what wins with the next mark but one', () => {
    for (const setup of OPEN.filter((each) => winsIn(each).length === 0)) {
      for (const cell of forksIn(setup)) {
        const after = afterMove(setup, cell);
        for (const reply of emptyCells(after.cells)) {
          expect(winsIn(afterMove(after, reply)).length).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe('stop-fork', () => {
  const asked = OPEN.filter(
    (setup) => winsIn(setup).length + threatsIn(setup).length === 0 && forksAhead(setup).length > 0,
  );

  it('finds no cell that the rules of thumb do not find: those ask for the next mark only', () => {
    const drawn = asked.filter((setup) => !sureWin(setup));
    expect(drawn.length).toBeGreaterThan(50);
    for (const setup of drawn) {
      const found = rulesOfThumb(setup);
      for (const cell of forkStoppers(setup)) expect(found).toContain(cell);
      for (const cell of emptyCells(setup.cells)) {
        expect(forksIn(afterMove(setup, cell)).length === 0).toBe(found.includes(cell));
      }
    }
  });

  it('accepts every best move of minimax, and no other: a fork in time would win', () => {
    for (const setup of asked) {
      if (!loses(setup)) expect(forkStoppers(setup)).toEqual(bestMoves(setup));
    }
  });

  it('shows the fork that a wrong cell leaves, to the end', () => {
    const kind = KINDS['stop-fork'];
    // The two corners of a trap: O has the centre, and a third corner makes X fork.
    const params = paramsOf('stop-fork', 'X...O...Xo');
    expect(kind.allRight?.(params)).toEqual([1, 3, 5, 7]);
    const { reasons, refutation } = kind.grade(params, 2);
    expect(reasons).toEqual([{ code: 'leaves-fork', cell: 2, fork: 6 }]);
    const moves = refutation && 'setup' in refutation ? refutation.moves : [];
    expect(moves.slice(0, 2)).toEqual([2, 6]);
    const fork = afterMove(params.setup, 2);
    expect(linesThreatened(fork.cells, 6, X)).toHaveLength(2);
    expect(moves).toHaveLength(4);
  });
});

const loses = (setup: Setup) => sureWin(setup)?.winner === other(setup.toMove);

describe('moves-to-win', () => {
  it('counts as minimax in a hurry does', () => {
    const few = OPEN.filter((setup) => emptyCells(setup.cells).length <= 6);
    for (const setup of few) {
      const { score } = rootSearch({
        ...tutorialRequest(setup),
        search: 'quickMinimax',
        computer: setup.toMove,
      });
      const win = sureWin(setup);
      if (score === 0) expect(win).toBeUndefined();
      else expect(win?.length).toBe(10 - Math.abs(score));
      if (win) expect(hurriedLine(setup)).toHaveLength(win.length);
    }
  });

  it('never needs more than five marks, from any position', () => {
    const lengths = new Set(OPEN.flatMap((setup) => sureWin(setup)?.length ?? []));
    expect([...lengths].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('line-sum', () => {
  it('agrees with the marks, counted one by one', () => {
    const lines: readonly (readonly number[])[] = NINE_LINES;
    for (const { setup, line } of drawn('line-sum', 200)) {
      const { sum, result } = lineSum.key({ setup, line });
      const held = (lines[line] ?? []).map((cell) => setup.cells[cell] ?? 0);
      expect(sum).toBe(held.reduce<number>((all, each) => all + each, 0));
      const isOpen = lines.some(
        (each) => new Set(each.map((cell) => setup.cells[cell]).filter(Boolean)).size < 2,
      );
      const { winner } = new BitPosition(setup);
      expect(result).toBe(winner !== NOBODY ? winner : isOpen ? 0 : 3);
    }
  });
});

describe('best-move', () => {
  const kind = KINDS['best-move'];

  it('shows a win straight away before one that takes longer', () => {
    for (const { setup } of drawn('best-move')) {
      const wins = winsIn(setup);
      if (wins.length > 0) expect(wins).toContain(kind.key({ setup }));
    }
  });
});

describe('dead-lines', () => {
  it('accepts every cell that kills the most, for either side', () => {
    const kind = KINDS['dead-lines'];
    for (const [text, mark] of [
      ['X...O...X', O],
      ['O...X...O', X],
    ] as const) {
      const setup = setupOf(text);
      expect(setup.toMove).toBe(mark);
      expect(kind.grade({ setup }, 2).points).toBe(1);
      expect(kind.grade({ setup }, 6).points).toBe(1);
      expect(kind.grade({ setup }, 1)).toEqual({
        points: 0,
        reasons: [{ code: 'kills-fewer', cell: 1, killed: 1, most: 2 }],
      });
    }
  });
});
