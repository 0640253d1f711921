import { capital, countInWords, countThings, listed } from '#language/ui/language/grammar';
import type { MarkName } from '../../../engine/index.ts';
import type { ThreatRow } from './boards.ts';
import type { AttackRefusal, AttackStage } from './attackGame.svelte.ts';

/** 10 to this power, in words: "a million million million". */
function powerOfTen(exponent: number): string {
  const rest = exponent % 6;
  const small = ['a', 'ten', 'a hundred', 'a thousand', 'ten thousand', 'a hundred thousand'][rest];
  return [small, ...Array.from({ length: Math.floor(exponent / 6) }, () => 'million')].join(' ');
}

/** What a square is to a threat. */
const parts = { gain: 'gain', cost: 'cost', rest: 'rest' };

/** What the figures and questions of lesson `threats` say. Prose itself is in the MDX file. */
export const threatsLesson = {
  orders: (exponent: number) => powerOfTen(exponent),
  rows: {
    figure:
      'Threats on a line: the square that makes them, the squares that answer, and the marks they rest on',
    label: 'A line',
    cell: (mark: MarkName | undefined, part: keyof typeof parts | undefined) => {
      const holds = mark ?? 'empty';
      return part ? `${holds}, ${parts[part]}` : holds;
    },
    names: {
      five: 'Five',
      openFour: 'Open four',
      four: 'Four',
      brokenFour: 'Broken four',
      openThree: 'Open three',
      brokenThree: 'Broken three',
    } satisfies Record<ThreatRow, string>,
    says: (isFive: boolean, cost: number): string => {
      if (isFive) return 'The game is over.';
      if (cost === 0) return 'No answer helps.';
      return `${capital(countInWords(cost, 'answer'))}.`;
    },
    ...parts,
  },
  threes: {
    label: (cells: string) => `A large board. After X’s three, O can answer on ${cells}.`,
    caption: (move: string, four: string) =>
      `X has just made a three on ${move}. If O passes, ${four} makes an open four. The frames are the cells that stop it.`,
  },
  trees: {
    label: 'Two trees of moves: a chain, and a bush.',
    caption:
      'On the left the win by fours of the first board, on the right the proof for this one. X’s moves are full, O’s are rings.',
  },
  deadEnd: {
    question: {
      two: (cells: string) => `O threatens five on ${cells}, and X can’t stop both`,
      four: (cell: string) => `X goes on with a four on ${cell}`,
      none: 'X has no mark left to build on',
    },
    why: {
      four: 'X would love to. But look what O’s reply has made: there’s no time left for another four.',
      none: 'There are plenty of X’s about. It’s O’s marks that you should look at.',
    },
  },
} as const;

/** The attack that the reader leads at the beginning of the lesson. Cells come by their names. */
export const attackGameMessages = {
  figure: 'Win by fours: you are X',
  board: 'The board, 11 by 11',
  begin: 'You’re X. Make a four, and O has to answer it.',
  says: (stage: AttackStage, cells: readonly string[], marks: number): string =>
    ({
      attack: `O had to answer there. You to move, after ${countThings(marks, 'four')}.`,
      five: `Now make five, on ${listed(cells)}!`,
      threatened: `Careful: O threatens five on ${listed(cells)}. Can you stop that with a four?`,
      dead:
        cells.length > 0
          ? `Now O threatens five on ${listed(cells)}, and no four of yours stops that. Take something back.`
          : 'That was your last four, and O has answered them all. Take something back.',
      reply: `You threaten five on ${listed(cells)}. O has to go there.`,
      two: `Fives on ${listed(cells)} at once! O can stop only one of them.`,
      won: 'Five in a row! Whatever O had answered, you would have won.',
    })[stage],
  /** Aloud, O’s reply is named before anything else is said. */
  replied: (cell: string, said: string) => `O takes ${cell}. ${said}`,
  refused: (why: AttackRefusal, cell: string): string =>
    ({
      taken: `${cell} is taken.`,
      'no-four': `${cell} makes no four, and here only fours will do. Find a cell that threatens five.`,
      threatened: `Not ${cell}: O would make five. You have to stop that first.`,
    })[why],
  undo: 'Undo',
  again: 'Start again',
} as const;
