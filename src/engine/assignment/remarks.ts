import { O, X, type Mark } from '../core/types.ts';
import { BitPosition, NOBODY } from '../game/bitPosition.ts';
import { boardOfSheet, type Sheet } from '../game/large/sheet.ts';
import { scanBoard } from '../game/large/winScan.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
import type { Field } from '../exercise/fields.ts';
import { solve } from '../search/solved.ts';
import { kindOf, type AnyQuestion } from './anyKind.ts';
import type { TaskQuestion } from './model.ts';

/** What a teacher may have overlooked on their own board. None of it is an error. */
export type Remark =
  /** A person judges the answers, not the engine. */
  | { readonly code: 'needs-person' }
  /** All answers that get full marks, if there are several. */
  | { readonly code: 'ties'; readonly answers: readonly unknown[] }
  /** The game is over: `winner` has a line, or the board is full. */
  | { readonly code: 'over'; readonly winner: Mark | undefined }
  /**
   * The result with best play for the side to move: 1 it wins, 0 a draw, −1 it loses; and after how many
   * plies the game then ends.
   */
  | {
      readonly code: 'value';
      readonly toMove: Mark;
      readonly value: 1 | 0 | -1;
      readonly distance: number;
    }
  /** The number of marks shows that O began this game. */
  | { readonly code: 'o-began' }
  /** One cell is left, so nobody has a choice. */
  | { readonly code: 'last-cell'; readonly cell: number }
  /** The large board already has a five. */
  | { readonly code: 'five'; readonly mark: Mark };

/** The remarks on a question for the teacher who sets it, those about the answer first. */
export function remarksOf(question: TaskQuestion): readonly Remark[] {
  const { kind, params } = question as AnyQuestion;
  const rules = kindOf({ kind, params });
  const values = params as Readonly<Record<string, unknown>>;
  const described = rules.fields as Readonly<Record<string, Field<unknown>>>;
  const fields = Object.entries(described);
  const boards = fields.flatMap(([name, { type, where }]): readonly Remark[] => {
    const isIdle = where && described[where.part]?.codec.encode(values[where.part]) !== where.is;
    if (values[name] === undefined || isIdle) return [];
    if (type === 'setup') return setupRemarks(values[name] as Setup);
    return type === 'sheet' ? sheetRemarks(values[name] as Sheet) : [];
  });
  return [...answerRemarks(question), ...boards];
}

function answerRemarks(question: AnyQuestion): readonly Remark[] {
  const rules = kindOf(question);
  const key = rules.key(question.params);
  if (rules.grade(question.params, key).needsPerson) return [{ code: 'needs-person' }];
  const answers = rules.allRight?.(question.params) ?? [];
  return answers.length > 1 ? [{ code: 'ties', answers }] : [];
}

function setupRemarks(setup: Setup): readonly Remark[] {
  const position = new BitPosition(setup);
  const began: readonly Remark[] = hasOBegun(setup) ? [{ code: 'o-began' }] : [];
  if (position.isOver) {
    const { winner } = position;
    return [{ code: 'over', winner: winner === NOBODY ? undefined : winner }, ...began];
  }
  const { value, distance } = solve(setup);
  const { toMove } = setup;
  const empty = emptyCells(setup.cells);
  const [cell] = empty;
  const last: readonly Remark[] =
    empty.length === 1 && cell !== undefined ? [{ code: 'last-cell', cell }] : [];
  return [{ code: 'value', toMove, value, distance }, ...last, ...began];
}

/** O is ahead, or they are level and O is next. */
function hasOBegun({ cells, toMove }: Setup): boolean {
  const count = (mark: Mark) => cells.filter((content) => content === mark).length;
  const ahead = count(X) - count(O);
  return ahead < 0 || (ahead === 0 && toMove === O);
}

function sheetRemarks({ stones }: Sheet): readonly Remark[] {
  // Borders cannot undo a five on the board, so the box around the marks is enough.
  const five = scanBoard(boardOfSheet({ stones }));
  return five ? [{ code: 'five', mark: five.mark }] : [];
}
