import { describe, expect, it } from 'vitest';
import {
  LARGE_ALGORITHMS,
  SMALL_ALGORITHMS,
  type CodeSource,
  type LargeAlgorithm,
  type SmallAlgorithm,
} from '../../../src/components/algorithms/registry.ts';
import figure from '../../../src/components/algorithms/LinearFigure.astro?raw';
import type { LineMoment } from '../../../src/components/algorithms/line-attacks/strip.ts';
import {
  stepInk,
  type LargeMoment,
  type SmallMoment,
  type AccountRow,
  type AccountTable,
  type LinearMessages,
  type LinearView,
} from '../../../src/components/stepper/linear/view.ts';
import {
  X,
  emptySetup,
  parseDiagram,
  largeInput,
  snippetOf,
  smallInput,
  type Point,
  type LargeInput,
  type SmallInput,
  type StepEvent,
} from '../../../src/engine/index.ts';
import { linearMessages } from '#language/stepper/linear/messages';
import { spoken } from '#language/ui/language/grammar';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';
import { LARGE_RUNS, SMALL_RUNS } from '../../engine/runs/everyRun.ts';
import { BOARDS_OF_FOURS, askedOf, randomSheet, twoThrees } from './randomLargePosition.ts';
import { walk } from './walk.ts';

// What every algorithm with a linear trace keeps to: a new one is held to it as soon as it stands in the registry.

/** Kinds that need a table that no input of a link makes. */
const ELSEWHERE: readonly string[] = ['refill', 'resign'];

/** Positions of every size, finished ones among them, with levels and seeds where they are used. */
function smallInputs({ view: { run } }: SmallAlgorithm): readonly SmallInput[] {
  // A high level of a learner is as many games before the one that is recorded: fewer will do.
  const most = Math.min(run.mostLevel ?? 0, 300);
  const every = run.uses.includes('seed') ? 211 : 101;
  const setups = ALL_SETUPS.filter((_, at) => at % every === 0);
  return [
    ...setups.flatMap((setup, seed) => [
      smallInput(setup, { seed }),
      ...(most > 0 ? [smallInput(setup, { seed, level: most })] : []),
    ]),
    ...Array.from({ length: 12 }, (_, seed) => smallInput(emptySetup(), { seed, level: most })),
  ];
}

/** Random positions, and one that is won; the cell is on the last mark where a run asks about it. */
function largeInputs({ view: { run } }: LargeAlgorithm): readonly LargeInput[] {
  const won = largeInput(parseDiagram('XXXXX....').sheet);
  const { sheet, cell, mark } = parseDiagram('X.X.x....');
  const lone = largeInput(sheet, { cell, mark });
  const plain = { ...lone, rules: { ...lone.rules, ragged: false } };
  const fours = BOARDS_OF_FOURS.map((board) => largeInput(parseDiagram(board).sheet, { mark: X }));
  const random = Array.from({ length: run.uses.includes('direction') ? 60 : 8 }, (_, seed) =>
    randomSheet(seed),
  );
  return [...random, won, lone, plain, twoThrees(), ...fours].map((input) => {
    if (run.cellIs === 'marked') return askedOf(input, run);
    const isTaken = input.sheet.stones.some(({ x, y }) => x === input.cell.x && y === input.cell.y);
    return isTaken ? { ...input, cell: { x: 5, y: 0 } } : input;
  });
}

/** A step with all that is shown and said of it. */
function stepsOf<Input, Moment extends { readonly account: readonly AccountTable[] }>(
  view: LinearView<StepEvent, StepEvent, Input, Moment>,
  messages: LinearMessages<StepEvent>,
  input: Input,
) {
  return walk(view, input).map((step) => {
    const sentence = messages.sentence[step.facts.kind]?.(step.facts) ?? [];
    return { ...step, sentence: spoken(sentence) };
  });
}

type Walk<Moment> = readonly ReturnType<typeof stepsOf<unknown, Moment & Accounted>>[];
interface Accounted {
  readonly account: readonly AccountTable[];
}

const cellTexts = ({ cells }: AccountRow) =>
  cells.map((cell) => (typeof cell === 'string' ? cell : (cell.text ?? cell.term ?? '')));

/** The only row that gets text where there was none, if no other row changes. */
function filledRow(table: AccountTable, before: AccountTable): number | undefined {
  const pairs = table.rows.map(
    (row, at) => [cellTexts(row), cellTexts(before.rows[at] ?? row)] as const,
  );
  const changed = pairs.flatMap(([now, old], at) => (String(now) === String(old) ? [] : [at]));
  const [row = -1] = changed;
  const [now, old] = pairs[row] ?? [];
  const isFilled = now?.some(
    (text, column) => text !== old?.[column] && /^(|–|0)$/.test(old?.[column] ?? ''),
  );
  return changed.length === 1 && isFilled ? row : undefined;
}

const litRows = ({ rows }: AccountTable) => rows.flatMap(({ isNow }, at) => (isNow ? [at] : []));

/** What holds for every algorithm, whatever its board. */
function keepsTheContract<Moment extends Accounted>(
  {
    inks,
    run: { kinds },
  }: {
    readonly inks: Readonly<Record<'leaf' | 'up', readonly string[]>>;
    readonly run: { readonly kinds: readonly string[] };
  },
  messages: LinearMessages<StepEvent>,
  walks: Walk<Moment>,
  code: CodeSource,
): void {
  const steps = walks.flat();

  it('has a tag and a sentence for every kind, and every kind happens', () => {
    const happened = new Set(steps.map(({ event }) => event.kind));
    expect(kinds.filter((kind) => !happened.has(kind) && !ELSEWHERE.includes(kind))).toEqual([]);
    for (const kind of kinds) {
      expect(messages.tags[kind]).toMatch(/^\S.{0,15}$/);
      expect(messages.sentence[kind]).toBeTypeOf('function');
    }
  });

  it('does not come up at its first step, nor go down at its last', () => {
    for (const walk of walks) {
      const [first, last] = [walk[0]?.event.kind ?? '', walk.at(-1)?.event.kind ?? ''];
      if (walk.length > 1) expect([first, stepInk(inks, first)]).not.toEqual([first, 'up']);
      if (walk.length > 1) expect([last, stepInk(inks, last)]).not.toEqual([last, 'down']);
    }
  });

  it('says something whole at every step, about the step itself', () => {
    expect(steps.filter(({ event, facts }) => event.kind !== facts.kind)).toEqual([]);
    const texts = [...new Set(steps.map(({ sentence }) => sentence))];
    expect(texts.filter((text) => !/^([A-Z0-9]|plus|minus|power).{5,188}[.?]$/.test(text))).toEqual(
      [],
    );
    const odd = /undefined|NaN|null|\[object|cells? -1\b|\s\s|\s[.,]|\.\.|, ,|\?\]/;
    expect(texts.filter((text) => odd.test(text))).toEqual([]);
    expect(messages.loaded(7)).toMatch(/7.*\.$/);
    expect(messages.figure('a caption')).toMatch(/a caption/);
    expect(messages.figure(undefined)).not.toMatch(/undefined/);
  });

  it('has tables of the same rows at every step, with heads and terms', () => {
    for (const walk of walks) {
      const sizes = walk.map(({ moment }) => moment.account.map(({ rows }) => rows.length).join());
      expect(new Set(sizes).size).toBe(1);
    }
    for (const { id, rows } of steps.flatMap(({ moment }) => moment.account)) {
      const columns = messages.tables?.[id]?.columns.length;
      if (rows.some(({ cells }) => cells.length !== columns)) {
        expect([id, rows.map(({ cells }) => cells.length)]).toEqual([id, columns]);
      }
    }
    const cells = steps
      .flatMap(({ moment }) => moment.account.flatMap(({ rows }) => rows))
      .flatMap((row) => row.cells);
    const terms = new Set(
      cells.flatMap((cell) => (typeof cell === 'object' ? (cell.term ?? []) : [])),
    );
    expect([...terms].filter((term) => messages.terms?.[term] === undefined)).toEqual([]);
    const texts = new Set(
      cells.flatMap((cell) => (typeof cell === 'string' ? cell : (cell.text ?? []))),
    );
    expect([...texts].filter((text) => /undefined|NaN|Infinity/.test(text))).toEqual([]);
  });

  it('lights the row of a table that the step fills, and no other', () => {
    const wrong = walks.flatMap((walk) =>
      walk.slice(1).flatMap(({ moment, event }, at) =>
        moment.account.flatMap((table, place) => {
          const before = walk[at]?.moment.account[place];
          const filled =
            before?.id === table.id && table.rows.length > 1 ? filledRow(table, before) : undefined;
          const lit = litRows(table);
          return filled === undefined || String(lit) === String(filled)
            ? []
            : [`${event.kind} in ${table.id}: filled ${filled}, lit ${lit}`];
        }),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('asks what has one right answer among several, with words for each', () => {
    const asked = steps.filter(({ question }) => question);
    expect(asked.length > 3).toBe(messages.questions !== undefined);
    for (const { question, facts, step } of asked) {
      const { questions } = messages;
      if (!question || !questions) throw new Error('a question without words');
      const { options, answer } = question;
      const { option: labelOf = linearMessages.option } = questions;
      expect(question.step).toBe(step);
      expect(options.length).toBeGreaterThan(1);
      const labels = options.map((option) => labelOf(question, option));
      expect(new Set(labels).size).toBe(options.length);
      expect(labels.filter((label) => !/\S/.test(label) || /undefined|NaN|-1/.test(label))).toEqual(
        [],
      );
      expect(options.filter((option) => option === answer)).toEqual([answer]);
      expect(spoken(questions.ask(question, facts))).toMatch(/^[A-Z].*\?$/);
      expect(spoken(questions.reason(question, facts))).toMatch(
        /^([A-Z0-9]|plus|minus|power).*\.$/,
      );
    }
  });

  it('shows code with a line for every kind of event, and nothing of the tracer', () => {
    const { lines, lineOf } = snippetOf(code.source, code.functions, kinds);
    expect(Object.keys(lineOf).toSorted()).toEqual([...kinds].toSorted());
    expect(lines.filter((line) => line.includes('trace'))).toEqual([]);
  });
}

it('is in the registry by the name of its run, and its island in the figure', () => {
  const runsOf = (all: Readonly<Record<string, SmallAlgorithm | LargeAlgorithm>>) =>
    Object.fromEntries(Object.entries(all).map(([name, { view }]) => [name, view.run]));
  expect(runsOf(SMALL_ALGORITHMS)).toEqual(SMALL_RUNS);
  // The scan of the whole board is raced against the other and counted, but not stepped through.
  const { scanBoard: _, ...shown } = LARGE_RUNS;
  expect(runsOf(LARGE_ALGORITHMS)).toEqual(shown);
  const islands = [...figure.matchAll(/\{of === '(\w+)' &&/g)].map(([, name]) => name);
  // These two have figures of their own.
  const all = Object.keys({ ...SMALL_RUNS, ...shown, line: 0, cell: 0 });
  expect([...islands, 'line', 'cell'].sort()).toEqual(all.sort());
});

describe.each(Object.entries(SMALL_ALGORITHMS))('%s on nine cells', (_, algorithm) => {
  const { view, messages, code } = algorithm;
  const walks = smallInputs(algorithm).map((input) => stepsOf(view, messages, input));
  keepsTheContract<SmallMoment>(view, messages, walks, code);

  it('has notes, lit cells and complete lines of the board only', () => {
    const isCell = (cell: number) => Number.isInteger(cell) && cell >= 0 && cell < 9;
    const odd = walks.flat().filter(({ moment: { board, notes, lit } }) => {
      const cells = [...lit.flat(), ...(board.wonLine ?? [])];
      return board.cells.length !== 9 || notes.length > 9 || !cells.every(isCell);
    });
    expect(odd).toEqual([]);
    const notes = walks.flat().flatMap(({ moment }) => moment.notes.flatMap((note) => note ?? []));
    const texts = new Set(notes.flatMap(({ text }) => text ?? []));
    expect([...texts].filter((text) => !/\S/.test(text) || /undefined|NaN/.test(text))).toEqual([]);
    const bars = notes.flatMap(({ bar }) => bar ?? []);
    expect(bars.filter((bar) => !(bar >= 0 && bar <= 1))).toEqual([]);
  });

  it('offers cells of the board where the board is clicked', () => {
    const odd = walks
      .flat()
      .flatMap(({ question, moment: { board } }) =>
        question?.onCells
          ? question.options.filter((cell) => board.cells[cell]?.cell !== cell)
          : [],
      );
    expect(odd).toEqual([]);
  });
});

describe.each(Object.entries(LARGE_ALGORITHMS))('%s on large boards', (_, algorithm) => {
  const { view, messages, code } = algorithm;
  const walks = largeInputs(algorithm).map((input) => stepsOf(view, messages, input));
  keepsTheContract<LargeMoment>(view, messages, walks, code);

  it('shows the same part of the board at every step', () => {
    for (const walk of walks) {
      expect(new Set(walk.map(({ moment }) => JSON.stringify(moment.area))).size).toBe(1);
    }
  });

  it('lights cells of the board only', () => {
    const odd = walks.flat().flatMap(({ moment, event }) => {
      const { scene, strip }: LargeMoment & Partial<LineMoment> = moment;
      const lit: readonly Point[] = [
        ...(scene.lit ?? []).flatMap(({ cells }) => cells),
        ...(scene.won ?? []),
      ];
      const isOff = lit.some(
        ({ x, y }) => !scene.board.has(x, y) && event.kind !== 'wall' && event.kind !== 'end',
      );
      const isOdd = (strip?.cells ?? []).some(({ offset }) => Math.abs(offset) > 5);
      return isOff || isOdd ? [event] : [];
    });
    expect(odd).toEqual([]);
  });
});
