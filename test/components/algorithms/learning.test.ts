import { describe, expect, it } from 'vitest';
import {
  menaceAlgorithm,
  temporalDifferenceAlgorithm,
} from '../../../src/components/algorithms/learning/algorithm.ts';
import type { SmallAlgorithm } from '../../../src/components/stepper/linear/small/algorithm.ts';
import {
  MENACE,
  afterMove,
  learnerBefore,
  learnerPolicy,
  smallInput,
  type SmallInput,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';

const INPUTS: readonly SmallInput[] = ALL_SETUPS.filter((_, at) => at % 101 === 0).flatMap(
  (setup, seed) => [smallInput(setup, { seed }), smallInput(setup, { seed, level: 300 })],
);

function everyStep<Kind extends string, Facts extends { readonly kind: Kind }>({
  run,
  view,
}: SmallAlgorithm<Kind, Facts>) {
  return INPUTS.flatMap((input) => {
    const trace = run.record(input);
    return trace.events.map((event, step) => {
      const at = { input, trace, step };
      return { at, event, moment: view.moment(at) };
    });
  });
}

const beads = everyStep(menaceAlgorithm);
const values = everyStep(temporalDifferenceAlgorithm);

describe('the figures of games that a table learns from', () => {
  it('shows the board with every mark that was made', () => {
    for (const { at, event, moment } of [...beads, ...values]) {
      if (event.kind !== 'over') continue;
      const marks = at.trace.events.filter(({ kind }) => kind === 'mark');
      const last = marks.reduce(
        (setup, { values: [cell = 0] }) => afterMove(setup, cell),
        at.input.setup,
      );
      expect(moment.board.cells.filter(({ mark }) => mark).length).toBe(
        last.cells.filter((content) => content !== 0).length,
      );
    }
  });

  it('shows in a box what the table would draw from', () => {
    const boxes = beads.filter(({ event }) => event.kind === 'box');
    expect(boxes.length).toBeGreaterThan(100);
    for (const { at, moment } of boxes) {
      const setup = at.trace.events
        .slice(0, at.step)
        .filter(({ kind }) => kind === 'mark')
        .reduce((before, { values: [cell = 0] }) => afterMove(before, cell), at.input.setup);
      const shown = moment.notes.flatMap((note, cell) =>
        note && !note.text.startsWith('=') ? [[cell, Number(note.text.replaceAll(',', ''))]] : [],
      );
      const policy = learnerPolicy(learnerBefore(MENACE, at.input), setup);
      expect(shown.filter(([, weight]) => weight !== 0)).toEqual(
        policy.map(({ cell, weight }) => [cell, weight]),
      );
    }
  });
});
