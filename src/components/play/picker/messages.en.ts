import type { WinRule } from '../../../engine/index.ts';
import { capital, countInWords, inWords } from '#language/ui/language/grammar';
import type { SheetSquare } from '../../boards/sheet.ts';
import type { PickedBoard } from '../games/picked.ts';

const RULES: Readonly<Record<WinRule, string>> = {
  freestyle: '',
  standard: 'exactly five',
  renju: 'by renju’s rule',
};

/** "6 × 5, four in a row; marks fall". */
const nameOf = (board: PickedBoard, size: string): string => {
  const { winLength, misere, gravity, rule } = board;
  const rules = [
    misere && 'a line loses',
    gravity && 'marks fall',
    rule !== 'freestyle' && RULES[rule],
  ].filter(Boolean);
  return [`${size}, ${inWords(winLength)} in a row`, ...rules].join('; ');
};

const sizeOf = ({ columns, rows, layers, isOpen }: PickedBoard): string =>
  isOpen ? 'no borders' : [columns, rows, ...(layers > 1 ? [layers] : [])].join(' × ');

/** What the sheet says whose corner is dragged. */
export const pickerMessages = {
  title: 'The board',
  /** The slider that goes two ways. */
  corner: 'Corner of the board',
  name: (board: PickedBoard) => capital(nameOf(board, sizeOf(board))),
  size: sizeOf,
  /** `still`: the board that is played on, where nobody can play on this one. */
  spoken: (board: PickedBoard, value?: SheetSquare['value'], still?: PickedBoard): string => {
    const name = nameOf(
      board,
      board.isOpen
        ? 'no borders'
        : board.layers > 1
          ? `${countInWords(board.layers, 'sheet')} of ${inWords(board.columns)} by ${inWords(board.rows)}`
          : `${countInWords(board.columns, 'column')}, ${countInWords(board.rows, 'row')}`,
    );
    const wins =
      value === 'first' ? 'with best play the first player wins' : value && 'with best play a draw';
    if (still) return `${name}: no such board; it is still ${pickerMessages.spoken(still)}`;
    return wins ? `${name}; ${wins}` : name;
  },
  /** Of the colours on the sheet: who wins where both play their best. */
  washes: { first: 'blue: the first player wins', draw: 'grey: a draw' },
  line: (winLength: number) => `${winLength} in a row`,
  shorter: 'A shorter line',
  longer: 'A longer line',
  switches: 'Rules',
  misere: 'a line loses',
  gravity: 'marks fall',
  space: 'in space',
  renju: 'renju',
  how: 'Drag the corner, or use the arrow keys.',
  gomoku: '15 × 15, gomoku',
  nineteen: '19 × 19',
  past: 'pull past the edge: no borders',
  /** Too many cells for a small game, and too few of them across. */
  thin: 'A board this large is for five in a row, so it needs five rows and five columns at least.',
  /** Opens the sheet again. */
  other: 'Another board',
  keep: 'Keep this board',
};
