import { EMPTY, type Mark } from '../../core/types.ts';
import { BitPosition } from '../../game/bitPosition.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { solve } from '../../search/solved.ts';
import { chanceCodec, compareChances, isChance, meanChance, type TypedChance } from '../chance.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pick, type Span } from '../draw.ts';
import { cellField, choiceField, openSetupField, paramsCodec, type Fields } from '../fields.ts';

/** How the side that moves first goes on: at random as well, or to win as often as it can. */
export type OwnPlay = 'random' | 'best';

/** A mark on `cell`, and then an opponent who takes any free cell. */
export interface ExpectedParams {
  readonly setup: Setup;
  readonly cell: number;
  readonly own: OwnPlay;
}

export interface ExpectedReason {
  readonly code: 'careful-opponent' | 'more' | 'fewer';
}

/** What comes of a reply of the opponent. */
export interface ReplyChance {
  readonly cell: number;
  readonly chance: TypedChance;
}

const SURE: TypedChance = { of: 1, outOf: 1 };
const NEVER: TypedChance = { of: 0, outOf: 1 };

/** More empty cells than this make a tree that nobody draws by hand. */
const MOST_EMPTY = 5;

/** The chance that `player` wins: a mean where somebody plays at random, the highest where `player` plays its best. */
function winChance(setup: Setup, player: Mark, own: OwnPlay): TypedChance {
  const position = new BitPosition(setup);
  if (position.isOver) return position.winner === player ? SURE : NEVER;
  const chances = emptyCells(setup.cells).map((cell) =>
    winChance(afterMove(setup, cell), player, own),
  );
  if (setup.toMove !== player || own === 'random') return meanChance(chances);
  return chances.reduce((a, b) => (compareChances(a, b) < 0 ? b : a));
}

/** Every reply to the mark, with the chance of a win after it; none if the mark ends the game. */
export function repliesTo({ setup, cell, own }: ExpectedParams): ReplyChance[] {
  const after = afterMove(setup, cell);
  if (new BitPosition(after).isOver) return [];
  return emptyCells(after.cells).map((reply) => ({
    cell: reply,
    chance: winChance(afterMove(after, reply), setup.toMove, own),
  }));
}

const keyOf = ({ setup, cell, own }: ExpectedParams): TypedChance =>
  winChance(afterMove(setup, cell), setup.toMove, own);

const fields: Fields<ExpectedParams> = {
  setup: openSetupField,
  cell: cellField,
  own: choiceField<OwnPlay>([
    ['random', 'r'],
    ['best', 'b'],
  ]),
};

const EMPTY_CELLS: Record<Level, Span> = { 1: [3, 4], 2: [4, 5], 3: [5, 5] };

const isBetween = ({ of, outOf }: TypedChance): boolean => of > 0 && of < outOf;

/** How likely does a mark lead to a win against an opponent who plays at random? */
export const expectedScore: ExerciseKind<
  ExpectedParams,
  TypedChance,
  ExpectedReason,
  'expected-score'
> = {
  id: 'expected-score',
  fields,
  params: paramsCodec(fields, ({ setup, cell }) => {
    if (setup.cells[cell] !== EMPTY) return { code: 'asked-is-taken' };
    const found = emptyCells(setup.cells).length;
    return found > MOST_EMPTY ? { code: 'too-much', found, limit: MOST_EMPTY } : undefined;
  }),
  answer: chanceCodec,

  /** 1: both at random; 2: each reply wins or does not, if the first side plays its best; 3: a mean of means. */
  generate(rng, level) {
    const own = level === 1 ? 'random' : 'best';
    const isOpen = (params: ExpectedParams) =>
      isBetween(keyOf(params)) &&
      (level === 1 || repliesTo(params).some(({ chance }) => isBetween(chance)) === (level === 3));
    let cells: number[] = [];
    const setup = drawSetup(rng, EMPTY_CELLS[level], (drawn) => {
      cells = emptyCells(drawn.cells).filter((cell) => isOpen({ setup: drawn, cell, own }));
      return cells.length > 0;
    });
    return { setup, cell: pick(rng, cells), own };
  },

  key: keyOf,

  grade(params, answer) {
    const key = keyOf(params);
    const order = compareChances(answer, key);
    if (isChance(answer, key)) return FULL_MARKS;
    const isHeld = solve(afterMove(params.setup, params.cell)).value >= 0;
    if (isHeld && isChance(answer, NEVER)) return wrong({ code: 'careful-opponent' });
    return wrong({ code: order < 0 ? 'more' : 'fewer' });
  },
};
