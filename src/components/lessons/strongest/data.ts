import data from '../../../data/ladder.json' with { type: 'json' };
import { RUNGS, wilsonInterval, type Rung } from '../../../engine/index.ts';

/** The log of `npm run -s ladder -- --write`. A test plays its beginning again. */

/** The points of a game, by its sign. */
const POINTS = { '1': 1, '=': 0.5, '0': 0 } as const;

/** A machine's match against the one before it. */
export interface LadderStep {
  readonly machine: Rung;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const LADDER_COMMAND: string = data.command;
export const SHIPPED_NODES: number = data.nodes;

export const resultsOfRung = (machine: Rung): string => data.rungs[machine];

export function stepOfRung(machine: Rung): LadderStep {
  const results = resultsOfRung(machine);
  const points = [...results].reduce((sum, each) => sum + POINTS[each as keyof typeof POINTS], 0);
  return { machine, games: results.length, ...wilsonInterval(points, results.length) };
}

/** The steps of the stairs; what the last machine of all does more is told beside them. */
export const shownSteps = (): readonly LadderStep[] =>
  RUNGS.filter((machine) => machine !== 'everywhere').map(stepOfRung);
