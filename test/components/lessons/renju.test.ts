import { describe, expect, it } from 'vitest';
import {
  answerAbout,
  askingBoard,
  nameOn,
  questionScene,
} from '../../../src/components/lessons/renju/positions.ts';
import { spoken } from '../../../src/components/ui/language/grammar.en.ts';

const texts = ({ notes = [] }: ReturnType<typeof questionScene>) =>
  notes
    .map(({ text }) => text)
    .sort()
    .join('');

describe('the board that one asks about', () => {
  const board = askingBoard(0);
  const [a] = board.asked;
  if (!a) throw new Error('the first board asks about cells');
  const name = nameOn(board.sheet, a);

  it('keeps the letters of the other cells, and names the one that was asked about', () => {
    expect(texts(questionScene(board))).toBe('ABCD');
    const { scene, sentence } = answerAbout(board, a, 'renju');
    expect(texts(scene)).toBe('BCD');
    expect(spoken(sentence)).toContain(`A (${name}) is forbidden`);
    expect(spoken(answerAbout(board, a, 'freestyle').sentence)).toContain(`A (${name})`);
    const elsewhere = answerAbout(board, { x: 0, y: 0 }, 'renju');
    expect(texts(elsewhere.scene)).toBe('ABCD');
    expect(spoken(elsewhere.sentence)).toContain('Cell a15 is allowed');
  });
});
