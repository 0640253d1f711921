import { describe, expect, it } from 'vitest';
import {
  FIRST_PROGRAM,
  startIn,
  startProgram,
} from '../../../../src/components/bot/code/starts.ts';
import { STARTS, type StartId } from '../../../../src/components/bot/machineStore.ts';
import {
  CODE_LANGUAGES,
  EMPTY,
  OPEN,
  SIDES,
  cardsTable,
  gameGraph,
  isTurnOf,
  judgeCode,
  judgeTable,
  markName,
  prove,
  type CardId,
  type CodeLanguage,
  type CodeVerdict,
  type Setup,
  type Side,
} from '../../../../src/engine/index.ts';
import { loadInterpreter } from '../../../../src/runtimes/interpreters.ts';
import type { Interpreter } from '../../../../src/runtimes/program.ts';
import { deep } from '../../../deep.ts';

const CARDS: readonly CardId[] = ['win', 'block', 'stopFork', 'corner', 'centre'];
const { setups, stands, marks } = gameGraph();

async function load(start: StartId, language: CodeLanguage) {
  const interpreter = await loadInterpreter(language);
  expect(interpreter.load(startProgram(start, language, CARDS).source)).toBeUndefined();
  return interpreter;
}

function judgeSide(program: Interpreter, side: Side): CodeVerdict {
  const judging = judgeCode(side);
  let step = judging.next();
  while (!step.done) step = judging.next(step.value.calls.map((call) => program.play(call)));
  return step.value;
}

async function judge(start: StartId, language: CodeLanguage) {
  const program = await load(start, language);
  const first = judgeSide(program, 'first');
  const second = judgeSide(program, 'second');
  const table = (position: number) =>
    (isTurnOf('first', position) ? first : second).table(position);
  return { ...judgeTable(table), table, isFollowed: first.isFollowed && second.isFollowed, second };
}

const callAt = (position: number) => {
  const { cells, toMove } = setups[position] as Setup;
  const board = cells.map((content) => (content === EMPTY ? ('' as const) : markName(content)));
  return { board, mark: markName(toMove), draws: [] };
};

describe('what a program starts from', () => {
  it('minimax without one diagonal loses on it, and says 0 a mark before', async () => {
    const { weaker, sides, second, isFollowed } = await judge('holed', 'javascript');
    expect({ weaker, isFollowed }).toEqual({ weaker: 'second', isFollowed: true });
    const game = sides.second.shortestLoss as number[];
    expect(game).toEqual([2, 0, 4, 3, 6]);
    const before = game
      .slice(0, 3)
      .reduce((at, cell) => gameGraph().next[at * 9 + cell] as number, 0);
    expect(second.replies.get(before)?.printed).toBe('best 3 score 0\n');
  });

  it.each([
    ['empty', 'first', 0],
    ['random', 'second', 5],
    ['first', 'second', 5],
    ['winOrBlock', 'second', 7],
    ['anyBoard', 'second', 7],
  ] as const)('%s is beaten as %s after %i marks', async (start, side, lost) => {
    const { table, isFollowed } = judgeSide(await load(start, 'javascript'), side);
    expect(isFollowed).toBe(true);
    expect(prove(table, side).shortestLoss).toHaveLength(lost);
  });

  it('the reader’s cards play as they do as cards', async () => {
    const { table, sides } = await judge('cards', 'javascript');
    const own = judgeTable(cardsTable(CARDS));
    for (const side of SIDES) {
      expect(sides[side].ends).toEqual(own.sides[side].ends);
      expect(sides[side].positions).toBe(own.sides[side].positions);
    }
    expect(table(0)).toEqual(cardsTable(CARDS)(0));
  });

  // Each position is a whole search for it in Python.
  it.each([...(['first'] as const), ...deep([], ['winOrBlock', 'holed'] as const)])(
    '%s is the same in both languages',
    async (start) => {
      // One after the other: while Python is loaded, no other interpreter can be.
      const programs = [await load(start, 'python'), await load(start, 'javascript')];
      for (const [position, stand] of stands.entries()) {
        if (stand !== OPEN || (marks[position] as number) < 5) continue;
        const [first, second] = programs.map((program) => program.play(callAt(position)));
        expect(second).toMatchObject({ cell: first?.cell, printed: first?.printed });
      }
    },
  );

  it('is known again, until a letter is another', () => {
    for (const language of CODE_LANGUAGES)
      for (const start of STARTS)
        expect(startIn(startProgram(start, language, CARDS), CARDS)).toBe(start);
    expect(startIn(FIRST_PROGRAM, CARDS)).toBe('first');
    const source = `${FIRST_PROGRAM.source} `;
    expect(startIn({ ...FIRST_PROGRAM, source }, CARDS)).toBeUndefined();
  });
});
