import {
  askedSpec,
  botCells,
  botMove,
  botThought,
  type BotMoveParams,
  type BotMoveReason,
} from '../../../engine/index.ts';
import { botMoveMessages as words } from '#language/exercises/bot-move/messages';
import type { Sentence } from '../../ui/types.ts';
import { cellAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moveProof, moverOf } from '../frame/nineFacts.ts';

function hints(params: BotMoveParams): Sentence[] {
  const thought = botThought(params);
  const bot = askedSpec(params.bot);
  const said =
    thought.code === 'rule'
      ? [words.hints.order, words.hints.rule(thought.rule)]
      : [
          bot.kind === 'rule-ratings' ? words.hints.points : words.hints.ahead,
          words.hints.number(thought.number, bot),
        ];
  return [...said, ...eitherCell(params.setup, botCells(params))];
}

/** "Predict the bot", as the page knows it. */
export const botMoveOnPage: KindOnPage<BotMoveParams, number, BotMoveReason> = {
  ...cellAnswer,
  rules: botMove,
  messages: words,
  group: 'moves',
  lesson: 'ratings',
  fields: {
    setup: words.fields.setup,
    bot: {
      label: words.fields.bot.label,
      option: (bot) => words.fields.bot.option(askedSpec(bot)),
    },
  },
  question: ({ setup, bot }) => words.question(askedSpec(bot), moverOf(setup)),
  hints,
  solution: (params) => words.solution(botThought(params), askedSpec(params.bot)),
  reason: (reason, { bot }) => words.reason(reason, askedSpec(bot)),
  proof: ({ setup }, cell) => moveProof(setup, cell),
};
