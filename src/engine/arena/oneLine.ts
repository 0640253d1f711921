import { random } from '../bots/random.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import { codeOfCells, positionIndex, setupOfClass } from '../game/positionIndex.ts';
import type { Setup } from '../game/setup.ts';
import { SYMMETRIES, type Permutation } from '../game/symmetry.ts';
import { keepingMoves, solvedMoves, type SolvedMove } from '../search/solved.ts';
import { audit, tableOf, type PlayerTable, type Side } from './audit.ts';
import { fraction, type Fraction } from './fraction.ts';
import { CELLS, DRAWN_GAME, FIRST_WON, OPEN, gameGraph } from './gameGraph.ts';

/**
 * A bot that plays perfectly but for one position, whichever way that is turned: there it makes a losing move.
 * So everything that beats it is one line, up to turns and mirrors. It always answers the same position alike.
 */
export interface OneLineBot {
  readonly seed: number;
  /** Which side the bot has. */
  readonly plays: Side;
  readonly table: PlayerTable;
  /** The only line that beats it: the first of those that are alike, cells in the order played. */
  readonly line: readonly number[];
  /** How many games beat it, all of them that line turned or mirrored, and how many can be played against it. */
  readonly beating: number;
  readonly games: number;
  /** How often it loses to somebody who takes any free cell. */
  readonly luck: Fraction;
}

/** Whoever plays it has so many games. */
export const ONE_LINE_GAMES = 3;

interface Hole {
  /** The class of positions in which it errs, and the cell of its canonical board that it takes. */
  readonly at: number;
  readonly cell: number;
}

const classAt = ({ cells }: Setup) => positionIndex().classOf[codeOfCells(cells)] as number;

/** Neighbouring seeds and classes must not give neighbouring numbers. */
const mixed = (seed: number, at: number) => Math.imul(seed ^ 0x9e3779b9, 2 * at + 1) >>> 0;

/** A table that sees symmetric positions as one, and errs in one of them at most. */
function tableWith(seed: number, hole?: Hole): PlayerTable {
  const { symmetryOf } = positionIndex();
  return tableOf((setup) => {
    const at = classAt(setup);
    const best = keepingMoves(setupOfClass(at));
    const chosen = best[seededRng(mixed(seed, at)).int(best.length)] as SolvedMove;
    const symmetry = SYMMETRIES[symmetryOf[codeOfCells(setup.cells)] as number] as Permutation;
    const cell = symmetry[hole?.at === at ? hole.cell : chosen.cell] as number;
    return [{ cell, weight: 1 }];
  });
}

/** Takes any free cell. */
const anything = tableOf((setup) => random.policy(setup, 0));

interface Against {
  /** Every finished game. */
  readonly games: number;
  /** Those that the bot loses. */
  readonly lost: readonly (readonly number[])[];
  /** The classes of positions in which the bot is to move. */
  readonly decisions: ReadonlySet<number>;
}

/** Plays every game that can be played against a table which always answers alike. */
function everyGame(table: PlayerTable, plays: Side): Against {
  const { next, stands, setups, firstMoves } = gameGraph();
  const lost: (readonly number[])[] = [];
  const decisions = new Set<number>();
  let games = 0;
  function visit(position: number, moves: readonly number[]): void {
    const stand = stands[position] as number;
    if (stand !== OPEN) {
      games++;
      if (stand !== DRAWN_GAME && (stand === FIRST_WON) !== (plays === 'first')) lost.push(moves);
      return;
    }
    const isBots = (firstMoves[position] === 1) === (plays === 'first');
    if (isBots) decisions.add(classAt(setups[position] as Setup));
    for (const { cell } of isBots ? table(position) : anything(position))
      visit(next[position * CELLS + cell] as number, [...moves, cell]);
  }
  visit(0, []);
  return { games, lost, decisions };
}

/** The classes of the positions that a game goes through: the same for games that are alike. */
function wayOf(moves: readonly number[]): readonly number[] {
  const { next, setups } = gameGraph();
  let position = 0;
  return moves.map((cell) => {
    position = next[position * CELLS + cell] as number;
    return classAt(setups[position] as Setup);
  });
}

/** Where a perfect player can err, in a random order. */
function holesOf(seed: number, plays: Side): Hole[] {
  const { decisions } = everyGame(tableWith(seed), plays);
  const holes = [...decisions].flatMap((at) =>
    solvedMoves(setupOfClass(at))
      .filter(({ value }) => value < 0)
      .map(({ cell }) => ({ at, cell })),
  );
  return shuffled(holes, seededRng(seed));
}

/** The bot of a seed: the same on every machine. Throws if there is none, which no seed of a day has come to. */
export function oneLineBot(seed: number): OneLineBot {
  const plays: Side = seededRng(mixed(seed, 1)).int(2) === 0 ? 'second' : 'first';
  for (const hole of holesOf(seed, plays)) {
    const table = tableWith(seed, hole);
    const { games, lost } = everyGame(table, plays);
    const [line] = lost;
    if (!line || new Set(lost.map((moves) => wayOf(moves).join())).size > 1) continue;
    const { loss: luck } = audit(table, anything, plays);
    return { seed, plays, table, line, games, beating: lost.length, luck };
  }
  throw new Error(`no line beats the bot of ${seed}`);
}

/** Whether a game is over, and how it ended for whoever plays the bot. */
export type OneLineEnd = 'won' | 'drawn' | 'lost';

/** A game against it so far. The bot has moved wherever it is its turn. */
export interface OneLineGame {
  readonly moves: readonly number[];
  readonly setup: Setup;
  readonly end: OneLineEnd | undefined;
}

/** The game after these moves, and the bot's reply; `undefined` if they cannot be played against it. */
export function oneLineGame(
  { table, plays }: OneLineBot,
  own: readonly number[],
): OneLineGame | undefined {
  const { next, stands, setups, firstMoves } = gameGraph();
  const moves: number[] = [];
  let position = 0;
  const go = (cell: number): boolean => {
    const isCell = Number.isInteger(cell) && cell >= 0 && cell < CELLS;
    const after = stands[position] === OPEN && isCell ? next[position * CELLS + cell] : undefined;
    if (!after) return false;
    moves.push(cell);
    position = after;
    return true;
  };
  const reply = (): void => {
    const isBots = (firstMoves[position] === 1) === (plays === 'first');
    if (stands[position] === OPEN && isBots) go(table(position)[0]?.cell ?? -1);
  };
  reply();
  for (const cell of own) {
    if (!go(cell)) return undefined;
    reply();
  }
  const stand = stands[position] as number;
  const setup = setups[position] as Setup;
  if (stand === OPEN) return { moves, setup, end: undefined };
  if (stand === DRAWN_GAME) return { moves, setup, end: 'drawn' };
  const isLost = (stand === FIRST_WON) === (plays === 'first');
  return { moves, setup, end: isLost ? 'lost' : 'won' };
}

/** Of each own mark of a game, whether the game was still on the line that beats the bot after it. */
export function marksOnLine({ plays, line }: OneLineBot, moves: readonly number[]): boolean[] {
  const [wanted, gone] = [wayOf(line), wayOf(moves)];
  const left = gone.findIndex((at, ply) => at !== wanted[ply]);
  const own = plays === 'second' ? 0 : 1;
  return moves.flatMap((_, ply) => (ply % 2 === own ? [left < 0 || ply < left] : []));
}

/** How likely somebody who takes any free cell beats the bot at least once in so many games. */
export function luckIn({ luck }: OneLineBot, games: number): Fraction {
  const all = luck.denominator ** BigInt(games);
  return fraction(all - (luck.denominator - luck.numerator) ** BigInt(games), all);
}
