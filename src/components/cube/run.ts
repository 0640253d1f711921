/** Of a run of threats, the cells of both sides: X's marks that are still to come once its first one lies on the board. */
export const marksLeft = (run: readonly number[]): number => (run.length - 1) / 2;
