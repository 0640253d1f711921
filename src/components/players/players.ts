import {
  type BotKindId,
  type BotSpec,
  type SolvedMove,
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

/** The levels of a kind; empty if it has one strength only. */
export function levelsOffered(kind: BotKindId): readonly number[] {
  return LEVELS[kind];
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
export function playerOf(choice: PlayerChoice, level?: number): PlayerSetting {
  if (choice === 'person' || choice === 'best') return choice;
  const levels = levelsOffered(choice);
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
