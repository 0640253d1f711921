import { expect, it } from 'vitest';
import { KIND_IDS, loadKind } from '../../src/components/exercises/registry.ts';
import { LEVELS, seededRng } from '../../src/engine/index.ts';
import { samplesOf } from '../engine/exercise/samples.ts';
import { joined } from '../components/lessons/text.ts';
import { written } from './asText.ts';

// One exercise of each kind as a pupil meets it, from the question to what is said of wrong answers.
// After a change that is meant, look at the difference and run `npx vitest run test/gallery -u`.

const MOST_ANSWERS = 4;

async function exercise(id: (typeof KIND_IDS)[number]): Promise<string> {
  const kind = await loadKind(id);
  const params = kind.rules.generate(seededRng(2), LEVELS[1]);
  const key = kind.rules.key(params);
  const wrong = samplesOf(id)
    .answers(params, seededRng(2))
    .map((answer) => ({
      told: kind.answerText(answer, params),
      ...kind.rules.grade(params, answer),
    }))
    .filter(({ points }) => points < 1)
    .slice(0, MOST_ANSWERS);
  return [
    `${kind.messages.name}. ${kind.messages.about}`,
    joined(kind.question(params)),
    ...(kind.typed ? [`Typed: ${kind.typed.how(params)}`] : []),
    ...kind.hints(params).map((hint) => `Hint: ${joined(hint)}`),
    ...wrong.flatMap(({ told, reasons }) => [
      `Not ${told}`,
      ...reasons.flatMap((reason) =>
        [kind.reason, kind.early].flatMap((say) => (say ? `  ${joined(say(reason, params))}` : [])),
      ),
    ]),
    `Key: ${joined(kind.solution(params, key))}`,
    `Spoken: ${kind.spoken(params)}`,
    `Of ${kind.group} in ${kind.lesson}, as ${kind.answerText(key, params)}`,
    ...[
      kind.picture(params, [key]),
      kind.steps?.(key, params),
      kind.missing?.(key, params),
      kind.proof?.(params, key),
      kind.search?.(params),
      kind.choice && [
        kind.choice.legend,
        kind.choice.answers(params).map(kind.choice.format),
        kind.choice.asked?.(params),
      ],
      kind.reference?.(),
      kind.field && [kind.field.label, kind.field.format(key), kind.field.problem('nine')],
      kind.typed?.read(kind.answerText(key, params), params),
    ].flatMap((each) => (each === undefined ? [] : written(each))),
  ].join('\n');
}

it('the gallery of the exercises', async () => {
  const exercises = await Promise.all(KIND_IDS.map(exercise));
  await expect(`${exercises.join('\n\n')}\n`).toMatchFileSnapshot('exercises.txt');
});
