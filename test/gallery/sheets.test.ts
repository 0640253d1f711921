import { describe, expect, it } from 'vitest';
import { cellView } from '../../src/components/algorithms/cell-weight/view.ts';
import { heaviestView } from '../../src/components/algorithms/heaviest-cell/view.ts';
import { lineView } from '../../src/components/algorithms/line-attacks/view.ts';
import { scanView } from '../../src/components/algorithms/win-scan/view.ts';
import type { LineMoment, StripCell } from '../../src/components/algorithms/line-attacks/strip.ts';
import type { LargeMoment } from '../../src/components/stepper/linear/view.ts';
import { parseDiagram, largeInput, type LargeInput } from '../../src/engine/index.ts';
import { cellMessages } from '#language/algorithms/cell-weight/messages';
import { heaviestMessages } from '#language/algorithms/heaviest-cell/messages';
import { lineMessages } from '#language/algorithms/line-attacks/messages';
import { scanMessages } from '#language/algorithms/win-scan/messages';
import { filmOf } from './film.ts';

// Traces on large boards as text. After a change that is meant, look at the difference and run
// `npx vitest run test/gallery -u`.

const SIGNS = { X: 'X', O: 'O', empty: '.', edge: '#' } as const;

/** A cell of a strip in three signs: (window), what it holds, and ! now, + open, - closed, 1 counted. */
function stripCell({ content, isInWindow, isNow, end, isGap, isWall }: StripCell): string {
  const sign = isNow ? '!' : end === 'open' ? '+' : end === 'closed' ? '-' : isGap ? '1' : ' ';
  return `${isWall ? '|' : isInWindow ? '(' : ' '}${SIGNS[content]}${sign}`;
}

function drawn({ strip, scene }: LargeMoment & Partial<LineMoment>): string[] {
  if (strip) {
    const runs = strip.runs.map(({ from, to, label, divider, isNow, isDropped }) => {
      const by = divider === undefined ? '' : ` ÷${divider}`;
      return `${isNow ? '>' : ''}${from}…${to} ${label}${by}${isDropped ? ' dropped' : ''}`;
    });
    return [`  ${strip.cells.map(stripCell).join('')}`, ...runs.map((run) => `  ${run}`)];
  }
  const points = (cells: readonly { x: number; y: number }[]) =>
    cells.map(({ x, y }) => `${x},${y}`).join(' ');
  const parts = [
    scene.chosen && `chosen ${points([scene.chosen])}`,
    ...(scene.lit ?? []).map(({ cells, tone }) => `lit ${tone} ${points(cells)}`),
    ...(scene.bands ?? []).map(({ from, to, tone }) => `band ${tone} ${points([from, to])}`),
    scene.won && `won ${points(scene.won)}`,
    scene.shades && `shades ${scene.shades.length}`,
  ];
  return [`  ${parts.filter((part) => typeof part === 'string').join('; ')}`];
}

function inputOf(text: string): LargeInput {
  const { sheet, cell, mark } = parseDiagram(text);
  return largeInput(sheet, { ...(cell && { cell }), ...(mark && { mark }) });
}

describe('the gallery', () => {
  it.each([
    ['line-ragged', 'X.X.X.xOO'],
    ['line-edge', '.OX.X.x|'],
    ['line-no-room', '|.xX.O'],
    ['line-peek', 'OOO..OoO.|'],
  ])('of one line: %s', async (name, board) => {
    const text = filmOf(lineView, lineMessages, inputOf(board), drawn);
    await expect(text).toMatchFileSnapshot(`${name}.txt`);
  });

  it('of a cell', async () => {
    const text = filmOf(cellView, cellMessages, inputOf('XXXx\n..X.\n.X..\nX...'), drawn);
    await expect(text).toMatchFileSnapshot('cell-double.txt');
  });

  it('of the choice of a cell, and of a scan', async () => {
    const board = '+---+\n|X.O|\n|.X.|\n+---+';
    const text = filmOf(heaviestView, heaviestMessages, inputOf(board), drawn);
    await expect(text).toMatchFileSnapshot('heaviest.txt');
    const scan = filmOf(scanView, scanMessages, inputOf('OXXXXX.'), drawn);
    await expect(scan).toMatchFileSnapshot('scan-last.txt');
  });
});
