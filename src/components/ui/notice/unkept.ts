import type { LostSome, StoredProblem } from '../../platform/stored.ts';

/** For stores that leave alone what is of a newer version. */
const IN_THE_WAY: readonly string[] = ['full', 'not-stored', 'not-quarantined', 'newer'];

/** Whether nothing is stored as long as this problem is there. */
export const isInTheWay = ({ code }: StoredProblem<LostSome>): boolean => IN_THE_WAY.includes(code);
