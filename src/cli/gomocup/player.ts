import {
  ARTICLE_RULES,
  O,
  SparseBoard,
  StrongestPlayer,
  WIN_RULES,
  X,
  type Mark,
  type Point,
  type Rng,
  type WeightBoard,
  type WinRule,
  chooseCellLarge,
} from '../../engine/brains.ts';

/** What the manager has said of time and memory, in milliseconds and bytes. */
export interface TimeControl {
  /** For one move; 0: as fast as possible; `Infinity` while nothing has been said. */
  readonly turn: number;
  /** For all of one's moves; 0: no limit. */
  readonly match: number;
  /** What is left of it. */
  readonly left: number;
}

/** While nothing has been said. */
export const NO_TIME_SAID: TimeControl = { turn: Infinity, match: 0, left: 2_147_483_647 };

/** Nobody waits longer than this for a move that is searched without a time limit. */
const LONGEST = 5_000;
/** Moves that the time left should still be enough for. */
const MOVES_TO_GO = 15;
/** What starting, writing and a busy machine may take. */
const RESERVE = 30;

/** How long a search for one move may take. Some of the time allowed is kept for all that is not the search. */
export function moveMilliseconds({ turn, match, left }: TimeControl): number {
  const forTurn = Math.min(turn * 0.85 - RESERVE, turn * 0.6 + LONGEST);
  const forMatch = match > 0 || left < NO_TIME_SAID.left ? left / MOVES_TO_GO - RESERVE : Infinity;
  return Math.max(0, Math.min(forTurn, forMatch, turn === Infinity ? LONGEST : Infinity));
}

/** What a brain asks for its moves. */
export interface GomocupPlayer {
  readonly about: string;
  /** A game begins, with so many bytes of memory; 0 is no limit. There is time to get ready. */
  begin(memory: number): void;
  /** `began`: when the manager's command came, in milliseconds. */
  choose(
    board: WeightBoard,
    own: Mark,
    rule: WinRule,
    time: TimeControl,
    began: number,
  ): Point | undefined;
}

const ABOUT_WEIGHTS =
  'name="Noughtbook attack weights", version="0.1.0", author="the authors of Noughtbook", ' +
  'remark="one move ahead, by weights that count five and more; in renju it avoids forbidden cells"';

const ABOUT_STRONGEST =
  'name="Noughtbook strongest", version="0.1.0", author="the authors of Noughtbook", ' +
  'remark="alpha-beta over line patterns, with wins by fours at the leaves"';

/** The bot of attack weights looks its move up, and needs no clock. */
export function weightsPlayer(rng: Rng): GomocupPlayer {
  return {
    about: ABOUT_WEIGHTS,
    begin: () => undefined,
    choose: (board, own, rule) =>
      chooseCellLarge('attack-weights', board, own, rng, ARTICLE_RULES, rule),
  };
}

/** Entries of the table, as a power of two, with so many bytes allowed; 0 is no limit. */
function tableBits(memory: number): number {
  const isSmall = memory > 0 && memory < 200_000_000;
  return isSmall ? 14 : 20;
}

/** Milliseconds after the start of the program: a manager that started it waits for three seconds. */
const READY_BY = 1_000;
/** Bytes that the program takes with the smallest table. */
export const LEAST_MEMORY = 100_000_000;

/** The search over lines, which ends in time by this clock, in milliseconds. */
export function strongestPlayer(clock: () => number): GomocupPlayer {
  let player: StrongestPlayer | undefined;
  let isReady = false;
  return {
    about: ABOUT_STRONGEST,
    begin(memory) {
      player = new StrongestPlayer(tableBits(memory));
      if (isReady) return;
      isReady = true;
      // Makes the tables of every rule, and has the search compiled, before the first move is waited for: as far as there
      // is time, because on a busy machine the rest of it comes with the moves.
      for (const nodes of [1, 3_000]) {
        for (const rule of WIN_RULES) {
          if (clock() < READY_BY) new StrongestPlayer(12).choose(warmUpBoard(), X, rule, { nodes });
        }
      }
    },
    choose(board, own, rule, time, began) {
      const until = began + moveMilliseconds(time);
      const isTimeOver = () => clock() >= until;
      return player?.choose(board, own, rule, { isTimeOver })?.move;
    },
  };
}

/** A few marks, as they may be after an opening. */
function warmUpBoard(): SparseBoard {
  const board = new SparseBoard({ width: 15, height: 15 });
  for (const [at, [x, y]] of [
    [7, 7],
    [8, 8],
    [6, 8],
    [8, 6],
    [8, 7],
    [7, 6],
  ].entries()) {
    board.place(x!, y!, at % 2 === 0 ? X : O);
  }
  return board;
}
