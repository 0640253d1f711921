import { runInNewContext } from 'node:vm';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript';
import { describe, expect, it } from 'vitest';
import { deep } from '../../deep.ts';
import {
  CARDS,
  EMPTY,
  RULES_OF_THUMB,
  OPEN,
  cardsSource,
  cardsTable,
  gameGraph,
  markName,
  type CardId,
} from '../../../src/engine/index.ts';

const { setups, stands } = gameGraph();

/** Each open position as a program is asked about it. */
const ASKED = setups.flatMap(({ cells, toMove }, position) => {
  if (stands[position] !== OPEN) return [];
  const board = cells.map((content) => (content === EMPTY ? '' : markName(content)));
  return [{ position, board, mark: markName(toMove) }];
});

const LISTS: readonly (readonly CardId[])[] = [
  [],
  ...CARDS.map((card) => [card]),
  RULES_OF_THUMB,
  RULES_OF_THUMB.toReversed(),
  ['win', 'away', 'pair', 'spoil', 'beside', 'any'],
];

/** What a list may do in each of these positions. */
const saidBy = (cards: readonly CardId[], asked = ASKED) => {
  const table = cardsTable(cards);
  return asked.map(({ position }) => table(position).map(({ cell }) => cell));
};

const write = (cards: readonly CardId[], language: 'python' | 'javascript') =>
  cardsSource(cards, language, (card) => `This is ${card}.`);

/** Instead of choosing, a program then gives all the cells that it would choose from. */
const ALL_CELLS_OF = {
  javascript: 'choose = (cells) => cells;',
  python: 'class random:\n    choice = staticmethod(lambda cells: cells)',
};

describe('a list of cards as a program', () => {
  it.each(LISTS.map((cards) => [cards.join() || 'no card', cards] as const))(
    '%s: takes the same cells in JavaScript',
    (_, cards) => {
      const source = `${write(cards, 'javascript')}; ${ALL_CELLS_OF.javascript} ASKED.map((at) => play(at.board, at.mark))`;
      const said = runInNewContext(source, { ASKED: structuredClone(ASKED) }) as number[][];
      expect(said.map((cells) => [...cells])).toEqual(saidBy(cards));
    },
  );

  it('chooses each of the cells in JavaScript', () => {
    const source = `${write([], 'javascript')}; Array.from({ length: 500 }, () => play(['', '', 'X', 'O', '', 'X', 'O', 'X', 'O'], 'X'))`;
    expect(new Set(runInNewContext(source) as number[])).toEqual(new Set([0, 1, 4]));
  });

  it('takes the same cells in Python', async () => {
    const python = await loadMicroPython();
    const some = ASKED.filter((_, at) => at % deep(29, 1) === 0);
    python.runPython(`import json\nASKED = json.loads(${JSON.stringify(JSON.stringify(some))})`);
    for (const cards of LISTS) {
      python.runPython(`${write(cards, 'python')}\n${ALL_CELLS_OF.python}`);
      python.runPython('said = json.dumps([play(at["board"], at["mark"]) for at in ASKED])');
      const said = JSON.parse(python.globals.get('said') as string) as unknown;
      expect(said, cards.join()).toEqual(saidBy(cards, some));
    }
  });

  it('explains each card, and holds nothing that it does not call', () => {
    for (const language of ['python', 'javascript'] as const) {
      const text = write(['win', 'corner'], language);
      expect(text).toContain('This is win.');
      expect(text).not.toMatch(/begun|touches|fork/);
      expect(write(['stopFork'], language)).toContain('This is fork.');
    }
    expect(write([], 'javascript')).not.toContain('LINES');
  });
});
