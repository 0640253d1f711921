import { describe, expect, it } from 'vitest';
import { judgeSource } from '../../../src/cli/asks/code.ts';
import {
  CODE_LANGUAGES,
  MACHINE_GOALS,
  cardsSource,
  gradeProgram,
  ownMachine,
  type CardId,
  type CodeLanguage,
  type CodeVerdict,
} from '../../../src/engine/index.ts';
import { deep, isDeep } from '../../deep.ts';

const TASK = { goals: MACHINE_GOALS, by: ['cards', 'javascript', 'python'], most: 13 } as const;

function judged(language: CodeLanguage, source: string) {
  const first = judgeSource(language, source, 'first');
  if (!first.ok) return gradeProgram(TASK, first.problem);
  const second = judgeSource(language, source, 'second');
  if (!second.ok) return gradeProgram(TASK, second.problem);
  return gradeProgram(TASK, { first: first.value, second: second.value });
}

describe('a program as an answer', () => {
  it.each(deep(['python'] as const, CODE_LANGUAGES))(
    'in %s is worth what its cards are',
    (language) => {
      const lists: readonly (readonly CardId[])[] = [
        ['win', 'block', 'centre', 'corner'],
        ['win', 'block', 'stopFork', 'centre', 'corner'],
        ['block', 'win', 'corner', 'edge'],
      ];
      for (const cards of lists.slice(0, deep(1, lists.length))) {
        const source = cardsSource(cards, language, () => '');
        const byCards = ownMachine.grade(TASK, { kind: 'cards', cards });
        expect(judged(language, source), cards.join()).toEqual(byCards);
      }
    },
  );

  it('has a key where no cards are allowed', () => {
    for (const language of CODE_LANGUAGES) {
      const key = ownMachine.key({ ...TASK, by: [language] });
      expect(key).toMatchObject({ kind: 'code', language });
      if (language === 'python' && !isDeep) continue;
      expect(key.kind === 'code' && judged(language, key.source).points).toBe(1);
    }
  });

  it('waits until it is run, and is refused in a language that is not asked for', () => {
    const machine = {
      kind: 'code',
      language: 'python',
      source: 'def play(board, mark): pass',
    } as const;
    const { needsPerson } = ownMachine.grade(TASK, machine);
    expect(needsPerson).toBe(true);
    expect(ownMachine.grade({ ...TASK, by: ['javascript'] }, machine).reasons).toEqual([
      { code: 'way-not-allowed', way: 'python' },
    ]);
  });

  it('is told where it does not load, makes no move, or draws what cannot be followed', () => {
    const bad = judged('javascript', 'function play(board) {\n  return board[;\n}');
    expect(bad.reasons).toMatchObject([{ code: 'program-not-loaded', problem: { line: 2 } }]);
    const stuck = judged('javascript', 'const play = (board) => (board[4] ? 9 : 4);');
    expect(stuck.points).toBe(0);
    expect(stuck.reasons[0]).toMatchObject({
      code: 'program-fault',
      plays: 'first',
      fault: { kind: 'illegal' },
    });
    expect(stuck.refutation).toMatchObject({ moves: [4, 0] });
    const unknown = { isFollowed: false } as CodeVerdict;
    const blurred = gradeProgram(TASK, { first: unknown, second: unknown });
    expect(blurred.reasons).toEqual([{ code: 'program-not-followed' }]);
  });
});
