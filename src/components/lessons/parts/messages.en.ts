import type { MarkName } from '../../../engine/index.ts';
import {
  capital,
  count,
  countThings,
  formatScore,
  listed,
  locale,
} from '#language/ui/language/grammar';
import type { WordForm } from '#language/lessons/parts/wordForms';
import type { LessonTimes } from './lessonTimes.ts';

/** Words that lesson components put around numbers. Prose itself is in the MDX files. */

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** "first", "third", "tenth". */
const ORDINALS = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules(locale, { type: 'ordinal' });

/** What a page says in one of the forms of this language, or as it is. */
type InForm<Value> = (value: Value, form?: WordForm) => string;

/** Small whole numbers in words, others in digits. */
const inWords: InForm<number> = (number, form) =>
  (form ? ORDINALS : WORDS)[number] ?? inDigits(number, form);

/** "23", "23rd". */
const inDigits: InForm<number> = (number, form) =>
  form ? `${count(number)}${ENDINGS[rules.select(number)] ?? 'th'}` : count(number);

/** "cell 4", "cells 4 and 6", "cells 0, 4 and 8". The first number stays with its word. */
const cells: InForm<readonly number[]> = (list) =>
  `${list.length === 1 ? 'cell' : 'cells'}\u00a0${listed(list)}`;

const lessonNumber: InForm<number> = (number, form) =>
  form ? `${inWords(number, form)} lesson` : `lesson\u00a0${number}`;

const call: InForm<number> = (number) => `call\u00a0${number}`;

export const lesson = {
  inWords,
  inDigits,
  score: formatScore,
  cells,
  /** For the beginning of a sentence. */
  capital,
  call,
  lesson: lessonNumber,
  /** The small line above the title of a lesson. */
  kicker: (part: string, number: number) => `${part} · ${lessonNumber(number)}`,
  /** How long a lesson takes. */
  times: ({ read, do: deeds }: LessonTimes) => `${read} min to read, ${deeds} to do`,
  /** The line that opens the exercises. */
  exercises: ({ count, minutes }: LessonTimes['exercises']) =>
    `${countThings(count, 'exercise')}, about ${countThings(minutes, 'minute')}`,
  callTable: {
    caption: (calls: number, computer: MarkName) =>
      `All ${inWords(calls)} calls in the order in which they begin. ${computer} is the computer.`,
    call: 'Call',
    mover: 'To move',
    reached: 'Reached by',
    outcome: 'What it returns, and why',
    over: 'game over',
    root: 'the start',
    move: (mark: string, cell: number) => `${mark} on cell ${cell}`,
    won: (winner: string, line: readonly number[]) => `${winner} has won on ${cells(line)}`,
    drawn: 'the board is full: a draw',
    only: (cell: number) => `the only score, from cell ${cell}`,
    best: (most: boolean, scores: readonly string[], cell: number) =>
      `the ${most ? 'highest' : 'lowest'} of ${scores.join(', ')}: cell ${cell}`,
    firstOfEquals: ', the first with that score',
  },
  /** What a value means: "a win for X". */
  outcome: (winner: MarkName | undefined) => (winner ? `a win for ${winner}` : 'a draw'),
  predict: {
    title: 'Before you go on.',
    group: 'Your answer',
    right: (answer: string) => `${answer}? Yes.`,
    wrong: (answer: string) => `${answer}? Not quite.`,
    /** Why a value is wrong, and why a cell is. */
    wouldMean: (outcome: string) => `That would mean ${outcome}.`,
    /** A score that came back, and that the side to move does not keep. */
    wasThere: (score: string, mover: MarkName, most: boolean) =>
      `${score} was among the scores that came back, but ${mover} chooses here, and ${mover} keeps the ${most ? 'highest' : 'lowest'}.`,
    leadsTo: (score: string, outcome: string) => `That leads to ${score}, ${outcome}.`,
    look: (number: number) => `Look at ${call(number)}`,
    answer: 'Answer',
  },
  explain: {
    title: 'Explain it in a sentence or two.',
    label: 'Your own words',
    compare: 'Compare: what a good answer contains',
    tick: 'Read it again, and tick what you’ve said. Nobody else sees this, and nothing is graded.',
  },
  /** Numbers on cells, by cell: for someone who does not see them. */
  numbered: (says: string, numbers: readonly string[]) =>
    `${says}: ${numbers.flatMap((text, cell) => (text ? [`cell ${cell}, ${text}`] : [])).join('; ')}.`,
  /** A board in words, row by row, of X, O and dots. */
  board: (marks: readonly string[]) =>
    [0, 3, 6]
      .map((first, row) => {
        const held = marks.slice(first, first + 3).map((mark) => (mark === '.' ? 'empty' : mark));
        return `Row ${row + 1}: ${held.join(', ') || 'empty'}.`;
      })
      .join(' '),
  /** Past the twenty stops of Tab that a figure may have. */
  skipFigure: 'Skip this figure',
} as const;

/** Positions to begin with on the page of the tree. */
export const treeStarts = {
  title: 'Begin with',
  lesson: 'the nine calls of the lesson',
  fork: 'two corners and a centre',
  centre: 'a first mark in the centre',
  whole: 'the empty board: the whole game',
} as const;

/** What the plans of lesson hours say around their own text. */
export const plansMessages = {
  title: (title: string) => `${title}: 45 minutes`,
  lesson: (number: number) => `With lesson ${number}`,
  /** At the end of a lesson. */
  teaching: 'Are you teaching this?',
  plan: 'Here’s a plan for 45 minutes.',
  minutes: (minutes: number) => `${minutes} min`,
};

/** Words that the figures of the lesson on the arena put around numbers. */
export const arenaLesson = {
  move: (mark: MarkName, cell: number) => `${mark} on ${cell}`,
  chance: (chance: string) => (chance === '1' ? 'must' : `chance ${chance}`),
  wins: (mark: MarkName) => `${mark} wins:`,
  over: (end: MarkName | 'draw') => (end === 'draw' ? 'draw' : `${end} has won`),
  treeCaption: (mark: MarkName) =>
    `Below each move is the chance that it’s made. Over each board is the chance that ${mark} wins from there: at the ends, 1 if ${mark} has won and 0 if not, and further up the mean of those below.`,
  /** Can the bot at the top be beaten? */
  canBeBeaten: {
    yes: 'Yes',
    no: 'No',
    whyNot: 'A hundred games without a loss look like proof. They aren’t.',
  },
  /** What is wrong with an answer, by the answer. */
  careful: {
    '0': 'One of the first moves wins straight away, and O gets no chance to be careful.',
    '1/6': 'Count again how many first moves X can choose from.',
    '1/2': 'That is the chance if O plays at random as well.',
  } as Record<string, string>,
  exercise: {
    '1/6': 'O has only two cells to choose from by then, not more.',
    '1/2': 'That would be right if X never took cell 6 itself.',
    '2/3': 'That’s how often X leaves cell 6 free. But then O must take it, too.',
  } as Record<string, string>,
  someBeaten:
    'Some of the players, on both sides: the proof that they can’t be beaten, or the shortest game in which they are. A game is its cells in the order in which they’re taken.',
  samples: {
    title: 'A thousand games, forty times over',
    sentence:
      'Each dot is a match of a thousand games between the same two players. How far to the right it is says how many of them the bot lost.',
    losses: 'games lost, of a thousand',
    exact: 'the exact chance',
    columns: ['Games lost, of a thousand', 'Matches that ended like this'],
  },
} as const;
