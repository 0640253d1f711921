import type { StoredProblem } from '../../platform/stored.ts';

const IN_THE_WAY: readonly string[] = ['full', 'not-stored', 'newer'];

/** Whether nothing is stored as long as this problem is there. */
export const isInTheWay = ({ code }: StoredProblem): boolean => IN_THE_WAY.includes(code);
