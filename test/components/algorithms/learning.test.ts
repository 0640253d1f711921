import { describe, expect, it } from 'vitest';
import { menaceView } from '../../../src/components/algorithms/learning/menaceView.ts';
import { tdView } from '../../../src/components/algorithms/learning/tdView.ts';
import {
  EMPTY,
  MENACE,
  afterMove,
  learnerBefore,
  learnerPolicy,
  markName,
  placeOf,
  smallInput,
  type MenaceEvent,
  type SmallInput,
  type TdEvent,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';
import { walk } from './walk.ts';

const INPUTS: readonly SmallInput[] = ALL_SETUPS.filter((_, at) => at % 101 === 0).flatMap(
  (setup, seed) => [smallInput(setup, { seed }), smallInput(setup, { seed, level: 300 })],
);

/** Steps at which a figure shows a position of the game that is over. */
const LOOKS_BACK: ReadonlySet<string> = new Set(['correct', 'refill', 'move', 'carry']);

/** The cells of the marks, in order. */
const marksBy = (events: readonly (MenaceEvent | TdEvent)[]) =>
  events.flatMap(({ kind, last = -1 }) => (kind === 'mark' ? [last] : []));

const beads = INPUTS.flatMap((input) => walk(menaceView, input));
const values = INPUTS.flatMap((input) => walk(tdView, input));

describe('the figures of games that a table learns from', () => {
  it('shows every mark in its cell as it is made, and the last one lit', () => {
    for (const { at, event, moment } of [...beads, ...values]) {
      if (LOOKS_BACK.has(event.kind)) continue;
      const marks = marksBy(at.trace.events.slice(0, at.step + 1));
      const setup = marks.reduce(afterMove, at.input.setup);
      const shown = moment.board.cells.map(({ mark }) => mark);
      expect(shown).toEqual(
        setup.cells.map((content) => (content === EMPTY ? undefined : markName(content))),
      );
      const lit = moment.board.cells.filter(({ isLast }) => isLast).map(({ cell }) => cell);
      expect(lit).toEqual(marks.slice(-1));
    }
  });

  it('shows with each value that is corrected the position that its move has made', () => {
    const corrected = values.filter(({ event: { kind } }) => kind === 'move' || kind === 'carry');
    expect(corrected.length).toBeGreaterThan(100);
    for (const { at, event, moment } of corrected) {
      const cells = marksBy(at.trace.events);
      const made = cells.map((cell, place) => ({
        cell,
        setup: cells.slice(0, place + 1).reduce(afterMove, at.input.setup),
      }));
      const move = made.find(({ setup }) => placeOf(setup)?.at === event.at);
      expect(move).toBeDefined();
      const lit = moment.board.cells.filter(({ isLast }) => isLast).map(({ cell }) => cell);
      expect(lit).toEqual([move?.cell]);
      expect(moment.board.cells.filter(({ mark }) => mark).length).toBe(
        move?.setup.cells.filter((content) => content !== EMPTY).length,
      );
    }
  });

  it('shows in a box what the table would draw from', () => {
    const boxes = beads.filter(({ event }) => event.kind === 'box');
    expect(boxes.length).toBeGreaterThan(100);
    for (const { at, moment } of boxes) {
      const setup = marksBy(at.trace.events.slice(0, at.step)).reduce(afterMove, at.input.setup);
      const shown = moment.notes.flatMap((note, cell) =>
        note && !note.text.startsWith('=') ? [[cell, Number(note.text.replaceAll(',', ''))]] : [],
      );
      const policy = learnerPolicy(learnerBefore(MENACE, at.input), setup);
      expect(shown.filter(([, weight]) => weight !== 0)).toEqual(
        policy.map(({ cell, weight }) => [cell, weight]),
      );
    }
  });
});
