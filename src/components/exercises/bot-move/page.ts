import {
  askedSpec,
  botCells,
  botMove,
  botThought,
  type BotMoveParams,
  type BotMoveReason,
} from '../../../engine/index.ts';
import { botMoveMessages as messages } from '#language/exercises/bot-move/messages';
import type { Sentence } from '../../ui/types.ts';
import { cellAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moveProof, moverOf } from '../frame/smallFacts.ts';
import BotMove from './Answer.svelte';

function hints(params: BotMoveParams): Sentence[] {
  const thought = botThought(params);
  const bot = askedSpec(params.bot);
  const said =
    thought.code === 'rule'
      ? [messages.hints.order, messages.hints.rule(thought.rule)]
      : [
          bot.kind === 'rule-ratings' ? messages.hints.points : messages.hints.ahead,
          messages.hints.number(thought.number, bot),
        ];
  return [...said, ...eitherCell(params.setup, botCells(params))];
}

/** "Predict the bot", as the page knows it. */
export const botMoveOnPage: KindOnPage<BotMoveParams, number, BotMoveReason> = {
  ...cellAnswer,
  rules: botMove,
  component: BotMove,
  messages,
  group: 'moves',
  lesson: 'ratings',
  fields: {
    setup: messages.fields.setup,
    bot: {
      label: messages.fields.bot.label,
      option: (bot) => messages.fields.bot.option(askedSpec(bot)),
    },
  },
  question: ({ setup, bot }) => messages.question(askedSpec(bot), moverOf(setup)),
  hints,
  solution: (params) => messages.solution(botThought(params), askedSpec(params.bot)),
  reason: (reason, { bot }) => messages.reason(reason, askedSpec(bot)),
  proof: ({ setup }, cell) => moveProof(setup, cell),
};
