import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  LOSS,
  NOBODY,
  WIN,
  canSuppose,
  cellOrder,
  eventAt,
  isLeaf,
  minimax,
  nodeCount,
  other,
  recordSearch,
  startSearch,
  sameStep,
  SearchRecorder,
  SMALL_VARIANT,
  stepCount,
  suppose,
  tutorialRequest,
  type Mark,
  type Score,
  type SearchRun,
  type SupposedScores,
} from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';

const NINE = recordSearch(tutorialRequest(setupOf('O.XX.X.OO')));
const MORE = recordSearch({ ...tutorialRequest(setupOf('X...O....')), ties: 'last' });

const leavesOf = ({ trace }: SearchRun) =>
  Array.from({ length: nodeCount(trace) }, (_, node) => node).filter((node) => isLeaf(trace, node));

/** A position in which finished games end as is supposed, so that the engine's own minimax can be run on it. */
class SupposedPosition extends BitPosition {
  private node = -1;
  private readonly run: SearchRun;
  private readonly scores: SupposedScores;

  constructor(run: SearchRun, scores: SupposedScores) {
    const { setup, order, seed } = run.request;
    super(setup, SMALL_VARIANT, cellOrder(order, SMALL_VARIANT, seed));
    this.run = run;
    this.scores = scores;
  }
  private get supposed(): Score | undefined {
    return this.scores.get(this.node);
  }
  // Read once a call, right after it has begun.
  override get winner(): Mark | typeof NOBODY {
    this.node++;
    const { computer } = this.run.request;
    if (this.supposed === undefined) return super.winner;
    if (this.supposed === WIN) return computer;
    return this.supposed === LOSS ? other(computer) : NOBODY;
  }
  override get isFull(): boolean {
    return this.supposed === 0 || super.isFull;
  }
}

/** The same by the engine's own function. */
function byMinimax(run: SearchRun, scores: SupposedScores) {
  const recorder = new SearchRecorder(nodeCount(run.trace));
  const { setup, computer, ties } = run.request;
  minimax(
    new SupposedPosition(run, scores),
    setup.toMove,
    startSearch({ computer, ties }),
    recorder,
  );
  return recorder.finish();
}

const supposedOf = (run: SearchRun) =>
  fc
    .uniqueArray(fc.constantFrom(...leavesOf(run)), { maxLength: 12 })
    .chain((nodes) =>
      fc
        .array(fc.constantFrom(LOSS, 0, WIN), { minLength: nodes.length, maxLength: nodes.length })
        .map((scores) => new Map(nodes.map((node, at) => [node, scores[at] as Score]))),
    );

describe('supposed scores', () => {
  it('nothing supposed is the search as it is', () => {
    expect(suppose(NINE, new Map()).trace).toEqual(NINE.trace);
    expect(suppose(MORE, new Map()).trace).toEqual(MORE.trace);
  });

  it.each([
    ['nine calls', NINE, 200],
    ['thousands of calls, the last of equals kept', MORE, 12],
  ] as const)(
    'what is supposed of leaves is what minimax itself makes of them: %s',
    (_, run, numRuns) => {
      fc.assert(
        fc.property(supposedOf(run), (scores) => {
          const { score, parent, cell } = suppose(run, scores).trace;
          const wanted = byMinimax(run, scores);
          expect([...score]).toEqual([...wanted.score]);
          expect([...parent]).toEqual([...run.trace.parent]);
          expect([...cell]).toEqual([...run.trace.cell]);
        }),
        { numRuns },
      );
    },
  );

  it('a step leads to the step that tells of the same, and back', () => {
    fc.assert(
      fc.property(supposedOf(NINE), fc.nat(stepCount(NINE.trace) - 1), (scores, step) => {
        const supposed = suppose(NINE, scores);
        const there = sameStep(NINE, step, supposed);
        const kind = eventAt(NINE.trace, step);
        if (kind !== 'improve') {
          // A finished game that is supposed keeps its own kind of end.
          expect(eventAt(supposed.trace, there)).toBe(kind);
          expect(sameStep(supposed, there, NINE)).toBe(step);
        } else expect(['improve', 'back']).toContain(eventAt(supposed.trace, there));
      }),
    );
    const last = stepCount(NINE.trace) - 1;
    const lost = suppose(NINE, new Map([[4, LOSS]]));
    expect(sameStep(NINE, last, lost)).toBe(stepCount(lost.trace) - 1);
  });

  it('only where the whole tree of plain minimax is there', () => {
    expect(canSuppose(NINE)).toBe(true);
    expect(canSuppose(recordSearch({ ...NINE.request, search: 'alphaBeta' }))).toBe(false);
    expect(canSuppose(recordSearch(NINE.request, { nodeLimit: 5 }))).toBe(false);
  });
});
