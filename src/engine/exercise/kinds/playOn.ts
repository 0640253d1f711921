import { fail, ok } from '../../core/result.ts';
import { seededRng, type Rng } from '../../core/rng.ts';
import { EMPTY } from '../../core/types.ts';
import { chooseMove, makeBot, parseBot, PLAYERS, type BotSpec } from '../../bots/kinds/index.ts';
import { BitPosition, NOBODY } from '../../game/bitPosition.ts';
import { codeOfCells } from '../../game/positionIndex.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { strange, type Codec, type CodecProblem } from '../codec.ts';
import {
  FULL_MARKS,
  wrong,
  type ExerciseKind,
  type Level,
  type SmallRefutation,
} from '../contract.ts';
import { drawSetup, drawUntil, pick, type Span } from '../draw.ts';
import { choiceField, countField, openSetupField, paramsCodec } from '../fields.ts';

/** How a game ended for the pupil: 1 won, 0 drawn, −1 lost, with so many marks of the pupil's own. */
interface DuelEnd {
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
class Duel {
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

/** The pupil's aim: not to lose (0), or to win with at most so many marks of one's own (1 … 4). */
export type PlayOnGoal = 0 | 1 | 2 | 3 | 4;

/** A game against a bot, from the pupil's turn on. */
export interface PlayOnParams {
  /** The pupil is to move. */
  readonly setup: Setup;
  /** The name of one of `PLAYERS`, as `makeBot` writes it. */
  readonly bot: string;
  readonly goal: PlayOnGoal;
  /** Seed of the bot's random choices: on the same board it always answers the same. */
  readonly seed: number;
}

export type PlayOnReason =
  /** The pupil's move number `at`, from 1, is not possible: the cell is taken, or the game is over before it. */
  | { readonly code: 'cell-taken' | 'game-is-over'; readonly at: number; readonly cell: number }
  /** The game is not over yet, and nothing is lost. */
  | { readonly code: 'not-finished' }
  /** Move number `at` put the aim out of reach. */
  | {
      readonly code: 'mistake';
      readonly at: number;
      readonly cell: number;
    };

const GOALS: readonly (readonly [PlayOnGoal, string])[] = [
  [0, 'no-loss'],
  [1, 'win-1'],
  [2, 'win-2'],
  [3, 'win-3'],
  [4, 'win-4'],
];
const SEEDS = 50;
/** The most marks that a pupil can place in one game. */
const MOST_MOVES = 5;

/** "426": the pupil's cells in order, at least one. */
const movesCodec: Codec<readonly number[]> = {
  limit: MOST_MOVES,
  encode: (cells) => cells.join(''),
  decode(text) {
    if (text.length > MOST_MOVES) {
      return fail({ code: 'long-part', length: text.length, limit: MOST_MOVES });
    }
    return /^[0-8]+$/.test(text) ? ok(Array.from(text, Number)) : strange(text);
  },
};

const NAMES: readonly string[] = PLAYERS.map(makeBot);

const fields = {
  setup: openSetupField,
  // A colon would have to be escaped in an address.
  bot: choiceField<string>(NAMES.map((name) => [name, name.replace(':', '.')])),
  goal: choiceField<PlayOnGoal>(GOALS),
  seed: countField(0, SEEDS - 1),
} as const;

/** Whether a game with this ending reaches the aim. */
function reaches(goal: PlayOnGoal, { result, moves }: DuelEnd): boolean {
  return goal === 0 ? result >= 0 : result > 0 && moves <= goal;
}

const duels = new WeakMap<PlayOnParams, Duel>();

/** The game of an exercise, ready to be played and judged. It caches the bot's answers. */
export function duelOf(params: PlayOnParams): Duel {
  const known = duels.get(params);
  if (known) return known;
  const { setup, bot, goal, seed } = params;
  const spec = parseBot(bot);
  if (!spec) throw new RangeError(`there is no player ${bot}`);
  const duel = new Duel(setup, spec, seed, (ending) => reaches(goal, ending));
  duels.set(params, duel);
  return duel;
}

function refuse(params: PlayOnParams): CodecProblem | undefined {
  return duelOf(params).canReach([]) ? undefined : { code: 'nothing-to-find' };
}

interface LevelRule {
  readonly emptyCells: Span;
  readonly bots: readonly string[];
  readonly goals: readonly PlayOnGoal[];
}

const RULES: Readonly<Record<Level, LevelRule>> = {
  1: {
    emptyCells: [4, 5],
    bots: ['random', 'depth-ratings:1', 'rule-ratings:0'],
    goals: [0, 2],
  },
  2: {
    emptyCells: [5, 6],
    bots: ['depth-ratings:1', 'depth-ratings:2', 'rules-of-thumb', 'rule-ratings:0'],
    goals: [0, 2, 3],
  },
  3: {
    emptyCells: [5, 7],
    bots: ['depth-ratings:2', 'depth-ratings:3', 'rules-of-thumb', 'rule-ratings:1'],
    goals: [0, 3],
  },
};

/** A game in which a first move can miss the aim, and another one keeps it. */
function drawParams(rng: Rng, level: Level): PlayOnParams {
  const { emptyCells, bots, goals } = RULES[level];
  const draw = () => {
    const setup = drawSetup(rng, emptyCells, () => true);
    const bot = pick(rng, bots);
    const goal = pick(rng, goals);
    return { setup, bot, goal, seed: rng.int(SEEDS) };
  };
  return drawUntil(rng, draw, (params) => {
    const duel = duelOf(params);
    const good = duel.goodMoves([]).length;
    return good > 0 && good < duel.openCells([]).length;
  });
}

/** The game from the first mistake on, as it was played and then continued to its end. */
function refutationOf(duel: Duel, given: readonly number[], mistake: number): SmallRefutation {
  const begin = duel.play(given.slice(0, mistake));
  const whole = duel.finish(given);
  return { setup: begin.setup, moves: whole.moves.slice(begin.moves.length) };
}

/** Play on against this bot, to the end. The answer is the cells that the pupil takes. */
export const playOn: ExerciseKind<PlayOnParams, readonly number[], PlayOnReason, 'play-on'> = {
  id: 'play-on',
  isPlayed: true,
  fields,
  params: paramsCodec<PlayOnParams>(fields, refuse),
  answer: movesCodec,
  generate: drawParams,
  key: (params) => duelOf(params).finish([]).own,
  allRight: (params) => duelOf(params).goodGames(),

  grade(params, given) {
    const duel = duelOf(params);
    const { own, ending } = duel.play(given);
    const mistake = given.slice(0, own.length).findIndex((_, at) => {
      return !duel.canReach(given.slice(0, at + 1));
    });
    if (mistake >= 0) {
      const cell = given[mistake] as number;
      return wrong(
        { code: 'mistake', at: mistake + 1, cell },
        refutationOf(duel, given.slice(0, own.length), mistake),
      );
    }
    const next = given[own.length];
    if (next !== undefined) {
      const code = ending ? 'game-is-over' : 'cell-taken';
      return wrong({ code, at: own.length + 1, cell: next });
    }
    return ending ? FULL_MARKS : wrong({ code: 'not-finished' });
  },
};
