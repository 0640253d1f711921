import type { MarkName } from '../../engine/index.ts';
import { capital, countInWords, countThings, inWords, listed } from '#language/ui/language/grammar';
import type { Family, Place } from './space.ts';

const place = ({ sheet, row, column }: Place): string =>
  `sheet ${sheet + 1}, row ${row + 1}, column ${column + 1}`;

const families: Readonly<Record<Family, string>> = {
  straight: 'straight',
  across: 'slanting across',
  through: 'right through the cube',
};

/** What a pile of sheets says, and the same sheets side by side. */
export const cubeMessages = {
  place,
  placeCapital: (at: Place) => capital(place(at)),
  side: (side: number) => [side, side, side].join(' × '),
  keys: 'Arrow keys move on a sheet, Page Up and Page Down from sheet to sheet.',
  /** A cell as it is heard. */
  cell: (at: Place, mark: MarkName | undefined, lines: number, open: number) => {
    if (mark) return `${place(at)}, ${mark}`;
    const still =
      open === lines ? 'all open' : open === 0 ? 'none open' : `${inWords(open)} still open`;
    return `${place(at)}, ${countInWords(lines, 'line')}, ${still}`;
  },
  onLine: (line: number) => `on line ${line}`,
  /** In a run of threats: O answers first. */
  step: (step: number) => `step ${step}: ${step % 2 === 1 ? 'O' : 'X'} takes it`,
  forced: 'forced',
  /** "lies on seven lines: three straight, three slanting across and one right through the cube". */
  liesOn: (counts: Readonly<Record<Family, number>>) => {
    const parts = (Object.keys(families) as Family[])
      .filter((family) => counts[family] > 0)
      .map((family) => `${inWords(counts[family])} ${families[family]}`);
    const lines = counts.straight + counts.across + counts.through;
    return `lies on ${countInWords(lines, 'line')}: ${listed(parts)}.`;
  },
  turn: 'Turn the pile',
  turned: (degrees: number) => `turned by ${degrees} degrees`,
  drag: 'drag to turn the pile',
  /** Against the proof, to O: what X knew when it moved, and the cell that has to be taken. */
  proof: {
    knows: {
      quiet: (free: number) =>
        `That move is in the proof, with an answer to each of the ${countThings(free, 'free cell')}.`,
      stop: () => 'X stops your line; that move is in the proof, too. Take any cell.',
      free: () => 'This board isn’t in the proof. X plays as well as it can, and knows nothing.',
    },
    threat: (cell: string) => `X threatens a line: you have to take ${cell}.`,
    double: 'X wins with its next mark: it threatens in more than one place.',
    run: (marks: number, cell: string) =>
      `X wins with at most ${countInWords(marks, 'more mark')}, whatever you do. You have to take ${cell}.`,
  },
} as const;
