import {
  MENACE,
  boxLayout,
  boxNumber,
  learnerBefore,
  markName,
  placeOf,
  startOf,
  type Learner,
  type MarkName,
  type MenaceEvent,
  type Setup,
  menaceRun,
} from '../../../engine/index.ts';
import { numbers } from '#language/ui/language/grammar';
import { boxView, kindByCell } from './boxView.ts';
import { lastMark, learningBoard, setupBefore, winnerIn } from './moment.ts';
import type { CellNote, SmallAt, SmallView } from '../../stepper/linear/small/view.ts';
import type { AccountRow } from '../../stepper/linear/view.ts';

export interface MenaceFacts {
  readonly kind: MenaceEvent;
  /** Whose boxes learn. */
  readonly own: MarkName;
  /** Who has moved: `mark`. */
  readonly mover: MarkName;
  readonly cell: number;
  /** Its number among the boxes of its side, from 1. */
  readonly box: number;
  /** Beads in the box: `box`. */
  readonly beads: number;
  /** The board has to be turned or mirrored to look like the label: `box`. */
  readonly isTurned: boolean;
  /** `over`. */
  readonly winner: MarkName | undefined;
  readonly before: number;
  readonly after: number;
  /** What a refilled box holds of each kind. */
  readonly start: number;
}

/** A bead that was drawn in a game: what is told of it. */
interface DrawnBead {
  readonly kind: number;
  readonly cell: number;
  readonly step: number;
  readonly setup: Setup;
}

export function drawnIn({ input, trace }: SmallAt<MenaceEvent>): DrawnBead[] {
  return trace.events.flatMap(({ kind, values }, step) =>
    kind === 'bead'
      ? [
          {
            kind: values[0] as number,
            cell: values[2] as number,
            step,
            setup: setupBefore(input, trace, step),
          },
        ]
      : [],
  );
}

function factsAt({ input, trace, step }: SmallAt<MenaceEvent>): MenaceFacts {
  const { kind, values } = trace.events[step] ?? { kind: 'over' as const, values: [0] };
  const [first = 0, second = 0, third = 0] = values;
  const isOfBead = kind === 'bead' || kind === 'correct';
  const box = isOfBead ? (boxLayout().ownerOf[first] as number) : first;
  return {
    kind,
    own: markName(input.setup.toMove),
    mover: kind === 'mark' ? markName(second as 1 | 4) : markName(input.setup.toMove),
    cell: kind === 'bead' ? third : first,
    box: boxNumber(box),
    beads: second,
    isTurned: third !== 0,
    winner: winnerIn(kind === 'over' ? first : 0),
    before: second,
    after: third,
    start: kind === 'refill' ? startOf(first, MENACE) : 0,
  };
}

/** The table at a step: as it was before the game, with the corrections so far. */
export function tableAt({ input, trace, step }: SmallAt<MenaceEvent>): Learner {
  const learner = learnerBefore(MENACE, input);
  const { entries } = learner;
  for (const { kind, values } of trace.events.slice(0, step + 1)) {
    if (kind === 'correct') entries[values[0] as number] = values[2] as number;
    if (kind !== 'refill') continue;
    const box = values[0] as number;
    const { startOf: from } = boxLayout();
    entries.fill(startOf(box, MENACE), from[box], from[box + 1]);
  }
  return learner;
}

/** The position that a step is about: that of the box, or the one on the board. */
function setupAt(at: SmallAt<MenaceEvent>): Setup {
  const { input, trace, step } = at;
  const { kind, values } = trace.events[step] ?? { kind: 'over', values: [] };
  if (kind !== 'correct' && kind !== 'refill') return setupBefore(input, trace, step + 1);
  const { ownerOf } = boxLayout();
  const box = kind === 'refill' ? values[0] : ownerOf[values[0] as number];
  const drawn = drawnIn(at).find((each) => ownerOf[each.kind] === box);
  return drawn?.setup ?? input.setup;
}

/** Which cell of a box's label a cell of the board is, however it lies. */
function labelOf(setup: Setup, cell: number): number {
  const place = placeOf(setup);
  if (!place) return cell;
  const box = boxLayout().boxOf[place.at] as number;
  const kind = kindByCell(place.at, box)[place.symmetry.indexOf(cell)];
  return kind === undefined ? cell : (boxLayout().cellOf[kind] as number);
}

const WITH_BEADS: readonly MenaceEvent[] = ['box', 'bead', 'correct', 'refill', 'resign'];

function notesAt(at: SmallAt<MenaceEvent>, setup: Setup, now: number | undefined) {
  const { kind, before, after } = factsAt(at);
  if (!WITH_BEADS.includes(kind)) return [];
  return boxView(tableAt(at), setup).cells.map(({ cell, amount, sameAs }): CellNote | undefined => {
    if (sameAs !== undefined) return { text: `= ${sameAs}`, tone: 'soft' };
    if (amount === undefined) return undefined;
    return {
      text: numbers.format(amount),
      beads: {
        cell: labelOf(setup, cell),
        count: amount,
        change: kind === 'correct' && cell === now ? after - before : 0,
        isDrawn: kind === 'bead' && cell === now,
      },
      changed: cell === now,
      tone: cell === now ? 'strong' : undefined,
    };
  });
}

function rowsAt(at: SmallAt<MenaceEvent>): AccountRow[] {
  const { trace, step } = at;
  return drawnIn(at).map(({ kind, cell, step: drawnAt }, row) => {
    const correctedAt = trace.events.findIndex(
      (event) => event.kind === 'correct' && event.values[0] === kind,
    );
    const [, before = 0, after = 0] = trace.events[correctedAt]?.values ?? [];
    const isDrawn = drawnAt <= step;
    const isCorrected = correctedAt <= step;
    return {
      isNow: step === drawnAt || step === correctedAt,
      cells: [
        String(row + 1),
        isDrawn ? numbers.format(boxNumber(boxLayout().ownerOf[kind] as number)) : '',
        isDrawn ? String(cell) : '',
        isDrawn ? numbers.format(before) : '',
        isCorrected ? numbers.format(after) : '',
      ],
    };
  });
}

export const menaceView: SmallView<MenaceEvent, MenaceFacts> = {
  run: menaceRun,
  ink: {
    box: 'down',
    bead: 'down',
    forced: 'down',
    resign: 'leaf',
    mark: 'down',
    over: 'leaf',
    correct: 'up',
    refill: 'up',
  },
  facts: factsAt,

  moment(at) {
    const { trace, step } = at;
    const facts = factsAt(at);
    const setup = setupAt(at);
    const isLookingBack = facts.kind === 'correct' || facts.kind === 'refill';
    const bead = trace.events[step]?.values[0];
    const drawn = drawnIn(at).find(({ kind }) => facts.kind === 'correct' && kind === bead);
    const now = facts.kind === 'bead' ? facts.cell : drawn?.cell;
    const last = isLookingBack ? undefined : lastMark(trace, step);
    return {
      // Where beads are written a mark that is only thought of would hide them.
      board: learningBoard(
        setup,
        last,
        facts.kind === 'forced' ? { cell: facts.cell, mark: facts.own } : undefined,
      ),
      notes: notesAt(at, setup, now),
      lit: [],
      account: [{ id: 'drawn', rows: rowsAt(at) }],
    };
  },

  /** Before the first correction: how many beads will there be? */
  question({ trace, step }) {
    const event = trace.events[step];
    if (event?.kind !== 'correct' || trace.events[step - 1]?.kind !== 'over') return undefined;
    const [, before = 0, after = 0] = event.values;
    const { win, draw, loss } = MENACE;
    const options = [...new Set([before - loss, before, before + draw, before + win])];
    return { kind: 'beads', step, options: options.filter((each) => each >= 0), answer: after };
  },
};
