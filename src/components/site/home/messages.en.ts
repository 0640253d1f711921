import { count, percent } from '#language/ui/language/grammar';

/** The last words under the title: they lead to a machine of the reader’s own. */
export const promiseMessages = {
  fresh: 'Build one that nobody can beat.',
  proved: 'Nobody can beat yours.',
  holes: (holes: number) =>
    holes === 1 ? 'Yours has one hole left.' : `Yours has ${count(holes)} holes left.`,
} as const;

/** The third door: matchboxes that learn. */
export const learnMessages = {
  title: 'Watch it learn',
  boxes: (boxes: number) => `${count(boxes)} matchboxes full of beads learn from every game.`,
  /** Before and after how often they lose. */
  lose: (games: number) =>
    games === 0 ? 'They know nothing yet, and lose ' : `After ${count(games)} they lose `,
  ofGames: ' of their games to Random, who takes any cell.',
  percent,
  teach: (games: number, again: boolean) => `${count(games)} ${again ? 'more' : 'games'}`,
  bead: 'Bead by bead',
  play: 'Play them',
  own: 'Build yours',
  noScript: 'Without scripts they stay as they are, but the lesson explains how they learn.',
  curve: 'games lost',
  unlearnt: 'if they learnt nothing',
  games: (games: number) => `${count(games)} games`,
  spoken: (games: number, before: number, loss: number) =>
    `After ${count(games)} games the matchboxes lose ${percent(loss)} of their games; it was ${percent(before)} at first.`,
  picture: 'Some of the matchboxes after they’ve learnt, each with the colours of its beads.',
  lost: 'The matchboxes didn’t load.',
} as const;

/** The pages beside the lessons, in a few words each. */
export const toolMessages = {
  title: 'Beside the lessons',
  tools: [
    { path: '/play/', name: 'Play', says: 'any two players, small board or large' },
    { path: '/play/one-line/', name: 'One line', says: 'a bot a day that can be beaten' },
    { path: '/tree/', name: 'The tree', says: 'any position, call by call' },
    { path: '/arena/', name: 'The arena', says: 'every machine against every other' },
    { path: '/bot/', name: 'Your machine', says: 'rule cards, and a proof' },
    { path: '/map/', name: 'The map', says: 'best play on one sheet' },
    { path: '/about/', name: 'About', says: 'what is real here' },
  ],
  classes: {
    title: 'For a class',
    says: 'Ready tasks, handed out as a link. No accounts.',
    links: [
      { path: '/teach/#new', name: 'Make an assignment' },
      { path: '/teach/', name: 'Open the workshop' },
      { path: '/do/', name: 'Do an assignment' },
    ],
  },
} as const;
