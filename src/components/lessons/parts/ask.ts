import { WORD_FORMS, type WordForm } from '#language/lessons/parts/wordForms';
import { FACTS, NUMBERS, SCORES, TEXTS } from './claims.ts';

/** Looks a name up in a table of claims. MDX is not type-checked, so a wrong name stops the build. */
function ask<Answer>(
  table: Readonly<Record<string, (form?: WordForm) => Answer>>,
  what: string,
  name: string,
  form?: WordForm,
): Answer {
  const claim = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!claim) throw new Error(`No ${what} of a lesson is called "${name}".`);
  return claim(form);
}

export function askNumber(name: string): number {
  const value = ask(NUMBERS, 'number', name);
  if (!Number.isFinite(value)) throw new Error(`The number "${name}" is ${value}.`);
  return value;
}

export function askText(name: string, form?: WordForm): string {
  checkForm(form);
  const text = ask(TEXTS, 'text', name, form);
  if (!/\S/.test(text)) throw new Error(`The text "${name}" is empty.`);
  return text;
}

/** Throws for a grammatical form that the language of this build does not have. */
export function checkForm(form: WordForm | undefined): void {
  if (form === undefined || WORD_FORMS.includes(form)) return;
  throw new Error(`There is no form "${String(form)}", only ${WORD_FORMS.join(', ')}.`);
}

export function askScore(name: string): number {
  return ask(SCORES, 'score', name);
}

/** Throws unless the engine agrees: a false sentence is not printed. */
export function insist(name: string): void {
  if (ask(FACTS, 'fact', name) !== true)
    throw new Error(`The lesson says "${name}"; it is not so.`);
}
