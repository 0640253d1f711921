import type { Rng } from '../core/rng.ts';
import { EMPTY } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level, type Verdict } from './contract.ts';
import { cellField, moveFields, paramsCodec, type MoveParams } from './fields.ts';

export interface CellTaken {
  readonly code: 'cell-taken';
  readonly cell: number;
}

/** What a kind that asks for a cell of nine has of its own. */
interface CellRules<Reason, Id extends string> {
  readonly id: Id;
  /** Whether there is something to find; on every board where nothing is said. */
  readonly asks?: (setup: Setup) => boolean;
  readonly draw: (rng: Rng, level: Level) => Setup;
  /** Every right cell, in ascending order. */
  readonly right: (setup: Setup) => readonly number[];
  /** Right cells that are to be shown before the others. */
  readonly first?: (setup: Setup) => readonly number[];
  /** Of an empty cell that is not right. */
  readonly judge: (setup: Setup, cell: number) => Verdict<Reason>;
}

/** Which cell? Every one of `right` is right. */
export function cellKind<Reason, Id extends string>({
  id,
  asks = () => true,
  draw,
  right,
  first = () => [],
  judge,
}: CellRules<Reason, Id>): ExerciseKind<MoveParams, number, Reason | CellTaken, Id> {
  return {
    id,
    fields: moveFields,
    params: paramsCodec(moveFields, ({ setup }) =>
      asks(setup) ? undefined : { code: 'nothing-to-find' },
    ),
    answer: cellField.codec,
    generate: (rng, level) => ({ setup: draw(rng, level) }),
    key({ setup }) {
      const [shown] = [...first(setup), ...right(setup)];
      if (shown === undefined) throw new Error(`${id}: no cell is right here`);
      return shown;
    },
    allRight: ({ setup }) => right(setup),
    grade({ setup }, cell) {
      if (setup.cells[cell] !== EMPTY) return wrong({ code: 'cell-taken', cell });
      return right(setup).includes(cell) ? FULL_MARKS : judge(setup, cell);
    },
  };
}
