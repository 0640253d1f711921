import {
  recordRun,
  emptyCells,
  RATING,
  ruleRatingsRun,
  smallInput,
  type RatingRule,
} from '../../../engine/index.ts';
import { ruleRatingsView } from '../../algorithms/rule-ratings/view.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';
import { ratedSetup, type RatedName } from './rated.ts';

/** One digit of a rating: a rule, how often it has added to the cell, and the lines it comes from. */
export interface RatingDigit {
  readonly rule: RatingRule;
  /** What it adds each time. */
  readonly amount: number;
  readonly times: number;
  readonly lines: readonly (readonly number[])[];
}

export interface RatedCell {
  readonly cell: number;
  readonly rating: number;
  /** The first digit that isn't zero, and all after it. */
  readonly digits: readonly RatingDigit[];
}

export interface ReadableRatings {
  readonly view: BoardView;
  readonly cells: readonly RatedCell[];
}

const RULES = Object.keys(RATING) as readonly RatingRule[];

/** Every addition of the ratings of a position, with what the figure says of it. */
export function additionsOf(name: RatedName) {
  const input = smallInput(ratedSetup(name));
  const trace = recordRun(ruleRatingsRun, input);
  return trace.events.flatMap(({ kind }, step) =>
    Object.hasOwn(RATING, kind) ? [ruleRatingsView.facts({ input, trace, step })] : [],
  );
}

/** The ratings of a position with the reasons behind each digit. */
export function readableRatings(name: RatedName): ReadableRatings {
  const setup = ratedSetup(name);
  const additions = additionsOf(name);
  const cells = emptyCells(setup.cells);
  return {
    view: boardOfSetup(setup),
    cells: cells.map((cell) => {
      const own = additions.filter(({ target }) => target === cell);
      const digits = RULES.map((rule) => {
        const fired = own.filter(({ kind }) => kind === rule);
        const lines = new Map(
          fired.flatMap(({ because }) => because.map((line) => [String(line), line])),
        );
        return { rule, amount: RATING[rule], times: fired.length, lines: [...lines.values()] };
      });
      return {
        cell,
        rating: own.reduce((sum, { amount }) => sum + amount, 0),
        digits: digits.slice(digits.findIndex(({ times }) => times > 0)),
      };
    }),
  };
}
