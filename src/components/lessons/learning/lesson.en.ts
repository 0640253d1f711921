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

/** A question of the lesson on learning: whose pupils lose least to Random. */
export const teacherGuess = {
  teachers: { random: 'Random', minimax: 'Minimax', itself: 'Itself' },
  loses: (share: string) => `Its pupils lose ${share} of their games to Random.`,
} as const;

/** A question about the riddle of the first box: in how many shelves of so many is the corner loved most? */
export const cornerGuess = {
  all: 'They would all choose it if beads could feel which opening is hardest to answer.',
  none: 'It’s not as bad as that: in some shelves the corner was lucky early on.',
} as const;

/** What the charts of the lesson on learning say, and their tables. */
export const learningCharts = {
  teachers: { itself: 'Itself', none: 'Nobody yet' },
  /** Below a shelf. */
  opened: (teacher: string, opened: number, all: number) =>
    `${teacher}: ${opened} of ${all} drawers opened`,
  games: 'games learnt from',
  lost: 'share of its games lost',
  lostTo: { random: 'lost to Random', minimax: 'lost to minimax' },
  manyRuns: [
    'games',
    'seed 1 alone',
    'lowest',
    'a quarter below',
    'middle',
    'a quarter above',
    'highest',
  ],
  taught: ['it learnt against', 'then lost to', 'middle', 'lowest', 'highest'],
} as const;
