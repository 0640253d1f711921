import { falseStory, type Falsehood, type WrongStepParams } from '../../../engine/index.ts';
import { EVENT_INK, type EventInk } from '../../stepper/inks.ts';
import { factsAt } from '../../stepper/search/facts.ts';
import { stepperMessages } from '#language/stepper/search/messages';
import type { Sentence, StepFacts } from '../../ui/types.ts';
import { sentenceAt } from '../play-algorithm/playing.ts';

/** One step of a story as it is told, truly or not. */
interface DescribedStep {
  readonly tag: string;
  readonly ink: EventInk;
  readonly sentence: Sentence;
}

/** The facts of a step with one of them changed, and what the sentence counts from it. */
function falsified(facts: StepFacts, { fact, value }: Falsehood): StepFacts {
  if (fact === 'cell') return 'cell' in facts ? { ...facts, cell: value } : facts;
  if (!('score' in facts)) return facts;
  if (!('answers' in facts)) return { ...facts, score: value };
  const equals = facts.answers.filter(({ score }) => score === value).length;
  return { ...facts, score: value, equals };
}

/** Every step of the story; one of them is false. */
export function describedStory(params: WrongStepParams): DescribedStep[] {
  const { run, steps, falsehood } = falseStory(params);
  return steps.map((step) => {
    const { kind } = factsAt(run, step);
    const sentence = sentenceAt(run, step, (facts) =>
      step === falsehood.step ? falsified(facts, falsehood) : facts,
    );
    return { tag: stepperMessages.tags[kind], ink: EVENT_INK[kind], sentence };
  });
}

/** The false step as it is in truth. */
export function truthOf(params: WrongStepParams): Sentence {
  const { run, falsehood } = falseStory(params);
  return sentenceAt(run, falsehood.step);
}
