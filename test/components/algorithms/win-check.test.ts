import { describe, expect, it } from 'vitest';
import { finView, type FinFacts } from '../../../src/components/algorithms/win-check/view.ts';
import {
  recordRun,
  O,
  emptySetup,
  fin,
  finRun,
  positionsFrom,
  smallInput,
  type Setup,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { finMessages } from '#language/algorithms/win-check/messages';

const words = finMessages;
const SETUPS = [...positionsFrom(), ...positionsFrom(emptySetup(O))];
const textOf = (sentence: readonly { readonly text: string }[]) =>
  sentence.map(({ text }) => text).join('');

function stepsOf(setup: Setup) {
  const input = smallInput(setup);
  const trace = recordRun(finRun, input);
  return trace.events.map((_, step) => ({ input, trace, step }));
}

const say = (facts: FinFacts) => textOf(words.sentence[facts.kind](facts));

describe('the win check as it is drawn', () => {
  it('shows a complete line only once AND has found it', () => {
    for (const setup of SETUPS.filter((_, i) => i % deep(60, 20) === 0)) {
      const steps = stepsOf(setup);
      const found = fin(setup.cells).line;
      const first = steps.findIndex(({ trace, step }) => trace.events[step]?.kind === 'won');
      for (const at of steps) {
        const { wonLine } = finView.moment(at).board;
        expect(wonLine).toEqual(first >= 0 && at.step >= first ? found : undefined);
      }
    }
  });

  it('asks what each line is and what comes of it, and the step says the answer', () => {
    for (const setup of SETUPS.filter((_, i) => i % deep(60, 20) === 0)) {
      const asked = stepsOf(setup).flatMap((at) => {
        const question = finView.question?.(at);
        return question ? [{ question, facts: finView.facts(at) }] : [];
      });
      expect(asked).toHaveLength(9);
      for (const { question, facts } of asked) {
        expect(question.options).toContain(question.answer);
        const said = words.questions;
        const label = said?.option(question, question.answer) ?? '';
        if (question.kind === 'result') {
          expect(question.answer).toBe(fin(setup.cells).result);
          expect(label).toMatch(new RegExp(`^${question.answer}: `));
          expect(say(facts)).toContain(`Fin gives ${question.answer}`);
        } else {
          const state = fin(setup.cells).states[facts.line];
          expect(label).toBe(state === 'won' ? 'complete' : state);
        }
        expect(textOf(said?.ask(question, facts) ?? [])).toMatch(/\?$/);
        expect(textOf(said?.reason(question, facts) ?? [])).toBe(say(facts));
      }
    }
  });
});
