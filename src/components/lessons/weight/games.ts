import {
  ARTICLE_RULES,
  WeightBoard,
  X,
  chooseCellLarge,
  markName,
  other,
  scanFromLast,
  seededRng,
  type AttackRules,
  type LargeBotId,
  type Mark,
  type MarkName,
} from '../../../engine/index.ts';
import { once } from '../parts/ask.ts';

/** A player of the games that lesson `weight` counts. */
interface GamePlayer {
  readonly bot: LargeBotId;
  readonly rules: AttackRules;
}

const ARTICLE_BOT: GamePlayer = { bot: 'attack-weights', rules: ARTICLE_RULES };
const RANDOM_NEAR: GamePlayer = { bot: 'random-near', rules: ARTICLE_RULES };

/** A game that is still open after so many marks is given up. */
export const MOST_MARKS = 300;

/**
 * One game on a board without borders: who has won, and after how many marks. Each player has a board
 * of its own, which keeps the weights under its rules.
 */
function playOut(
  x: GamePlayer,
  o: GamePlayer,
  seed: number,
): { readonly winner: MarkName | undefined; readonly marks: number } {
  const ofX = new WeightBoard(undefined, [], x.rules);
  const ofO = x.rules === o.rules ? ofX : new WeightBoard(undefined, [], o.rules);
  const boards = new Set([ofX, ofO]);
  const rng = seededRng(seed);
  for (let mark: Mark = X; ofX.count < MOST_MARKS; mark = other(mark)) {
    const [board, player] = mark === X ? [ofX, x] : [ofO, o];
    const cell = chooseCellLarge(player.bot, board, mark, rng, player.rules);
    if (!cell) break;
    for (const each of boards) each.place(cell.x, cell.y, mark);
    const isWon = scanFromLast(board, cell.x, cell.y) !== undefined;
    if (isWon) return { winner: markName(mark), marks: board.count };
  }
  return { winner: undefined, marks: ofX.count };
}

/** What came of some games. */
interface MatchTally {
  readonly X: number;
  readonly O: number;
  readonly open: number;
  /** Marks in the longest game. */
  readonly longest: number;
}

/** Games with the seeds 1, 2, 3 …: the same ones each time. */
function tally(x: GamePlayer, o: GamePlayer, games: number): MatchTally {
  const played = Array.from({ length: games }, (_, at) => playOut(x, o, at + 1));
  const won = (mark: MarkName | undefined) => played.filter(({ winner }) => winner === mark).length;
  const longest = Math.max(...played.map(({ marks }) => marks));
  return { X: won('X'), O: won('O'), open: won(undefined), longest };
}

/** The games that the lesson counts. */
export const MATCH_GAMES = 100;

/**
 * How often a split at least as uneven as this one comes up between two players who are equally good:
 * both tails of the binomial distribution.
 */
export function chanceOfSplit(won: number, lost: number): number {
  const games = won + lost;
  let ways = 1;
  let tail = 0;
  for (let k = 0; k <= games; k++) {
    if (Math.abs(2 * k - games) >= Math.abs(won - lost)) tail += ways;
    ways = (ways * (games - k)) / (k + 1);
  }
  return tail / 2 ** games;
}

export const itself = once(() => tally(ARTICLE_BOT, ARTICLE_BOT, MATCH_GAMES));
export const randomSecond = once(() => tally(ARTICLE_BOT, RANDOM_NEAR, MATCH_GAMES));
export const randomFirst = once(() => tally(RANDOM_NEAR, ARTICLE_BOT, MATCH_GAMES));

/** What can be taken from the rules, to see what it is worth. */
const LESSER = {
  doubleThreat: { ...ARTICLE_RULES, doubleThreat: 0 },
  ragged: { ...ARTICLE_RULES, ragged: false },
  openThree: {
    ...ARTICLE_RULES,
    weights: ARTICLE_RULES.weights.map((row, at) => (at === 2 ? ([0, 4, 4] as const) : row)),
  },
} as const satisfies Readonly<Record<string, AttackRules>>;
const LESSER_RULES = Object.keys(LESSER) as (keyof typeof LESSER)[];

/** How the bot does without each rule, against the bot with it: its games as X and as O together. */
export const withoutRules = once(() =>
  LESSER_RULES.map((rule) => {
    const player: GamePlayer = { bot: 'attack-weights', rules: LESSER[rule] };
    const first = tally(player, ARTICLE_BOT, MATCH_GAMES / 2);
    const second = tally(ARTICLE_BOT, player, MATCH_GAMES / 2);
    return {
      rule,
      won: first.X + second.O,
      lost: first.O + second.X,
      open: first.open + second.open,
    };
  }),
);
