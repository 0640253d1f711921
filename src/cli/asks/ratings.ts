import {
  BitPosition,
  DEPTHS,
  depthRatingsOf,
  fail,
  ok,
  ruleRatings,
  type Result,
  type Setup,
} from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import type { RequestError } from './errors.ts';
import { badField, numberOf, setupFromFields, type RequestFields } from './fields.ts';

type Ratings = Result<readonly number[], RequestError>;

/** Whoever rates cells, by the name of the bot: nine numbers for the side to move. */
const RATED_BY: ReadonlyMap<unknown, (setup: Setup, fields: RequestFields) => Ratings> = new Map<
  unknown,
  (setup: Setup, fields: RequestFields) => Ratings
>([
  ['rule-ratings', (setup) => ok(ruleRatings(setup))],
  ['depth-ratings', byDepth],
]);

export const ratings: Ask = (fields) => {
  const rate = RATED_BY.get(fields['bot']);
  if (!rate) {
    const known = [...RATED_BY.keys()].map((name) => JSON.stringify(name));
    return fail(badField('bot', known.join(' or ')));
  }
  const setup = setupFromFields(fields);
  if (!setup.ok) return setup;
  if (new BitPosition(setup.value).isOver) {
    const message = 'The game is over in "position": there is no cell to rate.';
    return fail({ code: 'game-over', message });
  }
  const rated = rate(setup.value, fields);
  return rated.ok ? ok({ ratings: rated.value }) : rated;
};

function byDepth(setup: Setup, fields: RequestFields): Ratings {
  const depth = DEPTHS.find((each) => each === fields['depth']);
  if (depth === undefined) {
    return fail(badField('depth', numberOf(DEPTHS)));
  }
  return ok(depthRatingsOf(setup, depth));
}
