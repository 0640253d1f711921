import type { Point, WinRule } from '../../engine/index.ts';

/** A line of the manager: its command in capitals, and what follows it. */
export interface Command {
  readonly name: string;
  readonly rest: string;
}

/** Managers write capitals, people do not; ends of line of any kind are spaces here. */
export function parseCommand(line: string): Command {
  const text = line.trim();
  const end = text.search(/\s/);
  if (end < 0) return { name: text.toUpperCase(), rest: '' };
  return { name: text.slice(0, end).toUpperCase(), rest: text.slice(end).trim() };
}

/** Whole numbers between commas, such as `10,7`, exactly so many; nothing if it is anything else. */
export function parseNumbers(text: string, count: number): readonly number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== count || !parts.every((part) => /^-?\d{1,9}$/.test(part))) return undefined;
  return parts.map(Number);
}

/** A cell as it is written: `x,y`. */
export function parseGomocupCell(text: string): Point | undefined {
  const [x, y] = parseNumbers(text, 2) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

export function makeCell({ x, y }: Point): string {
  return `${x},${y}`;
}

/**
 * `INFO rule`: a sum of 1 (exactly five), 2 (the game goes on after a win), 4 (renju), 8 (caro). Who has
 * won does not depend on 2, and caro is not played.
 */
export function parseGomocupRule(text: string): WinRule | undefined {
  const [sum] = parseNumbers(text, 1) ?? [];
  if (sum === undefined || sum < 0) return undefined;
  if ((sum & 4) !== 0) return 'renju';
  return (sum & 1) !== 0 ? 'standard' : 'freestyle';
}
