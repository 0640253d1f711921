import { EMPTY, other, type Mark } from '../../core/types.ts';
import { emptyCells } from '../../bots/board.ts';
import { forksOf, linesCompleted, linesThreatened } from '../../bots/rulesOfThumb.ts';
import { NINE_CELLS } from '../../game/variants.ts';
import { afterMove, type Setup } from '../../game/setup.ts';
import { bestLine } from '../../runs/bestLine.ts';
import { numberCodec, openSetupCodec, recordCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type NineKind, type Level } from '../nineContract.ts';
import { drawSetup } from '../draw.ts';
import type { MoveParams } from './bestMove.ts';

/** With more than five empty cells the mover has but one mark, and one mark makes no fork. */
const EMPTY_CELLS = [3, 5] as const;

/** The cells with which `mark` would complete a line. */
function completing({ cells }: Setup, mark: Mark): number[] {
  return emptyCells(cells).filter((cell) => linesCompleted(cells, cell, mark).length > 0);
}

/**
 * Every cell that makes a fork in time, in ascending order: two threats at once, while the other side
 * has no line to complete. Such a fork wins.
 */
export function forksIn(setup: Setup): number[] {
  const { cells, toMove } = setup;
  return forksOf(cells, toMove).filter((cell) => {
    return completing(afterMove(setup, cell), other(toMove)).length === 0;
  });
}

/** To choose between two forks; to find the only one; to find the only one that stops a line as well. */
const ASKS: Record<Level, (forks: number, mustBlock: boolean) => boolean> = {
  1: (forks, mustBlock) => forks > 1 && !mustBlock,
  2: (forks, mustBlock) => forks === 1 && !mustBlock,
  3: (forks, mustBlock) => forks === 1 && mustBlock,
};

/** Which cell makes a fork that wins? Every such cell is right. */
export const fork: NineKind<MoveParams, number> = {
  id: 'fork',
  version: 1,
  params: recordCodec<MoveParams>({ setup: openSetupCodec }),
  answer: numberCodec(NINE_CELLS.geometry.cellCount),

  generate(rng, level) {
    const asks = (setup: Setup) =>
      completing(setup, setup.toMove).length === 0 &&
      ASKS[level](forksIn(setup).length, completing(setup, other(setup.toMove)).length > 0);
    return { setup: drawSetup(rng, EMPTY_CELLS, asks) };
  },

  key({ setup }) {
    // A position from a link need not have a fork: then there is only a best move to give.
    const [first] = [...forksIn(setup), ...bestLine(setup).moves];
    if (first === undefined) throw new Error('nobody can move in a finished game');
    return first;
  },

  grade(params, cell) {
    const { setup } = params;
    if (setup.cells[cell] !== EMPTY) return wrong({ code: 'cell-is-taken', cell });
    if (forksIn(setup).includes(cell) || cell === this.key(params)) return FULL_MARKS;
    const threats = linesThreatened(setup.cells, cell, setup.toMove).length;
    const code = threats > 1 ? 'fork-too-late' : 'no-fork';
    return wrong(
      { code, cell, threats },
      { setup, moves: [cell, ...bestLine(afterMove(setup, cell)).moves] },
    );
  },
};
