import type { DocumentKind, DocumentProblem } from '../../engine/index.ts';
import type { PackProblem } from './packing.ts';
import type { ContentProblem } from './reader.ts';
import { count } from '#language/ui/language/grammar';

type Of<Problem extends { code: string }, Code> = Extract<Problem, { code: Code }>;
/** One sentence a code: a code without one is a type error. */
type Sentences<Problem extends { code: string }> = {
  readonly [Code in Problem['code']]: (problem: Of<Problem, Code>) => string;
};

const part = ({ field, task }: { readonly field: string; readonly task?: number }): string =>
  task === undefined ? `part “${field}”` : `part “${field}” of task ${task}`;

const NAMES: Readonly<Record<DocumentKind, string>> = {
  assignment: 'an assignment',
  work: 'a pupil’s result',
  feedback: 'feedback for a pupil',
};

/** `what` is what the text should have been. */
function sentences(what: string): Sentences<DocumentProblem> {
  const broken = 'Ask for it again, or open it where it was made and save it once more.';
  return {
    empty: () => 'There is nothing here yet.',
    'too-large': ({ found, limit }) =>
      `This is too long to be one of ours: it has ${count(found)} characters, and the limit is ${count(limit)}.`,
    'not-json': () =>
      `This doesn’t look like a file with ${what}, or part of it is missing. ${broken}`,
    foreign: ({ found }) =>
      found === undefined
        ? `This isn’t a Noughtbook file with ${what}.`
        : `This is ${NAMES[found]}, but what’s needed here is ${what}.`,
    'newer-version': ({ version }) =>
      `This was made by a newer version of this site (format ${version}). Reload this page, or open it where it was made.`,
    'missing-field': (place) => `Something is missing: ${part(place)}. ${broken}`,
    'unknown-field': (place) =>
      `There’s something in it that this site doesn’t know: ${part(place)}. ${broken}`,
    'wrong-value': (place) => `One thing in it can’t be right: ${part(place)}. ${broken}`,
    'too-long': (place) =>
      `One thing in it is too long: ${part(place)} may have at most ${count(place.limit)} characters, and here there are ${count(place.found)}.`,
    'too-many': (place) =>
      `There’s too much in it: ${part(place)} may have at most ${count(place.limit)} entries, and here there are ${count(place.found)}.`,
    'unknown-kind': ({ task, kind }) =>
      `Task ${task} is an exercise that this version of the site doesn’t have (“${kind}”). Reload this page, because there may be a newer version.`,
    'newer-kind': ({ task }) =>
      `Task ${task} was made by a newer version of this site. Reload this page, or open it where it was made.`,
    'bad-params': ({ task }) =>
      `This exercise can’t be asked with the board or the settings of task ${task}. Make that task again.`,
  };
}

const ASSIGNMENT = sentences('an assignment');
const WORK = sentences('a result');
const FEEDBACK = sentences('feedback');

const PACK: Sentences<PackProblem> = {
  empty: () => 'There is nothing here yet.',
  'too-long': ({ length, limit }) =>
    `This code is too long to be one of ours: it has ${count(length)} characters, and the limit is ${count(limit)}.`,
  foreign: () =>
    'This isn’t a whole Noughtbook code: ours begin with “1.” and go on with many letters. Perhaps a part got lost in copying.',
  'newer-codec': ({ codec }) =>
    `This code was made by a newer version of this site (number ${codec}). Reload this page and try again.`,
  'bad-letters': () =>
    'The end of this code is missing, or it has a character that our codes never use. Copy it again, from its first letter to its last.',
  damaged: () =>
    'A letter of this code got lost or changed on the way. Copy it again, from its first letter to its last.',
  'too-large': ({ limit }) =>
    `What’s packed into this code is larger than any assignment or result can be (${count(limit / 1024)} kB).`,
};

function tell<Problem extends { code: string }>(
  messages: Sentences<Problem>,
  problem: Problem,
): string {
  // Each entry takes the problems of its own code; the type system cannot follow the look-up.
  return (messages[problem.code as Problem['code']] as (problem: Problem) => string)(problem);
}

/** Why a link, a code or a file cannot be read, whatever it was meant to be. */
export function contentProblem(problem: ContentProblem): string {
  switch (problem.of) {
    case 'code':
      return tell(PACK, problem.problem);
    case 'assignment':
      return tell(ASSIGNMENT, problem.problem);
    case 'work':
      return tell(WORK, problem.problem);
    case 'feedback':
      return tell(FEEDBACK, problem.problem);
    case 'copy':
      return problem.isNewer
        ? 'This copy of unfinished work was saved by a newer version of this site. Reload this page, or open it where it was saved.'
        : 'This copy of unfinished work is damaged or cut off. If there’s an older copy, try that one.';
    case 'empty-link':
      return 'This address ends where its code should begin. Ask for the link again, or paste it here.';
  }
}
