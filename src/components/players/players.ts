import {
  SMALL_VARIANT,
  type BotKindId,
  type BotSpec,
  type SolvedMove,
  type Variant,
  drawCell,
  seededRng,
  type Policy,
  type Rng,
} from '../../engine/index.ts';

/**
 * Every kind of player with its levels, weakest first, in the order in which they are offered. The
 * engine's registry knows them too, but brings along how each of them thinks: too much for a page
 * that only offers them. A kind that is missing here is a type error, and a test compares the rest.
 */
const LEVELS: Readonly<Record<BotKindId, readonly number[]>> = {
  random: [],
  'rules-of-thumb': [],
  'rule-ratings': [0, 1],
  'depth-ratings': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  minimax: [],
  'quick-minimax': [],
  'alpha-beta': [],
  'lookup-table': [0, 1],
  'learning-table': [],
  'td-table': [],
};

export const OFFERED_KINDS = Object.keys(LEVELS) as readonly BotKindId[];

/** The levels of a kind on a board; empty if it has one strength only. */
export function levelsOn(kind: BotKindId, variant = SMALL_VARIANT): readonly number[] {
  const isOther = kind === 'depth-ratings' && variant !== SMALL_VARIANT;
  return isOther ? depthsOn(variant) : LEVELS[kind];
}

/** Calls of a depth-limited search that may be made before a move: under a second on a phone. */
const MOST_CALLS = 1_500_000;

/** The depths at which a bot looks ahead on another board: as far as it gets in time. */
export function depthsOn({ geometry, gravity }: Variant): readonly number[] {
  const free = geometry.cellCount;
  return LEVELS['depth-ratings'].filter((depth) => {
    const choices = (ply: number) => (gravity ? geometry.columns : free - ply);
    let calls = 1;
    for (let ply = 0; ply < Math.min(depth, free); ply++) calls *= choices(ply);
    return depth === 1 || (depth <= free && calls <= MOST_CALLS);
  });
}

/** The bot that looks ahead the furthest of those on a board. */
export function deepestOn(variant: Variant): BotSpec {
  return { kind: 'depth-ratings', level: depthsOn(variant).at(-1) };
}

/** Kinds that search to the end of the game: elsewhere the best defence does what they do. */
const SEARCHES_ALL: readonly PlayerChoice[] = ['best', 'minimax', 'quick-minimax', 'alpha-beta'];

/** The players of a board: all of them on nine cells; most know no other board. */
export function choicesOn(variant: Variant): readonly PlayerChoice[] {
  return variant === SMALL_VARIANT ? PLAYER_CHOICES : ['person', 'random', 'depth-ratings', 'best'];
}

/** The same player, or the next that can play on this board. */
export function playerOn(player: PlayerSetting, variant: Variant): PlayerSetting {
  if (variant === SMALL_VARIANT || player === 'person') return player;
  const choice = choiceOfPlayer(player);
  if (choice === 'random') return player;
  if (SEARCHES_ALL.includes(choice)) return 'best';
  const isOffered =
    isBot(player) &&
    choice === 'depth-ratings' &&
    depthsOn(variant).some((depth) => depth === player.level);
  return isOffered ? player : deepestOn(variant);
}

/** Every bot there is: each kind at each of its levels. */
export const OFFERED_BOTS: readonly BotSpec[] = OFFERED_KINDS.flatMap((kind) => {
  const levels = LEVELS[kind];
  return levels.length === 0 ? [{ kind }] : levels.map((level) => ({ kind, level }));
});

/**
 * Who plays a mark: a person; a bot; or the best defence, which knows the value of every position,
 * wins as soon and loses as late as can be, and leaves the choice among equals to chance.
 */
export type PlayerSetting = 'person' | 'best' | BotSpec;

/** A player of its own accord: everybody but a person. */
export type Machine = Exclude<PlayerSetting, 'person'>;

export type PlayerChoice = 'person' | 'best' | BotKindId;

/** What is offered, in this order. */
export const PLAYER_CHOICES: readonly PlayerChoice[] = ['person', ...OFFERED_KINDS, 'best'];

export function isBot(player: PlayerSetting): player is BotSpec {
  return typeof player === 'object';
}

export function choiceOfPlayer(player: PlayerSetting): PlayerChoice {
  return isBot(player) ? player.kind : player;
}

/** The player for a choice, at this level if it has it; otherwise at its strongest. */
export function playerOf(
  choice: PlayerChoice,
  level?: number,
  variant = SMALL_VARIANT,
): PlayerSetting {
  if (choice === 'person' || choice === 'best') return choice;
  const levels = levelsOn(choice, variant);
  if (levels.length === 0) return { kind: choice };
  const isOne = level !== undefined && levels.includes(level);
  return { kind: choice, level: isOne ? level : levels.at(-1) };
}

/** A player's name in links, as the engine has it: "person", "best", "minimax", "depth-ratings:3". */
export function makePlayer(player: PlayerSetting): string {
  if (!isBot(player)) return player;
  return player.level === undefined ? player.kind : `${player.kind}:${player.level}`;
}

/** The player of that name; `undefined` if there is none. */
export function parsePlayer(text: string): PlayerSetting | undefined {
  if (text === 'person' || text === 'best') return text;
  return OFFERED_BOTS.find((spec) => makePlayer(spec) === text);
}

/** Of solved moves the best, in ascending order. */
export function bestOf(moves: readonly SolvedMove[]): readonly SolvedMove[] {
  const merit = ({ value, distance }: SolvedMove) => value * 100 - value * distance;
  const most = Math.max(...moves.map(merit));
  return moves.filter((move) => merit(move) === most);
}

/**
 * The chance of one move: the same for the same seed and number of moves made before, whatever was
 * taken back on the way. Each move has a generator of its own, begun with its share of the seed's.
 */
export function chanceOf(seed: number, ply: number): Rng {
  const seeds = seededRng(seed);
  let own = 0;
  for (let i = 0; i <= ply; i++) own = seeds.int(2 ** 32);
  return seededRng(own);
}

/** The cell that is drawn from a policy; `undefined` from an empty one. */
export function drawnCell(policy: Policy, seed: number, ply: number): number | undefined {
  return drawCell(policy, chanceOf(seed, ply));
}
