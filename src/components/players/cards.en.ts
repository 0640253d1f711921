import type { CardId } from '../../engine/index.ts';

/** What a card is called, and in a few words what it does: the machine speaks of itself. */
export const cardNames: Readonly<Record<CardId, { readonly name: string; readonly does: string }>> =
  {
    win: { name: 'Win', does: 'three of mine in a row' },
    block: { name: 'Block', does: 'they need just one more' },
    fork: { name: 'Make a fork', does: 'two threats with one mark' },
    stopFork: { name: 'Stop a fork', does: 'they can’t make one' },
    centre: { name: 'Centre', does: 'the middle cell' },
    oppositeCorner: { name: 'Opposite corner', does: 'across from theirs' },
    corner: { name: 'Corner', does: 'any free corner' },
    edge: { name: 'Edge', does: 'between two corners' },
    any: { name: 'Any free cell', does: 'whichever it may be' },
    pair: { name: 'Pair up', does: 'two of mine, third cell free' },
    spoil: { name: 'Spoil a line', does: 'where theirs is alone' },
    beside: { name: 'Stay close', does: 'next to a mark of mine' },
    away: { name: 'Keep away', does: 'next to no mark at all' },
  };
