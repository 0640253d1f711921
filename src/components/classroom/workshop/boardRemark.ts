import {
  EMPTY,
  O,
  SMALL_VARIANT,
  X,
  boardOfSheet,
  markName,
  movesOnBoard,
  scanBoard,
  solve,
  winOn,
  winningLine,
  type BoardSetup,
  type CellContent,
  type Field,
  type Setup,
  type Sheet,
} from '../../../engine/index.ts';
import { workbenchMessages } from '#language/classroom/workshop/messages';
import { boardNames } from '#language/ui/board/boards';
import { editorMessages } from '#language/ui/board-editor/messages';
import type { AskedCell } from './boardEdits.ts';

const say = workbenchMessages.remarks;

/**
 * What a teacher may overlook on a board that is possible, in a sentence or two; of one that isn't, its problem is told. Of a sheet
 * with a cell in question nothing is said: the task is about that cell, and in renju a row of six is no win.
 */
export function boardRemark(field: Field<unknown>, text: string, asked?: AskedCell): string {
  const { type, codec } = field;
  const read = codec.decode(text);
  if (!read.ok) return '';
  if (type === 'sheet') return asked ? '' : sheetRemark(read.value as Sheet);
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
  const five = scanBoard(boardOfSheet(sheet));
  if (five) return say.five(markName(five.mark));
  const fours = [X, O].map((mark) => {
    const { length } = winningLine({ sheet, toMove: mark });
    return length > 0 ? say.fours(markName(mark), (length + 1) / 2) : '';
  });
  return fours.join(' ').trim();
}
