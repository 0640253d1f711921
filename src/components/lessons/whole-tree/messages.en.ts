import { count, countThings, listed } from '#language/ui/language/grammar';

/** What the figures and charts of the lesson on the whole tree say. */
export const wholeTreeMessages = {
  number: count,
  /** Whether O's second reply has to be looked at. */
  guess: {
    yes: 'Yes: it may be better for X',
    no: 'No: one such reply is enough',
    worse: 'Yes: it may be even worse for X',
    whyNot: 'O would not choose it then. O chooses, and O already has a reply that wins.',
    whyWorse: 'It may be, but X isn’t coming here anyway: X has a draw elsewhere.',
  },
  order: {
    region: 'The order of the cells, and the calls that alpha-beta makes in it',
    how: 'Drag a cell to another place, or choose one and move it with the arrow keys or the buttons. The board shows when each cell’s turn comes.',
    chip: (cell: number, place: number) => `cell ${cell}, number ${place} in the order`,
    earlier: (cell: number) => `Cell ${cell} earlier`,
    later: (cell: number) => `Cell ${cell} later`,
    calls: 'calls',
    scale: (most: number) => `A full bar is ${count(most)}, in the worst order of all.`,
    record: (calls: number) => `Your lowest so far: ${count(calls)}.`,
    spoken: (calls: number, record: number) =>
      `${countThings(calls, 'call')}. Your lowest so far is ${count(record)}.`,
    names: {
      given: 'By number',
      centre: 'From the centre',
      thumb: 'Centre, corners, edges',
    },
  },
  disc: {
    region: 'Every game there is, as a disc',
    names: {
      minimax: 'minimax',
      inOrder: 'alpha-beta with the cells in order',
      bestFirst: 'alpha-beta with the best move first',
    },
    caption:
      'The first mark is in the middle, the ninth at the rim, and every game runs outwards in a direction of its own. What a search never asks about is faded.',
    legend: { x: 'X wins with best play', o: 'O wins', draw: 'a draw' },
    board: 'The moves so far; choose an empty cell to go on',
    move: (mark: string, cell: number) => `${mark} ${cell}`,
    start: 'Choose a place on a disc, or make moves on this board.',
    value: (value: number) =>
      value === 0 ? 'A draw with best play.' : `${value > 0 ? 'X' : 'O'} wins with best play.`,
    ended: (value: number) =>
      value === 0 ? 'This game ends in a draw.' : `${value > 0 ? 'X' : 'O'} has won this game.`,
    games: (games: number) => `${countThings(games, 'game')} can follow.`,
    /** In the search of the whole game, so many of the calls of each search are about what follows. */
    calls: (calls: number) => (calls === 1 ? 'call' : 'calls'),
    callsHere: (all: readonly { readonly name: string; readonly calls: number }[]) =>
      `Calls from here on: ${listed(all.map(({ name, calls }) => `${count(calls)} by ${name}`))}.`,
    back: 'One move back',
    toStart: 'To the start',
    tree: 'Step through the search from here',
    poster: 'Save the poster',
    posterTitle: 'All of noughts and crosses, and how little of it has to be looked at',
    posterCaption:
      'Every call of minimax is one sliver, with the first mark in the middle and the ninth at the rim. Blue: X wins with best play. Orange: O wins. Grey: a draw.',
    posterFile: 'every-game.png',
    loading: 'Playing all the games …',
    picture: 'Three discs: every game there is, and the few that alpha-beta asks about.',
    lost: 'The discs could not be drawn.',
  },
  methods: {
    title: 'Calls from the empty board',
    axis: 'calls',
    method: 'the search',
    names: {
      plain: 'minimax',
      worst: 'alpha-beta, worst first',
      given: 'alpha-beta, by number',
      remembering: 'minimax that remembers',
      centre: 'alpha-beta, from the centre',
      thumb: 'alpha-beta, rules of thumb',
      forms: 'remembers, and turns',
      best: 'alpha-beta, best first',
      fewest: 'the fewest possible',
    },
  },
} as const;

export type Method = keyof typeof wholeTreeMessages.methods.names;
