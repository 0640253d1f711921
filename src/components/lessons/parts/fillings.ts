/** In how many ways so many empty cells can be filled, one after another. */
export function fillings(empty: number): number {
  if (empty === 0) return 1;
  return empty * fillings(empty - 1);
}
