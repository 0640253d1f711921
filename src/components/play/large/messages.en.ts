import { count } from '#language/ui/language/grammar';

/** What large boards say on the page /play/. */
export const playLargeMessages = {
  board: (name: string) => `The board, ${name}`,
  /** `number`: of the move that placed the mark; `weight`: of an empty cell, while weights are shown. */
  cell: (number: number | undefined, weight: number | undefined) =>
    (number === undefined ? '' : `, move ${number}`) +
    (weight === undefined ? '' : `, weighs ${count(Math.round(weight * 100) / 100)}`),
  boards: {
    size: (width: number, height: number) => `${width} × ${height}`,
    open: 'No borders',
  },
  /** Below the moves. */
  branches: 'Go back and play another move: the first one stays as a branch.',
  weighsOwn: 'The weighing bot plays with changed weights.',
  articleWeights: 'Back to the article’s',
};
