import type { MarkName, TableKind } from '../../engine/index.ts';
import type { AtlasEnd, AtlasEntry, AtlasOrder } from './atlasEntries.ts';
import { capital, count, countInWords, inWords, listed } from '#language/ui/language/grammar';
import { storedSentence } from '#language/platform/stored';
import type { StoredNews } from '../platform/stored.ts';

const ends: Readonly<Record<AtlasEnd, string>> = { X: 'X wins', draw: 'a draw', O: 'O wins' };
const marks = (ply: number) => countInWords(ply, 'mark');

/** How it ends, in short. */
function outcome({ end, mover, distance }: AtlasEntry): string {
  if (!mover) return end === 'draw' ? 'drawn' : `${end} has won`;
  return end === 'draw' ? 'a draw' : `${ends[end]} in ${marks(distance)}`;
}

/** The marks of a board and their cells: "X on 0 and 8, O on 4". */
function placed(cells: readonly (MarkName | undefined)[]): string {
  const on = (['X', 'O'] as const).flatMap((mark) => {
    const taken = cells.flatMap((each, cell) => (each === mark ? [cell] : []));
    return taken.length > 0 ? [`${mark} on ${listed(taken)}`] : [];
  });
  return on.length > 0 ? on.join(', ') : 'Empty';
}

function result(entry: AtlasEntry): string {
  const end = outcome(entry);
  return entry.mover ? `${end} with best play` : end;
}

function short({ end, mover, distance }: AtlasEntry): string {
  if (end === 'draw') return '=';
  return mover ? `${end} ${distance}` : end;
}

const tables: Readonly<Record<TableKind, string>> = {
  ratings: 'Rule ratings',
  values: 'The truth: values',
};

/** What the atlas of positions says. */
export const atlasMessages = {
  title: 'The atlas',
  filter: {
    group: 'Which boards',
    ply: 'Marks',
    end: 'With best play',
    any: 'any',
    ends,
    reset: 'Show all',
  },
  order: {
    label: 'Sort by',
    names: {
      marks: 'marks',
      end: 'result',
      distance: 'marks to the end',
      size: 'how many are alike',
    } satisfies Record<AtlasOrder, string>,
  },
  shown: (boards: number, all: number) =>
    boards === all ? `${count(all)} boards.` : `${count(boards)} of ${count(all)} boards.`,
  none: 'There’s no board like that.',
  grid: 'Boards of the atlas',
  gridHint:
    'Arrow keys go from board to board; Home and End to the first and last; Enter opens one.',
  /** "X on 8, O on 4. X to move, a draw: =. Row 14." The sign that is seen is a part of it. */
  tile: (entry: AtlasEntry, marks: readonly (MarkName | undefined)[]) =>
    `${placed(marks)}. ${entry.mover ? `${entry.mover} to move, ` : ''}${outcome(entry)}: ${short(entry)}. Row ${count(entry.at)}.`,
  /** The sign below a small board: "X 5", "=". */
  short,
  find: {
    label: 'Find a position',
    hint: 'Nine signs, row by row: X, O and dots',
    go: 'Find',
    draw: 'Draw it',
    lost: 'The editor could not be loaded. Check the connection, and try again.',
    symmetry: [
      'It’s in the table just as you drew it.',
      'Turn it a quarter clockwise, and it’s the board in the table.',
      'Turn it halfway round, and it’s the board in the table.',
      'Turn it three quarters clockwise, and it’s the board in the table.',
      'Mirror it left to right, and it’s the board in the table.',
      'Turn it a quarter clockwise, then mirror it left to right, and it’s the board in the table.',
      'Turn it halfway round, then mirror it left to right, and it’s the board in the table.',
      'Turn it three quarters clockwise, then mirror it left to right, and it’s the board in the table.',
    ],
    /** Spoken when a board is found. */
    found: (entry: AtlasEntry, told: string) =>
      `Found: row ${count(entry.at)}. ${entry.mover ? `${entry.mover} to move, ` : ''}${result(entry)}. ${told}`,
    swapped: 'O began: X and O swap first.',
    impossible: 'No game leads to this board with that side to move.',
  },
  position: {
    title: (at: number) => `Row ${count(at)} of the table`,
    tells: (entry: AtlasEntry) =>
      `${entry.mover ? `${entry.mover} to move` : 'The game is over'}: ${result(entry)}.`,
    alike: (size: number, kept: number) =>
      kept === 1
        ? `${capital(inWords(size))} boards are alike: each of the eight turns and mirrors gives a different one.`
        : `${size === 1 ? 'It’s one of a kind' : `${capital(inWords(size))} boards are alike`}: ${inWords(kept)} of the eight turns and mirrors leave it unchanged (doing nothing counts as one).`,
    numbers: 'The numbers in the table',
    cell: (cell: number) => `Number for cell ${cell}`,
    taken: (cell: number, mark: MarkName) => `cell ${cell}, ${mark}`,
    plays: (cells: readonly number[]) =>
      cells.length === 1
        ? `The table plays cell ${cells[0] ?? ''}.`
        : `The table plays ${listed(cells)}, each as likely as the others.`,
    wrong: {
      ratings: 'A rating is a whole number from 0 to 100,000,000.',
      values: 'A value is a number from −1 to 1.',
    } satisfies Record<TableKind, string>,
    changed: (cell: number, weight: string) => `Cell ${cell} now has ${weight}.`,
    tree: 'Search this board, step by step',
    play: 'Play on against your table',
    none: 'The game is over here, and the table has no numbers.',
  },
  table: {
    title: 'The table',
    label: 'Which table',
    names: { ...tables, own: 'Your own' },
    changed: (kind: TableKind) => `Changed by hand, from: ${tables[kind]}`,
    kinds: {
      ratings: 'ratings: the highest is played',
      values: 'values: from −1, a loss, to 1, a win; the highest is played',
    } satisfies Record<TableKind, string>,
    framed:
      'Another site is showing this page inside one of its own, so your table is not stored here. Open the page in its own tab.',
    stored: (news: StoredNews): string => storedSentence(news, 'your table'),
    ask: 'Can it be beaten?',
    play: 'Play against it',
    arena: 'In the arena',
    proof: {
      first: (worst: 'win' | 'draw' | 'loss') =>
        ({
          win: 'Moving first, it wins every time.',
          draw: 'Moving first, it never loses.',
          loss: 'Moving first, it can lose.',
        })[worst],
      second: (worst: 'win' | 'draw' | 'loss') =>
        ({
          win: 'Moving second, it wins every time.',
          draw: 'Moving second, it never loses.',
          loss: 'Moving second, it can lose.',
        })[worst],
    },
    shortest: (cells: readonly number[]) => `The shortest such game: ${cells.join(', ')}.`,
    shortestLink: 'Step through it',
    undo: 'Undo the last change',
    undone: (left: number) =>
      left === 0
        ? 'Undone. That was the only change.'
        : `Undone. ${left === 1 ? 'One earlier change is' : `${count(left)} earlier changes are`} still there.`,
    nothingToUndo: 'There’s nothing to undo.',
  },
};
