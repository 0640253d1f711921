import { SYMMETRIES, type Permutation } from '../game/symmetry.ts';
import type { FolkClaim } from './claim.ts';
import {
  anyCellButOne,
  blockAndWin,
  cornerNeverEdge,
  cornerReplyHolds,
  cornersInARow,
  edgeReplyLoses,
} from './centreOpening.ts';
import {
  distantEdge,
  onlyCentreHolds,
  oppositeCorners,
  threeCornersAgainstCorner,
  threeCornersAgainstEdge,
} from './cornerOpening.ts';
import { alwaysDraw, centreIsBest, cornerIsBest, onlyFromCentre } from './firstMove.ts';
import { onlyForks } from './forks.ts';
import { AS_TOLD } from './guides.ts';
import {
  centreAgainstCorner,
  cornerAgainstCentre,
  oppositeEdges,
  takeTheCentre,
} from './second.ts';

/** The claims of docs/algorithms.md, section 6, in the order of that list, as questions to the engine. */
const CLAIMS: readonly ((symmetry: Permutation) => FolkClaim)[] = [
  centreIsBest,
  cornerIsBest,
  onlyCentreHolds,
  edgeReplyLoses,
  anyCellButOne,
  cornerReplyHolds,
  cornerNeverEdge,
  cornersInARow,
  oppositeCorners,
  distantEdge,
  threeCornersAgainstEdge,
  threeCornersAgainstCorner,
  blockAndWin,
  centreAgainstCorner,
  cornerAgainstCentre,
  oppositeEdges,
  takeTheCentre,
  onlyFromCentre,
  alwaysDraw,
  onlyForks,
];

export const FOLK_IDS: readonly number[] = CLAIMS.map((_, at) => at + 1);

const known = new Map<string, FolkClaim>();

/** A claim, checked; `symmetry` turns the board first. `undefined` if there is none of this number. */
export function folkClaim(id: number, symmetry: Permutation = AS_TOLD): FolkClaim | undefined {
  const ask = CLAIMS[id - 1];
  if (!ask) return undefined;
  const key = `${id} ${SYMMETRIES.indexOf(symmetry)}`;
  const claim = known.get(key) ?? ask(symmetry);
  known.set(key, claim);
  return claim;
}
