import type { Chances, MarkName, Scheme } from '../../engine/index.ts';
import { count, countThings, percent } from '#language/ui/language/grammar';
import { storedSentence } from '#language/platform/stored';
import type { StoredNews } from '../platform/stored.ts';

/** A value from −1 to 1, with a true sign. */
function formatValue(value: number): string {
  const text = Math.abs(value).toFixed(2);
  if (Number(text) === 0) return '0.00';
  return `${value < 0 ? '−' : '+'}${text}`;
}

const WORKER = {
  died: 'The part of the browser that trains the tables has stopped. What they’d learnt by then is still here. You can go on from there.',
  'not-started':
    'The part of the browser that trains the tables didn’t start, because its script didn’t load. Nothing has changed. Check the connection, and try again.',
  unsupported: 'This browser can’t train tables in the background. Single games still work.',
  cancelled: 'The training was stopped.',
};

export const learningMessages = {
  percent,
  count,
  value: formatValue,
  region: 'A table that learns',
  kept: 'The table that you have here has not been changed.',
  scheme: { menace: 'matchboxes and beads', td: 'values (temporal differences)' } satisfies Record<
    Scheme['kind'],
    string
  >,
  problems: {
    worker: WORKER,
    storage: (news: StoredNews): string => storedSentence(news, 'your table'),
    framed:
      'Another site is showing this page inside one of its own. There a press could be a mistake, so nothing is stored in this visit, and the table that you have stored stays as it is.',
    shelf:
      'This link should bring a trained shelf, but a part of it can’t be read, so nothing was trained.',
  },
  dismiss: 'OK',
  status: {
    fresh: 'This table knows nothing yet. Let it play!',
    trained: (games: number) => `The table has learnt from ${countThings(games, 'game')}.`,
    running: (done: number, goal: number) => `${count(done)} of ${countThings(goal, 'game')}`,
    late: 'This is taking a while. Wait a little, or stop and let it play again; what it has learnt so far stays.',
    /** An errand that was ended before its time, after so many of its games. */
    stopped: (games: number) => `Stopped after ${countThings(games, 'game')}.`,
    /** Without `loss`, nothing was measured. */
    ready: (games: number, loss?: string) =>
      `Done: ${countThings(games, 'game')} in all.${
        loss === undefined ? '' : ` It now loses ${loss} of its games against Random.`
      }`,
  },
  settings: {
    title: 'Settings: what learns, and from whom',
    scheme: 'It learns by',
    learns: 'It plays',
    sides: { first: 'first, as X', second: 'second, as O', both: 'first and second in turn' },
    bothAtOnce: 'both sides at once',
    rival: 'It learns against',
    itself: 'itself',
    seed: 'Seed',
    seedHint: 'a whole number; the same seed gives the same games',
    seedBad: 'A seed is a whole number from 0 to 4,294,967,295.',
    menace: {
      title: 'Beads',
      start: 'At the start, before the 1st, 2nd, 3rd and 4th move',
      startOf: (move: number) => `beads of each kind before move ${move}`,
      win: 'after a win, add',
      draw: 'after a draw, add',
      loss: 'after a loss, take away',
      empty: 'An empty box',
      refills: 'is filled again',
      resigns: 'means giving up',
    },
    td: {
      title: 'Values',
      step: 'Step (per cent)',
      explore: 'Random moves (per cent)',
    },
    bad: 'Some of these numbers won’t do: whole numbers only, please, and not too large.',
    begin: 'Start again with these',
    beginHint:
      'This throws away the table you have now. Copy its link first if you want to keep it.',
    begun: 'Here’s a new table that knows nothing yet.',
  },
  train: {
    title: 'Let it play and learn',
    games: (games: number) => countThings(games, 'game'),
    group: 'How many games',
    bad: (games: number) => `${countThings(games, 'game')} with a bad teacher`,
    badHint: 'The bad teacher adds beads after a lost game and takes them away after a won one.',
    stop: 'Stop here',
    progress: 'Games played of those you asked for',
  },
  curve: {
    title: (rival: string) => `How the table does against ${rival}`,
    sentence: ({ games, win, draw, loss }: Chances & { readonly games: number }) =>
      `After ${countThings(games, 'game')} it wins ${percent(win)}, draws ${percent(draw)} and loses ${percent(loss)}. Worked out over every possible game, not sampled.`,
    empty: 'The curve begins with the first games.',
    against: 'Measured against',
    names: { win: 'won', draw: 'drawn', loss: 'lost' },
    games: 'games learnt from',
    table: 'The same as a table',
    columns: ['Games', 'Won', 'Drawn', 'Lost'],
  },
  boxes: {
    shelf: (boxes: number) => `The shelf: ${count(boxes)} matchboxes`,
    shelfHint:
      'Every drawer has the colours of its beads, so one that has made up its mind is nearly one colour. Point at a drawer or tap it, or move with the arrow keys.',
    whose: 'Boxes for',
    sides: { first: 'moving first', second: 'moving second' },
  },
  game: {
    title: (game: number | undefined, isBoxes: boolean) =>
      game === undefined
        ? 'Play against it'
        : `Game ${count(game)}: you against the ${isBoxes ? 'boxes' : 'table'}`,
    /** Below a board with values. */
    scale: 'On each cell: what it leads to, from −1 (lost) to +1 (won), for the side to move.',
    drew: (box: number, isTurned: boolean) =>
      isTurned
        ? `It drew the marked bead from box ${count(box)}. Turned or mirrored, its label is this board:`
        : `It drew the marked bead from box ${count(box)}:`,
    turned: 'the label shows it turned or mirrored',
    board: (mark: MarkName) => `A game against the table. You are ${mark}.`,
    /** After a cell: what the table thinks of it, if it thinks in values. */
    value: (value: string) => value && `, value ${value}`,
    begin: (mark: MarkName, number: number) =>
      `Game ${count(number)}. You are ${mark}. ${mark === 'X' ? 'You begin, on any cell.' : 'The table began.'}`,
    took: (cell: number) => `The table took cell ${cell}.`,
    turn: (cell: number) => `The table took cell ${cell}. Your turn.`,
    taken: (cell: number) => `Cell ${cell} is taken.`,
    wait: 'The table is training. Stop it first.',
    over: {
      win: 'The table wins.',
      draw: 'A draw.',
      loss: 'You win!',
      resigned: 'The table gives up, because a box was empty.',
    },
    learnt: (changes: number) =>
      changes === 0
        ? 'Nothing changed.'
        : `That changed ${changes} ${changes === 1 ? 'number' : 'numbers'}.`,
    next: 'Next game',
    auto: (rival: string) => `One game against ${rival}`,
    undo: 'Undo the last game',
    nothingToUndo: 'There’s no game left to undo.',
    undone: (number: number) =>
      `Game ${count(number)} is undone, and every number is back where it was.`,
    corrections: (number: number) => `What game ${count(number)} changed`,
    step: (mark: MarkName, cell: number) => `${mark} took cell ${cell}`,
    beads: (before: number, after: number) =>
      `${countThings(before, 'bead')} became ${count(after)}`,
    values: (before: string, after: string) => `${before} became ${after}`,
    refilled: 'the box was empty, and was filled again',
    unchanged: 'no choice: nothing to correct',
    random: 'a random move, so the value before it stays',
    finished: 'the end, whose value is known',
  },
  keep: {
    title: 'Keep it, share it',
    play: 'Play it without teaching it',
    duel: 'Duel with it',
    arena: 'In the arena',
    link: (isBoxes: boolean) => `Copy a link: “beat my ${isBoxes ? 'matchboxes' : 'table'}”`,
    copied:
      'Copied. Anyone who opens the link trains this very table again: the seed and the number of games are in it, so every number comes out the same.',
    teaching: 'Here comes somebody’s table. It’s learning what theirs learnt …',
    challenge: (games: number, seed: number, isBoxes: boolean) => {
      const [these, have, them] = isBoxes
        ? ['These matchboxes', 'They’ve', 'them']
        : ['This table', 'It has', 'it'];
      return `${these} came with the link. ${have} played ${countThings(games, 'game')}, with seed ${seed}. Can you beat ${them}? Game ${count(games + 1)} is yours.`;
    },
    guest: (games: number) =>
      `This table isn’t kept on this device, because your own is, with ${countThings(games, 'game')}. Which one should stay?`,
    own: 'Back to mine',
    keepGuest: 'Keep this one instead',
    byHand: 'Copy this link:',
    noLink: (most: number) =>
      `A link holds what a table has learnt by itself, from ${countThings(most, 'game')} at the most. Start again, let it train, and copy the link before you play against it.`,
    reload: 'It’s also kept in this browser, and will be here when you come back.',
  },
  paper:
    'The laboratory doesn’t work on paper. Open this page in a browser, and train a table of your own.',
  noScript: 'The laboratory needs scripts. The text, the figures and the printed boxes don’t.',
} as const;

/** The first box, and one black button. */
export const firstBoxMessages = {
  region: 'Train the matchboxes',
  percent,
  /** Around how often they lose. */
  fresh: [
    'These boxes know nothing yet. They lose ',
    ' of their games to Random, who takes any free cell.',
  ],
  after: (games: number) => [`After ${countThings(games, 'game')} they lose `, '.'],
  teach: (games: number) => countThings(games, 'game'),
  more: (games: number) => `${count(games)} more`,
  renew: 'Fresh boxes',
  beads: (cell: number, beads: number) => `Cell ${cell}: ${countThings(beads, 'bead')}. `,
  runs: {
    caption: 'What share of the beads in the first box says …',
    shelf: 'Shelf',
    kinds: ['corner', 'edge', 'centre'],
    loses: 'loses',
  },
  spoken: (games: number, loss: number, shares: readonly number[]) =>
    `After ${countThings(games, 'game')} the boxes lose ${percent(loss)}. Beads in the first box: ${shares
      .map((share, at) => `${firstBoxMessages.runs.kinds[at] ?? ''} ${percent(share)}`)
      .join(', ')}.`,
  caption:
    'The first box, whose label is the empty board. Its beads say cell 0, 1 or 4: a corner, an edge or the centre, and the other cells are the same moves, turned. How often the boxes lose is worked out over every possible game.',
  lost: 'The boxes couldn’t be trained, because a script didn’t load. Check the connection.',
} as const;
