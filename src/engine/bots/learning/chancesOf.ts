import { exactResults, type Chances } from './exactResults.ts';
import type { Learner } from './learner.ts';
import { learnerTable } from './learnerTable.ts';
import type { PolicyTable } from './policyTable.ts';

/**
 * The results of a learner against a player that does not learn, on the side that it learns: moving first,
 * moving second, or half of the games each if it learns both.
 */
export function chancesOf(learner: Learner, rival: PolicyTable): Chances {
  const table = learnerTable(learner);
  const { learns } = learner;
  if (learns === 'first') return exactResults(table, rival);
  const asSecond = turnedRound(exactResults(rival, table));
  if (learns === 'second') return asSecond;
  const asFirst = exactResults(table, rival);
  return {
    win: (asFirst.win + asSecond.win) / 2,
    draw: (asFirst.draw + asSecond.draw) / 2,
    loss: (asFirst.loss + asSecond.loss) / 2,
  };
}

function turnedRound({ win, draw, loss }: Chances): Chances {
  return { win: loss, draw, loss: win };
}
