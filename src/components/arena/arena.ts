import {
  chanceNumber,
  writeShares,
  type ArenaData,
  type BotKindId,
  type BotSpec,
  type GameShares,
  type SeatRecord,
  type Side,
  type WrittenChance,
  type WrittenSeats,
  type Ending,
} from '../../engine/index.ts';
import type { LinkProblem } from '../platform/link.ts';
import type { UnknownParts } from '../platform/problems.ts';
import kept from '../../data/arena.json' with { type: 'json' };

/** Everybody against everybody, as `npm run arena` has written it and a test has checked it. */
export const ARENA = kept as unknown as ArenaData;

/** How many bots of this site play; behind them may come the reader’s own machine. */
const BOTS = ARENA.players.length;
/** How a link to a pair calls it, whoever opens it. */
export const OWN_PLAYER = 'mine';
/** Told when it has come into the arena. */
export const OWN_JOINED = 'nb-own-joined';

/** What the arena needs to know of a machine that comes in from outside. */
export interface ArenaGuest {
  /** Its own chances against each bot, in their order. */
  readonly meetings: readonly Readonly<Record<Side, GameShares>>[];
  readonly itself: GameShares;
  readonly seats: WrittenSeats;
  /** As links to Play call it. */
  readonly player: string;
}
let guest: ArenaGuest | undefined;

/** The reader's own machine is the last player from now on. Gives what takes it out again. */
export function joinArena(own: ArenaGuest): () => void {
  guest = own;
  const { players, outcomes, seats } = ARENA as unknown as {
    readonly players: string[];
    readonly outcomes: ReturnType<typeof writeShares>[][];
    readonly seats: WrittenSeats[];
  };
  for (const [at, { second }] of own.meetings.entries())
    outcomes[at]?.push(writeShares({ win: second.loss, draw: second.draw, loss: second.win }));
  outcomes.push([...own.meetings.map(({ first }) => first), own.itself].map(writeShares));
  players.push(OWN_PLAYER);
  seats.push(own.seats);
  return () => {
    for (const list of [players, outcomes, seats, ...outcomes]) list.length = BOTS;
    guest = undefined;
  };
}

export const isOwnPlayer = (player: number): boolean => player >= BOTS;

/** Games from which the reader’s own has learnt, if it was trained. */
export const ownAge = (): number | undefined =>
  Number(/^trained:box\.(\d+)/.exec(guest?.player ?? '')?.[1] ?? NaN) || undefined;

/** A player as links to Play call it. */
export const playName = (player: number): string =>
  (isOwnPlayer(player) ? guest?.player : ARENA.players[player]) ?? '';

/** A chance as it is shown: exact where that fits, and as a number. */
export interface Chance {
  readonly text: WrittenChance;
  readonly number: number;
}

/** What comes of a pair, from the side of one of them. */
export interface PairOutcome {
  readonly win: Chance;
  readonly draw: Chance;
  readonly loss: Chance;
}

/** Why a link leads to no pair; the messages are in a file of their own. */
export type PairProblem =
  | LinkProblem<Side | 'own'>
  | UnknownParts
  | { readonly code: 'missing-player' };

/** A written chance, ready to be shown. */
export function chanceShare(text: WrittenChance): Chance {
  return { text, number: chanceNumber(text) };
}

/** Whether a chance is carried as a fraction; the longest ones are numbers only. */
export function isExact({ text }: Chance): boolean {
  return !text.startsWith('~');
}

/** `player` on that side of the board against `opponent`, both by their place in `players`. */
export function outcomeOf(player: number, opponent: number, plays: Side): PairOutcome {
  const [first, second] = plays === 'first' ? [player, opponent] : [opponent, player];
  const written = ARENA.outcomes[first]?.[second];
  if (!written) throw new RangeError(`no pair ${first}, ${second}`);
  const [win, draw, loss] = written.map(chanceShare) as [Chance, Chance, Chance];
  return plays === 'first' ? { win, draw, loss } : { win: loss, draw, loss: win };
}

/** What can come of a player on that side, whoever the opponent is. */
export function seatOf(player: number, plays: Side): SeatRecord {
  const seat = ARENA.seats[player]?.[plays];
  if (!seat) throw new RangeError(`no player ${player}`);
  return seat;
}

/** The place of a player by name; `undefined` if it plays in no arena. */
export function playerAt(name: string): number | undefined {
  const at = ARENA.players.indexOf(name);
  return at < 0 ? undefined : at;
}

/** A name of the arena as kind and level: every one of them is of the registry. */
export function specOf(player: number): BotSpec {
  const [kind, level] = (ARENA.players[player] ?? '').split(':');
  return { kind: kind as BotKindId, level: level === undefined ? undefined : Number(level) };
}

/** A point for a win and half a point for a draw, a game. */
export function expected({ win, draw }: PairOutcome): number {
  return win.number + draw.number / 2;
}

/** Players of one kind. */
export interface BotGroup {
  readonly kind: BotKindId;
  readonly players: readonly number[];
}

/** The players that are shown at first: those that a reader has met by name. The rest come when they are asked for. */
export const SHOWN_FIRST: readonly string[] = [
  'random',
  'rules-of-thumb',
  'rule-ratings:1',
  'depth-ratings:1',
  'minimax',
  'learning-table',
];

/** The players by kind, in their order. */
export function kindGroups(): BotGroup[] {
  const kinds = new Map<BotKindId, number[]>();
  ARENA.players.forEach((_, player) => {
    const { kind } = specOf(player);
    kinds.set(kind, [...(kinds.get(kind) ?? []), player]);
  });
  return [...kinds].map(([kind, players]) => ({ kind, players }));
}

const ENDINGS = ['win', 'draw', 'loss'] as const satisfies readonly Ending[];

/** How a hundred games end on average: whole games, the largest remainders rounded up, so that they add up. */
export function hundredOf(outcome: PairOutcome): readonly Ending[] {
  const shares = ENDINGS.map((end) => ({ end, share: outcome[end].number * 100 }));
  const whole = shares.map(({ end, share }) => ({
    end,
    games: Math.floor(share + 1e-9),
    rest: share - Math.floor(share + 1e-9),
  }));
  const missing = 100 - whole.reduce((sum, { games }) => sum + games, 0);
  const lucky = new Set([...whole].sort((a, b) => b.rest - a.rest).slice(0, missing));
  return whole.flatMap((each) =>
    Array<Ending>(each.games + (lucky.has(each) ? 1 : 0)).fill(each.end),
  );
}
