import {
  cellField,
  type ExerciseKind,
  type Refutation,
  type Verdict,
} from '../../../engine/index.ts';

type Rules<Params extends object, Answer> = Pick<
  ExerciseKind<Params, Answer, unknown>,
  'answer' | 'allRight' | 'key' | 'refutesItself'
>;

/**
 * A verdict as it may be shown while tries remain: what would give the right answer away is held back until the last. A
 * game is shown only if it begins with the move that was answered, and then goes nowhere where one had to go; from any other
 * game one could read what is asked for.
 */
export function heldBack<Params extends object, Answer, Reason>(
  rules: Rules<Params, Answer>,
  params: Params,
  answer: Answer,
  verdict: Verdict<Reason>,
): Verdict<Reason> {
  const { refutation, ...rest } = verdict;
  if (!refutation || verdict.points === 1 || rules.refutesItself) return verdict;
  const [first, ...later] = movesOf(refutation);
  const right = (rules.allRight?.(params) ?? [rules.key(params)]).map(asMove);
  const isOwn = first !== undefined && isMove(rules, answer) && first === asMove(answer);
  return isOwn && !later.some((move) => right.includes(move)) ? verdict : rest;
}

/** The answer is one move: a cell of nine, or one of a large board. */
function isMove<Params extends object, Answer>(
  rules: Rules<Params, Answer>,
  answer: Answer,
): boolean {
  return (rules.answer as unknown) === cellField.codec || asMove(answer).includes(' ');
}

const asMove = (answer: unknown): string => {
  if (typeof answer !== 'object' || answer === null) return String(answer);
  return 'x' in answer && 'y' in answer ? `${String(answer.x)} ${String(answer.y)}` : '';
};

function movesOf(refutation: Refutation): readonly string[] {
  return 'moves' in refutation ? refutation.moves.map(String) : refutation.stones.map(asMove);
}
