import type { FillTreeParams, FillTreeReason, MarkName, Score } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { formatScore, ink, inWords, listed, say, worth } from '#language/ui/language/grammar';
import { callTreeMessages } from '#language/exercises/frame/callTree';
import { smallExercises } from '#language/exercises/frame/small';

export interface ValueOf {
  readonly call: number;
  readonly score: Score | undefined;
}

type Heard = readonly { readonly call: number; readonly score: Score }[];

/** "call 3 returns −10 and call 4 returns +10" */
function heardText(heard: Heard, computer: MarkName): Sentence {
  return heard.flatMap(({ call, score }, at) => {
    const between = at === 0 ? '' : at === heard.length - 1 ? ' and ' : ', ';
    return say`${between}call ${call} returns ${worth(score, computer)}`;
  });
}

/** Fill in the values of a tree. */
export const fillTreeMessages = {
  name: 'Fill in the tree',
  about:
    'The whole search of a board with few empty cells, as a tree. Pupils write what each call returns: good for seeing how scores travel back up.',
  fields: {
    setup: { label: smallExercises.boardField },
    computer: callTreeMessages.computer,
    asked: {
      label: 'Asked for',
      option: (asked: FillTreeParams['asked']): string =>
        asked === 'all' ? 'every score' : 'only the scores of calls that have others below them',
    },
  },
  question: (computer: MarkName, { asked }: FillTreeParams): Sentence =>
    say`These are all calls of minimax on a board. ${ink(computer)} is the computer: a finished game
      is ${worth(10, computer)} if it has a line, ${worth(-10, computer)} if the other side has one,
      and 0 if nobody has. What does each call return?${
        asked === 'all' ? '' : ' The scores of the finished games are filled in.'
      }`,
  tree: 'The calls, and what they return',
  field: (call: number) => `Call ${call} returns`,
  open: '?',
  rightOf: (right: number, asked: number) => `${right} of ${asked} right.`,
  goTo: (call: number) => `Go to call ${call}`,
  hints: {
    below: say`Begin at the bottom. A call can return only when all the calls below it have
      returned.`,
    sides: (computer: MarkName): Sentence =>
      say`Where ${ink(computer)} is to move, take the highest score from below. Where the other side
        is to move, take the lowest.`,
    first: (call: number, heard: Heard, takesMost: boolean, computer: MarkName): Sentence =>
      say`Take call ${call}: ${heardText(heard, computer)}${
        heard.length === 1
          ? '. That’s all it has.'
          : `. It returns the ${takesMost ? 'highest' : 'lowest'} of these.`
      }`,
  },
  solution: (values: readonly ValueOf[], computer: MarkName): Sentence =>
    say`${values.map(
      ({ call, score = 0 }, at) =>
        say`${at === 0 ? `Call ${call}: ` : `, call ${call}: `}${worth(score, computer)}`,
    )}.`,
  value: formatScore,
  /** While tries remain: which call is wrong, and not what is right. */
  early: (reason: FillTreeReason, computer: MarkName): Sentence =>
    reason.code === 'wrong-value'
      ? say`Call ${reason.call} does not return ${worth(reason.given, computer)}.`
      : fillTreeMessages.reason(reason, computer),
  reason(reason: FillTreeReason, computer: MarkName): Sentence {
    if (reason.code === 'no-value') return say`Call ${reason.call} has no score yet.`;
    if (reason.code === 'more-wrong') {
      const { calls } = reason;
      return say`${
        calls === 1
          ? 'One more score is wrong or missing.'
          : `${calls} more scores are wrong or missing.`
      } One wrong score can make those above it wrong, too.`;
    }
    const { call, given, isOver, score, heard, takesMost } = reason;
    const start = say`Call ${call} doesn’t return ${worth(given, computer)}. `;
    if (isOver) {
      const nobody = 'The board is full and nobody has a line';
      const line = say`${ink(score > 0 ? computer : computer === 'X' ? 'O' : 'X')} has a line`;
      return say`${start}${score === 0 ? nobody : line}: ${worth(score, computer)}.`;
    }
    const heardThere = heardText(heard, computer);
    if (heard.length === 1) {
      return say`${start}It has one cell to try: ${heardThere}.`;
    }
    return say`${start}There ${heardThere}, and it takes the ${takesMost ? 'highest' : 'lowest'} of
      the ${inWords(heard.length)}.`;
  },
  answerText: (values: readonly ValueOf[]): string =>
    listed(
      values.map(
        ({ call, score }) => `${call}: ${score === undefined ? 'nothing' : formatScore(score)}`,
      ),
    ),
  typed: (example: ValueOf): string =>
    `Type calls with their scores, with commas between, like ${example.call}: ${formatScore(example.score ?? 0)}.`,
};
