import { describe, expect, it } from 'vitest';
import { taskSpoken, taskText } from '../../../../src/components/play/small/speech.ts';
import { sentenceOfGame } from '../../../../src/components/play/speech/sentence.ts';
import { goTo, take } from '../../../../src/components/play/games/smallGame.ts';
import { playTaskOf, withRefutation } from '../../../../src/components/play/small/task.ts';
import { playPageMessages as words } from '#language/play/small/messages';
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
    expect(said('#x=person&o=minimax&moves=04')).toContain(words.says.turn(you));
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

  it('says nothing of it to two people', () => {
    expect(said('#x=person&o=person&moves=04517682')).not.toContain('lost');
  });
});

describe('what is spoken of a task', () => {
  const start = gameOf('#board=X........&move=O&goal=draw');
  const spoiled = withRefutation(take(start, 1));
  const saidOf = (match: typeof start) => taskSpoken(match, sentenceOfGame(match));

  it('is the verdict alone when it is spoiled: nobody is to move', () => {
    const { line } = playTaskOf(spoiled)!.spoiled!;
    expect(saidOf(spoiled)).toBe(taskText(spoiled));
    expect(saidOf(spoiled)).toContain(words.task.spoiled(1, 1, -1));
    expect(sentenceOfGame(spoiled)).toBe('You took cell 1.');
    expect(line.length).toBeGreaterThan(2);
  });

  it('is one move at a time when the refutation is stepped through', () => {
    const { line } = playTaskOf(spoiled)!.spoiled!;
    for (let at = 1; at < line.length; at++) {
      const now = goTo(spoiled, spoiled.at + at);
      expect(saidOf(now).match(/took cell/g)).toHaveLength(1);
      expect(saidOf(now)).toContain(`took cell ${line[at - 1]}.`);
    }
    const ended = saidOf(goTo(spoiled, spoiled.moves.length));
    expect(ended).toContain(words.task.missed);
    expect(ended.match(/took cell/g)).toHaveLength(1);
  });
});
