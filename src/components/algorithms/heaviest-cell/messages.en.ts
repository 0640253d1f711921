import type { HeaviestFacts } from './view.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import { count, ink, inWords, say, strong, weightText } from '#language/ui/language/grammar';

const cellOf = ({ cell }: HeaviestFacts) => strong(`cell ${cell}`);
const cellAtStart = ({ cell }: HeaviestFacts) => strong(`Cell ${cell}`);

function heaviest(facts: HeaviestFacts): Sentence {
  const { before } = facts;
  if (!before) return say`${cellAtStart(facts)} is the first, and the heaviest so far.`;
  return say`That is more than anything before: ${cellOf(facts)} takes the place of cell
    ${before.cell}, which weighs ${weightText(before.weight)}.`;
}

function choose({ best, most, weighed, cell, mark }: HeaviestFacts): Sentence {
  const all = weighed === 1 ? '' : `All ${count(weighed)} cells are weighed. `;
  if (best.length === 1) {
    return say`${all}The heaviest is ${strong(`cell ${cell}`)}, with ${strong(weightText(most))}, so
      that’s where ${ink(mark)} goes.`;
  }
  return say`${all}${strong(count(best.length))} of them tie for the heaviest, with
    ${weightText(most)} each: ${best.slice(0, 6).join('; ')}${best.length > 6 ? ' …' : ''}. One is
    drawn at random.`;
}

/** Why a cell does not become the heaviest, or does. */
function compared(facts: HeaviestFacts): Sentence {
  const { before, weight } = facts;
  const weighs = say`The weight of ${cellOf(facts)} is ${strong(weightText(weight))}`;
  return before
    ? say`${weighs}, and cell ${before.cell} weighs ${weightText(before.weight)}.`
    : say`${weighs}.`;
}

/** The figure of the whole bot: every candidate weighed. */
export const heaviestMessages: LinearMessages<HeaviestFacts> = {
  figure: (caption) => `Step through the choice of a cell${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A choice of ${count(steps)} steps.`,
  tags: { weigh: 'weigh', heaviest: 'heaviest', tie: 'as heavy', choose: 'choose' },
  sentence: {
    weigh: (facts) => {
      const [x, o] = facts.parts;
      return say`${strong(`Cell ${facts.cell}`)} weighs ${strong(weightText(facts.weight))}:
        ${weightText(x)} for what ${ink('X')} would make there, ${weightText(o)} for ${ink('O')}.`;
    },
    heaviest,
    tie: (facts) =>
      say`${cellAtStart(facts)} is exactly as heavy as the heaviest so far, which makes
        ${inWords(facts.best.length)} of them.`,
    choose,
  },
  note: (text) => `, weighs ${text}`,
  tables: {
    cell: { caption: 'This cell', columns: ['', 'X', 'O'] },
    board: { caption: 'The board', columns: ['', ''] },
  },
  terms: {
    lines: 'four lines',
    finish: 'fives',
    double: 'double threat',
    mark: 'together',
    total: 'weight',
    weighed: 'weighed',
    most: 'heaviest',
    where: 'first on',
    alike: 'that heavy',
  },
  questions: {
    choose: 'whether the next cell becomes the heaviest',
    ask: ({ kind }, facts) =>
      kind === 'choose'
        ? say`All cells are weighed. How many share the highest weight?`
        : say`Next comes ${cellOf(facts)}${
            facts.before
              ? `. The heaviest so far, ${facts.before.cell}, weighs ${weightText(facts.before.weight)}. Will this one be heavier?`
              : '. Will it be the heaviest?'
          }`,
    reason: ({ kind }, facts) => (kind === 'choose' ? choose(facts) : compared(facts)),
  },
};
