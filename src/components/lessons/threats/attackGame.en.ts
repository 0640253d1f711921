import type { MarkName } from '../../../engine/index.ts';
import { countThings, inWords, listed } from '#language/ui/language/grammar';
import type { AttackRefusal, AttackStage } from './attackGame.ts';

/** The attack that the reader leads at the beginning of the lesson. Cells come by their names. */
export const attackGameMessages = {
  figure: 'Win by fours: you are X',
  board: 'The board, 11 by 11',
  cell: (name: string, mark: MarkName | undefined, isLast: boolean) =>
    `${name}, ${mark ?? 'empty'}${isLast ? ', the last mark' : ''}`,
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
      reply: `You threaten five on ${listed(cells)}, so O has to go there.`,
      two: `Fives on ${listed(cells)} at once! O can stop only one of them.`,
      won: `Five in a row! O had no choice ${marks === 2 ? 'at all' : `in any of its ${inWords(marks - 1)} moves`}.`,
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
