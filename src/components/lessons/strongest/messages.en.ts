import {
  count,
  countThings,
  offsetText,
  percent,
  percentRange,
  say,
  strong,
  upTo,
} from '#language/ui/language/grammar';
import type { LeadingMachine, MarkName, ShareInterval } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';

interface Seen {
  readonly cell: string;
  readonly looked: number;
  readonly cells: number;
  readonly depth: number;
  readonly wins: boolean;
  readonly loses: boolean;
}
interface Match extends ShareInterval {
  readonly games: number;
}

const names: Record<LeadingMachine, string> = {
  near: 'Any cell near',
  weights: 'Weights',
  board: 'A board gets a number',
  deep: 'Deeper, good moves first',
  fours: 'Fours first',
  memory: 'Memory',
};

const halves = upTo(1);
const points = (share: number) => halves(100 * share);

const outcome = ({ share, low, high }: Match) =>
  `${percent(share)} of the points against the machine before it (${percentRange({ low, high })}).`;

const ends = ({ wins, loses }: Seen) =>
  wins ? ', and has seen a win' : loses ? ', and now O wins by fours' : '';

/** What the figures of lesson `strongest` say. */
export const strongestMessages = {
  region: 'Six machines on one position, and the matches between them',
  names,
  about: {
    near: 'takes one at random',
    weights: 'takes the heaviest cell',
    board: 'its move, your answer, a guess',
    deep: 'alpha-beta, as deep as it gets',
    fours: 'asks for wins by fours first',
    memory: 'keeps what it has found out',
  } satisfies Record<LeadingMachine, string>,
  switchOn: (machine: LeadingMachine) => `Switch on: ${names[machine]}`,
  allOn: 'The last part is on',
  switchOff: 'Switch the last one off',
  another: 'Another position',
  sees: (machine: LeadingMachine, seen: Seen, match: Match | undefined): Sentence => {
    const { cell, looked, cells, depth } = seen;
    const does: Partial<Record<LeadingMachine, string>> = {
      near: `takes any of ${countThings(cells, 'cell')} near the marks, here ${cell}`,
      weights: `weighs the cells and takes ${cell}`,
      board: `looks at ${countThings(looked, 'position')}, two moves deep, and takes ${cell}`,
    };
    const searches = `looks at ${countThings(looked, 'position')}, ${countThings(depth, 'move')} deep, and takes ${cell}`;
    return say`${strong(`${names[machine]}.`)} It ${does[machine] ?? searches}${ends(seen)}. ${match ? outcome(match) : ''}`;
  },
  note: (machine: LeadingMachine, { cell, looked, cells, wins, loses }: Seen) => {
    if (machine === 'near') return `one of ${count(cells)} cells`;
    if (machine === 'weights') return loses ? `${cell}, and loses` : cell;
    return `${cell}${wins ? ' wins' : ''}: ${countThings(looked, 'position')}`;
  },
  board: (machine: LeadingMachine, { cell }: Seen) => `${names[machine]}: it takes ${cell}`,
  points: ({ share }: Match) => `${points(share)} of 100`,
  range: ({ low, high }: Match) => `${points(low)} to ${points(high)}`,
  play: (machine: LeadingMachine) =>
    machine === 'near' ? 'Play its match here' : `Play its match here: ${names[machine]}`,
  stop: 'Stop the match',
  idle: (machine: LeadingMachine) =>
    machine === 'near'
      ? 'The first machine has nothing on its left to play.'
      : 'New games, on your own machine, against the one on its left.',
  running: ({ games, low, high, share }: Match, most: number) =>
    games === 0
      ? 'The first game has begun.'
      : `${count(games)} of ${countThings(most, 'game')}: ${percent(share)} of the points so far, ${percentRange({ low, high })}.`,
  lost: 'The match has broken off.',
  caption: (games: number, nodes: number) =>
    `A step is as high as the machine’s lead over the one on its left: how many points above fifty it gets in a hundred games. The bracket is the 95% interval of ${countThings(games, 'game')}, worked out opening by opening. From the fourth machine on, ${count(nodes)} positions a move.`,
  sum: {
    caption: (mark: MarkName) => `What an ${mark} is worth, cell by cell`,
    row: 'row',
    all: 'all',
    value: offsetText,
    lines: {
      NONE: 'nothing',
      CLOSED_ONE: 'a lone mark',
      ONE: 'a lone mark',
      CLOSED_TWO: 'a closed two',
      TWO_1: 'an open two',
      TWO_2: 'an open two',
      TWO_4: 'an open two',
      CLOSED_THREE: 'a closed three',
      THREE_1: 'an open three',
      THREE_2: 'an open three',
      FOUR: 'a four',
      DOUBLE_FOUR: 'two fours',
      OPEN_FOUR: 'an open four',
      FIVE: 'a five',
      OVERLINE: 'a run that is too long',
    },
  },
} as const;
