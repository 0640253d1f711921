import { canWin } from './matches.ts';

/** How many matches lie on the table in the lesson, how many may, and how many one may take at once. */
export const ON_TABLE = 10;
export const MOST_MATCHES = 100;
const MOST_TAKEN = 3;

/** One, two or three, as far as there are so many. */
export const takesFrom = (matches: number): number[] =>
  [1, 2, 3].slice(0, Math.min(matches, MOST_TAKEN));

/**
 * Whether whoever is to move can win, with 0 matches up to `most`: `canWin` asked once for each number, and looked up
 * from then on.
 */
export function winTable(most: number): readonly boolean[] {
  const table: boolean[] = [];
  for (let matches = 0; matches <= most; matches++)
    table.push(takesFrom(matches).some((take) => !table[matches - take]));
  return table;
}

/** What the function asks of one of its takes, and what comes back. */
export interface HeapQuestion {
  readonly take: number;
  readonly left: number;
  /** Whether the other side can win with what is left. */
  readonly canWin: boolean;
}

/** What `canWin` asks with so many matches, in its order: it stops at the first take that wins. */
export function asks(matches: number): HeapQuestion[] {
  const table = winTable(matches);
  const asked = takesFrom(matches).map((take) => {
    const left = matches - take;
    return { take, left, canWin: table[left] === true };
  });
  const found = asked.findIndex((each) => !each.canWin);
  return found < 0 ? asked : asked.slice(0, found + 1);
}

/** The machine's move: the take that wins, or else one match, which keeps the game going longest. */
export function machineTake(matches: number): number {
  const last = asks(matches).at(-1);
  return last && !last.canWin ? last.take : 1;
}

/** The numbers of matches that one may take, and that leave the other side lost. */
export function winningTakes(matches: number): number[] {
  const table = winTable(matches);
  return takesFrom(matches).filter((take) => !table[matches - take]);
}

/** Up to `most`, the numbers of matches with which the side to move loses. */
export function lostNumbers(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1).filter((matches) => !canWin(matches));
}

/** How many calls `canWin(matches)` makes in all, which remembers nothing: counted with a memory, or it would take as long. */
export function callsFor(matches: number): number {
  const calls: number[] = [];
  for (let left = 0; left <= matches; left++)
    calls.push(asks(left).reduce((sum, asked) => sum + (calls[asked.left] ?? 0), 1));
  return calls[matches] ?? 0;
}

/** The same game, but whoever takes the last match loses: it is the first rule with one match fewer. */
export function canWinIfLastLoses(matches: number): boolean {
  if (matches === 0) return true;
  return takesFrom(matches).some((take) => !canWinIfLastLoses(matches - take));
}
