import {
  ACTS,
  askedPlays,
  markName,
  playAlgorithm,
  playedRequest,
  recordPlayed,
  type SearchStep,
  type PlayAlgorithmParams,
  type PlayAlgorithmReason,
} from '../../../engine/index.ts';
import { smallExercises } from '#language/exercises/frame/small';
import { stepMessages as steps } from '#language/exercises/frame/messages';
import { playAlgorithmMessages as messages } from '#language/exercises/play-algorithm/messages';
import type { Sentence } from '../../ui/types.ts';
import { islandOf } from '../frame/islandPage.ts';
import { startPicture } from '../frame/smallFacts.ts';
import { cellsOfSearch, openSteps, playingOf, saidOf, sceneOf, sentenceAt } from './playing.ts';
import Answer from './Answer.svelte';

/** "call 4, return −10, keep 4", with or without commas and the word "cell". */
function read(text: string): readonly SearchStep[] | undefined {
  const parts = text
    .replace(/[−–]/g, '-')
    .matchAll(/(\p{L}+)\s*(?:(\p{L}+)\s*)?([+-]?\d+)[\s,;.]*|(.)/gu);
  const plays: SearchStep[] = [];
  for (const [, verb = '', noun, number, strange] of parts) {
    if (strange?.trim() === '') continue;
    const act = ACTS.find((each) => messages.verbs[each].test(verb));
    if (!act || (noun && !messages.cell.test(noun))) return undefined;
    plays.push({ act, value: Number(number) });
  }
  if (plays.length === 0) return undefined;
  const written = playAlgorithm.answer.decode(playAlgorithm.answer.encode(plays));
  return written.ok ? written.value : undefined;
}

function spoken(params: PlayAlgorithmParams): string {
  const { board, stack } = sceneOf(playingOf(params), 0);
  const rows = stack.map(({ call, mover, maximising, best, bounds }) =>
    [
      messages.row(call, mover, maximising),
      ...(bounds ? [messages.bounds(bounds)] : []),
      messages.best(best),
    ].join(', '),
  );
  return [...smallExercises.rows(board), messages.standing(rows)].join(' ');
}

function hints(params: PlayAlgorithmParams): Sentence[] {
  const { run, asked } = playingOf(params);
  const first = asked[0];
  return [
    messages.hints.over,
    messages.hints.loop,
    ...(params.search === 'alphaBeta' ? [messages.hints.cut] : []),
    ...(first ? [messages.hints.first(saidOf(run, first))] : []),
  ];
}

function reason(given: PlayAlgorithmReason, params: PlayAlgorithmParams): Sentence {
  if (given.code === 'other-step') {
    const truth = sentenceAt(recordPlayed(params), given.right.step);
    return messages.reasons.other(given.at, given.given, truth);
  }
  const say = given.code === 'missing-steps' ? messages.reasons.missing : messages.reasons.further;
  return say(given.count);
}

export default islandOf<'play-algorithm'>({
  rules: playAlgorithm,
  component: Answer,
  messages,
  group: 'machine',
  lesson: 'minimax',
  picture: startPicture,
  question: ({ search, computer, steps }) => messages.question(search, markName(computer), steps),
  spoken,
  isSpokenByAnswer: true,
  hints,
  solution(params) {
    const run = recordPlayed(params);
    const all = askedPlays(params).map((play) => saidOf(run, play));
    return messages.solution(all, markName(params.computer));
  },
  reason,
  answerText: (plays) => messages.answerText(plays),
  steps: (plays, params) =>
    askedPlays(params).map((_, at) => {
      const play = plays[at];
      return {
        name: steps.step(at + 1),
        value: play ? messages.answerText([play]) : steps.nothing,
      };
    }),
  typed: { how: (params) => messages.typed(cellsOfSearch(params)), read },
  missing: (plays, params) => openSteps(plays, askedPlays(params).length),
  search: playedRequest,
});
