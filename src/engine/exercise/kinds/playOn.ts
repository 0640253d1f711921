import { fail, ok } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { PLAYERS, makeBot, parseBot } from '../../bots/kinds/index.ts';
import type { Setup } from '../../game/setup.ts';
import { strange, type Codec, type CodecProblem } from '../codec.ts';
import {
  FULL_MARKS,
  wrong,
  type ExerciseKind,
  type Level,
  type SmallRefutation,
} from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { choiceField, countField, openSetupField, paramsCodec } from '../fields.ts';
import { Duel, type DuelEnd } from '../duel.ts';
import { drawUntil, pick, type Span } from '../pick.ts';

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
  version: 1,
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
