import { expect, it } from 'vitest';
import {
  EMPTY,
  KINDS,
  LEVELS,
  RATING,
  seededRng,
  type Setup,
} from '../../../../src/engine/index.ts';
import { NINE_LINES } from '../../../nineLines.ts';

/** A cell's rating by the table of rules as the exercise shows it, sentence by sentence. */
function ratedAsTold({ cells, toMove }: Setup, asked: number): number {
  const holds = (line: readonly number[], bot: number, others: number) =>
    line.filter((cell) => cells[cell] === toMove).length === bot &&
    line.filter((cell) => cells[cell] !== EMPTY).length === bot + others;
  let rating = 0;
  const give = (points: number, to: readonly number[]) => {
    rating += points * to.filter((cell) => cell === asked && cells[cell] === EMPTY).length;
  };
  for (const line of NINE_LINES) {
    if (holds(line, 2, 0)) give(RATING.win, line);
    if (holds(line, 0, 2)) give(RATING.stopWin, line);
  }
  for (const [crossing, content] of cells.entries()) {
    if (content !== EMPTY) continue;
    const through = NINE_LINES.filter((line) => line.some((cell) => cell === crossing));
    const own = through.filter((line) => holds(line, 1, 0));
    const theirs = through.filter((line) => holds(line, 0, 1));
    const empty = through.filter((line) => holds(line, 0, 0));
    for (let lines = 2; lines <= own.length; lines++) give(RATING.fork, [crossing]);
    for (let lines = 2; lines <= theirs.length; lines++) {
      give(RATING.stopFork, [...new Set(theirs.slice(0, lines).flat())]);
    }
    for (const free of empty) {
      const beside = free.filter((cell) => cell !== crossing);
      for (const _ of own) give(RATING.prepare, beside);
      for (const other of theirs) give(RATING.spoil, [...new Set([...free, ...other])]);
    }
  }
  return rating + RATING.free;
}

it('a cell can be rated by the rules that the exercise shows', () => {
  for (const level of LEVELS) {
    for (let seed = 0; seed < 200; seed++) {
      const kind = KINDS['cell-rating'];
      const params = kind.generate(seededRng(seed), level);
      expect(ratedAsTold(params.setup, params.cell)).toBe(kind.key(params));
    }
  }
});
