import {
  EMPTY,
  O,
  SMALL_VARIANT,
  X,
  boardOfSheet,
  emptySetup,
  lineByFours,
  makePosition,
  markName,
  movesOnBoard,
  parseSigns,
  scanBoard,
  solve,
  winOn,
  type BoardSetup,
  type CellContent,
  type Field,
  type Setup,
  type Sheet,
  type Variant,
} from '../../../engine/index.ts';
import { workbenchMessages } from '#language/classroom/workshop/messages';
import { boardNames } from '#language/ui/board/boards';
import { editorMessages } from '#language/ui/board-editor/messages';

/** A board as the parts of a draft have it: `XX.OO....x`, as its codec writes it, possible or not. */
export const setupText = ({ cells, toMove }: Setup): string =>
  makePosition(cells) + (toMove === X ? 'x' : 'o');

/** An empty one where the text is none of this variant. */
export function readSetupText(text: string, variant: Variant = SMALL_VARIANT): Setup {
  const cells = parseSigns(text.slice(0, -1), variant.geometry.cellCount);
  return cells ? { cells, toMove: text.endsWith('o') ? O : X } : emptySetup(X, variant);
}

/** A cell that a question is about, which is another part of it: it is chosen on the same board. */
export interface AskedCell {
  readonly label: string;
  readonly field: Field<unknown>;
  readonly text: string;
  readonly ontext: (text: string) => void;
}

const say = workbenchMessages.remarks;

/** What a teacher may overlook on a board that is possible, in a sentence or two; of one that isn't, its problem is told. */
export function boardRemark({ type, codec }: Field<unknown>, text: string): string {
  const read = codec.decode(text);
  if (!read.ok) return '';
  if (type === 'sheet') return sheetRemark(read.value as Sheet);
  if (type === 'board') return setupRemark(read.value as BoardSetup);
  return type === 'setup'
    ? setupRemark({ variant: SMALL_VARIANT, setup: read.value as Setup })
    : '';
}

function setupRemark(board: BoardSetup): string {
  const { variant, setup } = board;
  const { cells, toMove } = setup;
  const count = (content: CellContent) => cells.filter((each) => each === content).length;
  const [ahead, free] = [count(X) - count(O), count(EMPTY)];
  const began = ahead < 0 || (ahead === 0 && toMove === O) ? say.oBegan : '';
  const won = winOn(cells, variant);
  if (won || free === 0)
    return `${editorMessages.editor.over(won && markName(won.winner))} ${began}`.trim();
  // Of a larger board its kind has found it out already, or given it up.
  const { score } = movesOnBoard(board) ?? {};
  const distance = variant === SMALL_VARIANT ? solve(setup).distance : undefined;
  const stands =
    score !== undefined &&
    boardNames.stands(markName(toMove), Math.sign(score) as 1 | 0 | -1, distance);
  return [stands, free === 1 && say.oneFree, began].filter(Boolean).join(' ');
}

/** Fours are soon searched; a win by threes isn't looked for. */
function sheetRemark(sheet: Sheet): string {
  const board = boardOfSheet(sheet);
  const five = scanBoard(board);
  if (five) return say.five(markName(five.mark));
  const fours = [X, O].map((mark) => {
    const line = lineByFours(board, mark);
    return line ? say.fours(markName(mark), (line.length + 1) / 2) : '';
  });
  return fours.join(' ').trim();
}
