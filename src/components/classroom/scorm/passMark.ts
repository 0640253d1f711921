/** Per cent of the points from which on a work counts as passed, unless the teacher wants another mark. */
export const PASS_MARK = 50;

/** What a package says of it; one that says nothing was made when it was always the same. */
export function readPassMark(found: unknown): number {
  const isMark = typeof found === 'number' && Number.isInteger(found) && found >= 0 && found <= 100;
  return isMark ? found : PASS_MARK;
}
