import {
  BitPosition,
  DEPTHS,
  DRAWN,
  NOT_OVER,
  type Result,
  type SearchTrace,
  type Setup,
  chosenCell,
  depthRatingsOf,
  eventAt,
  fail,
  fin,
  markName,
  ok,
  pliesOf,
  recordSearch,
  rootSearch,
  ruleRatings,
  stepCount,
  tutorialRequest,
} from '../../engine/index.ts';
import {
  type Ask,
  type RequestError,
  type RequestFields,
  badField,
  flagField,
  numberOf,
  positionField,
  setupFromFields,
} from './fields.ts';

export const winner: Ask = (fields) => {
  const cells = positionField(fields);
  if (!cells.ok) return cells;
  const { result, line } = fin(cells.value);
  const name = result === NOT_OVER ? 'none' : result === DRAWN ? 'draw' : markName(result);
  return ok({ result: name, line: line ?? null });
};

export const askMinimax: Ask = (fields) => {
  const setup = setupFromFields(fields);
  if (!setup.ok) return setup;
  const calls = flagField(fields, 'calls');
  if (!calls.ok) return calls;
  const request = { ...tutorialRequest(setup.value), computer: setup.value.toMove };
  const { score, cell, calls: count } = rootSearch(request);
  const answer = { score, cell: cell ?? null, count };
  if (!calls.value) return ok(answer);
  return ok({ ...answer, calls: callList(recordSearch(request).trace) });
};

/** Every call in the order in which they begin, numbered from 1. */
function callList(trace: SearchTrace) {
  const plies = pliesOf(trace);
  return Array.from(trace.cell, (cell, node) => {
    const parent = trace.parent[node] as number;
    return {
      call: node + 1,
      parent: parent < 0 ? null : parent + 1,
      cell: cell < 0 ? null : cell,
      ply: plies[node],
      score: trace.score[node],
    };
  });
}

/** As minimax, with the number of calls that ended before all their cells were tried. */
export const askAlphaBeta: Ask = (fields) => {
  const setup = setupFromFields(fields);
  if (!setup.ok) return setup;
  const tutorial = tutorialRequest(setup.value);
  const run = recordSearch({ ...tutorial, search: 'alphaBeta', computer: setup.value.toMove });
  const { trace } = run;
  return ok({
    score: trace.score[0],
    cell: chosenCell(run) ?? null,
    count: trace.callCount,
    cutoffs: cutoffs(trace),
  });
};

function cutoffs(trace: SearchTrace): number {
  let count = 0;
  for (let step = 0; step < stepCount(trace); step++) if (eventAt(trace, step) === 'cut') count++;
  return count;
}

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
