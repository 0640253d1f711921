import { explainProblem, noBoard } from '#language/ui/board/problems';
import type { Sentence, CommonFacts, Words } from '../ui/types.ts';
import type { TallyCounts, PredictionQuestion, QuestionKind, QuestionOf } from './questions.ts';
import {
  count,
  say,
  strong,
  ink,
  inWords,
  listed,
  otherMark,
  took,
  worth,
} from '#language/ui/language/grammar';
import type { MoveOrder, Score } from '../../engine/index.ts';
import { countedLines } from '#language/stepper/frame';
import type { AddressProblem, FigureField } from '../platform/problems.ts';
import type { StoredProblem } from '../platform/stored.ts';
import { storedSentence } from '#language/platform/stored';
import type { WorkerProblemCode } from '../platform/worker.ts';
import { linkSentences } from '#language/ui/language/links';
import { LARGE_INPUT_PROBLEM } from '#language/ui/large-board/problems';

const rightOf = (right: number, asked: number) => `${right} of ${asked} right`;

/** What the panels of a figure say. */
export const panels = {
  goTo: {
    call: 'Call number',
    callGo: 'Go to call',
    callProblem: (text: string, last: number) =>
      `${text === '' ? 'Nothing' : `“${text}”`} is not the number of a call: they go from 1 to ${count(last)}.`,
    mind: 'Next change of mind',
    noMind: 'From here to the end no call changes its mind.',
  },
  predict: {
    intro: 'Before these events, the figure waits for your guess.',
    kinds: {
      cell: 'which cell is tried next',
      returns: 'what the last call of a branch returns',
      kept: 'which of two scores is kept',
      cut: 'whether a call is pruned',
    },
    /** The switch of a figure that goes straight on. */
    steps: 'Ask me before the figure shows it',
    skip: 'Skip this one',
    goOn: 'Go on',
    right: 'Right.',
    wrong: 'Not quite.',
    tally: rightOf,
    /** How it has gone so far. */
    tallied: ({ asked, right, skipped }: TallyCounts): Sentence =>
      asked + skipped === 0
        ? say`No guesses yet.`
        : say`${strong(rightOf(right, asked))}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    again: 'Start the count again',
    /** The step is too late for a question. */
    over: 'From this step on there is nothing left to guess.',
    begin: 'Guess from the beginning',
    /** In full screen a class is asked. */
    vote: {
      how: 'How many hands for each? Click, press its number, or type.',
      options: 'Hands',
      hands: (option: string) => `Hands for ${option}`,
      reveal: 'Show the answer',
      right: (right: number, all: number) =>
        all === 1
          ? `The one hand was ${right === 1 ? 'right' : 'wrong'}.`
          : `${count(right)} of ${count(all)} hands were right.`,
    },
  },
} as const;

/** A score of the search that is asked about, in the ink of the side that it is good for. */
const value = ({ computer, scale }: CommonFacts, score: Score): Words =>
  worth(score, computer, scale);

/** The best that a call has had before this step: a question about a cut comes after an answer. */
function best(facts: CommonFacts): Words {
  return value(facts, facts.bestBefore?.score ?? 0);
}

/** A bound, or that there is none yet. */
function bound(facts: CommonFacts, score: Score | undefined): Sentence {
  return score === undefined ? say`open` : say`${value(facts, score)}`;
}

/** The cell that a call has kept so far, with its score, and the one whose score has just come back. */
function rivals({ bestBefore, cell, score }: QuestionOf<'kept'>['facts']) {
  return {
    before: { cell: bestBefore?.cell, score: bestBefore?.score ?? 0 },
    now: { cell, score },
  };
}

/** What is said of a question, by its kind. */
type Say = { readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>) => Sentence };

function sayOf<Kind extends QuestionKind>(
  table: { readonly [Each in Kind]: (question: QuestionOf<Each>) => Sentence },
  question: QuestionOf<Kind>,
): Sentence {
  return table[question.kind](question);
}

const ask: Say = {
  cell: ({ facts, tried }) =>
    say`${strong(`Call ${count(facts.call)}`)} is about to put ${ink(facts.mover)}${
      tried.length === 0 ? ' on its first cell. Which one?' : ' on its next cell. Which one?'
    }`,
  returns: ({ facts }) =>
    say`${took(facts.path)}${facts.path.length === 0 ? '' : '. '}What does
      ${strong(`call ${count(facts.call)}`)} return?`,
  cut: ({ facts }) =>
    say`${strong(`Call ${count(facts.call)}`)} has cells left. So far ${ink(facts.mover)} has
      ${best(facts)}; α is ${bound(facts, facts.bounds?.alpha)}, β is
      ${bound(facts, facts.bounds?.beta)}. Is it pruned now?`,
  kept: ({ facts }) => {
    const { before, now } = rivals(facts);
    return say`${strong(`Call ${count(facts.call)}`)} has kept ${value(facts, before.score)} so far,
      from cell ${before.cell}. Now cell ${now.cell} brings ${value(facts, now.score)}. Which does
      ${ink(facts.mover)} keep?`;
  },
};

const ORDER: Record<MoveOrder, string> = {
  ascending: 'Cells are tried from the lowest number to the highest',
  'centre-first': 'Cells are tried from the middle outwards, equally near ones by their numbers',
  random: 'The order of the cells was drawn at random before the search, so this was luck',
};

const NO_CELL_LEFT = 'No cell is empty and nobody has a line, and a draw scores ';

const reasons: Say = {
  cell: ({ order, answer }) => say`${ORDER[order]}: next comes ${answer}.`,
  returns: ({ facts, answer }) => {
    const right = value(facts, answer);
    switch (facts.kind) {
      case 'won': {
        const owner = ink(facts.owner, `${facts.owner}’s`);
        const loses = facts.owner === facts.winner ? '' : ', and a line loses';
        return say`Cells ${listed(facts.wonLine)} are ${owner}${loses}: the score is ${right}.`;
      }
      case 'horizon':
        return facts.openLines
          ? say`The limit is reached, so it guesses. ${countedLines(facts)}${right}.`
          : say`The limit is reached and the game isn’t over, so nobody knows: ${right}.`;
      case 'full':
        return say`${NO_CELL_LEFT}${right}.`;
      case 'dead':
        return say`${
          facts.emptyCells.length > 0
            ? 'Both marks are on every line, so it is a draw: '
            : NO_CELL_LEFT
        }${right}.`;
    }
  },
  cut: ({ facts, answer }) => {
    const { maximising, bounds } = facts;
    const sure = maximising ? bounds?.beta : bounds?.alpha;
    const here = best(facts);
    const side = maximising ? otherMark(facts.computer) : facts.computer;
    if (sure === undefined) return say`${ink(side)} has nothing better elsewhere, so it goes on.`;
    const holds = maximising ? say` can hold ${ink(facts.computer)} to ` : say` is sure of `;
    const elsewhere = say`${ink(side)}${holds}${value(facts, sure)} elsewhere`;
    return answer === 1
      ? say`${elsewhere} and gains nothing by coming here for ${here}. It is pruned.`
      : say`${elsewhere}, and ${here} is not enough to keep it away. It goes on.`;
  },
  kept: ({ facts, answer }) => {
    const { before, now } = rivals(facts);
    const call = strong(`call ${count(facts.call)}`);
    if (before.score === now.score) {
      const rule = `, and the ${facts.improves ? 'last' : 'first'} that was tried is kept: cell ${answer}.`;
      return say`Both score ${value(facts, now.score)}${rule}`;
    }
    const higher = now.score > before.score ? ' is higher than ' : ' is lower than ';
    return say`${ink(facts.mover)} wants the ${facts.maximising ? 'highest' : 'lowest'}, and ${value(facts, now.score)}${higher}${value(facts, before.score)}${
      facts.improves
        ? [...say`, so `, call, ...say` changes its mind.`]
        : say`, so cell ${answer} stays.`
    }`;
  },
};

/** What is said around a prediction. */
export const prediction = {
  title: 'Before you go on',
  question: (question: PredictionQuestion) => sayOf(ask, question),
  cell: (cell: number) => `cell ${cell}`,
  /** A cell with the score that it brings. */
  rival: ({ facts }: QuestionOf<'kept'>, cell: number): string => {
    const { before, now } = rivals(facts);
    return `${value(facts, (cell === now.cell ? now : before).score).text}, cell ${cell}`;
  },
  cut: (isCut: number) => (isCut === 1 ? 'yes, it is pruned' : 'no, it goes on'),
  /** Why the right answer is right: said after any answer. */
  reason: (question: PredictionQuestion) => sayOf(reasons, question),
} as const;

const FIELD: Record<FigureField, string> = {
  fig: 'the name of the figure',
  step: 'the step',
  search: 'which search it shows',
  variant: 'the kind of board',
  board: 'the board',
  move: 'whose move it is',
  computer: 'which side is the computer',
  order: 'the order of the cells',
  seed: 'the seed',
  ties: 'what happens to equal scores',
  depth: 'the limit of plies',
  level: 'the level',
  moves: 'the moves of the game',
  stones: 'the marks on the board',
  size: 'the borders',
  cell: 'the cell in question',
  mark: 'the mark that is tried',
  line: 'the direction of the line',
};

/** What in a link was ignored, each thing in one sentence. */
export function addressProblems(problems: readonly AddressProblem[]): string {
  const nameOf = (problem: AddressProblem) => ('field' in problem ? FIELD[problem.field] : '');
  return linkSentences(problems, nameOf, (problem) =>
    'field' in problem || 'names' in problem ? '' : addressProblem(problem),
  );
}

function addressProblem(
  problem: Exclude<AddressProblem, { field: unknown } | { names: unknown }>,
): string {
  switch (problem.code) {
    case 'too-long':
      return 'This link is too long to be one of ours. The figure begins at its own start.';
    case 'impossible-board':
      return `The board in this link can’t come up in a game. ${explainProblem(problem.why)}`;
    case 'no-board':
      return noBoard(problem.why);
    case 'too-many-calls':
      return `That search is too long to step through. It could make up to ${count(problem.calls)} calls, and a figure holds ${count(problem.most)}. Put more marks on the board, or choose a search that makes fewer under Settings.`;
    case 'too-many-cells':
      return `Quick minimax takes a point off a win for each mark, so it needs a board with at most ${inWords(problem.most)} empty cells, and this one has ${count(problem.empty)}.`;
    case 'impossible-sheet':
      return `The board in this link can’t be shown. ${LARGE_INPUT_PROBLEM[problem.why]}`;
    case 'step-beyond-end':
      return `This figure ends at step ${count(problem.last + 1)}, so there is no step ${count(problem.step + 1)}. This is the last one.`;
  }
}

/** Why no recording came. */
export const workerProblem: Record<WorkerProblemCode, string> = {
  died: 'The part of the browser that records searches has stopped. The figure still shows the search from before; you can try again.',
  'not-started':
    'The part of the browser that records searches didn’t load. Check the connection, and try again.',
  unsupported: 'This browser cannot record a search this long in the background.',
  cancelled: 'The recording was stopped.',
};

/** What a figure says when it asks, or when something cannot be done. */
export const dialogMessages = {
  panels,
  prediction,
  problem: explainProblem,
  addressProblems,
  settingsProblem: (problem: StoredProblem) => storedSentence(problem, 'your settings'),
  workerProblem,
} as const;
