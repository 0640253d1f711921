import type { FinResult, LineState, MarkName } from '../../../engine/index.ts';
import type { FinFacts } from './view.ts';
import type { CodeValue, LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence, Words } from '../../ui/types.ts';
import { count, ink, inWords, listed, say, strong } from '#language/ui/language/grammar';

const LINES = [
  'the first row',
  'the second row',
  'the third row',
  'the left column',
  'the middle column',
  'the right column',
  'the diagonal from cell 0',
  'the diagonal from cell 2',
];

/** A mark in its ink, or "nothing". */
function held(mark: MarkName | undefined): Words {
  return mark ? ink(mark) : { text: 'nothing' };
}

/** "one X and two O’s": what a line holds. */
function content(marks: FinFacts['marks']): Sentence {
  const counted = (mark: MarkName) => marks.filter((each) => each === mark).length;
  const [x, o] = [counted('X'), counted('O')];
  if (x + o === 0) return say`three empty cells`;
  const some = (number: number, mark: MarkName) =>
    number === 0 ? [] : say`${inWords(number)} ${ink(mark, number === 1 ? mark : `${mark}’s`)}`;
  const both = x > 0 && o > 0;
  return say`${some(x, 'X')}${both ? ' and ' : ''}${some(o, 'O')}${both || x + o === 3 ? '' : ' and nothing else'}`;
}

/** What `Fin` says, in words. */
const MEANS: Record<FinResult, string> = {
  0: 'the game is not over',
  1: 'X has won',
  3: 'a draw',
  4: 'O has won',
};

const STATES: readonly LineState[] = ['open', 'dead', 'won'];
const STATE: Record<LineState, string> = { open: 'open', dead: 'dead', won: 'complete' };

/** Why a line is what it is. */
function why({ state, and, or, marks }: FinFacts): Sentence {
  const owner = marks.find((mark) => mark !== undefined);
  if (state === 'won' && owner) {
    const mark = ink(owner);
    return say`AND is ${strong(and)}, not 000: all three are ${mark}. ${mark} has this line.`;
  }
  if (state === 'dead') {
    return say`OR is ${strong(or)}: both players are on this line, so neither can ever complete it.
      It’s dead.`;
  }
  const who = owner ? say`only ${ink(owner)} is on it` : say`nobody is on it`;
  return say`OR is ${strong(or)}: ${who}, and AND is 000. The line is open.`;
}

function result(facts: FinFacts): Sentence {
  const { result: value, winner, wonLine, openLines, emptyCells } = facts;
  const gives = say`So ${strong(`Fin gives ${value}`)}: `;
  if (winner) {
    const line = say`Cells ${listed(wonLine ?? [])} are ${ink(winner, `${winner}’s`)}. `;
    return say`${line}${gives}${ink(winner)} has won.`;
  }
  if (openLines > 0) {
    const lines = openLines === 1 ? 'one line is' : `${inWords(openLines)} lines are`;
    return say`Nobody has a line, and ${lines} still open. ${gives}the game is not over.`;
  }
  const left = emptyCells === 1 ? 'one cell is' : `${inWords(emptyCells)} cells are`;
  const early = emptyCells === 0 ? '' : `, though ${left} empty`;
  return say`All eight lines are dead. ${gives}a draw${early}.`;
}

/** A variable, which is called as in the code. */
const holds = (name: string, value: Words | string | number): Sentence =>
  say`${{ text: `${name} `, tone: 'code' }}${typeof value === 'object' ? value : strong(String(value))}`;

/** The variables of the line that is looked at, as far as they are known, or what they have come to. */
function values(facts: FinFacts): readonly CodeValue[] {
  const { kind, stage, contents, winner, sum } = facts;
  if (kind === 'result') {
    const won = winner ? [['let winner', holds('winner', ink(winner))] as const] : [];
    return [...won, ['const result', holds('result', facts.result)]];
  }
  const [a = 0, b = 0, c = 0] = contents;
  const all: readonly CodeValue[] = [
    ['const [a, b, c]', say`${holds('a', a)}  ${holds('b', b)}  ${holds('c', c)}`],
    ['const and', holds('and', facts.and)],
    ['const or', holds('or', facts.or)],
    [`states.push('${facts.state}')`, say`${strong(STATE[facts.state])}`],
    ['sums.push', say`${contents.join(' + ')} = ${strong(String(sum))}`],
  ];
  return [['for (let at', holds('at', facts.line)], ...all.slice(0, stage + 1)];
}

/** The figure of the win check. */
export const finMessages: LinearMessages<FinFacts> = {
  figure: (caption) => `Step through the win check${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A win check of ${count(steps)} steps.`,
  tags: {
    look: 'look',
    and: 'AND',
    or: 'OR',
    won: 'won',
    dead: 'dead',
    open: 'open',
    sum: 'sum',
    result: 'result',
  },
  sentence: {
    look: ({ line, cells, marks: [a, b, c], contents }) =>
      say`${strong(`Line ${line + 1} of 8`)}, ${LINES[line]}: cells ${listed(cells)} hold
        ${held(a)}, ${held(b)} and ${held(c)}. As numbers: ${listed(contents)}.`,
    and: ({ bits, and }) =>
      say`${strong('AND')} keeps a bit only if all three have it: ${bits.join(' AND ')} is
        ${strong(and)}.`,
    or: ({ bits, or }) =>
      say`${strong('OR')} keeps a bit if any of them has it: ${bits.join(' OR ')} is ${strong(or)}.`,
    won: why,
    dead: why,
    open: why,
    sum: ({ contents, sum, marks }) =>
      say`The sum is ${contents.join(' + ')} = ${strong(String(sum))}, which can only mean
        ${content(marks)}.`,
    result,
  },
  note: (text) => `, ${text} in binary`,
  tables: {
    lines: { caption: 'All eight lines', columns: ['line', 'AND', 'OR', 'state', 'sum'] },
  },
  terms: { open: 'open', dead: 'dead', wonX: 'X’s', wonO: 'O’s' },
  values,
  questions: {
    choose: 'what a line is, and what Fin gives in the end',
    ask: ({ kind }, { cells, and, or }) =>
      kind === 'result'
        ? say`That was the last of the eight lines. What does ${strong('Fin')} give?`
        : say`On cells ${listed(cells)} AND is ${strong(and)} and OR is ${strong(or)}. What is this
          line?`,
    option: ({ kind }, option) =>
      kind === 'result'
        ? `${option}: ${MEANS[option as FinResult]}`
        : STATE[STATES[option] ?? 'open'],
    reason: ({ kind }, facts) => (kind === 'result' ? result(facts) : why(facts)),
  },
};
