import {
  SURE_WIN,
  horizonKind,
  lookedAt,
  markName,
  tutorialRequest,
  type HorizonParams,
} from '../../../engine/index.ts';
import { horizonMessages as messages, type Search } from '#language/exercises/horizon/messages';
import { formatScore } from '#language/ui/language/grammar';
import type { Sentence } from '../../ui/types.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { moverOf } from '../frame/smallFacts.ts';
import { signedField } from '../frame/typedNumbers.ts';

const searchOf = ({ setup, computer, depth }: HorizonParams): Search => ({
  mover: moverOf(setup),
  computer: markName(computer),
  depth,
});

function hints(params: HorizonParams): Sentence[] {
  const search = searchOf(params);
  const key = horizonKind.key(params);
  const first = lookedAt(params).find(({ score }) => score !== key);
  return [
    messages.hints.look(search),
    messages.hints.keeps(search),
    ...(first ? [messages.hints.first(first, search.mover)] : []),
  ];
}

export default islandOf<'horizon'>({
  ...boardAnswer,
  rules: horizonKind,
  field: signedField,
  messages,
  group: 'machine',
  lesson: 'why-not-search',
  question: (params) => messages.question(searchOf(params), SURE_WIN),
  hints,
  solution: (params, key) => messages.solution(lookedAt(params), key, searchOf(params)),
  reason: (reason, params) => messages.reason(reason, searchOf(params)),
  early: (reason, params) => messages.early(reason, searchOf(params)),
  answerText: (score) => formatScore(score),
  search: ({ setup, computer, depth }) => ({
    ...tutorialRequest(setup),
    search: 'limitedMinimax',
    computer,
    depth,
  }),
});
