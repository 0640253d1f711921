/** Whether a player has a line: as most people write it the first time. The lesson prints it. */
// eslint-disable-next-line complexity -- that is what is wrong with it
export function hasLine(b: string, p: string): boolean {
  return (
    (b[0] === p && b[1] === p && b[2] === p) ||
    (b[3] === p && b[4] === p && b[5] === p) ||
    (b[6] === p && b[7] === p && b[8] === p) ||
    (b[0] === p && b[3] === p && b[6] === p) ||
    (b[1] === p && b[4] === p && b[7] === p) ||
    (b[2] === p && b[5] === p && b[8] === p) ||
    (b[0] === p && b[4] === p && b[8] === p) ||
    (b[2] === p && b[4] === p && b[6] === p)
  );
}
