import { readFileSync } from 'node:fs';
import {
  BitPosition,
  DEPTHS,
  DRAWN,
  NOT_OVER,
  ProofPlayer,
  SOLVER_CELLS,
  VARIANTS,
  boardValue,
  chosenCell,
  depthRatingsOf,
  eventAt,
  fail,
  fin,
  findPairing,
  makeVariant,
  markName,
  ok,
  parseCubeProof,
  perftTo,
  pliesOf,
  recordSearch,
  rootSearch,
  ruleRatings,
  solveBoard,
  stepCount,
  tutorialRequest,
  type ProofMoveProblem,
  type SearchTrace,
  type Setup,
  type Variant,
  type VariantName,
  type VariantSpec,
} from '../../engine/index.ts';
import {
  badField,
  flagField,
  numberOf,
  positionField,
  setupFromFields,
  type Ask,
  type RequestError,
  type RequestField,
  type RequestFields,
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

type Ratings = RequestField<readonly number[]>;

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

/** Columns, rows or marks in a row beyond which nothing is counted. */
const LONGEST = 100;

const SIZES = ['m', 'n', 'k'];
const SWITCHES = ['misere', 'gravity'];

/** `variant`: `{"m":4,"n":3,"k":3}`, perhaps with `"misere":true` or `"gravity":true`; or one of these names. */
function variantField(
  fields: RequestFields,
  names: readonly VariantName[] = [],
): RequestField<Variant> {
  const value = fields['variant'];
  const name = names.find((each) => each === value);
  if (name) return ok(VARIANTS[name]);
  if (typeof value !== 'object' || value === null) {
    const known = names.map((each) => `"${each}", or `).join('');
    return fail(badField('variant', `${known}an object such as {"m":4,"n":3,"k":3}`));
  }
  const parts = value as RequestFields;
  for (const part of SIZES) {
    if (!Number.isSafeInteger(parts[part]) || (parts[part] as number) < 1) {
      return fail(badField(`variant.${part}`, 'a whole number from 1'));
    }
  }
  for (const [part, is] of Object.entries(parts)) {
    if (SIZES.includes(part)) continue;
    if (!SWITCHES.includes(part))
      return fail(badField('variant', `without ${JSON.stringify(part)}`));
    if (typeof is !== 'boolean') return fail(badField(`variant.${part}`, 'true or false'));
  }
  const { m, n, k, misere, gravity } = value as VariantSpec;
  if (Math.max(m, n, k) > LONGEST) {
    const message = `"variant" is larger than ${LONGEST} in one of its numbers.`;
    return fail({ code: 'too-large', message });
  }
  return ok(makeVariant({ m, n, k, misere: misere ?? false, gravity: gravity ?? false }));
}

function tooLarge({ id }: Variant): RequestError {
  return { code: 'too-large', message: `"variant": ${id} would take too long.` };
}

const canSolve = ({ geometry }: Variant) =>
  geometry.cellCount <= SOLVER_CELLS || geometry.lines.length === 0;

export const askValue: Ask = (fields) => {
  const variant = variantField(fields);
  if (!variant.ok) return variant;
  if (!canSolve(variant.value)) return fail(tooLarge(variant.value));
  const found = boardValue(variant.value);
  if (!found.settled) return fail(tooLarge(variant.value));
  return ok({ value: found.value, nodes: found.positions });
};

export const askPerft: Ask = (fields) => {
  const variant = variantField(fields);
  if (!variant.ok) return variant;
  const depth = fields['depth'];
  if (!Number.isSafeInteger(depth) || (depth as number) < 0) {
    return fail(badField('depth', 'a whole number from 0'));
  }
  const count = perftTo(variant.value, depth as number);
  return count === undefined ? fail(tooLarge(variant.value)) : ok({ count });
};

export const askSolve: Ask = (fields) => {
  const variant = variantField(fields, ['3x3x3']);
  if (!variant.ok) return variant;
  if (!canSolve(variant.value)) return fail(tooLarge(variant.value));
  const setup = setupFromFields(fields, variant.value);
  if (!setup.ok) return setup;
  const found = solveBoard(setup.value, variant.value);
  if (!found.settled) return fail(tooLarge(variant.value));
  return ok({ score: found.score, cells: found.cells });
};

export const askPairing: Ask = (fields) => {
  const variant = variantField(fields);
  if (!variant.ok) return variant;
  const pairs = findPairing(variant.value);
  return pairs === undefined ? fail(tooLarge(variant.value)) : ok({ pairs });
};

const NAMES = Object.keys(VARIANTS) as VariantName[];

export const lines: Ask = (fields) => {
  const variant = variantField(fields, NAMES);
  return variant.ok ? ok({ count: variant.value.geometry.lines.length }) : variant;
};

let player: ProofPlayer | undefined;

/** Plays by the proof that the notebook ships. It is read when it is first asked for. */
function proofPlayer(): ProofPlayer {
  if (player) return player;
  const file = new URL('../../data/cubeProof.txt', import.meta.url);
  const proof = parseCubeProof(readFileSync(file, 'utf8'));
  if (!proof.ok) throw new Error(`the proof of 4×4×4 is ${proof.problem.code}`);
  return (player = new ProofPlayer(proof.value));
}

/** X's move by the proof of 4×4×4. */
export const proofMove: Ask = ({ variant, moves }) => {
  if (variant !== '4x4x4') return fail(badField('variant', '"4x4x4"'));
  if (!Array.isArray(moves)) return fail(badField('moves', 'a list of cells from 0 to 63'));
  const found = proofPlayer().move(moves as number[]);
  return found.ok ? ok({ cell: found.value.cell }) : fail(errorOf(found.problem, moves));
};

function errorOf(problem: ProofMoveProblem, moves: readonly unknown[]): RequestError {
  switch (problem.code) {
    case 'no-cell':
      return badField(`moves[${problem.move}]`, 'a cell from 0 to 63');
    case 'taken': {
      const cell = String(moves[problem.move]);
      return { code: 'taken', message: `"moves": move ${problem.move + 1} takes ${cell} again.` };
    }
    case 'over': {
      const message = `"moves": ${markName(problem.winner)} has a line after ${problem.after} moves.`;
      return { code: 'game-over', message };
    }
    case 'o-to-move':
      return { code: 'bad-board', message: '"moves": O is to move, and the proof plays X.' };
    case 'left':
      return { code: 'bad-board', message: '"moves": X has not played by the proof.' };
  }
}
