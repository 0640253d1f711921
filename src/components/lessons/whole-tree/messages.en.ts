import { count, countThings, listed, sweeping } from '#language/ui/language/grammar';

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
    how: 'Drag a cell to another place, or choose one and move it with the arrow keys or the buttons.',
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
  sweep: {
    region: 'The search of every game there is, as a hand that goes round a disc',
    names: {
      minimax: 'minimax',
      inOrder: 'alpha-beta with the cells in order',
      bestFirst: 'alpha-beta with the best move first',
    },
    caption:
      'Each ring is one mark more, the first in the middle, the ninth at the rim, and lighter further out. Every game runs outwards in a direction of its own. Drag the rim to go to any call of minimax, or press a place to open its call in the tree.',
    legend: { x: 'X wins with best play', o: 'O wins', draw: 'a draw' },
    others: 'Hatched: it waits. Faint: not asked about.',
    rim: 'The calls of minimax, one after another',
    keys: 'Arrow keys: one call. Page Up and Page Down: to the next second mark. Home and End: the first call, and when all have returned.',
    move: (mark: string, cell: number) => `${mark} ${cell}`,
    over: (calls: number) =>
      `${countThings(calls, 'call')}, and all have returned. The one in the middle was asked first and returned last: a draw.`,
    running: sweeping,
    ended: (call: number, line: readonly string[], value: number) =>
      `Call ${count(call)}: ${line.join(', ')}. ${value === 0 ? 'That’s a draw' : `${value > 0 ? 'X' : 'O'} has won`}, and the call returns.`,
    waits: (call: number, line: readonly string[], below: number) =>
      `Call ${count(call)}: ${line.length > 0 ? line.join(', ') : 'the empty board'}. It waits for ${countThings(below, 'call')} below it.`,
    calls: (calls: number, isAll: boolean) =>
      `${calls === 1 ? 'call' : 'calls'}${isAll ? '' : ' so far'}`,
    counts: (all: readonly { readonly name: string; readonly calls: number }[]) =>
      `Calls so far: ${listed(all.map(({ name, calls }) => `${count(calls)} by ${name}`))}.`,
    way: 'The calls that wait, a mark more on each board; those that change too fast to be seen are empty.',
    play: 'Play',
    pause: 'Pause',
    back: 'Backwards',
    speed: 'Speed',
    speeds: { [1 / 64]: '1⁄64', [1 / 8]: '⅛', 1: '×1', 2: '×2' } as Readonly<
      Record<number, string>
    >,
    tree: 'Step through the whole search',
    call: (call: number) => `Open call ${count(call)} in the tree`,
    poster: 'Save the poster',
    posterTitle: 'All of noughts and crosses, and how little of it has to be looked at',
    posterCaption:
      'Every call of minimax is one sliver, with the first mark in the middle and the ninth at the rim. Blue: X wins with best play. Orange: O wins. Grey: a draw.',
    posterFile: 'every-game.png',
    picture: 'Three discs: every game there is, and the few that alpha-beta asks about.',
    lost: 'The discs could not be drawn.',
  },
  methods: {
    title: 'Calls from the empty board',
    axis: 'calls',
    method: 'the search',
    names: {
      plain: 'minimax',
      worst: 'each call its worst first',
      given: 'alpha-beta, by number',
      remembering: 'minimax that remembers',
      centre: 'alpha-beta, from the centre',
      thumb: 'alpha-beta, rules of thumb',
      forms: 'remembers, and turns',
      best: 'each call its best first',
      fewest: 'the fewest possible',
    },
  },
} as const;

export type Method = keyof typeof wholeTreeMessages.methods.names;
