/** The parts of an answer, as a table of the commonest mistakes names them. */
export const stepMessages = {
  call: (call: number) => `call ${call}`,
  step: (step: number) => `step ${step}`,
  run: (run: number) => `run ${run}`,
  sum: 'sum',
  fin: 'Fin',
  nothing: 'nothing',
  pruned: 'pruned',
  notPruned: 'not pruned',
};
