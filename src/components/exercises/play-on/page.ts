import {
  duelOf,
  markName,
  parseBot,
  playOn,
  tutorialRequest,
  type PlayOnParams,
  type PlayOnReason,
} from '../../../engine/index.ts';
import { botMessages } from '#language/players/messages';
import { smallExercises } from '#language/exercises/frame/small';
import { playOnMessages as messages, type BotSaid } from '#language/exercises/play-on/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { Sentence } from '../../ui/types.ts';
import { islandOf } from '../frame/islandPage.ts';
import { startPicture } from '../frame/smallFacts.ts';
import Answer from './Answer.svelte';

function botName(bot: string): string {
  const spec = parseBot(bot);
  return spec ? botMessages.player(spec) : bot;
}

function botSaid(bot: string): BotSaid {
  const spec = parseBot(bot);
  const about = spec ? botMessages.about(spec.kind) : '';
  const ahead = spec?.kind === 'depth-ratings' ? spec.level : undefined;
  return { name: botName(bot), about, ahead };
}

function hints(params: PlayOnParams): Sentence[] {
  const duel = duelOf(params);
  const good = duel.goodMoves([])[0];
  const bad = duel.openCells([]).find((cell) => !duel.canReach([cell]));
  const said = [messages.hints.look];
  if (good === undefined || bad === undefined) return said;
  return [...said, messages.hints.either([good, bad].sort((a, b) => a - b))];
}

function reason(given: PlayOnReason, { goal }: PlayOnParams): Sentence {
  if (given.code === 'mistake') {
    return messages.reasons.mistake(given.cell, given.at, goal);
  }
  if (given.code === 'not-finished') return messages.reasons.unfinished;
  if (given.code === 'cell-taken') return messages.reasons.taken(given.cell, given.at);
  return messages.reasons.over(given.at);
}

export default islandOf<'play-on'>({
  rules: playOn,
  component: Answer,
  messages,
  group: 'moves',
  lesson: 'learning',
  fields: { ...messages.fields, bot: { ...messages.fields.bot, option: botName } },
  picture: startPicture,
  question: ({ setup, bot, goal }) => messages.question(markName(setup.toMove), botSaid(bot), goal),
  spoken: ({ setup }) => smallExercises.rows(boardOfSetup(setup)).join(' '),
  hints,
  solution(params, key) {
    const duel = duelOf(params);
    const { moves, ending } = duel.finish(key);
    return messages.solution(moves, ending?.result ?? 0, duel.goodGames().length);
  },
  reason,
  answerText: (cells) => messages.answerText(cells),
  proof(params, cells) {
    const { moves } = duelOf(params).play(cells);
    return { setup: params.setup, moves, at: moves.length };
  },
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
});
