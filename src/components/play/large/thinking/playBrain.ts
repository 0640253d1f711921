import {
  LARGE_BOTS,
  chooseCellLarge,
  type AttackRules,
  type LargeBotId,
  type Point,
  type Size,
  type Stone,
  WeightBoard,
  FIVE,
  allowedCells,
  isSameCell,
  markName,
  other,
  wouldWin,
  type Mark,
  type WinRule,
} from '../../../../engine/index.ts';
import { largeHintMessages as say } from '#language/play/large/thinking/search';
import { chanceOf } from '../../../players/players.ts';
import { LARGE_GAME, type LargeGameInPlay, type LargeGameMoment } from '../../games/largeGame.ts';

/** What a hint knows: how the game stands, and the cells that the bot finds best. */
export interface SeenHint {
  /** Absent when the game is over. */
  readonly hint: LargeHint | undefined;
  readonly cells: readonly Point[];
}

/**
 * One board that follows a game: it takes back the marks that are no longer there and places those that
 * have come, so that a move costs a move and not a game.
 */
class GameBoard {
  board = new WeightBoard();
  private stones: readonly Stone[] = [];

  /** The board with these marks. It is the same object as long as the size stays. */
  show(size: Size | undefined, stones: readonly Stone[]): WeightBoard {
    if (size?.width !== this.board.size?.width || size?.height !== this.board.size?.height) {
      this.board = new WeightBoard(size, [], this.board.rules);
      this.stones = [];
    }
    const isKept = (stone: Stone, at: number) =>
      isSameCell(stone, stones[at]) && stone.mark === stones[at]?.mark;
    const gone = this.stones.findIndex((stone, at) => !isKept(stone, at));
    const same = gone < 0 ? this.stones.length : gone;
    for (const { x, y } of this.stones.slice(same).reverse()) this.board.remove(x, y);
    for (const { x, y, mark } of stones.slice(same)) this.board.place(x, y, mark);
    this.stones = stones;
    return this.board;
  }
}

/** What thinks about a game on a large board. Pages load it when it is first asked. */
export class PlayBrain {
  private readonly board = new GameBoard();

  /** The marks of a moment on a board that knows what its cells weigh: always the same one of a size. */
  boardOf({ record }: LargeGameInPlay, { stones }: LargeGameMoment): WeightBoard {
    return this.board.show(record.size, stones);
  }

  /** The cell that a bot takes: the same for the same seed, number of moves, board and rules. */
  cellOf(
    bot: LargeBotId,
    match: LargeGameInPlay,
    moment: LargeGameMoment,
    rules: AttackRules,
  ): Point | undefined {
    const chance = chanceOf(match.seed, moment.stones.length);
    const board = this.weighing(match, moment, rules);
    return chooseCellLarge(bot, board, moment.turn, chance, rules, match.record.rule);
  }

  hint(match: LargeGameInPlay, moment: LargeGameMoment, rules: AttackRules): SeenHint {
    const board = this.weighing(match, moment, rules);
    const { rule } = match.record;
    const hint = largeHint(board, moment, rule);
    if (!hint) return { hint, cells: [] };
    if (hint.kind === 'win') return { hint, cells: hint.cells };
    return { hint, cells: LARGE_BOTS['attack-weights'].cells(board, moment.turn, rule, rules) };
  }

  private weighing(
    match: LargeGameInPlay,
    moment: LargeGameMoment,
    rules: AttackRules,
  ): WeightBoard {
    const board = this.boardOf(match, moment);
    if (board.rules !== rules) board.rules = rules;
    return board;
  }
}

/** How a game stands for the side to move, as far as one look ahead can tell. */
export type LargeHint =
  /** A mark on one of these cells makes five. */
  | { readonly kind: 'win'; readonly mark: Mark; readonly cells: readonly Point[] }
  /** The opponent would make five on these; the side to move may take only some of them. */
  | {
      readonly kind: 'threatened';
      readonly mark: Mark;
      readonly cells: readonly Point[];
      readonly stops: readonly Point[];
    }
  /** The side to move, or the opponent, could make a double threat on some cell. */
  | { readonly kind: 'fork' | 'forked'; readonly mark: Mark }
  | { readonly kind: 'quiet'; readonly mark: Mark };

/** Where a mark would make five, by the rule of the game. */
function fivesOf(board: WeightBoard, mark: Mark, rule: WinRule): readonly Point[] {
  const cells = cellsWith(board, mark, ({ fives }) => fives > 0);
  return cells.filter((cell) => wouldWin(board, cell, mark, rule));
}

/** Only cells near marks can be worth so much: on a board of 1000 × 1000 the others are many. */
function cellsWith(
  board: WeightBoard,
  mark: Mark,
  fits: (value: ReturnType<WeightBoard['value']>) => boolean,
): readonly Point[] {
  const box = board.box();
  if (!box) return [];
  const near = {
    left: box.left - FIVE,
    top: box.top - FIVE,
    right: box.right + FIVE,
    bottom: box.bottom + FIVE,
  };
  return [...board.weighed(mark, near)]
    .filter(({ x, y }) => fits(board.value(x, y, mark)))
    .map(({ x, y }) => ({ x, y }));
}

/** What there is to say to the side to move; `undefined` when the game is over. */
export function largeHint(
  board: WeightBoard,
  { turn, end }: LargeGameMoment,
  rule: WinRule,
): LargeHint | undefined {
  if (end) return undefined;
  const own = fivesOf(board, turn, rule);
  if (own.length > 0) return { kind: 'win', mark: turn, cells: own };
  const theirs = fivesOf(board, other(turn), rule);
  if (theirs.length > 0) {
    const stops = theirs.filter(allowedCells(board, turn, rule));
    return { kind: 'threatened', mark: other(turn), cells: theirs, stops };
  }
  const forks = (mark: Mark) =>
    cellsWith(board, mark, ({ breakpoints }) => breakpoints > 1).filter(
      allowedCells(board, mark, rule),
    );
  if (forks(turn).length > 0) return { kind: 'fork', mark: turn };
  if (forks(other(turn)).length > 0) return { kind: 'forked', mark: other(turn) };
  return { kind: 'quiet', mark: turn };
}

function threatText(match: LargeGameInPlay, hint: LargeHint): string {
  if (hint.kind !== 'threatened') return '';
  const [cell] = hint.cells;
  const mark = markName(hint.mark);
  return cell && hint.cells.length === 1 && hint.stops.length === 0
    ? say.unstoppable(mark, LARGE_GAME.nameOf(match, cell))
    : say.threatened(mark, hint.cells.length);
}

/** What a hint says: first which cells the bot finds best, then how the game stands. */
export function largeHintText({
  match,
  seen,
}: {
  readonly match: LargeGameInPlay;
  readonly seen: SeenHint | undefined;
}): string {
  if (!seen?.hint) return say.over;
  const { hint } = seen;
  const names = seen.cells.map((cell) => LARGE_GAME.nameOf(match, cell));
  const cells = hint.kind === 'win' ? say.five(names) : say.cells(names);
  const mark = markName(hint.mark);
  const why = {
    win: () => say.win(mark),
    threatened: () => threatText(match, hint),
    fork: () => say.fork(mark),
    forked: () => say.forked(mark),
    quiet: () => say.quiet,
  }[hint.kind]();
  return `${cells} ${why}`;
}
