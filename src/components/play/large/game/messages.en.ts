import type { MarkName } from '../../../../engine/index.ts';
import { count, countThings } from '#language/ui/language/grammar';
import {
  isSearchPlayer,
  searchBudget,
  type LargeChoice,
  type LargeGameTypes,
  type LargePlayer,
} from './largeGame.ts';
import { playShared, who, type MadeMove, type Mover } from '#language/play/messages';

const took = (move: MadeMove): string =>
  move.isHelped
    ? `The bot took ${move.cell} for ${move.by === 'you' ? 'you' : (move.by ?? move.mark)}.`
    : `${who(move)} took ${move.cell}.`;

const offers: Readonly<Record<LargeChoice, { readonly name: string; readonly about: string }>> = {
  person: playShared.players.person,
  'attack-weights': {
    name: 'The weighing bot',
    about: 'Weighs each cell near the marks and takes the heaviest.',
  },
  'random-near': {
    name: 'The random bot',
    about: 'Takes any cell near the marks.',
  },
  search: {
    name: 'The searching bot',
    about: 'Looks moves ahead, and at full strength plays best.',
  },
};

/** What each level of the searching bot is called, the weakest first. */
const strengths = ['beginner', 'easy', 'medium', 'hard', 'very hard', 'full strength'];

/** What the page /play/large/ says. */
export const playLargeMessages = {
  ...playShared.page,
  board: (name: string) => `The board, ${name}`,
  /** `number`: of the move that placed the mark; `weight`: of an empty cell, while weights are shown. */
  cell: (
    name: string,
    mark: MarkName | undefined,
    number: number | undefined,
    weight: number | undefined,
  ) => {
    const more = number === undefined ? '' : `, move ${number}`;
    return `${name}, ${mark ?? 'empty'}${more}${weight === undefined ? '' : `, weighs ${count(Math.round(weight * 100) / 100)}`}`;
  },
  players: {
    ...playShared.players,
    offers,
    name: (player: LargePlayer) => offers[isSearchPlayer(player) ? 'search' : player].name,
    /** `level` from 1. */
    strength: (level: number) =>
      `${strengths[level - 1] ?? ''}: ${countThings(searchBudget(level), 'position')}`,
  },

  boards: {
    legend: 'Size of the board',
    size: (width: number, height: number) => `${width} × ${height}`,
    open: 'No borders',
    own: 'Own size…',
    newGame: 'Another board begins a new game.',
    sides: { width: 'Columns', height: 'Rows' },
    use: 'New game on it',
    problem: 'Columns and rows are whole numbers from 5 to 1,000.',
  },
  controls: playShared.controls,
  /** Below the moves. */
  branches: 'Go back and play another move: the first one stays as a branch.',
  /** For readers of screens. */
  set: 'Board and players',
  weighsOwn: 'The weighing bot plays with changed weights.',
  articleWeights: 'Back to the article’s',

  /** Where the game stands; one of these is always shown, and spoken when it changes. */
  says: {
    ...playShared.says,
    made: (moves: readonly MadeMove[], then: string) => [...moves.map(took), then].join(' ').trim(),
    /** `isTold`: the winner's last move was told just before. */
    wins: (winner: Mover, cells: readonly string[], isTold: boolean) => {
      const run = `${cells.length} in a row, from ${cells[0] ?? ''} to ${cells.at(-1) ?? ''}`;
      if (winner.by === 'you') return `You win: ${run}!`;
      return `${isTold && winner.by ? 'It' : who(winner)} wins: ${run}.`;
    },
    /** Why a cell cannot be taken. */
    refused: (name: string, why: LargeGameTypes['refusal']) => {
      if ('text' in why) return why.text;
      if (why.code === 'taken') return `${name} is taken.`;
      if (why.code === 'no-cell') return `This board has no cell ${name}.`;
      if (why.code === 'too-many-moves') {
        return `A game holds ${count(why.limit)} moves at most, with branches.`;
      }
      return playShared.says.over;
    },
    notYours: (name: string) => `${name} to move.`,
    /** The cell of the open account has just been taken. */
    askedTaken: (name: string) => `${name} is taken, so its account is closed.`,
  },
};

/** What is spoken and said of the weight inspector on the page /play/large/. */
export const playWeightMessages = {
  weightsOn: 'Weights shown.',
  weightsOff: 'Weights hidden.',
  /** Instead of a heat map. */
  level: 'Every cell weighs the same now, and none is shaded.',
  /** In a game whose rule is another. */
  otherRule: (isRenju: boolean) =>
    `The weights know of five or more only. ${isRenju ? 'The bot leaves out what renju forbids to X, and six that don’t win.' : 'The bot leaves out six, which don’t win in this game, unless they stop a five.'}`,
  taken: (name: string) =>
    `${name} is taken, and only empty cells have a weight. Choose one of those first.`,
  /** Above an account, with a link to the lesson on it. */
  attack: '[3 : 2] means three marks in a row, and two open ends.',
  lesson: 'Why it’s written like that',
  closed: 'The account is closed.',
};
