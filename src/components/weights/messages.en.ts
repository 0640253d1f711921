import type { BreakReason, MarkName } from '../../engine/index.ts';
import type { Sentence } from '../ui/types.ts';
import {
  ink,
  inWords,
  listed,
  upTo,
  otherMark,
  say,
  strong,
  sumSign,
} from '#language/ui/language/grammar';

/** Why a cell weighs what it weighs, with its marks named. */
interface SaidReason {
  readonly kind: 'five' | 'double' | 'line' | 'alone';
  /** Whose mark would do it. */
  readonly mark: MarkName;
  /** Whether that is the side to move. */
  readonly isOwn: boolean;
  /** How many lines break. */
  readonly lines: number;
  /** The attack, as `[3 : 2]`. */
  readonly attack: string;
}

const weight = upTo(2);

const breakReason: Readonly<Record<BreakReason, string>> = {
  four: 'four',
  'open three': 'open three',
  joined: 'joins up',
};

function because({ kind, mark, isOwn, lines, attack }: SaidReason): Sentence {
  switch (kind) {
    case 'five':
      return isOwn ? say`it makes five` : say`it keeps ${ink(mark)} from making five there`;
    case 'double':
      return isOwn
        ? say`it makes ${inWords(lines)} breakpoints at once`
        : say`it takes ${inWords(lines)} breakpoints from ${ink(mark)}`;
    case 'line':
      return isOwn ? say`it makes ${attack}` : say`it takes ${attack} from ${ink(mark)}`;
    case 'alone':
      return say`no mark is near`;
  }
}

/** The names of the cells that weigh most; when they are many, how many. */
const namesOf = (names: readonly string[]) =>
  names.length > 4 ? `${names.length} cells` : `cells ${listed(names)}`;

/**
 * What the weight inspector says: what every cell of a large board weighs, and why. The names of cells come as
 * they are written: `h8` with borders, `(−3, 12)` without.
 */
export const inspectorMessages = {
  region: 'The weight inspector',
  tag: (mark: MarkName) => `${mark} to move`,
  overTag: 'Over',
  summary: {
    over: () => say`The game is over: nothing is weighed any more.`,
    full: () => say`Every cell is taken: nothing is left to weigh.`,
    covered: () => say`Where would the bot play? The weights are covered: choose a letter.`,
    first: (name: string, hasBorders: boolean) =>
      say`The board is empty. The first mark goes to
        ${hasBorders ? 'the centre' : 'the starting cell'}, ${name}.`,
    heaviest: (names: readonly string[], value: number, reason: SaidReason, next?: number) =>
      names.length === 1
        ? say`${names[0] ?? ''} is the heaviest cell: ${strong(weight(value))}, since
          ${because(reason)}.${next === undefined ? '' : ` Next best, ${weight(next)}.`}`
        : say`A tie: ${namesOf(names)} are the heaviest, with ${strong(weight(value))}. One of them
          is drawn at random.${next === undefined ? '' : ` Next best, ${weight(next)}.`}`,
  },
  weight,
  account: {
    title: (name: string) => `What the cell ${name} weighs`,
    /** Spoken when the account opens; its table says the rest. */
    spoken: (name: string, whole: number, ofX: number, ofO: number) =>
      `${name} weighs ${weight(whole)}: ${weight(ofX)} for X, and ${weight(ofO)} for O.`,
    /** An attack in words, for whoever does not see its brackets. */
    attack: (power: number, potential: number) => `power ${power}, potential ${potential}`,
    none: 'Choose an empty cell to see what it weighs, and why. Choose it once more to play there.',
    /** Where choosing a cell places a mark. */
    noneByButton: {
      keys: 'Point at an empty cell, or go to it with the arrow keys. Then the button This cell (or the key T) shows what it weighs, and why.',
      touch:
        'Tap an empty cell, but don’t place a mark there yet. Then the button This cell shows what it weighs, and why.',
    },
    taken: (name: string) => `${name} is taken: only empty cells have a weight.`,
    ifHere: (mark: MarkName) => `If ${mark} goes here`,
    /** What the keys do on the four lines of a mark. */
    lineKeys: 'Arrow keys show a line on the board, and Enter keeps it there.',
    /** In the order of the directions. */
    lines: ['across', 'rising', 'down', 'falling'],
    five: 'five',
    noRoom: 'no room for five',
    divided: (divider: number) => `÷ ${divider}`,
    breaks: (reason: BreakReason) => ({ word: 'breakpoint', why: breakReason[reason] }),
    finish: (fives: number) =>
      fives === 1 ? 'makes five, and is to move' : `${inWords(fives)} fives at once`,
    notToMove: (mark: MarkName) => `five, but ${otherMark(mark)} moves first: no bonus`,
    double: (breakpoints: number) =>
      breakpoints >= 2 ? `${inWords(breakpoints)} breakpoints at once` : 'no double threat',
    total: 'Weight of the cell',
    sum: (ofX: number, ofO: number, whole: number) =>
      `${weight(ofX)} + ${weight(ofO)} ${sumSign([ofX, ofO], whole, weight)}`,
    columns: { line: 'Line', attacks: 'Attacks', weight: 'Weight' },
    bonus: 'Bonus',
  },
  steps: {
    open: 'Step by step',
    cell: (name: string) => `Step by step: cell ${name}`,
    line: (direction: string, mark: MarkName) => `Step by step: ${mark} ${direction}`,
    close: 'Close the steps',
  },
  tabs: {
    group: 'What else is shown below the board',
    compare: 'Why this and not that?',
    rules: 'Change the weights',
    /** Behind that, when they are no longer the article's. */
    changed: '(changed)',
  },
  compare: {
    none: 'Choose the first of the two cells to compare.',
    title: (a: string, b: string) => `Why ${a} and not ${b}?`,
    columns: { part: 'What is weighed', a: 'This', b: 'That', apart: 'Differs' },
    line: (mark: MarkName, direction: string) => say`${ink(mark)} ${direction}`,
    finish: (mark: MarkName) => say`${ink(mark)} five to finish`,
    double: (mark: MarkName) => say`${ink(mark)} double threat`,
    differs: 'differs',
    same: 'Both cells weigh the same.',
    heavier: (name: string, by: number, most: Sentence, amount: number) =>
      say`${name} is heavier by ${strong(weight(by))}. The biggest reason: ${most},
        ${weight(amount)}.`,
    hint: 'Choose a cell on the board to compare with it.',
    swap: 'Swap',
  },
  figure: {
    label: (caption: string | undefined) =>
      `Weight inspector: ${caption ?? 'what every cell weighs'}`,
    board: 'Board',
    /** What lies below the board, and can be scrolled. */
    below: 'What it weighs, and why',
    keys: 'Enter once more places a mark there.',
    uncover: 'Show the weights',
    play: (name: string, mark: MarkName) => `Choose ${name} once more to put ${mark} there.`,
    bot: (mark: MarkName) => `Bot moves for ${mark}`,
    /** After a cell. */
    weighs: (value: number | undefined) => (value === undefined ? '' : `, weighs ${weight(value)}`),
    undo: 'Undo',
    restart: 'As in the lesson',
    says: {
      took: (mark: MarkName, name: string) => `${mark} took ${name}.`,
      won: (mark: MarkName) => say`${ink(mark)} has five in a row. The game is over.`,
      draw: () => say`Every cell is taken. Nobody has won.`,
      takenBack: 'Taken back.',
      restarted: 'The board of the lesson again.',
    },
  },
} as const;
