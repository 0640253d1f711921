import { canWin } from './matches.ts';

/** How many matches lie on the table in the lesson. */
export const ON_TABLE = 10;

/** The numbers of matches that one may take, and that leave the other side lost. */
export function winningTakes(matches: number): number[] {
  return [1, 2, 3].filter((take) => take <= matches && !canWin(matches - take));
}

/** Up to `most`, the numbers of matches with which the side to move loses. */
export function lostNumbers(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1).filter((matches) => !canWin(matches));
}

/** How many calls `canWin(matches)` makes in all, which remembers nothing: counted with a memory, or it would take as long. */
export function callsFor(matches: number): number {
  const calls: number[] = [];
  const wins: boolean[] = [];
  for (let left = 0; left <= matches; left++) {
    let sum = 1;
    for (let take = 1; take <= 3 && take <= left; take++) {
      sum += calls[left - take] ?? 0;
      if (!wins[left - take]) break;
    }
    wins.push([1, 2, 3].some((take) => take <= left && !wins[left - take]));
    calls.push(sum);
  }
  return calls[matches] ?? 0;
}

/** The same game, but whoever takes the last match loses: it is the first rule with one match fewer. */
export function canWinIfLastLoses(matches: number): boolean {
  if (matches === 0) return true;
  return [1, 2, 3].some((take) => take <= matches && !canWinIfLastLoses(matches - take));
}
