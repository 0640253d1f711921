import {
  capital,
  count,
  countInWords,
  countThings,
  eitherOf,
  inWords,
} from '#language/ui/language/grammar';
import type { Family } from '../../cube/space.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** What the figures and questions of lesson `dimensions` say. Prose itself is in the MDX file. */
export const dimensionsMessages = {
  cube: {
    figure: 'A cube of sheets: the lines through a cell',
    sheets: 'The sheets, empty. The lines of the cell you come to light up.',
  },
  families: {
    region: 'The lines in three families',
    names: {
      straight: 'straight',
      across: 'across',
      through: 'right through',
    } satisfies Record<Family, string>,
    each: (directions: number, lines: number) =>
      `${countInWords(directions, 'direction')}, ${inWords(lines)} each`,
    lines: 'lines',
    count: 'Count them',
    total: (counts: readonly number[], sum: number) =>
      `${counts.map(count).join(' + ')} = ${countInWords(sum, 'line')}`,
  },
  three: {
    figure: 'Three sheets of nine, and X begins',
    toMove: (threats: readonly string[]) => {
      if (threats.length === 0) return 'X has the centre. You’re O: take any cell.';
      if (threats.length === 1) return `One threat: O has to take ${threats[0]}.`;
      return `${capital(inWords(threats.length))} threats at the same time: O can take ${eitherOf(threats)}, but X takes the other.`;
    },
    thinks: 'X thinks about it.',
    board: 'You are O.',
    taken: (at: string) => `${capital(at)} is taken. Take an empty cell.`,
    over: 'The game is over. Begin another.',
    replied: (at: string) => `X takes ${at}.`,
    won: (marks: number) => `Over: X has its line, with its ${ordinals[marks - 1]} mark.`,
    tree: (nodes: number) =>
      `The whole proof as a tree, with ${countThings(nodes, 'position')}: X’s first mark, three kinds of answer, and after each of them a threat, two threats and a line.`,
    step: (step: number, steps: number) => `position ${step} of ${steps}`,
    arrived: (step: string, answer: string, isInstead: boolean) =>
      `${capital(step)}.${answer && ` O answers ${answer}${isInstead ? ' instead' : ''}.`}`,
    back: 'Back to the position before',
    forward: 'On to the next position of the proof',
    again: 'Begin again',
  },
  kindOfCell: {
    corner: 'a corner',
    edge: 'the middle of an edge',
    side: 'the middle of a side',
    inside: 'an inside cell',
  },
  whyFirst: (lines: number) =>
    `Such a cell lies on ${countInWords(lines, 'line')}. Others lie on more.`,
  moments: [
    { title: 'X takes the centre', says: 'O answers anywhere: here in a corner.' },
    { title: 'One threat', says: 'O has to take the third cell of the line.' },
    { title: 'Two threats', says: 'Whichever of the two cells O takes, one is left.' },
    { title: 'Over', says: 'X has its line, with its fourth mark.' },
  ],
  marks: (marks: number) => `its ${ordinals[marks - 1]} mark`,
  whyMarks: (tooFew: boolean) =>
    tooFew
      ? 'Three marks in a line would do, but O isn’t asleep: it can stop a single threat.'
      : 'It’s sooner than that. Think of a mark that threatens on two lines at the same time.',
  whyKinds: (kinds: number) =>
    kinds === 4
      ? 'That’s what turning and mirroring give: corner, edge, side and inside. But there’s a trick that goes further.'
      : 'Fewer. Even without the trick there are no more than corners, edges, sides and the inside.',
} as const;
