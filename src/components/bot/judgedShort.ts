import { judgeCards, type CardId, type MachineVerdict } from '../../engine/index.ts';
import type { Halves } from './machineView.ts';

/** What a line says of a machine of cards. */
export interface JudgedShort {
  readonly isProved: boolean;
  /** Marks of the shortest game that it loses; 0 if there is none. */
  readonly marks: number;
  readonly holes: number;
  readonly rays: Halves;
}

export const judgedShort = (cards: readonly CardId[]): JudgedShort => shortOf(judgeCards(cards));

export function shortOf({ isProved, weaker, sides }: MachineVerdict): JudgedShort {
  return {
    isProved,
    marks: weaker === undefined ? 0 : (sides[weaker].shortestLoss?.length ?? 0),
    holes: sides.first.holes.length + sides.second.holes.length,
    rays: { first: sides.first.rays, second: sides.second.rays },
  };
}
