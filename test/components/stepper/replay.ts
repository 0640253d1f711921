import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  BitPosition,
  DEPTHS,
  MOVE_ORDERS,
  SMALL_VARIANT,
  NOBODY,
  O,
  SEARCHES,
  SEARCH_EVENTS,
  TIE_RULES,
  X,
  cellOrder,
  emptySetup,
  pythonSnippetOf,
  recordSearch,
  startSearch,
  stepCount,
  tutorialRequest,
  type CellContent,
  type Mark,
  type Score,
  type SearchEvent,
  type SearchRequest,
  type SearchRun,
  type SearchTracer,
} from '../../../src/engine/index.ts';
import { RUN } from '../../../src/engine/runs/searches.ts';
import { root } from '../../../scripts/lib/paths.mjs';
import { setupOf } from '../../setupOf.ts';

export const NINE_CALLS = setupOf('O.XX.X.OO');

export function nineCalls(changes: Partial<SearchRequest> = {}): SearchRun {
  return recordSearch({ ...tutorialRequest(NINE_CALLS), ...changes });
}

/** A search's code in Python. */
export const inPython = (search: string) =>
  pythonSnippetOf<SearchEvent>(
    readFileSync(join(root, `src/engine/search/${search}.py`), 'utf8'),
    SEARCH_EVENTS,
  );

let whole: SearchRun | undefined;
/** The search of the whole game, recorded once a test file. */
export function wholeGame(): SearchRun {
  whole ??= recordSearch(tutorialRequest(emptySetup()));
  return whole;
}

/** A call as a plain object, kept by a tracer that knows nothing of columns. */
export interface Frame {
  readonly call: number;
  readonly path: readonly number[];
  readonly mover: Mark;
  readonly cells: readonly CellContent[];
  tried: number | undefined;
  childCall: number | undefined;
  best: { score: Score; cell: number } | undefined;
  returned: Score | undefined;
  readonly answers: { cell: number; score: Score }[];
}

export interface Moment {
  readonly kind: SearchEvent;
  /** Copies of the calls on the stack, the root first. */
  readonly stack: readonly Frame[];
  readonly begun: number;
}

/** Runs the search again and keeps a full copy of everything at every step. */
export function replay(request: SearchRequest): Moment[] {
  const order = cellOrder(request.order, SMALL_VARIANT, request.seed);
  const position = new BitPosition(request.setup, SMALL_VARIANT, order);
  const moments: Moment[] = [];
  const stack: Frame[] = [];
  let begun = 0;
  const note = (kind: SearchEvent): void => {
    const copies = stack.map((frame) => ({ ...frame, answers: [...frame.answers] }));
    moments.push({ kind, stack: copies, begun });
  };
  const top = (): Frame => stack.at(-1) as Frame;
  const end = (kind: SearchEvent, score: Score): void => {
    top().returned = score;
    note(kind);
    stack.pop();
  };
  const tracer: SearchTracer = {
    call() {
      begun++;
      const asker = stack.at(-1);
      if (asker) asker.childCall = begun;
      const path = asker ? [...asker.path, asker.tried as number] : [];
      stack.push({
        call: begun,
        path,
        mover: position.toMove,
        cells: position.cells(),
        tried: undefined,
        childCall: undefined,
        best: undefined,
        returned: undefined,
        answers: [],
      });
      note('call');
    },
    test: () => note('test'),
    won: (score) => end('won', score),
    full: (score) => end('full', score),
    try(cell) {
      top().tried = cell;
      top().childCall = begun + 1;
      note('try');
    },
    back(score) {
      top().answers.push({ cell: top().tried as number, score });
      note('back');
    },
    improve(cell) {
      top().best = { cell, score: top().answers.at(-1)?.score as Score };
      note('improve');
    },
    return: (score) => end('return', score),
    window: () => note('window'),
    dead: (score) => end('dead', score),
    horizon: (score) => end('horizon', score),
    adjust(score) {
      // Not the object itself: earlier moments hold it.
      top().answers.splice(-1, 1, { cell: top().tried as number, score });
      note('adjust');
    },
    cut: (score) => end('cut', score),
  };
  const { computer, ties, setup, depth } = request;
  RUN[request.search](position, setup.toMove, startSearch({ computer, ties, depth }), tracer);
  return moments;
}

/** Checks every step of some searches against the moment with the copies. */
export function atEveryStep(
  numRuns: number,
  check: (run: SearchRun, now: Moment, step: number, moments: readonly Moment[]) => void,
): void {
  fc.assert(
    fc.property(requests, (request) => {
      const run = recordSearch(request);
      const moments = replay(request);
      expect(stepCount(run.trace)).toBe(moments.length);
      moments.forEach((now, step) => check(run, now, step, moments));
    }),
    { numRuns },
  );
}

/** Positions that arise after 4 to 9 marks, and every way to search them. */
export const requests: fc.Arbitrary<SearchRequest> = fc
  .record({
    moves: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 4 }),
    first: fc.constantFrom(X, O),
    computer: fc.constantFrom(X, O),
    order: fc.constantFrom(...MOVE_ORDERS),
    seed: fc.nat(1000),
    ties: fc.constantFrom(...TIE_RULES),
    search: fc.constantFrom(...SEARCHES),
    variant: fc.constant(SMALL_VARIANT.id),
    depth: fc.constantFrom(...DEPTHS),
  })
  .map(({ moves, first, ...rules }) => {
    const position = new BitPosition(emptySetup(first));
    for (const cell of moves) {
      if (position.winner !== NOBODY) break;
      position.play(cell, position.toMove);
    }
    const setup = { cells: position.cells(), toMove: position.toMove };
    return { setup, ...rules };
  });
