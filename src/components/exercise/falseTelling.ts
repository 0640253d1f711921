import { falseStory, type Falsehood, type WrongStepParams } from '../../engine/index.ts';
import { dictionary } from '../../i18n/index.ts';
import { EVENT_INK, type EventInk } from '../view/eventInk.ts';
import { factsAt } from '../view/facts.ts';
import { tellingOf } from '../view/telling.ts';
import type { Sentence, StepFacts } from '../view/types.ts';
import { sentenceAt } from './playing.ts';

/** One step of a story as it is told, truly or not. */
export interface ToldStep {
  readonly tag: string;
  readonly ink: EventInk;
  readonly sentence: Sentence;
}

/** The facts of a step with one of them changed, and what the sentence counts from it. */
function falsified(facts: StepFacts, { fact, value }: Falsehood): StepFacts {
  if (fact === 'cell') return { ...facts, cell: value };
  const equals = facts.answers?.filter(({ score }) => score === value).length ?? facts.equals;
  return { ...facts, score: value, equals };
}

/** Every step of the story; one of them is false. */
export function toldStory(params: WrongStepParams): ToldStep[] {
  const { run, steps, falsehood } = falseStory(params);
  const { tag } = tellingOf(dictionary());
  return steps.map((step) => {
    const { kind } = factsAt(run, step);
    const sentence = sentenceAt(run, step, (facts) =>
      step === falsehood.step ? falsified(facts, falsehood) : facts,
    );
    return { tag: tag(kind), ink: EVENT_INK[kind], sentence };
  });
}

/** The false step as it is in truth. */
export function truthOf(params: WrongStepParams): Sentence {
  const { run, falsehood } = falseStory(params);
  return sentenceAt(run, falsehood.step);
}
