import { describe, expect, it } from 'vitest';
import {
  kindsFor,
  nextQuestionStep,
  questionsAt,
} from '../../../src/components/stepper/search/prediction.ts';
import { QUESTION_KINDS } from '../../../src/components/stepper/questions.ts';
import { dialogMessages } from '#language/stepper/dialogs';
import { EVENT_ENDS, SEARCH_TRAITS, stepCount } from '../../../src/engine/index.ts';
import { atEveryStep, nineCalls, wholeGame, type Frame } from './replay.ts';

const { prediction } = dialogMessages;
const join = (sentence: ReturnType<typeof prediction.question>) =>
  sentence.map(({ text }) => text).join('');

describe('questions', () => {
  it('are asked before tries, ends and scores that come back, and have the answer that comes', () => {
    atEveryStep(25, (run, { kind, stack }, step, moments) => {
      const now = stack.at(-1) as Frame;
      const asked = questionsAt(run, step, QUESTION_KINDS);
      const wanted: [string, number | undefined][] = [];
      const empty = now.cells.filter((content) => content === 0).length;
      // A call that has an answer already can be cut, or go on.
      const canBeCut = SEARCH_TRAITS[run.request.search].prunes && now.answers.length > 0;
      if (kind === 'try' && canBeCut) wanted.push(['cut', 0]);
      if (kind === 'cut') wanted.push(['cut', 1]);
      if (kind === 'try' && empty > 1) wanted.push(['cell', now.tried]);
      // What a call returns that has asked others is drawn below its board by then.
      const ends = EVENT_ENDS[kind] !== undefined && kind !== 'return' && kind !== 'cut';
      if (ends) wanted.push(['returns', now.returned]);
      const next = moments[step + 1];
      const isCompared = kind === 'adjust' || (kind === 'back' && next?.kind !== 'adjust');
      const before = moments[step - 1]?.stack.find(({ call }) => call === now.call)?.best;
      if (isCompared && before) {
        wanted.push(['kept', next?.kind === 'improve' ? now.tried : before.cell]);
      }
      expect(asked.map((question) => [question.kind, question.answer])).toEqual(wanted);
      for (const question of asked) {
        expect(question.options).toContain(question.answer);
        expect(question.options).toEqual([...new Set(question.options)].sort((a, b) => a - b));
        const ask = join(prediction.question(question));
        expect(ask).toMatch(/\?$/);
        const reason = join(prediction.reason(question));
        expect(reason).toMatch(/\.$/);
        expect(ask + reason).not.toMatch(/undefined|NaN|  /);
      }
    });
  });

  it('are only of the chosen kinds', () => {
    const run = nineCalls();
    expect(questionsAt(run, 44, ['kept']).map(({ kind }) => kind)).toEqual(['kept']);
    expect(questionsAt(run, 44, ['cell'])).toEqual([]);
    expect(questionsAt(run, 44, [])).toEqual([]);
    expect(questionsAt(run, 46, QUESTION_KINDS), 'the answer is on the screen').toEqual([]);
    expect(questionsAt(run, 31, ['cell']), 'one empty cell is no choice').toEqual([]);
    for (const nowhere of [-1, 49, 1e9])
      expect(questionsAt(run, nowhere, QUESTION_KINDS)).toEqual([]);
  });

  it('are found one after another', () => {
    const run = nineCalls();
    const steps: number[] = [];
    for (let step = nextQuestionStep(run, -1, ['kept']); step !== undefined;) {
      steps.push(step);
      step = nextQuestionStep(run, step, ['kept']);
    }
    expect(steps).toEqual([15, 23, 44, 47]);
    expect(nextQuestionStep(run, 0, [])).toBeUndefined();
    expect(nextQuestionStep(run, 0, ['cell'])).toBe(2);
    expect(nextQuestionStep(run, 47, QUESTION_KINDS)).toBeUndefined();
    expect(nextQuestionStep(run, -1, ['kept'], 14)).toBeUndefined();
    expect(nextQuestionStep(run, -1, ['kept'], 15)).toBe(15);
    // Minimax prunes nothing: that question may be left from another search.
    expect(nextQuestionStep(run, -1, ['cut'])).toBeUndefined();
    // Where it prunes, that is what a guess is about.
    expect([kindsFor('minimax'), kindsFor('alphaBeta')[0]]).toEqual([
      ['returns', 'kept', 'cell'],
      'cut',
    ]);
    const whole = wholeGame();
    expect(nextQuestionStep(whole, stepCount(whole.trace) - 4, ['kept'])).toBe(
      stepCount(whole.trace) - 2,
    );
  });
});
