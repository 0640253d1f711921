import { describe, expect, it } from 'vitest';
import { cellView } from '../../../src/components/view/sheets/cellView.ts';
import { heaviestView } from '../../../src/components/view/sheets/heaviestView.ts';
import { lineView } from '../../../src/components/view/sheets/lineView.ts';
import { scanBoardView, scanFromLastView } from '../../../src/components/view/sheets/scanView.ts';
import type { SheetView } from '../../../src/components/view/sheets/sheetView.ts';
import type { StepWords } from '../../../src/components/view/steps/stepView.ts';
import {
  SHEET_RUNS,
  cellWeight,
  boardOfSheet,
  heaviestCells,
  lineAttacks,
  lineThrough,
  DIRECTIONS,
  type SheetInput,
  type SheetRun,
} from '../../../src/engine/index.ts';
import { weightText } from '../../../src/i18n/en/sheets/numbers.ts';
import { cellWords } from '../../../src/i18n/sheets/cell.ts';
import { heaviestWords } from '../../../src/i18n/sheets/heaviest.ts';
import { lineWords } from '../../../src/i18n/sheets/line.ts';
import { scanWords } from '../../../src/i18n/sheets/scan.ts';
import { randomSheet } from './randomSheet.ts';

interface Shown {
  readonly run: SheetRun;
  readonly view: SheetView<string, { readonly kind: string }>;
  readonly words: StepWords<string, { readonly kind: string }>;
}

/** The types of the parts fit each other in the islands; here any of them is walked. */
const shown = (run: unknown, view: unknown, words: unknown) => ({ run, view, words }) as Shown;

const FIGURES: Readonly<Record<string, Shown>> = {
  line: shown(SHEET_RUNS.line, lineView, lineWords()),
  cell: shown(SHEET_RUNS.cell, cellView, cellWords()),
  heaviest: shown(SHEET_RUNS.heaviest, heaviestView, heaviestWords()),
  scanBoard: shown(SHEET_RUNS.scanBoard, scanBoardView, scanWords().board),
  scanFromLast: shown(SHEET_RUNS.scanFromLast, scanFromLastView, scanWords().last),
};

function stepsOf(run: SheetRun, seed: number) {
  const random = randomSheet(seed);
  const last = random.sheet.stones.at(-1);
  const isMarked = run.cellIs === 'marked' && last;
  const input: SheetInput = isMarked ? { ...random, cell: { x: last.x, y: last.y } } : random;
  const trace = run.record(input);
  return trace.events.map((_, step) => ({ input, trace, step }));
}

const textOf = (sentence: readonly { readonly text: string }[]) =>
  sentence.map(({ text }) => text).join('');

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

describe.each(Object.entries(FIGURES))('the figure %s', (_, { run, view, words }) => {
  it('has a sentence for every step', () => {
    const texts = SEEDS.flatMap((seed) =>
      stepsOf(run, seed).map((at) => {
        const facts = view.facts(at);
        return textOf(words.sentence[facts.kind]?.(facts) ?? []);
      }),
    );
    expect(texts.filter((text) => !/^[A-Z0-9−a-z].{15,190}[.?]$/.test(text))).toEqual([]);
    expect(texts.filter((text) => /undefined|NaN|\s\s|\.\.|\?\]/.test(text))).toEqual([]);
  });

  it('has tables of the same rows at every step, with heads for every column', () => {
    for (const seed of SEEDS) {
      const steps = stepsOf(run, seed);
      const sizes = steps.map((at) => {
        const { account } = view.moment(at);
        for (const { id, rows } of account) {
          const columns = words.tables[id]?.columns.length ?? 0;
          expect(rows.filter(({ cells }) => cells.length !== columns)).toEqual([]);
          const terms = rows.flatMap(({ cells }) =>
            cells.flatMap((cell) => (typeof cell === 'object' && cell.term ? [cell.term] : [])),
          );
          expect(terms.filter((term) => words.terms[term] === undefined)).toEqual([]);
        }
        return account.map(({ rows }) => rows.length).join();
      });
      expect(new Set(sizes).size).toBe(1);
    }
  });

  it('shows the same part of the board at every step', () => {
    for (const seed of SEEDS) {
      const areas = stepsOf(run, seed).map((at) => JSON.stringify(view.moment(at).area));
      expect(new Set(areas).size).toBe(1);
    }
  });

  it('asks questions with words for every option, the answer among them', () => {
    let asked = 0;
    for (const at of SEEDS.flatMap((seed) => stepsOf(run, seed))) {
      const question = view.question?.(at);
      if (!question || !words.questions) continue;
      asked += 1;
      const facts = view.facts(at);
      const { ask, option, reason } = words.questions;
      expect(question.options).toContain(question.answer);
      expect(new Set(question.options.map((each) => option(question, each))).size).toBe(
        question.options.length,
      );
      expect(textOf(ask(question, facts))).toMatch(/\?$/);
      expect(textOf(reason(question, facts))).toMatch(/\.$/);
    }
    expect(asked).toBeGreaterThan(3);
  });
});

describe('what the figures say at their end', () => {
  it('is what the engine says of the line', () => {
    for (const seed of SEEDS) {
      const at = stepsOf(SHEET_RUNS.line, seed).at(-1);
      if (!at) throw new Error('no steps');
      const { sheet, cell, mark, direction, rules } = at.input;
      const along = DIRECTIONS[direction] ?? DIRECTIONS[0];
      const reading = lineAttacks(
        lineThrough(boardOfSheet(sheet), cell.x, cell.y, along, mark),
        rules,
      );
      const view = FIGURES['line']?.view.moment(at);
      expect(view?.strip?.window).toEqual(reading.window.map((offset) => offset + 0));
      const sum = view?.account[0]?.rows.at(-1)?.cells.at(-1);
      expect(sum).toMatchObject({ text: weightText(reading.weight) });
    }
  });

  it('is what the engine says of the cell, and of the heaviest ones', () => {
    for (const seed of SEEDS) {
      const cell = stepsOf(SHEET_RUNS.cell, seed).at(-1);
      const heaviest = stepsOf(SHEET_RUNS.heaviest, seed).at(-1);
      if (!cell || !heaviest) throw new Error('no steps');
      const { input } = cell;
      const board = boardOfSheet(input.sheet);
      const { weight } = cellWeight(board, input.cell, input.mark, input.rules);
      const total = FIGURES['cell']?.view.moment(cell).account.at(-1)?.rows[0]?.cells.at(-1);
      expect(total).toMatchObject({ text: weightText(weight) });
      const best = heaviestCells(board, input.mark, input.rules);
      const shades = FIGURES['heaviest']?.view.moment(heaviest).scene.shades ?? [];
      const framed = shades.filter(({ isBest }) => isBest).map(({ x, y }) => ({ x, y }));
      expect(framed).toEqual(best.map(({ x, y }) => ({ x, y })));
    }
  });
});
