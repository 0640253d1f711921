/** Whether you can win: take one, two or three matches in turn, and whoever takes the last one wins. */
export function canWin(matches: number): boolean {
  for (let take = 1; take <= 3 && take <= matches; take++) {
    if (!canWin(matches - take)) return true;
  }
  return false;
}
