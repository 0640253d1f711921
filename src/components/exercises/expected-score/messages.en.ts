import type {
  TypedChance,
  ExpectedReason,
  MarkName,
  OwnPlay,
  ReplyChance,
} from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, inWords, listed, otherMark, say, strong } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

const OWN: Readonly<Record<OwnPlay, string>> = {
  random: 'at random as well',
  best: 'so as to win as often as it can',
};

/** "1/2", "0", "1". */
const chanceSaid = ({ of, outOf }: TypedChance): string =>
  of === 0 ? '0' : of === outOf ? '1' : `${of}/${outOf}`;

const repliesSaid = (replies: readonly ReplyChance[]): string =>
  listed(replies.map(({ cell, chance }) => `${chanceSaid(chance)} after cell ${cell}`));

/** How likely does a mark lead to a win against an opponent who plays at random? */
export const expectedScoreMessages = {
  name: 'The chance to win',
  about:
    'Random as the opponent. Pupils draw the tree and work out how likely a win is: good for means and for chance in a tree.',
  fields: {
    setup: { label: `${smallExercises.boardField} (at most five empty cells)` },
    cell: { label: 'The cell that is taken first', option: smallExercises.choice.answerText },
    own: {
      label: 'And then the same side plays',
      option: (own: OwnPlay): string => OWN[own],
    },
  },
  question: (mover: MarkName, cell: number, own: OwnPlay): Sentence =>
    say`${ink(mover)} takes ${strong(`cell ${cell}`)}. From then on ${ink(otherMark(mover))} plays
      at random: each free cell is as likely as any other. ${ink(mover)} plays ${OWN[own]}. How
      likely is it that ${ink(mover)} wins? A draw isn’t a win.`,
  hints: {
    tree: (mover: MarkName, replies: number): Sentence =>
      say`Draw the tree. First ${inWords(replies)} branches, one for each cell that
        ${ink(otherMark(mover))} may take next.`,
    mean: (mover: MarkName, own: OwnPlay): Sentence =>
      say`Where a side plays at random, take the mean of its branches: add them up and divide by how
        many there are.${
          own === 'best' ? say` Where ${ink(mover)} is to move, take the highest.` : []
        }`,
    reply: ({ cell, chance }: ReplyChance, mover: MarkName): Sentence =>
      say`If ${ink(otherMark(mover))} takes cell ${cell}, ${ink(mover, `${mover}’s`)} chance is
        ${chanceSaid(chance)}.`,
  },
  solution: (key: TypedChance, replies: readonly ReplyChance[], mover: MarkName): Sentence => {
    if (replies.length === 0) return say`It is ${chanceSaid(key)}: the game is over straight away.`;
    return say`It depends on ${ink(otherMark(mover), `${otherMark(mover)}’s`)} reply:
      ${repliesSaid(replies)}. The mean is ${chanceSaid(key)}.`;
  },
  reason: ({ code }: ExpectedReason, mover: MarkName): Sentence => {
    if (code === 'careful-opponent') {
      return say`That would be so if ${ink(otherMark(mover))} played as well as it can. But it takes
        any free cell.`;
    }
    return say`The chance is ${code === 'more' ? 'higher' : 'lower'} than that. Count each of
      ${ink(otherMark(mover), `${otherMark(mover)}’s`)} replies once, with its own chance.`;
  },
} as const;
