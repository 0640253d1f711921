import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  EMPTY,
  FIVE,
  O,
  SCAN_EVENTS,
  SparseBoard,
  WIN_RULES,
  X,
  isWinningLength,
  other,
  scanBoard,
  scanFromLast,
  scanReach,
  seededRng,
  wholeRun,
  wouldWin,
  type BoardReader,
  type Mark,
  type Size,
  type WinRule,
  type WinningRun,
} from '../../../../src/engine/index.ts';
import type { ScanEvent } from '../../../../src/engine/game/large/winScan.ts';
import type { LinearTracer } from '../../../../src/engine/core/stepEvent.ts';
import { boardOf } from '../../boardOf.ts';
import { recordSteps } from '../../../../src/engine/trace/linearTrace.ts';
import { deep } from '../../../deep.ts';

/** A row of marks from 0, 0 to the right. */
const rowOf = (text: string, size?: Size) => boardOf([text], size);

/** Who has won with the last mark, read off a drawing of each of the four lines. */
function wonOnText(board: BoardReader, x: number, y: number, rule: WinRule): boolean {
  const mark = board.at(x, y);
  const isExact = rule === 'standard' || (rule === 'renju' && mark === X);
  const wanted = isExact ? /(?<!m)m{5}(?!m)/ : /m{5}/;
  return DIRECTIONS.some(({ dx, dy }) => {
    const offsets = Array.from({ length: 25 }, (_, at) => at - 12);
    const text = offsets
      .map((at) => (board.at(x + at * dx, y + at * dy) === mark ? 'm' : '.'))
      .join('');
    // The run must hold the mark itself, which is in the middle.
    const run = `${/m*$/.exec(text.slice(0, 12))?.[0] ?? ''}${/^m*/.exec(text.slice(12))?.[0] ?? ''}`;
    return wanted.test(run);
  });
}

describe('which runs win', () => {
  it.each([
    ['freestyle', [false, true, true, true], [false, true, true, true]],
    ['standard', [false, true, false, false], [false, true, false, false]],
    ['renju', [false, true, false, false], [false, true, true, true]],
  ] as const)('%s: four, five, six, nine; X, O', (rule, ofX, ofO) => {
    const wins = (mark: Mark) => [4, 5, 6, 9].map((length) => isWinningLength(length, mark, rule));
    expect([wins(X), wins(O)]).toEqual([ofX, ofO]);
    expect([scanReach(X, rule), scanReach(O, rule)]).toEqual([ofX[2] ? 4 : 5, ofO[2] ? 4 : 5]);
  });
});

describe('the scan from the last mark', () => {
  it('gives the run from its left end, or from its top', () => {
    for (const direction of DIRECTIONS) {
      const { dx, dy } = direction;
      const board = new SparseBoard();
      const cells = [0, 1, 2, 3, 4].map((at) => ({ x: -2 + at * dx, y: 7 + at * dy }));
      for (const { x, y } of cells.toReversed()) board.place(x, y, O);
      expect(scanFromLast(board, cells[2]?.x ?? 0, cells[2]?.y ?? 0)).toEqual({ mark: O, cells });
      expect(scanBoard(board)).toEqual({ mark: O, cells });
      const end = cells[4] ?? { x: 0, y: 0 };
      expect(wholeRun(board, end.x, end.y, direction)).toEqual(cells);
    }
  });

  it('goes on after a run that is too long: another direction may hold exactly five', () => {
    const board = rowOf('XXXXXX');
    for (let y = 1; y < FIVE; y++) board.place(2, y, X);
    expect(scanFromLast(board, 2, 0, 'standard')?.cells).toHaveLength(5);
    expect(scanFromLast(board, 3, 0, 'standard')).toBeUndefined();
    expect(scanBoard(board, 'standard')?.cells[0]).toEqual({ x: 2, y: 0 });
  });

  it('visits at most four cells each way, five where the length must be exact, and no cell beyond a border', () => {
    const visits = (board: SparseBoard, x: number, rule: WinRule) => {
      const { events } = recordSteps<ScanEvent>(SCAN_EVENTS, (trace) => {
        scanFromLast(board, x, 0, rule, trace);
      });
      return events.flatMap(({ kind, cell, content }) =>
        kind === 'visit' && cell ? [[cell.x, cell.y, content]] : [],
      );
    };
    const row = rowOf('XXXXXXXXXXXXXXX');
    const inRow = (rule: WinRule) => visits(row, 7, rule).filter(([, y]) => y === 0);
    expect(inRow('freestyle').map(([x]) => x)).toEqual([6, 5, 4, 3, 8, 9, 10, 11]);
    expect(inRow('standard').map(([x]) => x)).toEqual([6, 5, 4, 3, 2, 8, 9, 10, 11, 12]);
    expect(visits(rowOf('X', { width: 2, height: 1 }), 0, 'freestyle')).toEqual([[1, 0, EMPTY]]);
    // A lone mark: one neighbour in each of eight ways.
    expect(visits(rowOf('X'), 0, 'freestyle')).toHaveLength(8);
  });
});

/** A game at random, crowded enough to be won: the marks alternate. */
function* game(seed: number, size: Size | undefined): Generator<[SparseBoard, number, number]> {
  const rng = seededRng(seed);
  const board = new SparseBoard(size);
  const [left, top] = size ? [0, 0] : [rng.int(1000) - 500, rng.int(1000) - 500];
  const [width, height] = [size?.width ?? 9, size?.height ?? 9];
  let mark: Mark = X;
  for (let move = 0; move < width * height; move++) {
    const [x, y] = [left + rng.int(width), top + rng.int(height)];
    if (board.at(x, y) !== EMPTY) continue;
    board.place(x, y, mark);
    yield [board, x, y];
    // Some marks come twice, so that runs are longer than in a game.
    if (rng.int(3) > 0) mark = other(mark);
  }
}

describe('both scans', () => {
  const SIZES = [
    undefined,
    { width: 9, height: 9 },
    { width: 5, height: 13 },
    { width: 3, height: 40 },
  ];

  it.each(WIN_RULES)('agree after every move, and with a reading of drawn lines: %s', (rule) => {
    let wins = 0;
    for (let seed = 0; seed < deep(60, 240); seed++) {
      let before: WinningRun | undefined;
      for (const [board, x, y] of game(seed, SIZES[seed % SIZES.length])) {
        const last = scanFromLast(board, x, y, rule);
        const whole = scanBoard(board, rule);
        expect(last !== undefined).toBe(wonOnText(board, x, y, rule));
        // A mark may spoil a five that stood before, by making it too long; nothing else changes it.
        if (!before) expect(whole?.mark).toBe(last?.mark);
        if (last) {
          wins += 1;
          expect(last.cells).toContainEqual({ x, y });
          expect(isWinningLength(last.cells.length, last.mark, rule)).toBe(true);
        }
        before = whole;
      }
    }
    expect(wins).toBeGreaterThan(deep(15, 50));
  });

  it('say the same with a tracer, and end with what was found', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < deep(15, 40); seed++) {
      for (const [board, x, y] of game(seed, SIZES[seed % SIZES.length])) {
        if (board.count % 9 !== 0) continue;
        for (const scan of [
          (trace?: LinearTracer<ScanEvent>) => scanFromLast(board, x, y, 'renju', trace),
          (trace?: LinearTracer<ScanEvent>) => scanBoard(board, 'renju', trace),
        ]) {
          let traced: WinningRun | undefined;
          const { events } = recordSteps<ScanEvent>(SCAN_EVENTS, (trace) => {
            traced = scan(trace);
          });
          expect(traced).toEqual(scan());
          expect(events.at(-1)?.kind).toBe(traced ? 'found' : 'nobody');
          for (const { kind } of events) seen.add(kind);
        }
      }
    }
    expect([...seen].toSorted()).toEqual([...SCAN_EVENTS].toSorted());
  });

  it('trace every read of a cell, until the answer is known', () => {
    for (let seed = 0; seed < deep(15, 40); seed++) {
      for (const [board, x, y] of game(seed, SIZES[seed % SIZES.length])) {
        let [reads, traced] = [0, 0];
        let isOver = false;
        const counted: BoardReader = Object.assign(Object.create(board), {
          at(x: number, y: number) {
            reads += isOver ? 0 : 1;
            return board.at(x, y);
          },
        });
        const look = () => void (traced += 1);
        const end = () => void (isOver = true);
        const tracer = { from: look, line() {}, visit: look, run() {}, found: end, nobody: end };
        for (const scan of [
          () => scanFromLast(counted, x, y, 'standard', tracer),
          () => scanBoard(counted, 'standard', tracer),
        ]) {
          [reads, traced, isOver] = [0, 0, false];
          scan();
          expect(traced).toBe(reads);
        }
      }
    }
  });

  it('find nothing on an empty board', () => {
    expect(scanBoard(new SparseBoard())).toBeUndefined();
    expect(scanBoard(new SparseBoard({ width: 6, height: 6 }))).toBeUndefined();
    expect(scanFromLast(new SparseBoard(), 3, 3)).toBeUndefined();
  });
});

describe('whether a mark would win', () => {
  it('is what the scan says once it stands there', () => {
    const size = { width: 9, height: 7 };
    let wins = 0;
    for (let seed = 0; seed < deep(20, 60); seed++) {
      const rng = seededRng(seed);
      const board = new SparseBoard(size);
      for (let y = 0; y < size.height; y++) {
        for (let x = 0; x < size.width; x++) {
          if (rng.int(10) < 8) board.place(x, y, rng.int(10) < 7 ? X : O);
        }
      }
      for (let cell = 0; cell < size.width * size.height; cell++) {
        const [x, y] = [cell % size.width, Math.floor(cell / size.width)];
        if (board.at(x, y) !== EMPTY) continue;
        for (const rule of WIN_RULES) {
          for (const mark of [X, O] as const) {
            const would = wouldWin(board, { x, y }, mark, rule);
            board.place(x, y, mark);
            expect(scanFromLast(board, x, y, rule) !== undefined).toBe(would);
            board.remove(x, y);
            if (would) wins += 1;
          }
        }
      }
    }
    expect(wins).toBeGreaterThan(100);
  });

  it('is no where there is a mark, or no cell', () => {
    const board = rowOf('XXXXXO', { width: 6, height: 1 });
    expect(wouldWin(board, { x: 0, y: 0 }, X)).toBe(false);
    expect(wouldWin(rowOf('.XXXX', { width: 5, height: 1 }), { x: 5, y: 0 }, X)).toBe(false);
    expect(wouldWin(rowOf('.XXXX'), { x: 5, y: 0 }, X)).toBe(true);
  });
});
