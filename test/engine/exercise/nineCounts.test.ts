import { expect, it } from 'vitest';
import { EMPTY, KINDS, other } from '../../../src/engine/index.ts';
import { NINE_LINES } from '../../nineLines.ts';
import { ratingsByDefinition } from '../search/nextStep.ts';
import { byHand } from './byHand.ts';
import { drawn } from './read.ts';

it('depth-rating: what the definition gives', () => {
  for (const params of drawn('depth-rating')) {
    const { setup, cell, depth } = params;
    expect(KINDS['depth-rating'].key(params)).toBe(ratingsByDefinition(setup, depth)[cell]);
  }
});

it('return-value: the value of the game', () => {
  for (const params of drawn('return-value')) {
    const { setup, computer } = params;
    expect(KINDS['return-value'].key(params)).toBe(byHand(setup, computer).score);
  }
});

it('count-forms: what turning and mirroring rows of letters gives', () => {
  const turned = (rows: string[]) =>
    [0, 1, 2].map((at) =>
      rows
        .map((row) => row.charAt(at))
        .reverse()
        .join(''),
    );
  for (const { setup } of drawn('count-forms')) {
    const text = setup.cells.join('');
    let rows = [text.slice(0, 3), text.slice(3, 6), text.slice(6)];
    const seen = new Set<string>();
    for (let turn = 0; turn < 4; turn++, rows = turned(rows)) {
      seen.add(rows.join('/')).add([...rows].reverse().join('/'));
    }
    expect(KINDS['count-forms'].key({ setup })).toBe(seen.size);
  }
});

it('best-move: all cells after which the game is worth most', () => {
  for (const { setup } of drawn('best-move')) {
    const { cells, toMove } = setup;
    const moves = [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
    const values = moves.map(
      (cell) => byHand({ cells: cells.with(cell, toMove), toMove: other(toMove) }, toMove).score,
    );
    const best = moves.filter((_, at) => values[at] === Math.max(...values));
    expect(KINDS['best-move'].allRight?.({ setup })).toEqual(best);
  }
});

it('dead-lines: the cells whose own mark is the first on most lines of the other', () => {
  for (const { setup } of drawn('dead-lines')) {
    const { cells, toMove } = setup;
    const on = (line: readonly number[]) => line.map((cell) => cells[cell]);
    const live = NINE_LINES.filter(
      (line) => on(line).includes(other(toMove)) && !on(line).includes(toMove),
    );
    const free = [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
    const killed = free.map(
      (cell) => live.filter((line) => (line as readonly number[]).includes(cell)).length,
    );
    const right = free.filter((_, at) => killed[at] === Math.max(...killed));
    expect(KINDS['dead-lines'].allRight?.({ setup })).toEqual(right);
  }
});
