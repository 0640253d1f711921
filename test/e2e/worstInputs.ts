import type { Page } from '@playwright/test';
import {
  ASSIGNMENT_LIMITS,
  KINDS,
  largePlay,
  seededRng,
  type Assignment,
  type KindId,
  type TaskQuestion,
  type TaskWork,
} from '../../src/engine/index.ts';

export function taskOf(question: TaskQuestion): Assignment['tasks'][number] {
  return { question, text: '', points: 2, hints: 0, attempts: 0, feedback: 'at-once' };
}
const drawn = (kind: KindId, seed: number) =>
  taskOf({ kind, params: KINDS[kind].generate(seededRng(seed), 1) } as TaskQuestion);
export const SMALL: Assignment = {
  title: 'Small',
  order: 'given',
  tasks: [drawn('best-move', 3), drawn('fork', 3), drawn('find-win', 3)],
};

/** A board of over a hundred marks on which every attempt is searched for what was missed. */
const BOARD =
  '25x26.YUYTsBWOQaCcdED6BqBSVoCQiBR8BQOnBmBOMOoBHmCYCfGaYLWX0BKKeYZuBJwBoBGEadwBRuCuB8CvB-CAkBGGYkBRAYGKSpB8BEGIyCiBgCjBILmBGYBeA8BiBiBBWMKZKJQUSIYGoCrBWDaeaEURMIMUMdMHACyCAAWsCXqBF0ByBqBhBYBUEaNAGeYGPKSCL0CUefamBSrB4BMOOEFERmBeEAAMkBZeFkCHiCHwBuBcFCNEWWT2BVcHwBkB6BfekB4CjBAIGQuBOWLkCRqCmBoBfKQIHsBSEEqBpBUKILOsBWlBYQeOEZ0BS~x~4';
/** Forty games on it, and fifty different attempts at each, none of which wins. */
export function slowWork(): {
  readonly assignment: Assignment;
  readonly tasks: readonly TaskWork[];
} {
  const read = largePlay.params.decode(BOARD);
  if (!read.ok) throw new Error('the board cannot be read');
  const params = read.value;
  const task = taskOf({ kind: 'large-play', params });
  const { size, stones } = params.sheet;
  const taken = new Set(stones.map(({ x, y }) => `${x} ${y}`));
  const rng = seededRng(7);
  const answer = () => {
    const cells = new Map<string, { readonly x: number; readonly y: number }>();
    while (cells.size < 4) {
      const cell = { x: rng.int(size?.width ?? 15), y: rng.int(size?.height ?? 15) };
      if (!taken.has(`${cell.x} ${cell.y}`)) cells.set(`${cell.x} ${cell.y}`, cell);
    }
    return { answer: largePlay.answer.encode([...cells.values()]), seconds: 9 };
  };
  const assignment: Assignment = {
    title: 'Slow',
    order: 'given',
    tasks: Array.from({ length: ASSIGNMENT_LIMITS.tasks }, () => task),
  };
  const tasks = assignment.tasks.map(() => ({
    hints: 0,
    attempts: Array.from({ length: ASSIGNMENT_LIMITS.kept }, answer),
  }));
  return { assignment, tasks };
}

export const store = (page: Page, key: string, text: string) =>
  page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
