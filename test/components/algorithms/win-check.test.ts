import { describe, expect, it } from 'vitest';
import { finView, type FinFacts } from '../../../src/components/algorithms/win-check/view.ts';
import {
  O,
  emptySetup,
  fin,
  positionsFrom,
  smallInput,
  type Setup,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { walk } from './walk.ts';
import { finMessages } from '#language/algorithms/win-check/messages';

const words = finMessages;
const SETUPS = [...positionsFrom(), ...positionsFrom(emptySetup(O))];
const textOf = (sentence: readonly { readonly text: string }[]) =>
  sentence.map(({ text }) => text).join('');

const stepsOf = (setup: Setup) => walk(finView, smallInput(setup));
const say = (facts: FinFacts) => textOf(words.sentence[facts.kind](facts));

describe('the win check as it is drawn', () => {
  it('shows a complete line only once AND has found it', () => {
    for (const setup of SETUPS.filter((_, i) => i % deep(60, 20) === 0)) {
      const steps = stepsOf(setup);
      const found = fin(setup.cells).line;
      const first = steps.findIndex(({ event }) => event.kind === 'won');
      for (const { step, moment } of steps)
        expect(moment.board.wonLine).toEqual(first >= 0 && step >= first ? found : undefined);
    }
  });

  it('asks what each line is and what comes of it, and the step says the answer', () => {
    for (const setup of SETUPS.filter((_, i) => i % deep(60, 20) === 0)) {
      const asked = stepsOf(setup).filter(({ question }) => question);
      expect(asked).toHaveLength(9);
      for (const { question, facts } of asked) {
        if (!question) continue;
        const said = words.questions;
        const label = said?.option?.(question, question.answer) ?? '';
        if (question.kind === 'result') {
          expect(question.answer).toBe(fin(setup.cells).result);
          expect(label).toMatch(new RegExp(`^${question.answer}: `));
          expect(say(facts)).toContain(`Fin gives ${question.answer}`);
        } else {
          const state = fin(setup.cells).states[facts.line];
          expect(label).toBe(state === 'won' ? 'complete' : state);
        }
        expect(textOf(said?.reason(question, facts) ?? [])).toBe(say(facts));
      }
    }
  });
});
