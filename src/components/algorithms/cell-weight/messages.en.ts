import type { CellFacts } from './view.ts';
import type { LineFacts } from '../line-attacks/view.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  count,
  countInWords,
  ink,
  say,
  strong,
  sumSign,
  weightText,
} from '#language/ui/language/grammar';
import { lineQuestions, lineSentence, lineTags } from '#language/algorithms/line-attacks/messages';
import { DIRECTION_NAMES, LINE_TERMS } from '#language/algorithms/win-scan/messages';

const weight = (number: number) => strong(weightText(number));

/** The sentences about one line, told of the facts of a cell. */
const ofLine = Object.fromEntries(
  (Object.keys(lineSentence) as LineFacts['kind'][]).map((kind) => [
    kind,
    (facts: CellFacts) => lineSentence[kind]({ ...facts, kind } satisfies LineFacts),
  ]),
) as Record<LineFacts['kind'], (facts: CellFacts) => Sentence>;

function lines({ mark, lineWeights, attacks }: CellFacts): Sentence {
  const terms = lineWeights.map(weightText).join(' + ');
  return say`All four lines for ${ink(mark)} together: ${terms}
    ${sumSign(lineWeights, attacks, weightText)} ${weight(attacks)}.`;
}

function finish({ mark, toMove, fives, finish: bonus }: CellFacts): Sentence {
  if (fives === 0) return say`${ink(mark)} makes no five here, and gets no bonus for finishing.`;
  if (bonus === 0) {
    return say`${ink(mark)} would make five here. But ${ink(toMove)} is to move, and the bonus is
      only for the side that can finish now.`;
  }
  return say`${ink(mark)} is to move and makes ${fives === 1 ? 'a five' : countInWords(fives, 'five')}
    here: ${strong(`+${weightText(bonus)}`)}.`;
}

function double({ mark, them, breakpoints, double: bonus }: CellFacts): Sentence {
  const lot = countInWords(breakpoints, 'breakpoint');
  if (bonus === 0) {
    return say`${ink(mark)} makes ${lot} here. A double threat takes two.`;
  }
  return say`${ink(mark)} makes ${lot} here, and ${ink(them)} can seldom stop more than one: a double threat,
    ${strong(`+${weightText(bonus)}`)}, once.`;
}

/** The figure of the weight of a cell. */
export const cellMessages: LinearMessages<CellFacts> = {
  figure: (caption) => `Step through the weight of a cell${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A cell of ${count(steps)} steps.`,
  tags: {
    ...lineTags,
    try: 'try',
    direction: 'direction',
    lines: 'four lines',
    finish: 'finish',
    double: 'double',
    mark: 'together',
    total: 'total',
  },
  sentence: {
    ...ofLine,
    centre: ({ mark, direction }) =>
      say`On this line, ${strong(DIRECTION_NAMES[direction] ?? '')}, ${ink(mark)} is in the middle:
        that’s cell 0.`,
    try: ({ mark, cell }) =>
      say`We try ${ink(mark)} on ${strong(`cell ${cell}`)}: what would it make on the four lines
        through this cell?`,
    direction: ({ direction }) =>
      say`${direction === 0 ? 'The first line: ' : 'The next line: '}${strong(DIRECTION_NAMES[direction] ?? '')}.`,
    lines,
    finish,
    double,
    mark: ({ mark, cell, attacks, finish: five, double: threat, markWeight }) =>
      say`On cell ${cell} ${ink(mark)} adds ${[attacks, five, threat].map(weightText).join(' + ')}
        ${sumSign([attacks, five, threat], markWeight, weightText)} ${weight(markWeight)}.`,
    total: ({ cell, marks: [x = 0, o = 0], total }) =>
      say`Both are simply added. ${ink('X')} ${weightText(x)} + ${ink('O')}
        ${weightText(o)}: ${strong(`cell ${cell}`)} weighs ${weight(total)}.`,
  },
  note: (text) => `, offset ${text}`,
  tables: {
    X: { caption: 'If X goes here', columns: ['line', 'attacks', '', 'weight'] },
    O: { caption: 'If O goes here', columns: ['line', 'attacks', '', 'weight'] },
    total: { caption: 'Both together', columns: ['', 'X', 'O', 'the cell'] },
  },
  terms: {
    ...LINE_TERMS,
    breaks: 'breaks',
    finish: 'fives',
    double: 'breakpoints',
    sum: 'together',
    weight: 'weight',
  },
  questions: {
    choose: 'which lines are breakpoints',
    ask: (question, facts) =>
      question.kind === 'double'
        ? say`How many of the four lines are breakpoints for ${ink(facts.mark)}?`
        : lineQuestions.ask(question, { ...facts, kind: question.kind as LineFacts['kind'] }),
    reason: (question, facts) =>
      question.kind === 'double'
        ? double(facts)
        : lineQuestions.reason(question, { ...facts, kind: question.kind as LineFacts['kind'] }),
  },
};
