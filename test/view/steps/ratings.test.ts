import { describe, expect, it } from 'vitest';
import {
  CHOICE_EVENTS,
  EMPTY,
  RATING_EVENTS,
  RULES_OF_THUMB,
  THUMB_EVENTS,
  emptyCells,
  ruleRatings,
  ruleRatingsRun,
  rulesOfThumb,
  rulesOfThumbRun,
  stepInput,
  weightedChoiceRun,
  type Setup,
  type StepInput,
  type StepRun,
} from '../../../src/engine/index.ts';
import { ruleRatingsView } from '../../../src/components/view/steps/ruleRatingsView.ts';
import { rulesOfThumbView } from '../../../src/components/view/steps/rulesOfThumbView.ts';
import type { StepView, StepWords } from '../../../src/components/view/steps/stepView.ts';
import { weightedChoiceView } from '../../../src/components/view/steps/weightedChoiceView.ts';
import { ruleRatingsWords } from '../../../src/i18n/en/steps/ruleRatings.ts';
import { ORDER, rulesOfThumbWords } from '../../../src/i18n/en/steps/rulesOfThumb.ts';
import { weightedChoiceWords } from '../../../src/i18n/en/steps/weightedChoice.ts';
import { spoken } from '../../../src/i18n/en/grammar.ts';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';

/** Some of all positions, finished ones among them. */
const SETUPS: readonly Setup[] = ALL_SETUPS.filter((_, at) => at % 31 === 0);

/** The figures of lesson 4: what is run, how it is drawn, what it says. */
interface Figure<Kind extends string, Facts extends { readonly kind: Kind }> {
  readonly run: StepRun<Kind>;
  readonly view: StepView<Kind, Facts>;
  readonly words: StepWords<Kind, Facts>;
}

/** Every step of a figure on an input, with all that can be said and shown. */
function stepsOf<Kind extends string, Facts extends { readonly kind: Kind }>(
  { run, view, words }: Figure<Kind, Facts>,
  input: StepInput,
) {
  const trace = run.record(input);
  return trace.events.map((event, step) => {
    const at = { input, trace, step };
    const facts = view.facts(at);
    const question = view.question?.(at);
    return {
      kind: event.kind,
      facts,
      moment: view.moment(at),
      sentence: spoken(words.sentence[facts.kind](facts)),
      question,
      asked: question && [
        spoken(words.questions?.ask(question, facts) ?? []),
        ...question.options.map((option) => words.questions?.option(question, option) ?? ''),
        spoken(words.questions?.reason(question, facts) ?? []),
      ],
    };
  });
}

const ratings = { run: ruleRatingsRun, view: ruleRatingsView, words: ruleRatingsWords };
const choice = { run: weightedChoiceRun, view: weightedChoiceView, words: weightedChoiceWords };
const thumb = { run: rulesOfThumbRun, view: rulesOfThumbView, words: rulesOfThumbWords };

/** Every step of every figure, on every position of the sample. */
function everyStep() {
  return SETUPS.flatMap((setup) => [
    ...stepsOf(ratings, stepInput(setup)),
    ...stepsOf(choice, stepInput(setup, { seed: 3 })),
    ...stepsOf(choice, stepInput(setup, { seed: 3, level: 1 })),
    ...stepsOf(thumb, stepInput(setup)),
  ]);
}

describe('the figures of lesson 4', () => {
  const steps = everyStep();

  it('say something whole at every step', () => {
    for (const { sentence, asked = [] } of steps) {
      for (const text of [sentence, ...asked]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/undefined|NaN|cells? -1|, ,| \.|\s{2}/);
      }
    }
  });

  it('fit into the room for a sentence', () => {
    expect(Math.max(...steps.map(({ sentence }) => sentence.length))).toBeLessThan(190);
  });

  it('happen at every kind of step', () => {
    const kinds = new Set<string>(steps.map(({ kind }) => kind));
    for (const kind of [...RATING_EVENTS, ...CHOICE_EVENTS, ...THUMB_EVENTS]) {
      expect(kinds).toContain(kind);
    }
  });

  it('ask what has one right answer among several', () => {
    const questions = steps.flatMap(({ question }) => question ?? []);
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(
      new Set(['amount', 'falls', 'first', 'fits']),
    );
    for (const { options, answer } of questions) {
      expect(options.length).toBeGreaterThan(1);
      expect(new Set(options).size).toBe(options.length);
      expect(options).toContain(answer);
    }
  });

  it('put notes on empty cells only, and light cells of the board', () => {
    for (const { moment } of steps) {
      moment.notes.forEach((note, cell) => {
        if (note) expect(moment.board.cells[cell]?.mark).toBeUndefined();
      });
      for (const cell of moment.lit.flat()) expect(moment.board.cells[cell]?.cell).toBe(cell);
    }
  });
});

describe('the figure of the ratings', () => {
  it('ends with the ratings on the board', () => {
    for (const setup of SETUPS) {
      const last = stepsOf(ratings, stepInput(setup)).at(-1)?.moment;
      const shown = setup.cells.map((_, cell) =>
        Number((last?.notes[cell]?.text ?? '0').replaceAll(',', '')),
      );
      expect(shown).toEqual(ruleRatings(setup));
    }
  });

  it('has the same rows at every step', () => {
    for (const setup of SETUPS) {
      const sizes = stepsOf(ratings, stepInput(setup)).map(({ moment }) =>
        moment.account.map(({ rows }) => rows.length).join(),
      );
      expect(new Set(sizes).size).toBe(1);
    }
  });

  it('counts on the cell what makes up its rating', () => {
    const [setup] = SETUPS.filter(({ cells }) => emptyCells(cells).length === 5);
    if (!setup) throw new Error('no such position');
    const words = (term: string) => ruleRatingsWords.terms[term] ?? '';
    for (const { facts, moment } of stepsOf(ratings, stepInput(setup))) {
      const [head, ...rules] = moment.account[1]?.rows ?? [];
      const text = (row: typeof head, at: number) => {
        const cell = row?.cells[at] ?? '';
        return typeof cell === 'string' ? cell : words(cell.term ?? '');
      };
      const focus = Number(text(head, 1));
      if (Number.isNaN(focus)) continue;
      const sum = rules.reduce((total, row) => {
        const amount = Number((text(row, 0).split(' ')[0] ?? '').replaceAll(',', ''));
        return total + amount * Number(text(row, 1));
      }, 0);
      const note = moment.notes[focus]?.text ?? '0';
      expect(sum).toBe(Number(note.replaceAll(',', '')));
      expect(setup.cells[focus]).toBe(EMPTY);
      expect(facts.bot).not.toBe(facts.them);
    }
  });
});

describe('the figure of the choice', () => {
  it('shows which numbers fall to which cell, without a gap', () => {
    for (const setup of SETUPS) {
      const steps = stepsOf(choice, stepInput(setup, { seed: 5 }));
      const rows = steps.at(-1)?.moment.account[0]?.rows ?? [];
      let next = 0;
      for (const { cells } of rows) {
        const [from, to] = String(cells[2]).replaceAll(',', '').split(' – ').map(Number);
        expect(from).toBe(next);
        next = (to ?? NaN) + 1;
      }
      const sum = ruleRatings(setup).reduce((total, rating) => total + rating, 0);
      if (rows.length > 0) expect(next).toBe(sum);
    }
  });
});

describe('the figure of the rules of thumb', () => {
  it('lists the rules in the order in which they are asked', () => {
    expect(ORDER).toEqual(RULES_OF_THUMB);
  });

  it('ends with the cells that are found', () => {
    for (const setup of SETUPS) {
      const last = stepsOf(thumb, stepInput(setup)).at(-1);
      expect(last?.facts.found).toEqual(rulesOfThumb(setup));
      const marked = (last?.moment.notes ?? []).flatMap((note, cell) => (note ? [cell] : []));
      expect(marked).toEqual(rulesOfThumb(setup));
    }
  });
});
