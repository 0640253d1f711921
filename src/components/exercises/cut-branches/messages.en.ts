import type {
  BoundAnswer,
  CutBranchesAnswer,
  CutBranchesParams,
  CutBranchesReason,
  MarkName,
  Score,
} from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  capital,
  formatScore,
  ink,
  inWords,
  listed,
  otherMark,
  say,
  worth,
} from '#language/ui/language/grammar';
import { callTreeMessages } from '#language/exercises/frame/callTree';
import { smallExercises } from '#language/exercises/frame/small';

const calls = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'call' : 'calls'} ${listed(numbers)}`;

/** "α is +10", "β is nothing yet" */
function bound(name: string, score: Score | undefined, computer: MarkName): Sentence {
  return say`${name} is ${score === undefined ? 'nothing yet' : worth(score, computer)}`;
}

const LETTER = { alpha: 'α', beta: 'β' } as const;

/** Words for no bound, as they may be typed; the first is the one that readers are told of. */
const NONE = ['none', 'nothing'];

const boundText = (answer: BoundAnswer): string => {
  if (answer === undefined) return '–';
  return answer === 'none' ? 'nothing yet' : formatScore(answer);
};

interface CutFacts {
  readonly call: number;
  readonly after: number;
  readonly branches: readonly number[];
  readonly bounds: { readonly alpha: Score | undefined; readonly beta: Score | undefined };
}

/** "Call 5 ends after call 6: α is +10, and β is +10." */
const cutText = ({ call, after, bounds }: CutFacts, computer: MarkName): Sentence =>
  say`Call ${call} ends after call ${after}: ${bound('α', bounds.alpha, computer)} and
    ${bound('β', bounds.beta, computer)}. `;

/** Which branches does alpha-beta leave out? */
export const cutBranchesMessages = {
  name: 'Prune the branches',
  about:
    'The tree of minimax on a board with few empty cells. Pupils mark what alpha-beta leaves out, and may be asked for α and β of one call.',
  fields: {
    setup: { label: smallExercises.boardField },
    computer: callTreeMessages.computer,
    bounds: {
      label: 'Bounds of one call (α and β)',
      option: (bounds: CutBranchesParams['bounds']): string =>
        bounds === 'asked' ? 'asked for' : 'not asked for',
    },
  },
  question: (computer: MarkName, asked: number | undefined): Sentence =>
    say`These are the calls of plain minimax, with the scores of the finished games.
      ${ink(computer)} is the computer. Alpha-beta tries the cells in the same order. Which branches
      does it prune? Mark the first call of each.${
        asked === undefined ? '' : ` And what are α and β when call ${asked} begins?`
      }`,
  tree: 'The calls of plain minimax',
  cut: 'pruned',
  cutCall: (call: number, isWithAbove: boolean) =>
    `Call ${call} is pruned${isWithAbove ? ' with the call above it' : ''}`,
  bound: (name: 'alpha' | 'beta', call: number) => `${LETTER[name]} when call ${call} begins`,
  choose: 'choose',
  boundValue: boundText,
  hints: {
    order: say`Go through the calls in order, and write down α and β as you go. α is the floor,
      which the computer is sure of; β is the ceiling, to which the other side can hold it.`,
    when: say`As soon as α reaches β, the call that you are in is pruned, and stops asking.`,
    side: (computer: MarkName): Sentence =>
      say`Only a call with ${ink(computer)} to move raises α. Only a call with
        ${ink(otherMark(computer))} to move lowers β.`,
    number: (cuts: number) =>
      say`${cuts === 1 ? 'One call ends early.' : `${capital(inWords(cuts))} calls end early.`}`,
    first: (call: number) => say`The first call to end early is call ${call}.`,
  },
  solution: (
    cuts: readonly CutFacts[],
    { alpha, beta }: CutBranchesAnswer,
    asked: number | undefined,
    computer: MarkName,
  ): Sentence =>
    say`${cuts.map(
      (cut, at) =>
        say`${at === 0 ? '' : ' '}${cutText(cut, computer)}It never asks ${calls(cut.branches)}.`,
    )}${
      asked === undefined
        ? ''
        : ` When call ${asked} begins, α is ${boundText(alpha)} and β is ${boundText(beta)}.`
    }`,
  reason(reason: CutBranchesReason, computer: MarkName): Sentence {
    if (reason.code === 'is-cut') {
      return say`${cutText(reason.cut, computer)}So call ${reason.branch} is never made.`;
    }
    if (reason.code === 'is-asked') {
      const { call, alpha, beta } = reason.window;
      return say`Call ${call} is made. Before it ${bound('α', alpha?.value, computer)} and
        ${bound('β', beta?.value, computer)}: they haven’t met.`;
    }
    if (reason.code === 'no-such-call') return say`The tree has no call ${reason.call}.`;
    const { bound: name, call, source } = reason;
    const start = say`When call ${call} begins, ${bound(LETTER[name], source?.value, computer)}`;
    if (source) return say`${start}: call ${source.holder} has that from call ${source.child}.`;
    const mover = ink(name === 'alpha' ? computer : otherMark(computer));
    return say`${start}: no call above it with ${mover} to move has a score yet.`;
  },
  answerText: ({ cut, alpha, beta }: CutBranchesAnswer, isAsked: boolean): string => {
    const marked = cut.length === 0 ? 'nothing pruned' : `pruned: ${listed(cut)}`;
    return isAsked ? `${marked}; α ${boundText(alpha)}, β ${boundText(beta)}` : marked;
  },
  /** In an answer that is typed. */
  noBound: NONE,
  typed: (example: number, isAsked: boolean): string =>
    `Type the calls that are pruned, like ${example} or ${example}, ${example + 3}${isAsked ? `; then α and β: ${example}; α 0; β ${NONE[0]}` : ''}.`,
};
