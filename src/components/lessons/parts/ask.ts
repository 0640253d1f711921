import { WORD_FORMS, type WordForm } from '#language/lessons/parts/wordForms';

/**
 * What a lesson says, as questions to the engine: `claims.ts` in its folder exports them as one object, and its text
 * imports that. A text holds no number and no "only" of its own; the page is not built if the answer is not there or is
 * "no". `test/components/lessons/claims.test.ts` asks all of them again.
 */
export type LessonClaims = Readonly<Record<string, Claim<number | boolean | string>>>;

/** A question, asked when the page that says it is drawn. */
export type Claim<Answer> = (form?: WordForm) => Answer;

/** MDX is not type-checked, so a wrong name stops the build here. */
function ask<Answer>(claim: Answer | Claim<Answer> | undefined, what: string, form?: WordForm) {
  if (claim === undefined) throw new Error(`A lesson asks for a ${what} that is not there.`);
  return typeof claim === 'function' ? (claim as Claim<Answer>)(form) : claim;
}

export function askNumber(claim: number | Claim<number> | undefined): number {
  const value = ask(claim, 'number');
  if (!Number.isFinite(value))
    throw new Error(`A number of a lesson is ${value}: ${String(claim)}`);
  return value;
}

export function askText(claim: Claim<string> | undefined, form?: WordForm): string {
  checkForm(form);
  const text = ask(claim, 'text', form);
  if (!/\S/.test(text)) throw new Error(`A text of a lesson is empty: ${String(claim)}`);
  return text;
}

/** Throws for a grammatical form that the language of this build does not have. */
export function checkForm(form: WordForm | undefined): void {
  if (form === undefined || WORD_FORMS.includes(form)) return;
  throw new Error(`There is no form "${String(form)}", only ${WORD_FORMS.join(', ')}.`);
}

/** Throws unless the engine agrees: a false sentence is not printed. */
export function insist(claim: Claim<boolean> | undefined): void {
  if (ask(claim, 'fact') !== true)
    throw new Error(`A lesson says what is not so: ${String(claim)}`);
}

/** Makes something when it is first asked for, and once. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
