import {
  markName,
  type ChoiceEvent,
  type MarkName,
  weightedChoiceRun,
} from '../../../engine/index.ts';
import { numbers } from '#language/ui/language/grammar';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import {
  type AccountCell,
  type CellNote,
  type SmallAt,
  type SmallView,
  eventOf,
  lastOf,
} from '../../stepper/linear/view.ts';

/** What the choice tells, and: */
export interface ChoiceFacts extends Required<ChoiceEvent> {
  readonly bot: MarkName;
  readonly level: number;
  readonly cell: number;
}

/** What each cell weighs, the numbers that fall to it, whether they are known by now or not, and what is left of the ticket there. */
function weightsAt(at: SmallAt<ChoiceEvent>) {
  const { kind, policy, cell: now, drawn = 0 } = eventOf(at);
  const row = policy.findIndex(({ cell }) => cell === now);
  const weighed = kind === 'weigh' ? row : Infinity;
  // With a weight taken off, it goes on to the next row.
  const lies = kind === 'weigh' ? -1 : kind === 'pass' ? row + 1 : row;
  let sum = 0;
  return policy.map(({ cell, weight }, place) => {
    const from = sum;
    sum += weight;
    const isKnown = kind !== 'begin' && place <= weighed;
    const left = numbers.format(drawn - from);
    const passed = place < lies ? `${left} − ${numbers.format(weight)}` : '';
    const ticket: AccountCell =
      place === lies ? { text: left, tone: 'ticket' } : { text: passed, tone: 'soft' };
    return { cell, weight, from, to: sum - 1, isKnown, ticket };
  });
}

function factsAt(at: SmallAt<ChoiceEvent>): ChoiceFacts {
  const { setup, level } = at.input;
  const { cell = -1, ...event } = eventOf(at);
  const untold = { weight: 0, sum: 0, drawn: -1, left: 0 };
  return { ...untold, ...event, cell, bot: markName(setup.toMove), level };
}

export const weightedChoiceView: SmallView<ChoiceEvent, ChoiceFacts> = {
  run: weightedChoiceRun,
  inks: { leaf: ['draw'], up: ['take'] },
  facts: factsAt,

  moment(at) {
    const { input } = at;
    const facts = factsAt(at);
    const board = boardOfSetup(input.setup);
    const weights = weightsAt(at);
    const most = Math.max(...weights.map(({ weight }) => weight));
    const notes = input.setup.cells.map((_, cell): CellNote | undefined => {
      const found = weights.find((each) => each.cell === cell && each.isKnown);
      if (!found) return undefined;
      const isTaken = facts.kind === 'take' && cell === facts.cell;
      return {
        text: numbers.format(found.weight),
        tone: isTaken ? 'strong' : undefined,
        changed: isTaken || (facts.kind === 'weigh' && cell === facts.cell),
        bar: found.weight / most,
        news: isTaken ? numbers.format(facts.left) : undefined,
      };
    });
    const rows = weights.map((each) => ({
      isNow: each.cell === facts.cell,
      cells: [
        String(each.cell),
        each.isKnown ? `${numbers.format(each.from)} – ${numbers.format(each.to)}` : '',
        numbers.format(each.weight),
        each.ticket,
      ],
    }));
    const cells = board.cells.map((each) => ({
      ...each,
      ghost: facts.kind === 'take' && each.cell === facts.cell ? facts.bot : undefined,
    }));
    const asked = facts.kind === 'ask' || facts.kind === 'pass' ? [[facts.cell]] : [];
    return {
      board: { ...board, cells },
      notes,
      lit: asked,
      account: [{ id: 'weights', rows }],
    };
  },

  /** Before the first cell is asked: to whom does the number fall? */
  question({ trace, step }) {
    const { policy, cell = -1 } = lastOf(trace);
    if (trace.events[step - 1]?.kind !== 'draw' || policy.length < 2) return undefined;
    const options = policy.map((each) => each.cell);
    return { kind: 'falls', step, options, answer: cell, onCells: true };
  },
};
