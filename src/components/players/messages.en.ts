import { countThings } from '#language/ui/language/grammar';
import { searchBudget, type PlayerKind, type PlayerSpec } from './players.ts';

/** What each level of the searching bot is called, the weakest first. */
const strengths = ['beginner', 'easy', 'medium', 'hard', 'very hard', 'full strength'];

interface BotKindMessages {
  /** As it stands in a list of players. */
  readonly name: string;
  /** How it plays, in one short sentence. */
  readonly about: string;
  /** What a level is called: "depth 3". Absent if the kind has one strength. */
  readonly level?: (level: number) => string;
}

/** Every way of playing; a kind is named here before or when it is registered. */
const kinds = {
  random: {
    name: 'Random',
    about: 'Takes any free cell, each as likely as any other.',
  },
  'rules-of-thumb': {
    name: 'Rules of thumb',
    about:
      'Goes down a list: win, block, fork, stop a fork, centre, opposite corner, corner, edge.',
  },
  'rule-ratings': {
    name: 'Rule ratings',
    about:
      'Gives every cell points by rules. Level 0 draws lots by points, level 1 takes the highest.',
  },
  'depth-ratings': {
    name: 'Depth ratings',
    about: 'Looks a set number of marks ahead, and no further.',
    level: (level) => `depth ${level}`,
  },
  minimax: {
    name: 'Minimax',
    about: 'Looks at every game to its end. A win later is as good to it as a win now.',
  },
  'quick-minimax': {
    name: 'Quick minimax',
    about: 'Minimax that wins as soon as it can, and loses as late as it can.',
  },
  'alpha-beta': {
    name: 'Alpha-beta',
    about: 'Finds what minimax finds, and prunes what can’t matter.',
  },
  'lookup-table': {
    name: 'Lookup table',
    about:
      'Looks positions up in a table. Level 0 draws lots by its numbers, level 1 takes the highest.',
  },
  'learning-table': {
    name: 'Matchboxes',
    about:
      'Draws a bead from the box for each position; past games decide how many beads of each kind there are.',
  },
  'td-table': {
    name: 'Learnt values',
    about: 'Goes where the value is highest; it learnt the values from games.',
  },
  cards: {
    name: 'Machine of cards',
    about: 'Asks its cards from the top, and the first that fits decides.',
  },
  code: {
    name: 'A program',
    about: 'Is asked for each mark, and runs apart from this page.',
  },
  edited: {
    name: 'An edited table',
    about: 'Plays the highest number of its table, which somebody has edited by hand.',
  },
  trained: {
    name: 'A trained player',
    about: 'Plays by what it has learnt from games, in the lesson about matchboxes.',
    level: (games) => `${countThings(games, 'game')} old`,
  },
  threats: {
    name: 'Threats first',
    about: 'Looks for a run of threats that leaves no choice, and stops yours; no further.',
  },
  proof: {
    name: 'The proof',
    about: 'If X begins on the empty cube, it has an answer to everything O can do.',
  },
  'attack-weights': {
    name: 'The weighing bot',
    about: 'Weighs each cell near the marks and takes the heaviest.',
  },
  search: {
    name: 'The searching bot',
    about: 'Looks moves ahead, and at full strength plays best.',
    level: (level) =>
      `${strengths[level - 1] ?? ''}: ${countThings(searchBudget(level), 'position')}`,
  },
} as const satisfies Readonly<Record<string, BotKindMessages>>;

/** A kind of the registry without words is a type error here. */
const registered: Readonly<Record<PlayerKind, BotKindMessages>> = kinds;

/** What players are called, wherever they are named. */
export const botMessages = {
  name: (kind: PlayerKind) => registered[kind].name,
  about: (kind: PlayerKind) => registered[kind].about,
  level: (kind: PlayerKind, level: number) => registered[kind].level?.(level) ?? `level ${level}`,
  /** "Minimax", "Depth ratings, depth 3". */
  player: ({ kind, level }: PlayerSpec) =>
    level === undefined
      ? botMessages.name(kind)
      : `${botMessages.name(kind)}, ${botMessages.level(kind, level)}`,
};
