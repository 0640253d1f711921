import { tutorialRequest, type Setup, type Side } from '../../engine/index.ts';
import { LAST_STEP, makeAddress } from '../stepper/search/address.ts';
import { playName } from './arena.ts';

/** The page on which a game of the arena can be stepped through and played on; a person has the other side. */
export function arenaPlayLink(
  base: string,
  player: number,
  plays: Side,
  moves: readonly number[],
): string {
  const name = playName(player);
  // A program that is too long for a link is looked at where it is written.
  if (name === '') return `${base}bot/#floor=code`;
  const [x, o] = plays === 'first' ? [name, 'person'] : ['person', name];
  return `${base}play/#x=${x}&o=${o}&moves=${moves.join('')}&at=0`;
}

/** The whole search of a position, for whoever moves in it. */
export function treeLink(base: string, setup: Setup): string {
  const request = { ...tutorialRequest(setup), computer: setup.toMove };
  return `${base}tree/${makeAddress({ figure: 'tree', step: LAST_STEP, ...request })}`;
}
