import { exercises } from '#language/exercises/frame/messages';
import type { Typed } from './kindOnPage.ts';
import { strangePart } from './strangePart.ts';

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
