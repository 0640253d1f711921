import type { CardId } from '../../engine/index.ts';
import type { FloorId, StartId } from './machineStore.ts';

/** What a lesson adds to a machine of one’s own: cards, a program, or another way to work on it. */
export type LessonGift =
  | { readonly cards: readonly [CardId, ...CardId[]] }
  | { readonly floor: FloorId; readonly start?: StartId };

/** By lesson: those with which a machine of nine cells can be built, in their order. */
export const LESSON_GIFTS: Readonly<Record<string, LessonGift>> = {
  folk: { cards: ['stopFork', 'centre', 'corner'] },
  minimax: { floor: 'code', start: 'holed' },
  count: { floor: 'cards' },
  'whole-tree': { floor: 'code', start: 'holed' },
  depth: { floor: 'class' },
  fin: { cards: ['win', 'block'] },
  ratings: { cards: ['pair', 'spoil'] },
  table: { floor: 'code', start: 'holed' },
  learning: { floor: 'class' },
  arena: { floor: 'class' },
};

/** A list with one more card: at its end, or before the one that fits everywhere. */
export function withCard(cards: readonly CardId[], card: CardId): CardId[] {
  const end = cards.indexOf('any');
  return cards.toSpliced(end < 0 ? cards.length : end, 0, card);
}
