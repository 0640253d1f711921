import type { BeadReason, TypedChance } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { countInWords, ink, inWords, say, strong } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

type Ending = 'win' | 'draw' | 'loss';

const ENDED: Readonly<Record<Ending, string>> = {
  win: 'won the game',
  draw: 'drew the game',
  loss: 'lost the game',
};
const ENDINGS: Readonly<Record<Ending, string>> = {
  win: 'the machine won',
  draw: 'a draw',
  loss: 'the machine lost',
};

const beads = (count: number) => countInWords(count, 'bead');

const REASONS: Readonly<Record<BeadReason['code'], string>> = {
  'as-before': 'That was the chance before the game, but the box has learnt from the game.',
  'old-total': 'The beads for the cell are right, but the number of beads in the box has changed.',
  'old-count': 'All the beads together are right, but the number for this cell has changed.',
  more: 'The chance is higher than that. Count the beads for this cell, and then all of them.',
  fewer: 'The chance is lower than that. Count the beads for this cell, and then all of them.',
};

/** What a box is asked about, in numbers. */
interface BoxFacts {
  readonly mover: 'X' | 'O';
  readonly drawn: number;
  readonly asked: number;
  readonly own: number;
  readonly each: number;
  readonly ending: Ending;
}

/** What a win, a draw and a loss do to the beads that were played. */
export interface Rewards {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What are the chances of a matchbox after it has learnt from a game? */
export const beadChancesMessages = {
  name: 'The chances of a matchbox',
  about:
    'A matchbox has drawn a bead, and its game has ended. Pupils say how likely a cell is to be drawn next time: good for seeing how boxes learn.',
  fields: {
    setup: { label: 'The board on the box, and whose turn it is' },
    drawn: { label: 'The cell that was drawn', option: smallExercises.choice.answerText },
    own: { label: 'Beads for that cell', option: String },
    each: { label: 'Beads for each other free cell', option: String },
    ending: { label: 'How the game ended', option: (ending: Ending): string => ENDINGS[ending] },
    asked: { label: 'The cell that is asked about', option: smallExercises.choice.answerText },
  },
  question: (
    { mover, drawn, asked, own, each, ending }: BoxFacts,
    { win, draw, loss }: Rewards,
  ): Sentence =>
    say`This board is on a matchbox. In the box there ${own === 1 ? 'is' : 'are'} ${beads(own)} for
      cell ${drawn}, and ${inWords(each)} for each other free cell. The machine, ${ink(mover)}, drew
      a bead for ${strong(`cell ${drawn}`)} and ${ENDED[ending]}. A win adds ${beads(win)} for the
      cell that was played, a draw adds ${inWords(draw)}, and a loss takes ${inWords(loss)} away.
      How likely is it now that the box draws ${strong(`cell ${asked}`)} when this board comes up
      again?`,
  hints: {
    counts: say`The chance is a fraction: all the beads in the box go below the line, and those for
      the cell above it.`,
    total: (before: number): Sentence =>
      say`Before the game there were ${beads(before)} in the box. How many are there now?`,
    other: (isSame: boolean): Sentence =>
      say`${
        isSame
          ? 'The beads that were added or taken are for this very cell, so both numbers of the fraction change.'
          : 'No bead for this cell was added or taken, but the number of beads in the box has changed.'
      }`,
  },
  solution: ({ of, outOf }: TypedChance, asked: number): Sentence =>
    say`It is ${of}/${outOf}: of the ${beads(outOf)} in the box now,
      ${of === 0 ? 'none is' : of === 1 ? 'one is' : `${inWords(of)} are`} for cell ${asked}.`,
  reason: ({ code }: BeadReason): Sentence => say`${REASONS[code]}`,
} as const;
