import { count } from '#language/ui/language/grammar';

/** What the figures and charts of the lesson on the whole tree say. */
export const wholeTreeMessages = {
  number: count,
  forms: {
    caption: 'One board, and all that becomes of it by turning and mirroring.',
    names: [
      'as it is',
      'turned by a quarter',
      'turned by a half',
      'turned by three quarters',
      'mirrored',
      'turned by a quarter, mirrored',
      'turned by a half, mirrored',
      'turned by three quarters, mirrored',
    ],
    spoken: (name: string, marks: string) => `${name}: ${marks}.`,
    mark: (mark: string, cell: number) => `${mark} on cell ${cell}`,
  },
  plies: {
    title: 'The whole game, mark by mark',
    ply: 'marks',
    axis: 'how many',
    calls: 'calls',
    positions: 'positions',
    forms: 'positions, turned ones as one',
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
      forms: 'remembers, and turns',
      best: 'alpha-beta, best first',
      fewest: 'the fewest possible',
    },
  },
} as const;

export type Method = keyof typeof wholeTreeMessages.methods.names;
