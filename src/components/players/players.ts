import {
  MOST_BITS,
  SMALL_VARIANT,
  VARIANTS,
  type BotKindId,
  type BotSpec,
  type MachineSpec,
  type MarkName,
  type SolvedMove,
  type Variant,
  drawCell,
  makeLinkedMachine,
  parseMachine,
  parsePolicyText,
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

/** Every bot of nine cells: each kind at each of its levels. */
export const OFFERED_BOTS: readonly BotSpec[] = OFFERED_KINDS.flatMap((kind) => {
  const levels = LEVELS[kind];
  return levels.length === 0 ? [{ kind }] : levels.map((level) => ({ kind, level }));
});

/** A board as its players know it: cells of a variant, or a large one, where five in a row are played. */
export type PlayedOn = Variant | 'large';

/** The levels of a kind of player on a board for a mark; empty if it has one strength, `undefined` where it can't play. */
type LevelsOn = (on: PlayedOn, mark?: MarkName) => readonly number[] | undefined;

const CUBE = VARIANTS['4x4x4'];
const NONE: readonly number[] = [];
const onNine = Object.fromEntries(
  OFFERED_KINDS.map((kind) => [
    kind,
    (on: PlayedOn) => (on === SMALL_VARIANT ? LEVELS[kind] : undefined),
  ]),
) as Readonly<Record<BotKindId, LevelsOn>>;

/**
 * Who can play, on which boards, in the order in which they are offered. A new kind of player is an entry here, one of
 * `messages.en.ts`, and its way to move: `policyOfMachine` on cells, `PlayBrain` on large boards.
 */
const KINDS = {
  person: () => NONE,
  ...onNine,
  random: () => NONE,
  'depth-ratings': (on) => (on === 'large' ? undefined : depthsOn(on)),
  /** The best defence, which has to search boards other than nine cells. */
  best: (on) => (on === 'large' || on === CUBE ? undefined : NONE),
  /** Forcing moves first, in the cube. */
  threats: (on) => (on === CUBE ? NONE : undefined),
  /** By the file of the proof, which is X's. */
  proof: (on, mark = 'X') => (on === CUBE && mark === 'X' ? NONE : undefined),
  /** What a reader has made: a machine of cards or in code, a table edited by hand, boxes or values that were trained. */
  cards: (on) => (on === SMALL_VARIANT ? NONE : undefined),
  code: (on) => (on === SMALL_VARIANT ? NONE : undefined),
  edited: (on) => (on === SMALL_VARIANT ? NONE : undefined),
  trained: (on) => (on === SMALL_VARIANT ? NONE : undefined),
  /** Five in a row: the bot of the article, and the one that searches, whose levels are the engine's `SEARCH_LEVELS`. */
  'attack-weights': (on) => (on === 'large' ? NONE : undefined),
  search: (on) => (on === 'large' ? [1, 2, 3, 4, 5, 6] : undefined),
} as const satisfies Readonly<Record<string, LevelsOn>>;

/** Positions that the searching bot looks at before it moves, at a level. A test compares it with the engine's. */
export function searchBudget(level: number): number {
  return 3 * 10 ** level;
}

/** A way of playing, as it is chosen. */
export type PlayerChoice = keyof typeof KINDS;
/** A kind with a name of its own: all but those two that are no bots. */
export type PlayerKind = Exclude<PlayerChoice, 'person' | 'best'>;
export const PLAYER_CHOICES = Object.keys(KINDS) as readonly PlayerChoice[];
const PLAYER_KINDS = PLAYER_CHOICES.filter(
  (choice): choice is PlayerKind => choice !== 'person' && choice !== 'best',
);

/** A bot with its level, if it has levels. Those of nine cells are the engine's. */
export interface PlayerSpec {
  readonly kind: PlayerKind;
  /** Of what was trained: its age in games. */
  readonly level?: number | undefined;
  /** Of those that a reader has made: what `makeMachine`, or for an edited table `makePolicyText`, makes of it. */
  readonly code?: string | undefined;
}

/**
 * Who plays a mark: a person; a bot; or the best defence, which knows the value of every position,
 * wins as soon and loses as late as can be, and leaves the choice among equals to chance.
 */
export type PlayerSetting = 'person' | 'best' | PlayerSpec;

/** A player of its own accord: everybody but a person. */
export type Machine = Exclude<PlayerSetting, 'person'>;

/** The levels of a kind on a board; empty if it has one strength only, or can't play there. */
export function levelsOn(kind: PlayerChoice, on: PlayedOn = SMALL_VARIANT): readonly number[] {
  const levels: LevelsOn = KINDS[kind];
  return levels(on) ?? NONE;
}

/** Calls of a depth-limited search that may be made before a move: under a second on a phone. On large boards they take longer. */
const mostCalls = (cells: number) => (cells > MOST_BITS ? 300_000 : 1_500_000);

/** The depths at which a bot looks ahead on a board: as far as it gets in time. */
export function depthsOn(variant: Variant): readonly number[] {
  const { geometry, gravity } = variant;
  const free = geometry.cellCount;
  if (variant === SMALL_VARIANT) return LEVELS['depth-ratings'];
  return LEVELS['depth-ratings'].filter((depth) => {
    const choices = (ply: number) => (gravity ? geometry.columns : free - ply);
    let calls = 1;
    for (let ply = 0; ply < Math.min(depth, free); ply++) calls *= choices(ply);
    return depth === 1 || (depth <= free && calls <= mostCalls(free));
  });
}

/** The bot that looks ahead the furthest of those on a board; in the cube, the one that looks for threats. */
export function deepestOn(variant: Variant): PlayerSpec {
  if (variant === CUBE) return { kind: 'threats' };
  return { kind: 'depth-ratings', level: depthsOn(variant).at(-1) };
}

/** Kinds that search to the end of the game: elsewhere the best defence does what they do. */
const SEARCHES_ALL: readonly PlayerChoice[] = ['best', 'minimax', 'quick-minimax', 'alpha-beta'];

/** Who comes with a link: nobody can choose them without what they consist of. How that is read, if it is sound. */
const MADE: Readonly<Partial<Record<PlayerChoice, (code: string) => boolean>>> = {
  cards: (code) => isMachine(code, 'cards'),
  code: (code) => isMachine(code, 'code'),
  edited: (code) => parsePolicyText(code) !== undefined,
  trained: (code) => isMachine(code, 'trained'),
};

function isMachine(text: string, kind: MachineSpec['kind']): boolean {
  const read = parseMachine(text);
  return read.ok && read.value.kind === kind;
}

/** The players of a board for a mark, as they can be chosen: most know nine cells only. */
export function choicesOn(on: PlayedOn, mark?: MarkName): readonly PlayerChoice[] {
  return PLAYER_CHOICES.filter((choice) => !(choice in MADE) && canPlay(choice, on, mark));
}

function canPlay(choice: PlayerChoice, on: PlayedOn, mark?: MarkName): boolean {
  const levels: LevelsOn = KINDS[choice];
  return levels(on, mark) !== undefined;
}

/** Every machine of a board for a mark, each at each of its levels. */
export function machinesOn(on: PlayedOn, mark?: MarkName): readonly Machine[] {
  return choicesOn(on, mark).flatMap((kind): readonly Machine[] => {
    if (kind === 'person') return [];
    if (kind === 'best') return [kind];
    const levels = levelsOn(kind, on);
    return levels.length === 0 ? [{ kind }] : levels.map((level) => ({ kind, level }));
  });
}

/** The same player, or the next that can play this mark on this board. */
export function playerOn(player: PlayerSetting, on: PlayedOn, mark: MarkName): PlayerSetting {
  const choice = choiceOfPlayer(player);
  const choices = choicesOn(on, mark);
  const levels = levelsOn(choice, on);
  const isLevel = !isBot(player) || levels.length === 0 || levels.includes(player.level ?? -1);
  if (canPlay(choice, on, mark) && isLevel) return player;
  if (on === 'large') return { kind: 'attack-weights' };
  if (on === CUBE && choice !== 'depth-ratings') {
    return { kind: choices.includes('proof') ? 'proof' : 'threats' };
  }
  if (on === SMALL_VARIANT && choice !== 'best') return { kind: 'minimax' };
  return SEARCHES_ALL.includes(choice) || on === SMALL_VARIANT ? 'best' : deepestOn(on);
}

export function isBot(player: PlayerSetting): player is PlayerSpec {
  return typeof player === 'object';
}

/** Whether a player is a bot of nine cells, as the engine knows it. */
export function isNineBot(player: PlayerSetting): player is BotSpec {
  return isBot(player) && player.kind in LEVELS;
}

export function choiceOfPlayer(player: PlayerSetting): PlayerChoice {
  return isBot(player) ? player.kind : player;
}

/** A player's name in links, as the engine has it: "person", "best", "minimax", "depth-ratings:3", "cards:c.win-block". */
export function makePlayer(player: PlayerSetting): string {
  if (!isBot(player)) return player;
  if (player.code !== undefined) return `${player.kind}:${player.code}`;
  return player.level === undefined ? player.kind : `${player.kind}:${player.level}`;
}

/** The name of a machine that a reader has built; `undefined` if it is too long for a link. */
export function makeBuilt(machine: MachineSpec): string | undefined {
  const code = makeLinkedMachine(machine);
  return code === undefined ? undefined : makePlayer({ kind: machine.kind, code });
}

/** The player of that name; `undefined` if there is none. */
export function parsePlayer(text: string): PlayerSetting | undefined {
  if (text === 'person' || text === 'best') return text;
  const [, name, code = ''] = /^(\w+):(.*)$/.exec(text) ?? [];
  const kind = PLAYER_KINDS.find((each) => each === name && each in MADE);
  if (kind && MADE[kind]?.(code)) {
    const [, games] = /^box\.(\d+)/.exec(code) ?? [];
    return { kind, code, ...(games && { level: Number(games) }) };
  }

  const all = [...OFFERED_BOTS, ...machinesOn(CUBE), ...machinesOn('large')];
  return all.find((player) => makePlayer(player) === text);
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
