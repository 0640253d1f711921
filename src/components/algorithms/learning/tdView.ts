import {
  TD,
  markName,
  placeOf,
  type MarkName,
  type TdEvent,
  temporalDifferenceRun,
} from '../../../engine/index.ts';
import { decimal } from '#language/ui/language/grammar';
import {
  type CellNote,
  type SmallAt,
  type SmallView,
  eventOf,
  lastOf,
  type AccountRow,
} from '../../stepper/linear/view.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';

export interface TdFacts {
  readonly kind: TdEvent['kind'];
  readonly own: MarkName;
  readonly mover: MarkName;
  readonly cell: number;
  /** As they are written, like all that follow. */
  readonly value: string;
  /** `greedy`: how many cells have it; `explore`: how many there are. */
  readonly count: number;
  readonly winner: MarkName | undefined;
  readonly before: string;
  readonly after: string;
  readonly target: string;
  readonly explored: boolean;
  /** Per cent of the difference that is made good. */
  readonly step: number;
}

/** A value as it is drawn: from millionths to two places, with a true sign. */
function shownValue(millionths: number): string {
  const text = decimal(Math.abs(millionths) / 1e6, 2);
  if (text === decimal(0, 2)) return text;
  return `${millionths < 0 ? '−' : '+'}${text}`;
}

function factsAt(at: SmallAt<TdEvent>): TdFacts {
  const event = eventOf(at);
  const { kind, cell = 0, values = {}, moved = {}, carried = {}, at: position = -1 } = event;
  const own = markName(at.input.setup.toMove);
  const { before = 0, after = 0 } = moved[position] ?? {};
  return {
    kind,
    own,
    mover: kind === 'mark' && event.mover ? markName(event.mover) : own,
    cell: (kind === 'mark' ? event.last : cell) ?? 0,
    value: shownValue((kind === 'carry' ? carried[position] : values[cell]) ?? 0),
    count: event.choices ?? 0,
    winner: event.winner && markName(event.winner),
    before: shownValue(before),
    after: shownValue(after),
    target: shownValue(event.target ?? 0),
    explored: event.explored ?? false,
    step: TD.step,
  };
}

/** The moves of the table in the whole game, each with the position that it has made. */
function ownMoves({ input, trace }: SmallAt<TdEvent>) {
  const moves = Object.entries(lastOf(trace).moves ?? {});
  return moves
    .filter(([, { mark }]) => mark === input.setup.toMove)
    .map(([ply, move]) => ({ ...move, ply: Number(ply), at: placeOf(move.setup)?.at ?? -1 }));
}

/** The values of the cells that were looked at for the move that is being chosen. */
function notesAt(at: SmallAt<TdEvent>, now: number): (CellNote | undefined)[] {
  const { values = {} } = eventOf(at);
  return Array.from({ length: 9 }, (_, cell): CellNote | undefined => {
    const value = values[cell];
    if (value === undefined) return undefined;
    return {
      text: shownValue(value),
      changed: cell === now,
      tone: cell === now ? 'strong' : undefined,
      bar: (value / 1e6 + 1) / 2,
    };
  });
}

function rowsAt(at: SmallAt<TdEvent>): AccountRow[] {
  const { kind, moves = {}, moved = {}, carried = {}, at: now, last } = eventOf(at);
  const whole = lastOf(at.trace);
  return ownMoves(at).map(({ at: made, cell, ply }, row) => {
    const isMade = ply in moves;
    const move = whole.moved?.[made];
    const kept = whole.carried?.[made] ?? 0;
    const isKnown = made in (move ? moved : carried);
    const isMarked = kind === 'mark' && last === cell;
    return {
      isNow: isMarked || ((kind === 'move' || kind === 'carry') && now === made),
      cells: [
        String(row + 1),
        isMade ? String(cell) : '',
        isMade ? shownValue(move ? move.before : kept) : '',
        isKnown ? shownValue(move ? move.after : kept) : '',
      ],
    };
  });
}

export const tdView: SmallView<TdEvent, TdFacts> = {
  run: temporalDifferenceRun,
  inks: { leaf: ['explore', 'over'], up: ['move', 'carry'] },
  facts: factsAt,

  moment(at) {
    const facts = factsAt(at);
    const event = eventOf(at);
    const isChosen = facts.kind === 'greedy' || facts.kind === 'explore';
    const isChoosing = isChosen || facts.kind === 'look';
    const isCorrected = facts.kind === 'move' || facts.kind === 'carry';
    const moved = isCorrected ? ownMoves(at).find((each) => each.at === event.at) : undefined;
    const setup = moved?.setup ?? event.setup ?? at.input.setup;
    // Where values are written a mark that is only thought of would hide them.
    const ghost = facts.kind === 'explore' ? { on: [facts.cell], mark: facts.own } : undefined;
    return {
      board: drawnBoard(setup.cells, { last: moved?.cell ?? event.last, ghost }),
      notes: isChoosing ? notesAt(at, facts.cell) : [],
      lit: [],
      account: [{ id: 'values', rows: rowsAt(at) }],
    };
  },

  /** Before a cell is taken for its value: which one? */
  question(at) {
    const { kind, cell = -1, choices, values = {} } = eventOf(at);
    const options = Object.keys(values).map(Number);
    if (kind !== 'greedy' || choices !== 1 || options.length < 2) return undefined;
    return { kind: 'cell', step: at.step, options, answer: cell, onCells: true };
  },
};
