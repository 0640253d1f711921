import { PLAYERS, makeBot } from '../bots/kinds/index.ts';
import { SIDES, audit, type GameShares, type PlayerTable, type Side } from './audit.ts';
import { botTable } from './botTables.ts';
import { fractionNumber, makeFraction, parseFraction, type Fraction } from './fraction.ts';
import { mostLosses, prove, type Ending } from './proof.ts';

/**
 * A chance as the page stores it: an exact fraction or, if that would be longer than a line, a decimal number
 * after a `~`.
 */
export type WrittenChance = string;

/** The longest fraction that is written out. */
export const LONGEST_FRACTION = 40;

/** What can happen to one player on one side, whoever the opponent is. */
export interface SeatRecord {
  readonly worst: Ending;
  readonly shortestLoss: readonly number[] | null;
  readonly positions: number;
  readonly decisions: number;
  /** Finished games among the positions: lost, drawn, won. */
  readonly ends: readonly [number, number, number];
  /** How often it loses to the opponent who knows it best. */
  readonly mostLosses: WrittenChance;
}

export type WrittenSeats = Readonly<Record<Side, SeatRecord>>;

/** The results of every player against every other, as a document. */
export interface ArenaData {
  readonly version: 1;
  readonly players: readonly string[];
  /** Row: who begins. Column: who answers. How often the first wins, draws and loses. */
  readonly outcomes: readonly (readonly (readonly [
    WrittenChance,
    WrittenChance,
    WrittenChance,
  ])[])[];
  /** By player, in the order of `players`. */
  readonly seats: readonly WrittenSeats[];
}

export function writeChance(chance: Fraction): WrittenChance {
  const text = makeFraction(chance);
  return text.length <= LONGEST_FRACTION ? text : `~${fractionNumber(chance)}`;
}

/** The number of a stored chance. Throws for anything else, because the document is ours. */
export function chanceNumber(text: WrittenChance): number {
  if (text.startsWith('~')) return Number(text.slice(1));
  const exact = parseFraction(text);
  if (!exact) throw new Error(`"${text}" is no chance`);
  return fractionNumber(exact);
}

/** Plays every player against every other. */
export function makeArena(): ArenaData {
  return {
    version: 1,
    players: PLAYERS.map(makeBot),
    outcomes: PLAYERS.map((first) =>
      PLAYERS.map((second) => writeShares(audit(botTable(first), botTable(second), 'first'))),
    ),
    seats: PLAYERS.map((spec) => seatsOf(botTable(spec))),
  };
}

export function writeShares({ win, draw, loss }: GameShares) {
  return [writeChance(win), writeChance(draw), writeChance(loss)] as const;
}

/** What can happen to a player on both sides. */
export function seatsOf(table: PlayerTable): WrittenSeats {
  const [first, second] = SIDES.map((plays) => seatOf(table, plays)) as [SeatRecord, SeatRecord];
  return { first, second };
}

function seatOf(table: PlayerTable, plays: Side): SeatRecord {
  const { worst, shortestLoss, positions, decisions, ends } = prove(table, plays);
  return {
    worst,
    shortestLoss: shortestLoss ?? null,
    positions,
    decisions,
    ends: [ends.loss, ends.draw, ends.win],
    mostLosses: writeChance(mostLosses(table, plays)),
  };
}
