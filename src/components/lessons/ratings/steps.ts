import {
  RULES_OF_THUMB,
  ruleRatingsRun,
  rulesOfThumbRun,
  smallInput,
  solvedMoves,
  type RatingEvent,
  type RuleOfThumb,
  type StepEvent,
  type ThumbEvent,
} from '../../../engine/index.ts';
import { ratingMessages } from '#language/lessons/ratings/messages';
import { ratedSetup, type RatedName } from './rated.ts';

/** The first step that is so. Throws if there is none: then the text speaks of what does not happen. */
function firstStep<Kind extends string>(
  events: readonly StepEvent<Kind>[],
  isIt: (event: StepEvent<Kind>) => boolean,
): number {
  const step = events.findIndex(isIt);
  if (step < 0) throw new Error('The lesson on ratings points at a step that is not there.');
  return step;
}

/** A step of the rating of a position: of this kind, for this cell, in the turn of that one. */
export function ratingStep(
  name: RatedName,
  kind: RatingEvent,
  { target, cell }: { readonly target?: number; readonly cell?: number } = {},
): number {
  const { events } = ruleRatingsRun.record(smallInput(ratedSetup(name)));
  // Whose turn it is comes first with events that say where it is, and third with additions.
  const isAddition = target !== undefined;
  return firstStep(events, (event) => {
    const [first, , third] = event.values;
    if (event.kind !== kind || (isAddition && first !== target)) return false;
    return cell === undefined || (isAddition ? third : first) === cell;
  });
}

/** A step down the list of the rules of thumb. */
export function thumbStep(
  name: RatedName,
  kind: ThumbEvent,
  rule: RuleOfThumb,
  cell?: number,
): number {
  const { events } = rulesOfThumbRun.record(smallInput(ratedSetup(name)));
  return firstStep(
    events,
    ({ kind: found, values }) =>
      found === kind &&
      values[0] === RULES_OF_THUMB.indexOf(rule) &&
      (cell === undefined || values[1] === cell),
  );
}

/** What can be said about six cells of one rating: which of them lose? */
export function trapOptions() {
  const losing = solvedMoves(ratedSetup('trap')).filter(({ value }) => value < 0);
  const corners = losing.some(({ cell }) => cell % 2 === 0);
  const edges = losing.some(({ cell }) => cell % 2 === 1);
  const messages = ratingMessages.trap;
  return [
    { text: messages.none, isRight: !corners && !edges, why: messages.whyNotNone },
    { text: messages.corners, isRight: corners && !edges },
    { text: messages.edges, isRight: edges && !corners, why: messages.whyNotEdges },
  ];
}
