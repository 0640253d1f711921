import { describe, expect, it } from 'vitest';
import {
  O,
  WeightBoard,
  X,
  boardOfSheet,
  parseDiagram,
  type WinRule,
} from '../../../../src/engine/index.ts';
import { largeHint } from '../../../../src/components/play/large/thinking/playBrain.ts';

/** What is said to X of a drawing without borders. */
function hintFor(drawing: string, rule: WinRule = 'freestyle') {
  const board = new WeightBoard(undefined, boardOfSheet(parseDiagram(drawing).sheet).stones());
  return largeHint(board, { turn: X, end: undefined } as Parameters<typeof largeHint>[1], rule);
}

describe('a hint looks one mark ahead', () => {
  it("at a five of one's own, and then at the opponent's", () => {
    expect(hintFor('OXXXX.\n.OOOO.')).toMatchObject({
      kind: 'win',
      mark: X,
      cells: [{ x: 5, y: 0 }],
    });
    expect(hintFor('XOOOO.')).toMatchObject({
      kind: 'threatened',
      mark: O,
      cells: [{ x: 5, y: 0 }],
    });
  });

  it("at a double threat of one's own, and then at the opponent's", () => {
    const lines = ['.XXX', 'X...', 'X...', 'X...'];
    expect(hintFor(lines.join('\n'))).toEqual({ kind: 'fork', mark: X });
    expect(hintFor(lines.join('\n').replaceAll('X', 'O'))).toEqual({ kind: 'forked', mark: O });
    expect(hintFor('X..\n.O.')).toEqual({ kind: 'quiet', mark: X });
  });

  it('by the rule of the game: where six do not win, they are no win', () => {
    expect(hintFor('XX.XXX')).toMatchObject({ kind: 'win' });
    expect(hintFor('OXX.XXXO', 'standard')?.kind).not.toBe('win');
  });
});
