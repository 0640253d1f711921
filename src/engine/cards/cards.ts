import { CELLS, gameGraph } from '../arena/gameGraph.ts';
import type { PlayerTable } from '../arena/audit.ts';
import { evenPolicy, likeCells, likeOf } from '../arena/positions.ts';
import { evenly, type BotKind } from '../bots/bot.ts';
import { FITS_CELL, RULES_OF_THUMB, linesThreatened } from '../bots/rulesOfThumb.ts';
import { EMPTY, other, type CellContent, type Mark } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { emptyCells, type Setup } from '../game/setup.ts';

/**
 * The cards of which a machine can be built (docs/algorithms.md, section 12): the rules of thumb in their order, and others.
 * A card names empty cells, as the side to move sees them. These are its names in links and requests: never change one.
 */
export const CARDS = [...RULES_OF_THUMB, 'any', 'pair', 'spoil', 'beside', 'away'] as const;
export type CardId = (typeof CARDS)[number];

export function isCard(text: unknown): text is CardId {
  return CARDS.some((card) => card === text);
}

/** By cell: its neighbours by row, column or diagonal. */
const AROUND = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (__, each) => each).filter(
    (each) =>
      each !== cell &&
      Math.abs((each % 3) - (cell % 3)) <= 1 &&
      Math.abs(Math.floor(each / 3) - Math.floor(cell / 3)) <= 1,
  ),
);

const touches = (
  cells: readonly CellContent[],
  cell: number,
  test: (content: CellContent) => boolean,
) => AROUND[cell]?.some((each) => test(cells[each] ?? EMPTY)) ?? false;

/** Whether a card names an empty cell, to the side to move. */
const NAMES: Readonly<Record<CardId, (setup: Setup, cell: number) => boolean>> = {
  ...FITS_CELL,
  any: () => true,
  pair: ({ cells, toMove }, cell) => linesThreatened(cells, cell, toMove).length > 0,
  spoil: ({ cells, toMove }, cell) => linesThreatened(cells, cell, other(toMove)).length > 0,
  beside: ({ cells, toMove }, cell) => touches(cells, cell, (content) => content === toMove),
  away: ({ cells }, cell) => !touches(cells, cell, (content) => content !== EMPTY),
};

/** The empty cells that a card names for `me`, ascending. */
export function cellsOfCard(card: CardId, cells: readonly CellContent[], me: Mark): number[] {
  return emptyCells(cells).filter((cell) => NAMES[card]({ cells, toMove: me }, cell));
}

/** What a list of cards says in a position. */
export interface CardChoice {
  /** Its index in the list; the list's length if no card fits, and any empty cell may be taken. */
  readonly at: number;
  readonly cells: readonly number[];
}

/** The first card that fits decides. */
export function chooseByCards(cards: readonly CardId[], { cells, toMove }: Setup): CardChoice {
  for (const [at, card] of cards.entries()) {
    const named = cellsOfCard(card, cells, toMove);
    if (named.length > 0) return { at, cells: named };
  }
  return { at: cards.length, cells: cellsOfCard('any', cells, toMove) };
}

/** The bot of a list of cards: each cell of the card that decides is equally likely. */
export function cardsBot(cards: readonly CardId[]): BotKind {
  return {
    policy(setup) {
      if (new BitPosition(setup).isOver) return [];
      return evenly(chooseByCards(cards, setup).cells);
    },
  };
}

/** By card: by position of the graph, the cells that it names, or −1 while nobody has asked. */
const namedAt = new Map<CardId, Int16Array>();

/** The cells that a card names in a position of the graph, as a mask: worked out for one of those that are alike. */
export function namedIn(card: CardId, position: number): number {
  const { setups } = gameGraph();
  let known = namedAt.get(card);
  if (!known) namedAt.set(card, (known = new Int16Array(setups.length).fill(-1)));
  const found = known[position] as number;
  if (found >= 0) return found;
  const like = likeOf()[position] as number;
  const { cells, toMove } = setups[position] as Setup;
  if (like !== position) return (known[position] = likeCells(namedIn(card, like), position));
  const named = cellsOfCard(card, cells, toMove).reduce((set, cell) => set | (1 << cell), 0);
  return (known[position] = named);
}

/** Which card of a list decides in a position of the graph: its index, or the list's length. */
export function speakerIn(cards: readonly CardId[], position: number): number {
  for (let at = 0; at < cards.length; at++) {
    if (namedIn(cards[at] as CardId, position) !== 0) return at;
  }
  return cards.length;
}

/** What the bot of a list does in each open position of the graph, worked out where it is asked for. */
export function cardsTable(cards: readonly CardId[]): PlayerTable {
  const known = new Int16Array(gameGraph().setups.length);
  return (position) => {
    known[position] ||= namedIn(cards[speakerIn(cards, position)] ?? 'any', position);
    return evenPolicy(known[position]);
  };
}
