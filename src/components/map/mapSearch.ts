import { SYMMETRIES, permuted, type MarkName, type Setup } from '../../engine/index.ts';
import { findOnMap, type FoundOnMap } from './mapCounts.ts';

/** Where a position is on the two maps. */
export interface MapFinding {
  readonly side: MarkName;
  readonly found: FoundOnMap;
  /** As it is, turned or mirrored, or only on the other side's map. */
  readonly how: 'here' | 'turned' | 'otherSide';
}

/** Looks on this side's map first, as the position is and turned, then on the other's. */
export function findPosition(side: MarkName, target: Setup): MapFinding | undefined {
  const other: MarkName = side === 'X' ? 'O' : 'X';
  return (
    lookFor(side, target, 'here') ??
    lookForTurned(side, target) ??
    lookFor(other, target, 'otherSide') ??
    lookForTurned(other, target, 'otherSide')
  );
}

function lookFor(side: MarkName, target: Setup, how: MapFinding['how']): MapFinding | undefined {
  const found = findOnMap(side, target);
  return found && { side, found, how };
}

function lookForTurned(
  side: MarkName,
  { cells, toMove }: Setup,
  how: MapFinding['how'] = 'turned',
): MapFinding | undefined {
  for (const symmetry of SYMMETRIES) {
    const found = lookFor(side, { cells: permuted(cells, symmetry), toMove }, how);
    if (found) return found;
  }
  return undefined;
}
