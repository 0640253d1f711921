import {
  MENACE,
  beadsIn,
  boxLayout,
  boxesOf,
  chancesOf,
  kindsIn,
  setupOfClass,
  solvedMoves,
  type Learner,
  type MenaceScheme,
} from '../../../engine/index.ts';
import { once } from '../parts/once.ts';
import { spreadOf } from '../../lab/curve.ts';
import { SEEDS, player, trained } from './runs.ts';

/** Twenty shelves, moving first, that have learnt against random. */
const shelvesBy = (scheme: MenaceScheme): readonly Learner[] =>
  Array.from({ length: SEEDS }, (_, at) => trained(scheme, 'first', 'random', at + 1));
export const shelves = once(() => shelvesBy(MENACE));

/** Michie's numbers turned round: little in after a win, much out after a loss. */
export const HARSH = { ...MENACE, win: MENACE.loss, loss: MENACE.win } as const;

/** What the harsh shelves lose to random in the end. */
export const harshLoss = once(() =>
  spreadOf(shelvesBy(HARSH).map((shelf) => chancesOf(shelf, player('random')).loss)),
);

const isRuined = ({ entries }: Learner) => beadsIn(entries, 0) === 0;
const ruinedBy = (scheme: MenaceScheme) =>
  shelvesBy({ ...scheme, resigns: true }).filter(isRuined).length;
/** How many shelves empty their first box, where an empty box gives up. */
export const ruinedShelves = once(() => ({ harsh: ruinedBy(HARSH), michie: ruinedBy(MENACE) }));

/** What share of a box is beads for a best move, on average over the boxes in which some bead is for a worse one. */
export function goodShare({ entries }: Learner): number {
  const shares = boxesOf('first').flatMap((box) => {
    const good = goodKinds(box);
    if (good.length === kindsIn(box).length) return [];
    return good.reduce((sum, kind) => sum + (entries[kind] as number), 0) / beadsIn(entries, box);
  });
  return shares.reduce((sum, share) => sum + share) / shares.length;
}

function goodKinds(box: number): readonly number[] {
  const moves = solvedMoves(setupOfClass(boxLayout().classOf[box] as number));
  const best = Math.max(...moves.map(({ value }) => value));
  const good = moves.filter(({ value }) => value === best).map(({ cell }) => cell);
  return kindsIn(box).filter((kind) => good.includes(boxLayout().cellOf[kind] as number));
}
