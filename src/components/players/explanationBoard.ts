import type { Opinion } from './botExplanation.ts';

/** What stands on a cell of a bot's board: its number, and the chance that it is taken (0 … 1). */
export interface ExplainedCell {
  readonly cell: number;
  readonly number: number | undefined;
  readonly chance: number;
}

const CELLS = 9;

/** The cells that the opinion says something of, in ascending order. */
export function explanationBoard({ policy, numbers }: Opinion): readonly ExplainedCell[] {
  const sum = policy.reduce((all, { weight }) => all + weight, 0);
  return Array.from({ length: CELLS }, (_, cell) => {
    const weight = policy.find((choice) => choice.cell === cell)?.weight ?? 0;
    return { cell, number: numbers?.cells[cell], chance: weight / sum };
  }).filter(({ number, chance }) => number !== undefined || chance > 0);
}
