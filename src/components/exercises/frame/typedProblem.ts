import { exercises } from '#language/exercises/frame/messages';
import type { Typed } from './kindOnPage.ts';

/** Between parts of a typed answer: the stronger first. */
const BETWEEN = [/[,;\n]+/, /[\s,;]+/];

/**
 * The first part of a typed answer that cannot be read by itself, where others of its parts can; else
 * `undefined`, as it is not known then where a part ends.
 */
export function strangePart(text: string, read: (part: string) => unknown): string | undefined {
  for (const between of BETWEEN) {
    const parts = text.split(between).flatMap((part) => part.trim() || []);
    const strange = parts.filter((part) => read(part) === undefined);
    if (strange.length < parts.length && strange.length > 0) return strange[0];
  }
  return undefined;
}

/** Why a typed answer cannot be read: beside the line that says how to type it, and, for the ears, together with it. */
export function typedProblem<Params, Answer>(
  text: string,
  { read, how }: Typed<Params, Answer>,
  params: Params,
): { readonly text: string; readonly spoken: string } | undefined {
  if (text.trim() === '' || read(text, params) !== undefined) return undefined;
  const part = strangePart(text, (each) => read(each, params));
  const { strange, strangePart: namePart } = exercises.typed;
  const told = part === undefined ? strange : namePart(part);
  return { text: told, spoken: `${told} ${how(params)}` };
}
