import type { AnswerStep, KindOnPage } from './kindOnPage.ts';

/** A part that is wrong. */
interface WrongStep extends AnswerStep {
  /** All right values. */
  readonly right: readonly string[];
}

type Asked<Params extends object, Answer> = Pick<
  KindOnPage<Params, Answer, unknown>,
  'rules' | 'answerText' | 'steps'
>;

/** All right answers to an exercise, as they are said. */
export function rightTexts<Params extends object, Answer>(
  { rules, answerText }: Omit<Asked<Params, Answer>, 'steps'>,
  params: Params,
): readonly string[] {
  const all = rules.allRight?.(params) ?? [rules.key(params)];
  return all.map((each) => answerText(each, params));
}

/** Says of an answer to an exercise what is wrong, part by part: by this mistakes can be counted that pupils share. */
export function stepChecker<Params extends object, Answer>(
  kind: Asked<Params, Answer>,
  params: Params,
): (answer: Answer) => readonly WrongStep[] {
  const { rules, answerText, steps } = kind;
  if (!steps) {
    const right = rightTexts(kind, params);
    return (answer) => [{ name: '', value: answerText(answer, params), right }];
  }
  const wanted = steps(rules.key(params), params);
  return (answer) =>
    steps(answer, params).flatMap(({ name, value }, at) => {
      const right = wanted[at]?.value;
      return right === undefined || right === value ? [] : [{ name, value, right: [right] }];
    });
}

/** A wrong step with how many pupils made it. */
export interface CountedStep {
  readonly step: WrongStep;
  readonly pupils: number;
}

/** The wrong steps in the answers of each pupil, the commonest first; who repeats one is counted once. */
export function commonSteps<Params extends object, Answer>(
  kind: Asked<Params, Answer>,
  params: Params,
  pupils: readonly (readonly Answer[])[],
): readonly CountedStep[] {
  const check = stepChecker(kind, params);
  const all = new Map<string, { step: WrongStep; pupils: number }>();
  for (const answers of pupils) {
    const made = answers.flatMap(check);
    const own = new Map(made.map((step) => [JSON.stringify([step.name, step.value]), step]));
    for (const [key, step] of own) {
      all.set(key, { step, pupils: (all.get(key)?.pupils ?? 0) + 1 });
    }
  }
  // Sorting is stable: of equally common ones the first that was met.
  return [...all.values()].sort((a, b) => b.pupils - a.pupils);
}
