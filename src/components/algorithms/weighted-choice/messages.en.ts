import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { ChoiceFacts } from './view.ts';
import { count, ink, say, strong } from '#language/ui/language/grammar';

/** The figure of the choice by weight. */
export const weightedChoiceMessages: LinearMessages<ChoiceFacts> = {
  figure: (caption) => `Step through the choice of a cell${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A choice of ${count(steps)} steps.`,
  tags: {
    begin: 'begin',
    weigh: 'weigh',
    draw: 'draw',
    ask: 'ask',
    take: 'take',
    pass: 'pass',
  },
  sentence: {
    begin: ({ policy, bot, level }) =>
      policy.length === 0
        ? say`The game is over: there is no cell to choose.`
        : say`${ink(bot)} ${policy.length === 1 ? 'has one cell to choose from' : `chooses between ${count(policy.length)} cells`}. ${
            level === 0
              ? 'At level 0 each weighs as much as its rating.'
              : 'At level 1 only those with the highest rating are left, and each weighs 1.'
          }`,
    weigh: ({ cell, weight, sum }) =>
      say`Cell ${cell} weighs ${count(weight)}, so it has the number${
        weight === 1 ? ` ${count(sum - 1)}` : `s ${count(sum - weight)} to ${count(sum - 1)}`
      }. The sum so far is ${strong(count(sum))}.`,
    draw: ({ drawn, sum }) =>
      say`A number from 0 to ${count(sum - 1)} is drawn: ${strong(count(drawn))}. Now we look for
        the cell that it falls to.`,
    ask: ({ cell, weight, left }) =>
      say`Cell ${cell} weighs ${count(weight)}. Is ${strong(count(left))} below ${count(weight)}?`,
    take: ({ cell, weight, left }) =>
      say`Yes: ${count(left)} is below ${count(weight)}. The bot takes ${strong(`cell ${cell}`)}.`,
    pass: ({ weight, left }) =>
      say`No. The weight is taken off: ${count(left)} − ${count(weight)} leaves
        ${strong(count(left - weight))}.`,
  },
  note: (text) => `, weighs ${text}`,
  tables: {
    weights: {
      caption: 'The tickets',
      columns: ['cell', 'numbers', 'weight', 'what is left'],
    },
  },
  questions: {
    choose: 'which cell the number falls to',
    ask: (_, { left }) => say`The number is ${strong(count(left))}. Which cell does it fall to?`,
    reason: (question) =>
      say`It is one of the numbers that fall to cell ${question.answer}: see the table.`,
  },
};
