import type { WeighEvent } from '../../../engine/index.ts';
import type { HeaviestFacts } from './view.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import { count, ink, inWords, say, strong } from '#language/ui/language/grammar';
import { weightText } from '#language/ui/language/numbers';

const cellOf = ({ cell }: HeaviestFacts) => strong(`cell ${cell}`);

function heaviest(facts: HeaviestFacts): Sentence {
  const { before } = facts;
  if (!before) return say('It is the first, so ', cellOf(facts), ' is the heaviest so far.');
  return say(
    'That is more than anything before: ',
    cellOf(facts),
    ` takes the place of cell ${before.cell}, which weighs ${weightText(before.weight)}.`,
  );
}

function choose({ best, most, weighed, cell, mark }: HeaviestFacts): Sentence {
  const all = say(`All ${count(weighed)} cells are weighed. `);
  if (best.length === 1) {
    return say(
      all,
      'Most of all weighs ',
      strong(`cell ${cell}`),
      ', ',
      strong(weightText(most)),
      ': there ',
      ink(mark),
      ' goes.',
    );
  }
  return say(
    all,
    'Of them ',
    strong(inWords(best.length)),
    ` weigh most, ${weightText(most)} each: ${best.slice(0, 6).join('; ')}${best.length > 6 ? ' …' : ''}. One of them is drawn.`,
  );
}

/** Why a cell does not become the heaviest, or does. */
function compared(facts: HeaviestFacts): Sentence {
  const { before, weight } = facts;
  const weighs = say('The weight of ', cellOf(facts), ' is ', strong(weightText(weight)));
  return before
    ? say(weighs, `, and cell ${before.cell} weighs ${weightText(before.weight)}.`)
    : say(weighs, '.');
}

/** The figure of the whole bot: every candidate weighed. */
export const heaviestMessages: LinearMessages<WeighEvent, HeaviestFacts> = {
  figure: (caption) => `Step through the choice of a cell${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A choice of ${count(steps)} steps.`,
  tags: { weigh: 'weigh', heaviest: 'heaviest', tie: 'as heavy', choose: 'choose' },
  sentence: {
    weigh: (facts) => {
      const [x, o] = facts.parts;
      return say(
        strong(`Cell ${facts.cell}`),
        ' weighs ',
        strong(weightText(facts.weight)),
        ': ',
        ink('X'),
        ` is worth ${weightText(x)} there, `,
        ink('O'),
        ` ${weightText(o)}.`,
      );
    },
    heaviest,
    tie: (facts) =>
      say(
        'Exactly as heavy as the heaviest so far is ',
        cellOf(facts),
        `: they are ${inWords(facts.best.length)} now.`,
      ),
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
        ? say('All cells are weighed. How many of them weigh most?')
        : say(
            `Next comes `,
            cellOf(facts),
            facts.before
              ? `. The heaviest so far, ${facts.before.cell}, weighs ${weightText(facts.before.weight)}. Will this one be heavier?`
              : '. Will it be the heaviest?',
          ),
    option: ({ kind }, option) => {
      if (kind === 'choose') return count(option);
      return option === 1 ? 'Yes' : 'No';
    },
    reason: ({ kind }, facts) => (kind === 'choose' ? choose(facts) : compared(facts)),
  },
};
