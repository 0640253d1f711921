import { SIDES, audit, type GameShares, type PlayerTable, type Side } from '../arena/audit.ts';
import { CELLS, OPEN, gameGraph } from '../arena/gameGraph.ts';
import { anyCell, bestValues, likeOf } from '../arena/positions.ts';
import {
  NO_LOSS,
  UNMET,
  isTurnOf,
  prove,
  shortestFrom,
  soonest,
  type NeverLosesProof,
} from '../arena/proof.ts';
import { cardsTable, namedIn, speakerIn, type CardId } from './cards.ts';
import { raysOf, type Ray } from './rays.ts';

/** A position in which a machine may make a move that loses by force, though another one wouldn't. */
export interface Hole {
  readonly plays: Side;
  readonly position: number;
  /** Cells from the empty board to the position. */
  readonly way: readonly number[];
  /** Of the cells that it may take there, those that lose; none if it has no move at all. */
  readonly losing: readonly number[];
  /** A lost game that begins with `way`: the shortest after which the other side never lets go of its win. */
  readonly game: readonly number[];
}

/** What can happen to a machine that begins, or to one that goes second. */
export interface SideVerdict extends NeverLosesProof {
  readonly plays: Side;
  readonly rays: Ray;
  /** By position that is lost by force: marks until the soonest loss while the other side keeps its win; else `NO_LOSS`. */
  readonly keptLossIn: Uint8Array;
  /** Positions that are alike when turned or mirrored are one hole. */
  readonly holes: readonly Hole[];
  /** Against somebody who takes any empty cell, each equally likely. */
  readonly chances: GameShares;
}

/** All that can be said of a machine on nine cells. */
export interface MachineVerdict {
  readonly sides: Readonly<Record<Side, SideVerdict>>;
  /** It never loses, on either side. */
  readonly isProved: boolean;
  /** The side of the shorter lost game; if they are equally long, the second. */
  readonly weaker: Side | undefined;
}

/** Follows every game that can be played against a machine. `merged` as in `raysOf`. */
export function judgeTable(table: PlayerTable, merged = false): MachineVerdict {
  const [first, second] = SIDES.map((plays) => sideVerdict(table, plays, merged)) as [
    SideVerdict,
    SideVerdict,
  ];
  const losses = [first.lossIn[0] as number, second.lossIn[0] as number] as const;
  const isProved = Math.min(...losses) === NO_LOSS;
  const weaker = isProved ? undefined : losses[0] < losses[1] ? 'first' : 'second';
  return { sides: { first, second }, isProved, weaker };
}

function sideVerdict(table: PlayerTable, plays: Side, merged: boolean): SideVerdict {
  const proof = prove(table, plays);
  const rays = raysOf(table, plays, merged);
  const chances = audit(table, anyCell, plays);
  const keptLossIn = keptLosses(table, plays, proof.lossIn);
  const holes = holesOf(table, plays, rays, keptLossIn);
  return { ...proof, plays, rays, chances, keptLossIn, holes };
}

function keptLosses(table: PlayerTable, plays: Side, lossIn: Uint8Array): Uint8Array {
  const best = bestValues();
  const kept = new Uint8Array(lossIn.length).fill(NO_LOSS);
  for (let position = lossIn.length - 1; position >= 0; position--) {
    if (lossIn[position] === 0) kept[position] = 0;
    else if (lossIn[position] !== UNMET && best[position] === (isTurnOf(plays, position) ? -1 : 1))
      kept[position] = soonest(position, table, plays, kept);
  }
  return kept;
}

/** The holes, each by the first way that leads to one of its kind, in order of cells. */
function holesOf(table: PlayerTable, plays: Side, rays: Ray, keptLossIn: Uint8Array): Hole[] {
  const holes: Hole[] = [];
  const seen = new Set<Ray>();
  const kinds = new Set<number>();
  function visit(ray: Ray, way: readonly number[]): void {
    seen.add(ray);
    const { position, isOwn } = ray;
    const kind = likeOf()[position] as number;
    const losing = isOwn && !kinds.has(kind) ? losingChoices(table, position) : undefined;
    if (losing) {
      kinds.add(kind);
      const game = [...way, ...soonestLoss(position, losing, keptLossIn, table, plays)];
      holes.push({ plays, position, way, losing, game });
    }
    for (const { cell, to } of ray.moves) if (!seen.has(to)) visit(to, [...way, cell]);
  }
  visit(rays, []);
  return holes;
}

/** The cells that a player may take and then loses by force, where it needn't; none for a fault; `undefined`: it holds. */
function losingChoices(table: PlayerTable, position: number): readonly number[] | undefined {
  const { stands, next } = gameGraph();
  const best = bestValues();
  if (stands[position] !== OPEN || (best[position] as number) < 0) return undefined;
  const policy = table(position);
  const isLost = (cell: number) => (best[next[position * CELLS + cell] as number] as number) > 0;
  const losing = policy.map(({ cell }) => cell).filter(isLost);
  return policy.length === 0 || losing.length > 0 ? losing : undefined;
}

/** The moves of the soonest loss from a hole on, beginning with one of its losing moves. */
function soonestLoss(
  position: number,
  losing: readonly number[],
  keptLossIn: Uint8Array,
  table: PlayerTable,
  plays: Side,
): number[] {
  const after = (cell: number) => gameGraph().next[position * CELLS + cell] as number;
  const marks = (cell: number) => keptLossIn[after(cell)] as number;
  const cell = losing.find((each) => losing.every((other) => marks(each) <= marks(other)));
  if (cell === undefined) return [];
  return [cell, ...(shortestFrom(after(cell), keptLossIn, table, plays) ?? [])];
}

/** What is said of a list of cards: as of any machine, and who says what. */
export interface CardsVerdict extends MachineVerdict {
  readonly cards: readonly CardId[];
  /** By card: the positions that it decides, on both sides. The last entry is for those in which no card fits. */
  readonly decides: readonly number[];
  /** By position: the index of the card that decides it, the list's length if none fits, `SILENT` if it is never asked. */
  readonly speaker: Uint8Array;
}

export const SILENT = 255;

/** What is read first of a list of cards: `judgeCards` finds the same, and takes several times as long. */
export function claimOfCards(cards: readonly CardId[]) {
  const table = cardsTable(cards);
  const like = likeOf();
  const [first, second] = [prove(table, 'first'), prove(table, 'second')];
  const marks = Math.min(first.lossIn[0] as number, second.lossIn[0] as number);
  let holes = 0;
  for (let position = 0; position < like.length; position++) {
    const { lossIn } = isTurnOf('first', position) ? first : second;
    // What a list does in a position it does in those that are like it: the lowest of them is met if any is.
    const isCounted = like[position] === position && lossIn[position] !== UNMET;
    if (isCounted && losingChoices(table, position)) holes++;
  }
  const positions = [first.positions, second.positions] as const;
  return { isProved: marks === NO_LOSS, marks, holes, positions };
}

export function judgeCards(cards: readonly CardId[]): CardsVerdict {
  const verdict = judgeTable(cardsTable(cards), true);
  const { first, second } = verdict.sides;
  const decides = [...cards, undefined].map(() => 0);
  const { stands } = gameGraph();
  const speaker = new Uint8Array(stands.length).fill(SILENT);
  for (let position = 0; position < speaker.length; position++) {
    const { lossIn } = isTurnOf('first', position) ? first : second;
    if (stands[position] !== OPEN || lossIn[position] === UNMET) continue;
    const at = speakerIn(cards, position);
    speaker[position] = at;
    decides[at] = (decides[at] as number) + 1;
  }
  return { ...verdict, cards, decides, speaker };
}

/** By move of a game: the index of the card that spoke, the list's length if none did; `undefined` for the other side's. */
export function speakersInGame(
  cards: readonly CardId[],
  plays: Side,
  moves: readonly number[],
): (number | undefined)[] {
  let position = 0;
  return moves.map((cell) => {
    const at = isTurnOf(plays, position) ? speakerIn(cards, position) : undefined;
    position = gameGraph().next[position * CELLS + cell] as number;
    return at;
  });
}

/** The positions that a card decides. */
export function decidedBy({ speaker }: CardsVerdict, at: number): number[] {
  return [...speaker.keys()].filter((position) => speaker[position] === at);
}

/** Of those: where without this card the list could make a move that loses. */
export function savedBy(verdict: CardsVerdict, at: number): number[] {
  const without = cardsTable(verdict.cards.toSpliced(at, 1));
  return decidedBy(verdict, at).filter((position) => losingChoices(without, position));
}

/** By card of the list: how many positions it decides although card `at`, which comes later, would fit. */
export function spokenBefore({ cards, speaker }: CardsVerdict, at: number): number[] {
  const card = cards[at] as CardId;
  const counts = cards.map(() => 0);
  for (const [position, by] of speaker.entries()) {
    if (by < at && namedIn(card, position) !== 0) counts[by] = (counts[by] as number) + 1;
  }
  return counts;
}
