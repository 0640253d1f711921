import { CELLS, gameGraph } from '../arena/gameGraph.ts';
import type { PlayerTable } from '../arena/player.ts';
import { ALL_CELLS, cellsInMask, evenPolicy, positionMarks } from '../arena/positions.ts';
import { LINES } from '../bots/board.ts';
import type { BotKind } from '../bots/bot.ts';
import { EMPTY, type CellContent, type Mark } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import type { Setup } from '../game/setup.ts';

/**
 * The cards of which a machine can be built (docs/algorithms.md, section 12). A card names empty cells, as the side to move
 * sees them. These are its names in links and requests: never change one.
 */
export const CARDS = [
  'win',
  'block',
  'fork',
  'stopFork',
  'centre',
  'oppositeCorner',
  'corner',
  'edge',
  'any',
  'pair',
  'spoil',
  'beside',
  'away',
] as const;
export type CardId = (typeof CARDS)[number];

export function isCard(text: unknown): text is CardId {
  return CARDS.some((card) => card === text);
}

/** Those that are the rules of thumb, in their order. */
export const GOOD_CARDS = CARDS.slice(0, 8);

/** A set of cells as a mask: cell c is bit c. */
type CellSet = number;

const CENTRE: CellSet = 1 << 4;
const CORNERS: CellSet = 0b101000101;
const EDGES: CellSet = 0b010101010;

const LINE_SETS: readonly CellSet[] = LINES.map((line) =>
  line.reduce((set, cell) => set | (1 << cell), 0),
);

const MARKS_OF = Uint8Array.from({ length: ALL_CELLS + 1 }, (_, set) => cellsInMask(set).length);
const countOf = (set: CellSet) => MARKS_OF[set] as number;

/** By cell: the lines through it, and its neighbours by row, column or diagonal. */
const THROUGH = Array.from({ length: CELLS }, (_, cell) =>
  LINE_SETS.filter((line) => line & (1 << cell)),
);
const AROUND = Array.from({ length: CELLS }, (_, cell) => {
  const near = (each: number) =>
    each !== cell &&
    Math.abs((each % 3) - (cell % 3)) <= 1 &&
    Math.abs(Math.floor(each / 3) - Math.floor(cell / 3)) <= 1;
  return cellsInMask(ALL_CELLS).reduce((set, each) => (near(each) ? set | (1 << each) : set), 0);
});

/** The empty cells that pass a test. */
function cellsWhere(me: CellSet, them: CellSet, test: (cell: number) => boolean): CellSet {
  let set = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (((me | them) & (1 << cell)) === 0 && test(cell)) set |= 1 << cell;
  }
  return set;
}

/** The cells that complete a line of `me`. */
const winsOf = (me: CellSet, them: CellSet) =>
  cellsWhere(me, them, (cell) => !!THROUGH[cell]?.some((line) => countOf(line & me) === 2));

/** How many lines through an empty cell hold exactly one mark of `me`, and nothing else. */
function begunLines(me: CellSet, them: CellSet, cell: number): number {
  let count = 0;
  for (const line of THROUGH[cell] ?? []) {
    if (countOf(line & me) === 1 && (line & them) === 0) count++;
  }
  return count;
}

const begunBy = (me: CellSet, them: CellSet, least: number) =>
  cellsWhere(me, them, (cell) => begunLines(me, them, cell) >= least);

/** They have a fork now; after my mark there they have none, or must stop a line of mine on a cell that is no fork of theirs. */
function stopsFork(me: CellSet, them: CellSet): CellSet {
  if (begunBy(them, me, 2) === 0) return 0;
  return cellsWhere(me, them, (cell) => {
    const after = me | (1 << cell);
    const forks = begunBy(them, after, 2);
    const forced = winsOf(after, them);
    return forced === 0 ? forks === 0 : (forced & forks) === 0;
  });
}

/** The cells that a card names, to the side whose marks are `me`; cells that are taken may be among them. */
const NAMED: Readonly<Record<CardId, (me: CellSet, them: CellSet) => CellSet>> = {
  win: winsOf,
  block: (me, them) => winsOf(them, me),
  fork: (me, them) => begunBy(me, them, 2),
  stopFork: stopsFork,
  centre: () => CENTRE,
  oppositeCorner: (me, them) =>
    cellsWhere(me, them, (cell) => (CORNERS & (1 << cell) & reversed(them)) !== 0),
  corner: () => CORNERS,
  edge: () => EDGES,
  any: () => ALL_CELLS,
  pair: (me, them) => begunBy(me, them, 1),
  spoil: (me, them) => begunBy(them, me, 1),
  beside: (me, them) => cellsWhere(me, them, (cell) => ((AROUND[cell] ?? 0) & me) !== 0),
  away: (me, them) => cellsWhere(me, them, (cell) => ((AROUND[cell] ?? 0) & (me | them)) === 0),
};

/** Each cell of a set across the centre. */
function reversed(set: CellSet): CellSet {
  return cellsInMask(set).reduce((all, cell) => all | (1 << (CELLS - 1 - cell)), 0);
}

function namedBy(card: CardId, me: CellSet, them: CellSet): CellSet {
  return NAMED[card](me, them) & ALL_CELLS & ~(me | them);
}

function setsOf(cells: readonly CellContent[], me: Mark): readonly [CellSet, CellSet] {
  const setOf = (isIn: (content: CellContent) => boolean) =>
    cells.reduce<number>((set, content, cell) => (isIn(content) ? set | (1 << cell) : set), 0);
  return [setOf((content) => content === me), setOf((each) => each !== EMPTY && each !== me)];
}

/** The empty cells that a card names for `me`, ascending. */
export function cellsOfCard(card: CardId, cells: readonly CellContent[], me: Mark): number[] {
  return cellsInMask(namedBy(card, ...setsOf(cells, me)));
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
      return chooseByCards(cards, setup).cells.map((cell) => ({ cell, weight: 1 }));
    },
  };
}

/** By card: by position of the graph, the cells that it names, or −1 while nobody has asked. */
const namedAt = new Map<CardId, Int16Array>();

/** The cells that a card names in a position of the graph, as a mask. */
export function namedIn(card: CardId, position: number): CellSet {
  let known = namedAt.get(card);
  if (!known) namedAt.set(card, (known = new Int16Array(gameGraph().setups.length).fill(-1)));
  const found = known[position] as number;
  if (found >= 0) return found;
  const { own, theirs } = positionMarks();
  const named = namedBy(card, own[position] as number, theirs[position] as number);
  known[position] = named;
  return named;
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
