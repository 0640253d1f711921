import {
  SEARCH_LEVELS,
  SparseBoard,
  StrongestPlayer,
  endAfter,
  findForcedWin,
  type ForcedWin,
  type Mark,
  type SearchProgress,
  type SearchedMove,
  type Size,
  type Stone,
  type WinRule,
} from '../../../../engine/index.ts';

/** A position on a large board where nobody has won, as it goes to the worker. */
export interface SearchPosition {
  readonly size: Size | undefined;
  readonly stones: readonly Stone[];
  readonly turn: Mark;
  readonly rule: WinRule;
}

/** Nodes after which a look for a win by force ends: about two seconds. */
const FORCED_BUDGET = 400_000;
/** The same for each move of a game that is looked through. */
const REVIEW_BUDGET = 30_000;

/** A move at which a win by force was there, and was not taken. */
export interface MissedWin {
  /** Marks on the board before it. */
  readonly after: number;
  readonly mark: Mark;
  readonly win: Extract<ForcedWin, { win: true }>;
}

/** What a look through a game's moves has found. */
export interface MissedWins {
  readonly missed: readonly MissedWin[];
  /** From here on the winner could force a win at every turn: the loser's last move let it happen, or one before it. */
  readonly decided: (MissedWin & { readonly isSure: boolean }) | undefined;
  /** Every search came to its end: where nothing is listed, no win by threats was there. */
  readonly isComplete: boolean;
}

interface Timed {
  /** Since the search began: the way to the worker does not count. */
  readonly milliseconds: number;
}
export type TimedProgress = SearchProgress & Timed;

/** After the end of a game there is nothing left to win. */
const OVER: ForcedWin = { win: false, isComplete: true, nodes: 0 };

/** What the worker is asked: a move, a win by force, and the wins that a game's players have missed. */
export const searchHandlers = {
  move(
    { level, ...position }: SearchPosition & { readonly level: number },
    report: (progress: TimedProgress) => void,
  ): (SearchedMove & Timed) | undefined {
    const { rule, turn } = position;
    const began = performance.now();
    const timed = <T>(each: T) => ({ ...each, milliseconds: performance.now() - began });
    const onProgress = (progress: SearchProgress) => report(timed(progress));
    const limits = { nodes: SEARCH_LEVELS[level - 1]!, onProgress };
    const found = new StrongestPlayer().choose(boardOf(position), turn, rule, limits);
    return found && timed(found);
  },

  forced: (position: SearchPosition): ForcedWin => look(position, FORCED_BUDGET),

  missed(game: SearchPosition, report: (done: number) => void): MissedWins {
    const { stones } = game;
    const found = Array.from({ length: stones.length + 1 }, (_, after): ForcedWin => {
      report(after / stones.length);
      return lookAfter(game, after);
    });
    const missed = found.flatMap((win, after): MissedWin[] => {
      const next = found[after + 2];
      // The last move but one, and a search that broke off: nobody knows what has come of it.
      if (!win.win || !next || next.win || !next.isComplete) return [];
      return [{ after, mark: stones[after]!.mark, win }];
    });
    const isComplete = found.every((each) => each.win || each.isComplete);
    return { missed, decided: decidedAt(game, found), isComplete };
  },
};

/** `found`: after so many marks, the win by force of whoever was to move. */
function decidedAt(game: SearchPosition, found: readonly ForcedWin[]): MissedWins['decided'] {
  const { stones, rule } = game;
  const end = endAfter(boardOf(game), stones.at(-1), rule);
  if (end?.kind !== 'won') return undefined;
  let after = stones.length - 1;
  while (found[after - 2]?.win) after -= 2;
  const win = found[after];
  const before = found[after - 2];
  if (!win?.win || !before || before.win) return undefined;
  // What a search that broke off had not seen may have been there before.
  return { after, mark: stones[after]!.mark, win, isSure: before.isComplete };
}

/** The win by force of whoever is to move after so many marks of a game; won games have one for the winner. */
function lookAfter(game: SearchPosition, after: number): ForcedWin {
  const stones = game.stones.slice(0, after);
  const turn = game.stones[after]?.mark ?? game.turn;
  if (endAfter(boardOf({ ...game, stones }), stones.at(-1), game.rule)) return OVER;
  return look({ ...game, stones, turn }, REVIEW_BUDGET);
}

function look(position: SearchPosition, nodes: number): ForcedWin {
  const { rule, turn } = position;
  return findForcedWin(boardOf(position), turn, { rule, search: 'vct', nodes });
}

function boardOf({ size, stones }: SearchPosition): SparseBoard {
  return new SparseBoard(size, stones);
}
