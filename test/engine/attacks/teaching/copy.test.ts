import { describe, expect, it } from 'vitest';
import { O, X } from '../../../../src/engine/core/types.ts';
import { cellWeight } from '../../../../src/engine/attacks/cellWeight.ts';
import { candidates } from '../../../../src/engine/attacks/heaviest.ts';
import { lineAttacks } from '../../../../src/engine/attacks/lineAttacks.ts';
import { ARTICLE_RULES } from '../../../../src/engine/attacks/rules.ts';
import {
  CopyBot,
  attacksOf,
  rememberedLines,
} from '../../../../src/engine/attacks/teaching/copyBot.ts';
import { asEngineLine, compareLines } from '../../../../src/engine/attacks/teaching/repair.ts';
import { positionsOfGame, SMALL } from '../../../../src/engine/attacks/teaching/positions.ts';
import { attempt, Steps } from '../../../../src/engine/attacks/teaching/parts/steps.ts';
import { RIGHT } from '../../../../src/engine/attacks/teaching/suspects.ts';
import { boardOfSheet } from '../../../../src/engine/game/large/sheet.ts';
import { scanFromLast } from '../../../../src/engine/game/large/winScan.ts';
import { deep } from '../../../deep.ts';

const TRIED = { x: 0, y: 0, mark: X } as const;

describe('the teaching copy with every part right', () => {
  it('finds the attacks of the definition on every line that there can be', () => {
    let lines = 0;
    for (const contents of rememberedLines()) {
      lines += 1;
      const copy = attacksOf(contents, TRIED, RIGHT, new Steps());
      const { attacks } = lineAttacks(asEngineLine(contents), ARTICLE_RULES);
      const wanted = attacks.map(({ power, potential, divider }) => [power, potential, divider]);
      const found = copy.map(({ power, potential, divider }) => [power, potential, divider]);
      if (String(found) !== String(wanted))
        expect({ contents, found }).toEqual({ contents, wanted });
    }
    // Each side: a sequence of none to five cells of three kinds, then the edge.
    expect(lines).toBe((1 + 3 + 9 + 27 + 81 + 243) ** 2);
    expect(compareLines(RIGHT)).toEqual({ lines, wrong: 0 });
  });

  it.each([undefined, SMALL])(
    'weighs every cell as the engine does, to the last bit (%j)',
    (size) => {
      const copy = new CopyBot(RIGHT);
      let cells = 0;
      for (let seed = 100; seed < deep(102, 104); seed++) {
        for (const question of positionsOfGame(seed, size)) {
          if (question.stones.length % 4 !== 1) continue;
          const board = boardOfSheet(question);
          for (const cell of candidates(board)) {
            for (const toMove of [X, O] as const) {
              const { weight } = cellWeight(board, cell, toMove);
              expect(copy.weight(board, cell, toMove, new Steps())).toBe(weight);
              cells += 1;
            }
          }
        }
      }
      expect(cells).toBeGreaterThan(2000);
    },
  );

  it('sees a win where the engine sees one, asked about any cell', () => {
    const copy = new CopyBot(RIGHT);
    let wins = 0;
    for (let seed = 1; seed < deep(12, 30); seed++) {
      const last = [...positionsOfGame(seed, SMALL)].at(-1);
      if (!last) continue;
      const board = boardOfSheet(last);
      for (const cell of candidates(board)) {
        expect(copy.hasWon(board, cell, new Steps())).toBe(false);
        board.place(cell.x, cell.y, last.toMove);
        const right = scanFromLast(board, cell.x, cell.y) !== undefined;
        expect(copy.hasWon(board, cell, new Steps())).toBe(right);
        if (right) wins += 1;
        board.remove(cell.x, cell.y);
      }
    }
    expect(wins).toBeGreaterThan(5);
  });
});

describe('a program that may be wrong', () => {
  it('is run to its value, its error, or the end of its steps', () => {
    expect(attempt(() => 7)).toEqual({ kind: 'value', value: 7 });
    const broken = () => {
      throw new TypeError('no such thing');
    };
    expect(attempt(broken)).toEqual({ kind: 'throws', message: 'no such thing' });
    const endless = (steps: Steps) => {
      for (;;) steps.count();
    };
    expect(attempt(endless, 500)).toEqual({ kind: 'endless', steps: 500 });
    const enough = (steps: Steps) => {
      for (let step = 0; step < 500; step++) steps.count();
      return true;
    };
    expect(attempt(enough, 500)).toEqual({ kind: 'value', value: true });
  });
});
