import { codeMessages } from '#language/bot/messages';
import { capital } from '#language/ui/language/grammar';
import {
  LONGEST_SOURCE,
  type CodeFault,
  type CodeReply,
  type SourceProblem,
} from '../../../engine/index.ts';

/** Why there is no verdict: what is wrong with a program, or its place could not be opened. */
export type RunProblem = SourceProblem | { readonly code: 'not-started' };

/** What interpreters say, and what it means. Their own words stand for whatever isn't in the list. */
const MEANINGS: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [
    /NameError: name '(\w+)'|ReferenceError: (?:Can't find variable: )?'?(\w+)'?/,
    ([, python, javascript]) => `Nothing here is called ${python ?? javascript}.`,
  ],
  [/IndexError: list index/, () => 'This asks for an item that the list does not have.'],
  [
    /IndentationError|unindent/,
    () => 'The spaces at the beginning of this line do not fit those above.',
  ],
  [/SyntaxError: (?:invalid syntax)?$/, () => 'This line can’t be read as a piece of a program.'],
  [
    /recursion|stack overflow|call stack/i,
    () => 'A function calls itself again and again, deeper than there is room for.',
  ],
  [
    /MemoryError|out of memory|Array buffer allocation/i,
    () => 'It wants more memory than there is.',
  ],
  [/^SandboxError/, () => 'It tried to get out of the place where programs run, and was ended.'],
  [/ImportError: no module named '(.*)'/, ([, name]) => `There is no module ${name} here.`],
];

/** Errors of interpreters, whose names say less than their sentences. Others may be the program's own, and are quoted. */
const NAMES = /^(Type|Range|Syntax|Attribute|Internal|ZeroDivision)Error: /;

/** What an interpreter's message means. */
export function explainMessage(message: string): string {
  for (const [pattern, explain] of MEANINGS) {
    const found = pattern.exec(message);
    if (found) return explain(found);
  }
  const said = message.replace(NAMES, '').trim();
  if (said === '') return 'It stopped with an error.';
  if (said === message) return `It stopped with “${said}”.`;
  return `${capital(said)}.`.replace(/\.\.$/, '.');
}

/** Why a program could not be loaded, in a sentence. */
export function explainSource({ code, message }: SourceProblem): string {
  if (code === 'no-play') return 'There is no function play(board, mark).';
  if (code === 'too-long') return 'This text is too long to be run.';
  if (code === 'budget') return 'It does not come to an end before the first call.';
  return explainMessage(message);
}

/** Why a program is not run, with the line that is to blame. */
export function explainRun(problem: RunProblem): string {
  if (problem.code === 'not-started') return codeMessages.verdict.notStartedRest;
  if (problem.code === 'too-long') return codeMessages.files.tooLong(LONGEST_SOURCE);
  return atLine(problem.line, explainSource(problem));
}

/** A sentence about a line, if it is known. */
export const atLine = (line: number | undefined, text: string): string =>
  line ? `${codeMessages.line(line)} ${text}` : text;

/** What was wrong with a call, in a sentence. `cells`: as many as the board has; `isFree`: that which it returned is. */
export function explainFault(
  { kind, reply }: Pick<CodeFault, 'kind' | 'reply'>,
  cells = 9,
  isFree = false,
): string {
  const { fault } = reply;
  if (kind === 'budget') return 'It did not come to an end, or would have taken too long.';
  return fault ? explainMessage(fault.message) : explainReturned(reply, cells - 1, isFree);
}

function explainReturned({ cell, returned }: CodeReply, last: number, isFree: boolean): string {
  if (cell === undefined) {
    const isNothing = ['undefined', 'None', 'null'].includes(returned);
    return isNothing
      ? 'It returned nothing.'
      : `It returned ${returned}, which is no whole number.`;
  }
  if (cell < 0 || cell > last) return `It returned ${cell}, but cells are 0 to ${last}.`;
  if (isFree) return `It returned ${cell}, but a mark there would fall further down.`;
  return `It returned ${cell}, but cell ${cell} is taken.`;
}
