import { fail, ok, type Result } from '../../core/result.ts';
import { MOST_SEED } from '../../core/rng.ts';
import {
  cellsOfCode,
  placeOf,
  positionIndex,
  setupOfClass,
  type PositionPlace,
} from '../../game/positionIndex.ts';
import { SYMMETRIES, permuted } from '../../game/symmetry.ts';
import { afterMove } from '../../game/setup.ts';
import { ROW, type Table } from '../table.ts';
import { makeTableFile, parseTableFile, type TableProblem } from '../tableFile.ts';
import { NO_BOX, boxLayout } from './boxes.ts';
import { goesOn } from './codes.ts';
import { freeCellsOf, isGameOver } from './ending.ts';
import { LEARNS, newLearner, type Learner, type Learns } from './learner.ts';
import { MENACE, ONE, TD, isScheme, type MenaceScheme, type Scheme } from './scheme.ts';

import { beadsIn } from './menace.ts';

/** The most games that a table may have learnt from: more than anybody lets it play, and ten digits. */
const MOST_GAMES = 9_999_999_999;

/** Why a text is not a table that can continue to learn. */
export type LearnerProblem =
  TableProblem | { readonly code: 'ratings' } | { readonly code: 'uneven'; readonly at: number };

export interface ReadLearner {
  readonly learner: Learner;
  /** Whether the file says how it was made; otherwise it gets the usual scheme and a game count of 0. */
  readonly isDescribed: boolean;
}

/**
 * A learner as a table that any table player can use: one number for each cell of every canonical position.
 * Beads belong to the cell that they are drawn for, values to every cell that leads to their position.
 */
export function tableOfLearner(learner: Learner, name: string): Table {
  const { entries, scheme } = learner;
  const { classes } = positionIndex();
  const { boxOf, startOf, cellOf } = boxLayout();
  const weights = new Float64Array(classes.length * ROW);
  classes.forEach((code, at) => {
    if (!goesOn(code)) return;
    const setup = setupOfClass(at);
    if (scheme.kind === 'td') {
      for (const cell of freeCellsOf(setup)) {
        const { at: after } = placeOf(afterMove(setup, cell)) as PositionPlace;
        weights[at * ROW + cell] = (entries[after] as number) / ONE;
      }
      return;
    }
    const box = boxOf[at] as number;
    if (box === NO_BOX) weights[at * ROW + (freeCellsOf(setup)[0] as number)] = 1;
    else
      for (let kind = startOf[box] as number; kind < (startOf[box + 1] as number); kind++) {
        weights[at * ROW + (cellOf[kind] as number)] = entries[kind] as number;
      }
  });
  const kind = scheme.kind === 'menace' ? 'beads' : 'values';
  return { kind, name, provenance: makeProvenance(learner), weights };
}

/** A learner as the text of a table file. */
export function makeLearnerFile(learner: Learner, name: string): string {
  return makeTableFile(tableOfLearner(learner, name));
}

/** Reads such a text, or any other file with a table of beads or values. */
export function parseLearnerFile(text: string): Result<ReadLearner, LearnerProblem> {
  const table = parseTableFile(text);
  return table.ok ? learnerOfTable(table.value) : table;
}

/** A table of beads or values, made into a learner that can continue. */
export function learnerOfTable(table: Table): Result<ReadLearner, LearnerProblem> {
  if (table.kind === 'ratings') return fail({ code: 'ratings' });
  const kind = table.kind === 'beads' ? 'menace' : 'td';
  const described = parseProvenance(table.provenance);
  const isDescribed = described?.scheme.kind === kind;
  const usual = newLearner(kind === 'menace' ? MENACE : TD, 'both', 1);
  const learner = isDescribed ? described : usual;
  if (kind === 'menace') takeBeads(learner, table.weights);
  else {
    const uneven = takeValues(learner, table.weights);
    if (uneven !== undefined) return fail({ code: 'uneven', at: uneven });
  }
  return ok({ learner, isDescribed });
}

/** Beads on symmetric cells are one kind. A box that must not be empty is filled like a new one. */
function takeBeads({ entries, scheme }: Learner, weights: Float64Array): void {
  const { classOf, startOf } = boxLayout();
  const fresh = Int32Array.from(entries);
  entries.fill(0);
  classOf.forEach((at, box) => {
    const kinds = kindOfCells(at, box);
    kinds.forEach((kind, cell) => {
      if (kind !== undefined) {
        entries[kind] = (entries[kind] as number) + (weights[at * ROW + cell] as number);
      }
    });
    const mayBeEmpty = scheme.kind === 'menace' && scheme.resigns;
    if (beadsIn(entries, box) > 0 || mayBeEmpty) return;
    const [from, to] = [startOf[box] as number, startOf[box + 1] as number];
    entries.set(fresh.subarray(from, to), from);
  });
}

/** By cell of a box's label: its kind of bead. */
function kindOfCells(at: number, box: number): (number | undefined)[] {
  const { startOf, cellOf } = boxLayout();
  const cells = cellsOfCode(positionIndex().classes[at] as number);
  const kept = SYMMETRIES.filter((each) =>
    permuted(cells, each).every((content, cell) => content === cells[cell]),
  );
  const kinds: (number | undefined)[] = Array<undefined>(ROW).fill(undefined);
  for (let kind = startOf[box] as number; kind < (startOf[box + 1] as number); kind++) {
    for (const symmetry of kept) kinds[symmetry[cellOf[kind] as number] as number] = kind;
  }
  return kinds;
}

/** Each position's value, from the cells that lead to it; or the class of a position where they differ. */
function takeValues({ entries }: Learner, weights: Float64Array): number | undefined {
  const found = new Map<number, number>();
  for (let at = 0; at < entries.length; at++) {
    const setup = setupOfClass(at);
    if (isGameOver(setup)) continue;
    for (const cell of freeCellsOf(setup)) {
      const { at: after } = placeOf(afterMove(setup, cell)) as PositionPlace;
      const value = Math.round((weights[at * ROW + cell] as number) * ONE);
      if ((found.get(after) ?? value) !== value) return at;
      found.set(after, value);
    }
  }
  for (const [at, value] of found) {
    if (isGameOver(setupOfClass(at)) && entries[at] !== value) return at;
  }
  for (const [at, value] of found) entries[at] = value;
  return undefined;
}

/** Everything but the numbers, in a form that people can read as well: "menace start=4,3,2,1 win=3 …". */
export function makeProvenance({ scheme, learns, seed, games }: Learner): string {
  const settings =
    scheme.kind === 'menace'
      ? {
          start: scheme.start.join(','),
          win: scheme.win,
          draw: scheme.draw,
          loss: scheme.loss,
          empty: scheme.resigns ? 'resigns' : 'refills',
        }
      : { step: scheme.step, explore: scheme.explore };
  const fields = { ...settings, learns, seed, games };
  return [scheme.kind, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(
    ' ',
  );
}

/** A new learner with the settings and the count of games of such a text. */
export function parseProvenance(text: string): Learner | undefined {
  const [kind, ...rest] = text.split(' ');
  const fields = new Map(rest.map((field) => field.split('=') as [string, string | undefined]));
  const number = (name: string) => {
    const value = fields.get(name) ?? '';
    return /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  };
  const scheme =
    kind === 'menace'
      ? menaceIn(fields, number)
      : kind === 'td'
        ? ({ kind, step: number('step'), explore: number('explore') } as const)
        : undefined;
  const learns = LEARNS.find((each: Learns) => each === fields.get('learns'));
  const [seed, games] = [number('seed'), number('games')];
  if (!scheme || !isScheme(scheme) || !learns || !(seed <= MOST_SEED) || !(games <= MOST_GAMES))
    return undefined;
  return { ...newLearner(scheme, learns, seed), games };
}

function menaceIn(
  fields: ReadonlyMap<string, string | undefined>,
  number: (name: string) => number,
): Scheme | undefined {
  const start = (fields.get('start') ?? '')
    .split(',')
    .map((each) => (/^\d{1,2}$/.test(each) ? Number(each) : NaN));
  const empty = fields.get('empty');
  if (empty !== 'resigns' && empty !== 'refills') return undefined;
  return {
    kind: 'menace',
    start: start as unknown as MenaceScheme['start'],
    win: number('win'),
    draw: number('draw'),
    loss: number('loss'),
    resigns: empty === 'resigns',
  };
}
