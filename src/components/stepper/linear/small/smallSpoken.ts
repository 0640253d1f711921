import { boardRows } from '#language/ui/language/boards';
import { aloud } from '#language/ui/language/grammar';
import type { BoardSpoken } from '../boardKind.ts';
import type { SmallMoment } from './view.ts';

/** Nine cells row by row, each with its note. */
export const smallSpoken: BoardSpoken<SmallMoment> = ({ board, notes }, note) =>
  boardRows(board, (cell) => {
    const text = notes[cell]?.text;
    return text ? aloud(note(text)) : '';
  }).join(' ');
