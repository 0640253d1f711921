import { seededRng } from '../core/rng.ts';
import { EMPTY } from '../core/types.ts';
import { chooseMove, type BotSpec } from '../bots/kinds/index.ts';
import { BitPosition, NOBODY } from '../game/bitPosition.ts';
import { codeOfCells } from '../game/positionIndex.ts';
import { afterMove, emptyCells, type Setup } from '../game/setup.ts';

/** How a game ended for the pupil: 1 won, 0 drawn, −1 lost, with so many marks of the pupil's own. */
export interface DuelEnd {
  readonly result: 1 | 0 | -1;
  readonly moves: number;
}

/** A game as far as it was played. */
interface Duelled {
  /** The pupil is to move, or the game is over. */
  readonly setup: Setup;
  /** All cells since the beginning, the pupil's and the bot's in turn. */
  readonly moves: readonly number[];
  /** Those of the pupil's cells that could be played. */
  readonly own: readonly number[];
  /** Absent while the game goes on. */
  readonly ending: DuelEnd | undefined;
}

/**
 * What a bot answers where it is its turn. Its chance depends on the seed and the board alone, so that a
 * position has one answer, however it was reached.
 */
function replyTo(setup: Setup, bot: BotSpec, seed: number): number {
  // Seeds are small: each gets boards of its own.
  const rng = seededRng((seed + 1) * 1_000_003 + codeOfCells(setup.cells));
  return chooseMove(bot, setup, rng) as number;
}

/**
 * A game of a pupil, who is to move in `start`, against a bot whose answers are known. `aim` says of a
 * finished game whether it is what was wanted. Cells that are given are the pupil's only.
 */
export class Duel {
  private readonly start: Setup;
  private readonly bot: BotSpec;
  private readonly seed: number;
  private readonly aim: (ending: DuelEnd) => boolean;
  /** By the code of a board: what is asked for again and again while a game is judged. */
  private readonly replies = new Map<number, number>();
  private readonly reachable = new Map<number, boolean>();

  constructor(start: Setup, bot: BotSpec, seed: number, aim: (ending: DuelEnd) => boolean) {
    this.start = start;
    this.bot = bot;
    this.seed = seed;
    this.aim = aim;
  }

  /** Plays these cells, as far as they can be played, each with the bot's answer. */
  play(given: readonly number[]): Duelled {
    let game: Duelled = { setup: this.start, moves: [], own: [], ending: undefined };
    for (const cell of given) {
      const next = this.after(game, cell);
      if (!next) break;
      game = next;
    }
    return game;
  }

  /** The cells that the pupil can take then; none if the game is over. */
  openCells(given: readonly number[]): number[] {
    return openIn(this.play(given));
  }

  /** Whether the aim can still be reached after these cells. */
  canReach(given: readonly number[]): boolean {
    return this.reaches(this.play(given));
  }

  /** The cells after which it still can be, in ascending order. */
  goodMoves(given: readonly number[]): number[] {
    return this.goodIn(this.play(given));
  }

  /**
   * The game played on to its end from there: by a cell that wins at once, by the first that keeps the aim,
   * or else by the first that is free.
   */
  finish(given: readonly number[]): Duelled {
    let game = this.play(given);
    while (!game.ending) {
      const good = this.goodIn(game);
      const cell = good.find((each) => this.winsAt(game, each)) ?? good[0] ?? openIn(game)[0];
      const next = cell === undefined ? undefined : this.after(game, cell);
      if (!next) return game;
      game = next;
    }
    return game;
  }

  /** Every game that reaches the aim, by the pupil's cells. */
  goodGames(): (readonly number[])[] {
    const games: (readonly number[])[] = [];
    const walk = (game: Duelled): void => {
      if (game.ending) games.push(game.own);
      for (const cell of this.goodIn(game)) walk(this.after(game, cell) as Duelled);
    };
    walk(this.play([]));
    return games;
  }

  private goodIn(game: Duelled): number[] {
    return openIn(game).filter((cell) => this.reaches(this.after(game, cell) as Duelled));
  }

  private winsAt(game: Duelled, cell: number): boolean {
    return this.after(game, cell)?.ending?.result === 1;
  }

  private reaches(game: Duelled): boolean {
    if (game.ending) return this.aim(game.ending);
    return remembered(this.reachable, codeOfCells(game.setup.cells), () =>
      openIn(game).some((cell) => this.reaches(this.after(game, cell) as Duelled)),
    );
  }

  private replyIn(setup: Setup): number {
    return remembered(this.replies, codeOfCells(setup.cells), () =>
      replyTo(setup, this.bot, this.seed),
    );
  }

  /** `undefined` if the cell is taken or the game is over. */
  private after({ setup, moves, own, ending }: Duelled, cell: number): Duelled | undefined {
    if (ending || setup.cells[cell] !== EMPTY) return undefined;
    const pupil = afterMove(setup, cell);
    const count = own.length + 1;
    const played = { moves: [...moves, cell], own: [...own, cell] };
    const won = endingOf(pupil, 1, count);
    if (won) return { ...played, setup: pupil, ending: won };
    const reply = this.replyIn(pupil);
    const next = afterMove(pupil, reply);
    return {
      setup: next,
      moves: [...played.moves, reply],
      own: played.own,
      ending: endingOf(next, -1, count),
    };
  }
}

function remembered<Value>(known: Map<number, Value>, key: number, find: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = find();
  known.set(key, value);
  return value;
}

/** How the game stands after a mark of the side for which a line is worth `worth`. */
function endingOf(setup: Setup, worth: 1 | -1, moves: number): DuelEnd | undefined {
  const position = new BitPosition(setup);
  if (!position.isOver) return undefined;
  return { result: position.winner === NOBODY ? 0 : worth, moves };
}

function openIn({ setup, ending }: Duelled): number[] {
  return ending ? [] : emptyCells(setup.cells);
}
