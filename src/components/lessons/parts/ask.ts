import { FACTS, NUMBERS, SCORES, TEXTS, type ScoreName } from '../claims.ts';

/** Looks a name up in a table of claims. MDX is not type-checked, so a wrong name stops the build. */
function ask<Answer>(
  table: Readonly<Record<string, () => Answer>>,
  what: string,
  name: string,
): Answer {
  const claim = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!claim) throw new Error(`No ${what} of a lesson is called "${name}".`);
  return claim();
}

export function askNumber(name: string): number {
  const value = ask(NUMBERS, 'number', name);
  if (!Number.isFinite(value)) throw new Error(`The number "${name}" is ${value}.`);
  return value;
}

export function askText(name: string): string {
  return ask(TEXTS, 'text', name);
}

export function askScore(name: ScoreName): number {
  return ask(SCORES, 'score', name);
}

/** Throws unless the engine agrees: a false sentence is not printed. */
export function insist(name: string): void {
  if (ask(FACTS, 'fact', name) !== true)
    throw new Error(`The lesson says "${name}"; it is not so.`);
}
