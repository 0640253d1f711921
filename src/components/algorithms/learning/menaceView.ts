import {
  MENACE,
  boxLayout,
  boxNumber,
  learnerBefore,
  markName,
  placeOf,
  startOf,
  type DrawnBead,
  type Learner,
  type MarkName,
  type MenaceEvent,
  type Setup,
  menaceRun,
} from '../../../engine/index.ts';
import { numbers } from '#language/ui/language/grammar';
import { boxView, kindByCell } from './boxView.ts';
import {
  type CellNote,
  type SmallAt,
  type SmallView,
  eventOf,
  lastOf,
  type AccountRow,
} from '../../stepper/linear/view.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';

export interface MenaceFacts {
  readonly kind: MenaceEvent['kind'];
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

const ownerOf = (bead: number) => boxLayout().ownerOf[bead] as number;

function factsAt(at: SmallAt<MenaceEvent>): MenaceFacts {
  const { kind, bead = -1, corrections = {}, ...event } = eventOf(at);
  const own = markName(at.input.setup.toMove);
  const isOfBead = kind === 'bead' || kind === 'correct';
  const box = isOfBead ? ownerOf(bead) : (event.box ?? 0);
  const { before = 0, after = 0 } = corrections[bead] ?? {};
  return {
    kind,
    own,
    mover: kind === 'mark' && event.mover ? markName(event.mover) : own,
    cell: (kind === 'mark' ? event.last : event.cell) ?? 0,
    box: boxNumber(box),
    beads: event.total ?? 0,
    isTurned: event.symmetry !== 0,
    winner: event.winner && markName(event.winner),
    before,
    after,
    start: kind === 'refill' ? startOf(box, MENACE) : 0,
  };
}

/** The table at a step: as it was before the game, with the corrections so far. */
export function tableAt(at: SmallAt<MenaceEvent>): Learner {
  const learner = learnerBefore(MENACE, at.input);
  for (const [bead, count] of Object.entries(eventOf(at).entries ?? {})) {
    learner.entries[Number(bead)] = count;
  }
  return learner;
}

/** The bead whose box is corrected or filled; none while the game goes on. */
function correctedAt(at: SmallAt<MenaceEvent>): DrawnBead | undefined {
  const { kind, bead = -1, box, beads = {} } = eventOf(at);
  if (kind !== 'correct' && kind !== 'refill') return undefined;
  const owner = kind === 'refill' ? box : ownerOf(bead);
  return Object.values(beads).find((each) => ownerOf(each.bead) === owner);
}

/** Which cell of a box's label a cell of the board is, however it lies. */
function labelOf(setup: Setup, cell: number): number {
  const place = placeOf(setup);
  if (!place) return cell;
  const box = boxLayout().boxOf[place.at] as number;
  const kind = kindByCell(place.at, box)[place.symmetry.indexOf(cell)];
  return kind === undefined ? cell : (boxLayout().cellOf[kind] as number);
}

const WITH_BEADS: readonly string[] = ['box', 'bead', 'correct', 'refill', 'resign'];

function notesAt(at: SmallAt<MenaceEvent>, setup: Setup, now: number | undefined) {
  const { kind, before, after } = factsAt(at);
  if (!WITH_BEADS.includes(kind)) return [];
  return boxView(tableAt(at), setup).map(({ cell, amount, sameAs }): CellNote | undefined => {
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
  const { kind, bead: now, beads = {}, corrections = {} } = eventOf(at);
  const whole = lastOf(at.trace);
  return Object.entries(whole.beads ?? {}).map(([place, { bead, cell }], row) => {
    const isDrawn = Number(place) in beads;
    const { before = 0 } = whole.corrections?.[bead] ?? {};
    const corrected = corrections[bead];
    return {
      isNow: (kind === 'bead' || kind === 'correct') && bead === now,
      cells: [
        String(row + 1),
        isDrawn ? numbers.format(boxNumber(ownerOf(bead))) : '',
        isDrawn ? String(cell) : '',
        isDrawn ? numbers.format(before) : '',
        corrected ? numbers.format(corrected.after) : '',
      ],
    };
  });
}

export const menaceView: SmallView<MenaceEvent, MenaceFacts> = {
  run: menaceRun,
  inks: { leaf: ['resign', 'over'], up: ['correct', 'refill'] },
  facts: factsAt,

  moment(at) {
    const facts = factsAt(at);
    const corrected = correctedAt(at);
    const { last, setup: played = at.input.setup } = eventOf(at);
    const setup = corrected?.setup ?? played;
    const drawn = facts.kind === 'bead' ? facts.cell : undefined;
    const now = facts.kind === 'correct' ? corrected?.cell : drawn;
    return {
      // Where beads are written a mark that is only thought of would hide them.
      board: drawnBoard(setup.cells, {
        last: corrected ? undefined : last,
        ghost: facts.kind === 'forced' ? { on: [facts.cell], mark: facts.own } : undefined,
      }),
      notes: notesAt(at, setup, now),
      lit: [],
      account: [{ id: 'drawn', rows: rowsAt(at) }],
    };
  },

  /** Before the first correction: how many beads will there be? */
  question(at) {
    const { kind, before, after } = factsAt(at);
    const { trace, step } = at;
    if (kind !== 'correct' || trace.events[step - 1]?.kind !== 'over') return undefined;
    const { win, draw, loss } = MENACE;
    const options = [...new Set([before - loss, before, before + draw, before + win])];
    return { kind: 'beads', step, options: options.filter((each) => each >= 0), answer: after };
  },
};
