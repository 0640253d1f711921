import { countThings } from '#language/ui/language/grammar';

/** Words of the lesson's own figures about tables that learn, and of the printed boxes. */
export const learningFigures = {
  before: 'At first',
  after: (games: number) => `After ${countThings(games, 'game')}`,
  beads: (cell: number, beads: number) => `Cell ${cell}: ${countThings(beads, 'bead')}. `,
  endings: { win: 'won', draw: 'drawn', loss: 'lost' },
  caption:
    'The first box, whose label is the empty board: its beads say a corner, an edge or the centre. Below each, you see how the boxes do as X against an opponent who plays at random, worked out over every game that they could play.',
} as const;

/** In mm. */
interface Size {
  readonly width: number;
  readonly height: number;
}
const size = ({ width, height }: Size) => `${width} × ${height} mm`;

/** Words on and around the labels to print. */
export const matchboxLabels = {
  choose: 'What is printed',
  sets: {
    small: (labels: number, pages: number) => `The small set: ${labels} labels on ${pages} page`,
    full: (labels: number, pages: number) => `All ${labels} labels, on ${pages} pages`,
  },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  how: (label: Size) =>
    `Use the browser’s own print command. Choose 100%, not “fit to page”: then a label is ${size(label)}, for boxes of the usual size.`,
  /** The boxes of the small set are other boxes than those of the same number on the whole shelf. */
  box: { small: (number: number) => `S${number}`, full: (number: number) => `${number}` },
  page: (page: number, of: number) => `page ${page} of ${of}`,
  size: (label: Size) => `print at 100%: a label is ${size(label)}`,
  move: (move: number) => `move ${move}`,
  each: (beads: number) => `${beads} of each`,
  spoken: (box: string, move: number, rows: string, beads: number) =>
    `Box ${box}, move ${move}: ${rows}. ${beads} ${beads === 1 ? 'bead' : 'beads'} of each letter.`,
  empty: 'empty',
  set: { small: 'The small set', full: 'The whole shelf' },
} as const;
