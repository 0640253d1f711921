import { describe, expect, it } from 'vitest';
import { sentenceOfGame } from '../../../../src/components/play/speech/sentence.ts';
import { take } from '../../../../src/components/play/games/smallGame.ts';
import { playShared as words } from '#language/play/messages';
import { gameOf } from './games.ts';

const said = (link: string) => sentenceOfGame(gameOf(link));

describe('the sentence above the board', () => {
  const you = { mark: 'X', by: 'you' } as const;

  it('says who begins only where no mark is on the board', () => {
    expect(said('#x=person')).toBe(words.says.begins(you));
    expect(said('#x=person&board=X...O....')).toBe(words.says.fromHere(you));
    expect(said('#board=X........&move=O&goal=draw')).toBe(
      words.says.fromHere({ mark: 'O', by: 'you' }),
    );
    expect(said('#x=person&o=person&board=X...O....')).toBe(
      words.says.fromHere({ mark: 'X', by: undefined }),
    );
  });

  it('goes on in turns from there', () => {
    const later = take(gameOf('#x=person&o=person&board=X...O....'), 8);
    expect(sentenceOfGame(later)).toContain(words.says.turn({ mark: 'O', by: undefined }));
  });

  it('names whose turn it is when no line is open any more', () => {
    const turn = words.says.turn({ mark: 'X', by: undefined });
    expect(said('#x=person&o=person&board=XOXXOOOX.')).toBe(`${words.says.dead} ${turn}`);
  });
});

describe('a game that a person lost', () => {
  it('ends with the move that lost it, and calls a machine by its level', () => {
    const lost = said('#x=person&o=minimax&moves=04517682');
    expect(lost).toBe(
      'You took cell 8. Unbeatable (O) took cell 2. It wins with the diagonal 2,\u00a04,\u00a06. Your move to cell 8 lost it.',
    );
    expect(said('#x=minimax&o=person&moves=04')).toMatch(/^Unbeatable \(X\) took cell 0\. You /);
    expect(said('#x=minimax&o=random&moves=0')).toBe(
      'Minimax (X) took cell 0. Random (O) to move.',
    );
  });

  it('is not said to be the reader’s where it came by a link, nor of two people', () => {
    const opened = (link: string) => sentenceOfGame(gameOf(link), { kind: 'opened' });
    expect(opened('#moves=04')).toBe('This game is open, and you are X. O took cell 4. X to move.');
    expect(opened('#moves=04517682')).toMatch(/^A finished game, .* O took cell 2\. O wins /);
    expect(said('#x=person&o=person&moves=04517682')).not.toContain('lost');
  });
});
