import {
  markName,
  type ChoiceEvent,
  type MarkName,
  type LinearTrace,
  weightedChoiceRun,
} from '../../../engine/index.ts';
import { numbers } from '#language/ui/language/grammar';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { CellNote, SmallAt, SmallView } from '../../stepper/linear/small/view.ts';

export interface ChoiceFacts {
  readonly kind: ChoiceEvent;
  readonly bot: MarkName;
  readonly level: number;
  readonly cell: number;
  readonly weight: number;
  /** `weigh`: the sum so far; `draw`: of all. */
  readonly sum: number;
  /** `draw`: the number. */
  readonly drawn: number;
  /** `ask`, `take`, `pass`: what is left of it. */
  readonly left: number;
  /** `begin`: how many cells there are. */
  readonly cells: number;
  /** The cell that is taken in the end. */
  readonly taken: number;
}

/** What each cell weighs, and the numbers that fall to it: all that the trace weighs. */
function weightsOf(trace: LinearTrace<ChoiceEvent>) {
  return trace.events.flatMap(({ kind, values }, step) => {
    const [cell = -1, weight = 0, sum = 0] = values;
    return kind === 'weigh' ? [{ cell, weight, from: sum - weight, to: sum - 1, step }] : [];
  });
}

const takenIn = ({ events }: LinearTrace<ChoiceEvent>) =>
  events.find(({ kind }) => kind === 'take')?.values[0] ?? -1;

function factsAt({ input, trace, step }: SmallAt<ChoiceEvent>): ChoiceFacts {
  const { kind, values } = trace.events[step] ?? { kind: 'begin' as const, values: [0] };
  const [first = -1, second = 0, third = 0] = values;
  const isOfCell = kind !== 'begin' && kind !== 'draw';
  return {
    kind,
    bot: markName(input.setup.toMove),
    level: input.level,
    cell: isOfCell ? first : -1,
    weight: isOfCell ? second : 0,
    sum: kind === 'weigh' ? third : second,
    drawn: first,
    left: third,
    cells: first,
    taken: takenIn(trace),
  };
}

export const weightedChoiceView: SmallView<ChoiceEvent, ChoiceFacts> = {
  run: weightedChoiceRun,
  ink: { begin: 'down', weigh: 'down', draw: 'leaf', ask: 'down', take: 'up', pass: 'down' },
  facts: factsAt,

  moment(at) {
    const { input, trace, step } = at;
    const facts = factsAt(at);
    const board = boardOfSetup(input.setup);
    const weights = weightsOf(trace);
    const most = Math.max(...weights.map(({ weight }) => weight));
    const notes = input.setup.cells.map((_, cell): CellNote | undefined => {
      const found = weights.find((each) => each.cell === cell && each.step <= step);
      if (!found) return undefined;
      const isTaken = facts.kind === 'take' && cell === facts.cell;
      return {
        text: numbers.format(found.weight),
        tone: isTaken ? 'strong' : undefined,
        changed: found.step === step || isTaken,
        bar: found.weight / most,
      };
    });
    const rows = weights.map((each) => ({
      isNow: each.cell === facts.cell,
      cells: [
        String(each.cell),
        numbers.format(each.weight),
        each.step <= step ? `${numbers.format(each.from)} – ${numbers.format(each.to)}` : '',
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
    const weights = weightsOf(trace);
    if (trace.events[step - 1]?.kind !== 'draw' || weights.length < 2) return undefined;
    const options = weights.map(({ cell }) => cell);
    return { kind: 'falls', step, options, answer: takenIn(trace), onCells: true };
  },
};
