import type { CellContent, Mark, Score } from '../core/types.ts';
import { moverAfter, type Setup } from '../game/setup.ts';
import { treeSize } from '../game/treeSize.ts';
import { bestLine } from '../runs/bestLine.ts';
import { runSearch, tutorialRequest } from '../runs/searchRun.ts';
import type { SearchTracer } from '../trace/searchTracer.ts';
import type { CodecProblem } from './codec.ts';
import type { NineRefutation } from './contract.ts';
import type { CallParams } from './kinds/returnValue.ts';

/** More calls than this are no work for a person, and do not fit on a page. */
export const MOST_CALLS = 40;

/** One call of plain minimax. Calls are numbered from 1, in the order in which they begin. */
export interface CallNode {
  readonly call: number;
  /** The call that asked; absent for the first. */
  readonly parent: number | undefined;
  /** The calls that it asks, in order; none where the game is over. */
  readonly children: readonly number[];
  /** The cells played from the board of the exercise to its own, in order. */
  readonly moves: readonly number[];
  readonly cells: readonly CellContent[];
  /** Whose turn it is on its board. */
  readonly mover: Mark;
  readonly isOver: boolean;
  /** What it returns: from the computer's side. */
  readonly score: Score;
}

/** Hears every call of a small search. The recorder is made for large ones: its columns cost more than the search. */
class CallListener implements SearchTracer {
  readonly calls: Heard[] = [];
  private readonly stack: Heard[] = [];

  call(cell: number): void {
    const parent = this.stack.at(-1);
    const call = this.calls.length + 1;
    const moves = parent ? [...parent.moves, cell] : [];
    const heard: Heard = {
      call,
      parent: parent?.call,
      moves,
      children: [],
      isOver: false,
      score: 0,
    };
    parent?.children.push(call);
    this.calls.push(heard);
    this.stack.push(heard);
  }

  won(score: Score): void {
    this.end(score, true);
  }

  full(score: Score): void {
    this.end(score, true);
  }

  return(score: Score): void {
    this.end(score, false);
  }

  private end(score: Score, isOver: boolean): void {
    const heard = this.stack.pop();
    if (heard) Object.assign(heard, { score, isOver });
  }

  window(): void {
    // Minimax has no bounds.
  }

  dead(): void {
    // Minimax plays on to a full board.
  }

  horizon(): void {
    // Minimax looks to the end.
  }

  adjust(): void {
    // Minimax takes values as they are.
  }

  cut(): void {
    // Minimax tries every cell.
  }

  test(): void {
    // Nothing to keep.
  }

  try(): void {
    // Nothing to keep.
  }

  back(): void {
    // Nothing to keep.
  }

  improve(): void {
    // Nothing to keep.
  }
}

interface Heard extends Pick<CallNode, 'call' | 'parent' | 'moves' | 'isOver' | 'score'> {
  readonly children: number[];
}

/** Every call of minimax on a board with few empty cells, in the order of their numbers. */
export function callTree({ setup, computer }: CallParams): readonly CallNode[] {
  const listener = new CallListener();
  runSearch({ ...tutorialRequest(setup), computer }, listener);
  return listener.calls.map((heard): CallNode => {
    const cells = [...setup.cells];
    heard.moves.forEach((cell, ply) => (cells[cell] = moverAfter(setup, ply)));
    return { ...heard, cells, mover: moverAfter(setup, heard.moves.length) };
  });
}

/** The calls in the order in which they return: below before above, so that nothing is missing. */
export function inOrderOfReturn(calls: readonly CallNode[], first = 1): CallNode[] {
  const node = calls[first - 1];
  if (!node) return [];
  return [...node.children.flatMap((child) => inOrderOfReturn(calls, child)), node];
}

/** Why the tree of a board is none to be drawn and worked through. */
export function tooManyCalls(setup: Setup): CodecProblem | undefined {
  const found = treeSize(setup);
  return found > MOST_CALLS ? { code: 'too-much', found, limit: MOST_CALLS } : undefined;
}

/** The game that leads to a call, and from there on with best play. */
export function gameThrough(setup: Setup, { call, moves, cells, mover }: CallNode): NineRefutation {
  return { setup, moves: [...moves, ...bestLine({ cells, toMove: mover }).moves], call };
}
