import {
  boardOfSheet,
  isHeavier,
  type BugQuestion,
  type Judgement,
  type Point,
  type SuspectId,
  type WinJudgement,
  cellName,
} from '../../engine/index.ts';
import { decimal } from '#language/ui/language/grammar';
import type { BoardScene, Lit, Shade } from '../ui/large-board/scene.ts';
import type { CodeToken } from '../stepper/codeView.ts';

/** What came of running a copy with a mistake beside the right program. */
export type BugResult =
  | { readonly kind: 'judge'; readonly judgement: Judgement }
  | { readonly kind: 'win'; readonly judgement: WinJudgement; readonly cell: Point };

/** Cells by name; those beyond the first few are only counted. */
export interface NamedCells {
  readonly names: readonly string[];
  readonly more: number;
}

/** The same in facts, for a sentence. */
export type BugFinding =
  | { readonly kind: 'same'; readonly cells: number; readonly best: NamedCells }
  | {
      readonly kind: 'weights';
      readonly differing: number;
      readonly cells: number;
      readonly best: NamedCells;
    }
  | { readonly kind: 'choice'; readonly right: NamedCells; readonly copy: NamedCells }
  | {
      readonly kind: 'declines';
      readonly mover: 'X' | 'O';
      readonly win: NamedCells;
      readonly copy: NamedCells;
    }
  | { readonly kind: 'nan'; readonly notNumbers: number; readonly cells: number }
  | { readonly kind: 'throws'; readonly message: string }
  | { readonly kind: 'endless'; readonly steps: number }
  | {
      readonly kind: 'won';
      readonly cell: string;
      readonly right: boolean;
      readonly copy: boolean;
    };

/** What a program that may be wrong can give: the answers of the question before it is run. */
export const GUESSES = ['right', 'wrong', 'nan', 'throws', 'endless'] as const;
export type BugGuess = (typeof GUESSES)[number];

const MOST_NAMES = 2;

function named({ size }: BugQuestion, cells: readonly Point[]): NamedCells {
  const names = cells.slice(0, MOST_NAMES).map(({ x, y }) => cellName(size, x, y));
  return { names, more: Math.max(cells.length - MOST_NAMES, 0) };
}

export function bugFinding(question: BugQuestion, result: BugResult): BugFinding {
  const { copy } = result.judgement;
  if (copy.kind !== 'value') return copy;
  if (result.kind === 'win') {
    const cell = cellName(question.size, result.cell.x, result.cell.y);
    return { kind: 'won', cell, right: result.judgement.right, copy: copy.value === true };
  }
  return judgedFinding(question, result.judgement);
}

function judgedFinding(question: BugQuestion, judgement: Judgement): BugFinding {
  const { right, copy, differing, notNumbers, isSameChoice, declines, wins } = judgement;
  const cells = right.cells.length;
  const best = named(question, right.best);
  if (notNumbers > 0) return { kind: 'nan', notNumbers, cells };
  if (differing.length === 0) return { kind: 'same', cells, best };
  const copyBest = named(question, copy.kind === 'value' ? copy.value.best : []);
  if (declines) {
    const mover = question.toMove === 1 ? 'X' : 'O';
    return { kind: 'declines', mover, win: named(question, wins), copy: copyBest };
  }
  if (!isSameChoice) return { kind: 'choice', right: best, copy: copyBest };
  return { kind: 'weights', differing: differing.length, cells, best };
}

/** The answer that was right. */
export function guessOf(finding: BugFinding): BugGuess {
  switch (finding.kind) {
    case 'nan':
    case 'throws':
    case 'endless':
      return finding.kind;
    case 'same':
      return 'right';
    case 'won':
      return finding.right === finding.copy ? 'right' : 'wrong';
    case 'weights':
    case 'choice':
    case 'declines':
      return 'wrong';
  }
}

/** What a reader can look for: positions in which a mistake shows, by how much it does. */
export const BUG_GOALS = {
  comma: ['weight'],
  name: ['weight'],
  rim: ['weight', 'choice'],
  divider: ['weight', 'choice'],
  order: ['weight', 'choice'],
  loop: ['weight', 'choice', 'declines'],
  above: ['weight', 'declines'],
  empty: ['endless', 'ends', 'empty-won'],
} as const satisfies Record<SuspectId, readonly string[]>;
export type BugGoal = (typeof BUG_GOALS)[SuspectId][number];

/** Whether a finding is what the reader is asked to find. */
export function isGoal(goal: BugGoal, finding: BugFinding, isEmptyCell: boolean): boolean {
  switch (goal) {
    case 'weight':
      return guessOf(finding) !== 'right';
    case 'choice':
      return finding.kind === 'choice' || finding.kind === 'declines';
    case 'declines':
      return finding.kind === 'declines';
    case 'endless':
      return finding.kind === 'endless';
    case 'ends':
      return finding.kind === 'won' && isEmptyCell && !finding.copy;
    case 'empty-won':
      return finding.kind === 'won' && isEmptyCell && finding.copy;
  }
}

/** More frames than this say nothing. */
const MOST_FRAMES = 24;

/** The board: where both would go, and the cells that the copy weighs otherwise. */
export function bugScene(
  question: BugQuestion,
  result: BugResult | undefined,
  asked?: Point,
): BoardScene {
  const board = { board: boardOfSheet(question), isNumbered: true };
  if (result?.kind !== 'judge') return { ...board, chosen: asked };
  const { right, copy, isSameChoice } = result.judgement;
  const copyBest = copy.kind === 'value' && !isSameChoice ? copy.value.best : [];
  const lit: Lit[] = [
    { cells: right.best, tone: 'good' as const },
    { cells: copyBest, tone: 'bad' as const },
  ].filter(({ cells }) => cells.length > 0 && cells.length <= MOST_FRAMES);
  return { ...board, lit, shades: shadesOf(result.judgement) };
}

function shadesOf({ differing }: Judgement): Shade[] {
  const off = ({ right, copy }: Judgement['differing'][number]) =>
    Number.isFinite(copy) ? Math.abs(right - copy) : Infinity;
  const most = differing
    .map(off)
    .filter(Number.isFinite)
    .reduce((a, b) => Math.max(a, b), 0);
  return differing.map((cell) => ({
    x: cell.x,
    y: cell.y,
    strength: Number.isFinite(cell.copy) ? 0.15 + (0.6 * off(cell)) / most : 0.3,
    text: Number.isFinite(cell.copy) ? bugWeightText(cell.copy) : 'NaN',
  }));
}

/** A weight in at most four characters. */
function bugWeightText(weight: number): string {
  return isHeavier(weight, 9.995) ? String(Math.round(weight)) : decimal(weight, 2);
}

/** One cell as both programs weigh it; nothing where it is no candidate or the copy came to no end. */
export function bothWeights(
  result: BugResult | undefined,
  { x, y }: Point,
): { readonly right: number; readonly copy: number } | undefined {
  if (result?.kind !== 'judge' || result.judgement.copy.kind !== 'value') return undefined;
  const { right, differing } = result.judgement;
  const isHere = (cell: Point) => cell.x === x && cell.y === y;
  const found = right.cells.find(isHere);
  if (!found) return undefined;
  return differing.find(isHere) ?? { right: found.weight, copy: found.weight };
}

/** The cells that a reader must see: marks, the cell in question, and the cells that differ if they are few. */
export function shownPoints(
  { stones }: BugQuestion,
  result: BugResult | undefined,
  asked: Point | undefined,
): readonly Point[] {
  const differing = result?.kind === 'judge' ? result.judgement.differing : [];
  return [...stones, ...(asked ? [asked] : []), ...(differing.length <= 6 ? differing : [])];
}

/** The running code of one variant of a part. */
export interface VariantCode {
  readonly id: string;
  readonly lines: readonly (readonly CodeToken[])[];
  /** The lines, from 0, in which it differs: the published one from the right one, a repair from the published one. */
  readonly marked: readonly number[];
  /** A type checker objects to it. */
  readonly isSeenByTypes: boolean;
}

/** A part's file, its variants in the order in which they are offered, and code that they call. */
export interface PartCode {
  readonly file: string;
  readonly variants: readonly VariantCode[];
  readonly context?: readonly (readonly CodeToken[])[] | undefined;
}
