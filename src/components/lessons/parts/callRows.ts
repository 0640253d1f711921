import {
  DRAW,
  markName,
  type MarkName,
  type Score,
  type SearchRun,
} from '../../../engine/index.ts';
import { boardAtNode } from '../../stepper/search/stackView.ts';
import { moveInto } from '../../ui/board/moves.ts';
import type { BoardView } from '../../ui/types.ts';
import {
  answersToCall,
  callCount,
  isOverAt,
  keptBy,
  moverOfCall,
  scoreOf,
  winnerAt,
  wonLineOf,
} from './reading.ts';
import type { FigureId } from './runs.ts';

/** How a call ends: the game is over there, or it picks one of the answers that it got. */
export type CallEnd =
  | { readonly kind: 'won'; readonly winner: MarkName; readonly line: readonly number[] }
  | { readonly kind: 'drawn' }
  | {
      readonly kind: 'picked';
      readonly most: boolean;
      readonly answers: readonly Score[];
      readonly cell: number;
      /** Others gave the same score later. */
      readonly firstOfEquals: boolean;
    };

/** One call of a search, as a row of a table. */
export interface CallRow {
  readonly call: number;
  readonly board: BoardView;
  /** Absent where the game is over. */
  readonly mover: MarkName | undefined;
  /** Absent for the first call. */
  readonly move: { readonly mark: MarkName; readonly cell: number } | undefined;
  readonly score: Score;
  readonly outcome: CallEnd;
}

export function callRows(run: SearchRun): CallRow[] {
  return Array.from({ length: callCount(run) }, (_, i) => rowOf(run, i + 1));
}

function rowOf(run: SearchRun, call: number): CallRow {
  return {
    call,
    board: boardAtNode(run, call - 1),
    mover: isOverAt(run, call) ? undefined : moverOfCall(run, call),
    move: moveInto(run, call - 1),
    score: scoreOf(run, call),
    outcome: outcomeOf(run, call),
  };
}

function outcomeOf(run: SearchRun, call: number): CallEnd {
  const score = scoreOf(run, call);
  if (isOverAt(run, call)) {
    if (score === DRAW) return { kind: 'drawn' };
    const line = wonLineOf(run, call);
    const winner = winnerAt(run, call);
    if (!winner) throw new Error(`Nobody has won at call ${call}.`);
    return { kind: 'won', winner, line };
  }
  const answers = answersToCall(run, call);
  return {
    kind: 'picked',
    most: moverOfCall(run, call) === markName(run.request.computer),
    answers,
    cell: keptBy(run, call),
    firstOfEquals: answers.filter((answer) => answer === score).length > 1,
  };
}

/** The figures whose calls stand in a table: a longer search is left to the figure itself. */
const IN_TABLES: readonly FigureId[] = ['nine', 'second'];

/**
 * The id that a phrase leads to without scripts: a call's row in its table, or else the figure. The
 * worked example has the short ones.
 */
export function callAnchor(fig: FigureId, call: number): string {
  if (!IN_TABLES.includes(fig)) return fig;
  return fig === 'nine' ? `call-${call}` : `${fig}-call-${call}`;
}
