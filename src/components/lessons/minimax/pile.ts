/** What happens to the pile: a sheet is put on it, or taken off with its answer. */
export interface PileStep {
  readonly kind: 'asked' | 'answered';
  /** Cells that are empty on this sheet. */
  readonly empty: number;
  /** What it goes off with. */
  readonly answer?: number;
}

/** Fills so many empty cells in all orders, sheet by sheet, as `fillings` does, and tells what happens. */
export function pileSteps(empty: number): readonly PileStep[] {
  const steps: PileStep[] = [];
  function ask(empty: number): number {
    steps.push({ kind: 'asked', empty });
    const answer = empty === 0 ? 1 : empty * ask(empty - 1);
    steps.push({ kind: 'answered', empty, answer });
    return answer;
  }
  ask(empty);
  return steps;
}

/** One sheet at a step. */
export interface PileSheet {
  readonly empty: number;
  /** Still to come, on the pile, or gone with its answer. */
  readonly place: 'coming' | 'waiting' | 'gone';
  /** What its gap was filled with, once it is. */
  readonly below: number | undefined;
}

/** All sheets at a step, from the lowest of the pile to its top. */
export function sheetsAt(steps: readonly PileStep[], at: number): readonly PileSheet[] {
  const done = steps.slice(0, at + 1);
  const find = (kind: PileStep['kind'], empty: number) =>
    done.find((step) => step.kind === kind && step.empty === empty);
  return steps
    .filter(({ kind }) => kind === 'asked')
    .map(({ empty }) => ({
      empty,
      place: find('answered', empty) ? 'gone' : find('asked', empty) ? 'waiting' : 'coming',
      below: find('answered', empty - 1)?.answer,
    }));
}
