import type { FormsReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { capital, inWords, say } from '#language/ui/language/grammar';

export const countFormsMessages = {
  name: 'Count the forms of a board',
  about: 'Pupils turn and mirror a board in their heads: good for seeing symmetry.',
  fields: { setup: { label: 'Board' } },
  question: say`Turn this board and mirror it, in all eight ways. How many different boards do you
    see?`,
  choose: 'Different boards',
  hints: {
    turn: say`Turn it by a quarter. Does it look the same? And by a half?`,
    mirror: say`Now mirror it: left and right, top and bottom, and along both diagonals.`,
    same: (ways: number): Sentence =>
      say`${
        ways === 1
          ? 'Only one of the eight ways leaves it as it is: doing nothing.'
          : `${ways === 8 ? 'All eight' : `${capital(inWords(ways))} of the eight`} ways leave it as it is, and one of these is doing nothing.`
      }`,
  },
  solution: (forms: number): Sentence =>
    say`${
      forms === 8
        ? 'All eight look different: there are 8.'
        : forms === 1
          ? 'All eight look the same: there is 1.'
          : `There are ${forms}: each of them comes up ${forms === 2 ? 'four times' : 'twice'} among the eight.`
    }`,
  reason: ({ more }: FormsReason): Sentence =>
    say`${
      more
        ? 'There are more. Lay the board down in another way: have you seen that one before?'
        : 'There are fewer, because some of the eight look the same.'
    }`,
};
