import { describe, expect, it } from 'vitest';
import { sentenceOfGame } from '../../../../src/components/play/speech/sentence.ts';
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
    // The bot's move before one's own was told when it was made.
    expect(said('#x=minimax&o=person&moves=04')).toBe('You took cell 4. Unbeatable (X) to move.');
    // What was made before the sides were swapped is nobody's here.
    expect(sentenceOfGame(gameOf('#x=minimax&o=person&moves=405'), undefined, 2)).toBe(
      'O took cell 0. Unbeatable (X) took cell 5. Your turn.',
    );
    const space = gameOf('#variant=4x4x4&x=proof&o=person&moves=0');
    expect(sentenceOfGame(space, { kind: 'new-game' })).toBe(
      'A new game. The proof (X) took sheet 1, row 1, column 1. Your turn.',
    );
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
