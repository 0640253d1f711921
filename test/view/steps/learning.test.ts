import { describe, expect, it } from 'vitest';
import { menaceView } from '../../../src/components/view/steps/menaceView.ts';
import type { StepView, StepWords } from '../../../src/components/view/steps/stepView.ts';
import { tdView } from '../../../src/components/view/steps/tdView.ts';
import { spoken } from '../../../src/i18n/en/grammar.ts';
import { menaceWords, tdWords } from '../../../src/i18n/en/steps/learning.ts';
import {
  MENACE,
  afterMove,
  learnerBefore,
  learnerPolicy,
  menaceRun,
  stepInput,
  tdRun,
  type StepInput,
  type StepRun,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';

const INPUTS: readonly StepInput[] = ALL_SETUPS.filter((_, at) => at % 101 === 0).flatMap(
  (setup, seed) => [stepInput(setup, { seed }), stepInput(setup, { seed, level: 300 })],
);

function everyStep<Kind extends string, Facts extends { readonly kind: Kind }>(
  run: StepRun<Kind>,
  view: StepView<Kind, Facts>,
  words: StepWords<Kind, Facts>,
) {
  return INPUTS.flatMap((input) => {
    const trace = run.record(input);
    return trace.events.map((event, step) => {
      const at = { input, trace, step };
      const facts = view.facts(at);
      const question = view.question?.(at);
      return {
        at,
        event,
        facts,
        moment: view.moment(at),
        sentence: spoken(words.sentence[facts.kind](facts)),
        question,
        asked: question ? spoken(words.questions?.ask(question, facts) ?? []) : '',
      };
    });
  });
}

const beads = everyStep(menaceRun, menaceView, menaceWords);
const values = everyStep(tdRun, tdView, tdWords);

describe('the figures of games that a table learns from', () => {
  it.each(
    [...beads, ...values]
      .filter((_, at) => at % 97 === 0)
      .map((step) => [step.sentence, step] as const),
  )('says something whole: %s', (sentence) => {
    expect(sentence).not.toMatch(/undefined|NaN|\[object|null/);
    expect(sentence).toMatch(/[.?!]$/);
  });

  it('has tables of the same length at every step of a game', () => {
    for (const steps of [beads, values]) {
      const lengths = new Map<StepInput, number>();
      for (const { at, moment } of steps) {
        const length = moment.account[0]?.rows.length ?? -1;
        expect(lengths.get(at.input) ?? length).toBe(length);
        lengths.set(at.input, length);
      }
    }
  });

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

  it('asks what has one answer, and gives it among the options', () => {
    for (const steps of [beads, values]) {
      const asked = steps.filter(({ question }) => question);
      expect(asked.length).toBeGreaterThan(5);
      for (const { question, asked: text } of asked) {
        expect(question?.options).toContain(question?.answer);
        expect(new Set(question?.options).size).toBe(question?.options.length);
        expect(text).toMatch(/\?$/);
      }
    }
  });
});
