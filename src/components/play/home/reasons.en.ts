import { inWords } from '#language/ui/language/grammar';

/** A move beside the other cells that were free: how many are as good, how many are worse. */
interface Choice {
  readonly cell: number;
  readonly value: 1 | 0 | -1;
  readonly equals: number;
  readonly others: number;
}

/** Why the machine moved so, and what lost the game; it loads with the first move. */
export const reasonMessages = {
  /** The machine's last move in plain words: the truth about it and about the cells it left aside. */
  because: ({ cell, value, equals, others }: Choice) => {
    if (value > 0) return 'Now it wins, whatever you do.';
    if (value < 0) return 'It loses against your best moves, wherever it goes.';
    if (equals === 0 && others === 0) return `Cell ${cell} was the last free one.`;
    if (others === 0) return 'Nobody is ahead yet: after any cell it can be a draw.';
    return equals === 0
      ? `Only cell ${cell} keeps it a draw: after any other cell you could win.`
      : `Cell ${cell} keeps it a draw, as ${inWords(equals)} other ${equals === 1 ? 'cell' : 'cells'} would: after the rest you could win.`;
  },
  /** The same for the ear, after "It took cell 4". */
  aside: ({ value, equals, others }: Omit<Choice, 'cell'>) => {
    if (value > 0) return ', and now it wins, whatever you do';
    if (value < 0) return ', and it loses against your best moves, wherever it goes';
    if (others === 0) return ', and after any cell it could be a draw';
    return equals === 0
      ? ', the only cell that keeps it a draw'
      : `, which keeps it a draw, as ${inWords(equals)} other ${equals === 1 ? 'cell' : 'cells'} would`;
  },
  /** The move that gave a lost game away. */
  lostBy: (cell: number) => `Your move to cell ${cell} lost it.`,
};
