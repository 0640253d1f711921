import type { ExerciseKind } from '../contract.ts';
import type { KindId, ReasonOf } from './index.ts';

/** Reasons that an answer cannot even be played: no free cell, no such call, no whole game. */
const NOT_PLAYABLE: ReadonlySet<string> = new Set<ReasonOf<KindId>['code']>([
  'cell-taken',
  'no-cell',
  'no-such-call',
  'game-is-over',
  'not-finished',
]);

export const isPlayable = ({ code }: { readonly code: string }) => !NOT_PLAYABLE.has(code);

/** Among so many answers the right one is soon guessed: they can be tried one after the other. */
const FEW = 3;
/** More than this are not looked through. */
const MOST = 9;

/**
 * Whether an exercise has so few answers to choose from that a second try is a gift. Only those count that can be played:
 * of nine cells the empty ones.
 */
export function hasFewChoices<Params extends object>(
  rules: Pick<ExerciseKind<Params, unknown, unknown>, 'answer' | 'grade'>,
  params: Params,
): boolean {
  const { values } = rules.answer;
  if (values === undefined || values.length > MOST) return false;
  const playable = values.filter((value) => {
    const reasons = rules.grade(params, value).reasons as readonly { readonly code: string }[];
    return reasons.every(isPlayable);
  });
  return playable.length <= FEW;
}
