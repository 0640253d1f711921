import { describe, expect, it } from 'vitest';
import {
  CARDS,
  OPEN,
  cardsBot,
  cardsTable,
  cellsOfCard,
  chooseByCards,
  emptySetup,
  gameGraph,
  makeMachine,
  makePolicyText,
  makePosition,
  markName,
  parseMachine,
} from '../../../src/engine/index.ts';
import { naiveCells } from './naiveCards.ts';

const { setups, stands } = gameGraph();
const NEW_BOXES = makeMachine({ kind: 'trained', games: 7, numbers: makePolicyText(() => []) });
const OPEN_SETUPS = setups.filter((_, at) => stands[at] === OPEN);

describe('a card', () => {
  it.each(CARDS)('%s names what its words say, in every open position', (card) => {
    for (const { cells, toMove } of OPEN_SETUPS) {
      const board = makePosition(cells);
      const said = cellsOfCard(card, cells, toMove);
      expect(said, board).toEqual(naiveCells(card, board, markName(toMove)));
    }
  });

  it('names cells for either side, whoever began', () => {
    const { cells } =
      setups.find((each) => makePosition(each.cells) === 'X...O...X') ?? emptySetup();
    expect(cellsOfCard('win', cells, 1)).toEqual([]);
    expect(cellsOfCard('fork', cells, 1)).toEqual([2, 6]);
    expect(cellsOfCard('stopFork', cells, 4)).toEqual([1, 3, 5, 7]);
    expect(cellsOfCard('away', cells, 4)).toEqual([]);
  });
});

describe('a list of cards', () => {
  it('lets the first card decide that fits, and takes any empty cell if none does', () => {
    expect(chooseByCards(['win', 'centre', 'corner'], emptySetup())).toEqual({ at: 1, cells: [4] });
    expect(chooseByCards(['win'], emptySetup()).at).toBe(1);
    expect(chooseByCards([], emptySetup()).cells).toHaveLength(9);
  });

  it('is the same as a bot and as a table of the graph', () => {
    const cards = ['win', 'stopFork', 'pair', 'away'] as const;
    const table = cardsTable(cards);
    setups.forEach((setup, at) => {
      const policy = stands[at] === OPEN ? table(at) : [];
      expect(cardsBot(cards).policy(setup, 0)).toEqual(policy);
    });
  });
});

describe('the text of a machine', () => {
  it.each([
    [{ kind: 'cards', cards: [] }, 'c.'],
    [{ kind: 'cards', cards: ['win', 'stopFork', 'centre'] }, 'c.win-stopFork-centre'],
    [{ kind: 'cards', cards: CARDS }, `c.${CARDS.join('-')}`],
    [
      { kind: 'code', language: 'javascript', source: 'play = () => 4' },
      'js.K8hJrFSwVdDQVLC1UzABAA',
    ],
    [{ kind: 'code', language: 'python', source: '' }, 'py.AwA'],
  ] as const)('%j: %s', (machine, text) => {
    expect(makeMachine(machine)).toBe(text);
    expect(parseMachine(text)).toEqual({ ok: true, value: machine });
  });

  it.each<[string, object]>([
    ['', { code: 'unknown-machine', text: '' }],
    ['win-block', { code: 'unknown-machine', text: 'win-block' }],
    ['c', { code: 'unknown-machine', text: 'c' }],
    [
      'c.win-stopfork-edge',
      { code: 'unknown-card', word: 'stopfork', nearest: 'stopFork', stands: ['win', 'edge'] },
    ],
    [
      'c.win-center-win',
      { code: 'unknown-card', word: 'center', nearest: 'centre', stands: ['win'] },
    ],
    ['c.-', { code: 'unknown-card', word: '', nearest: 'win', stands: [] }],
    ['c.win-block-win', { code: 'card-twice', card: 'win', stands: ['win', 'block'] }],
    [`c.${'win-'.repeat(60)}`, { code: 'machine-too-long', most: 200 }],
    [`py.${'A'.repeat(8000)}`, { code: 'machine-too-long', most: 8000 }],
    [`box.3.1.${'A'.repeat(8000)}`, { code: 'machine-too-long', most: 8000 }],
    ...['box.', 'box.12', NEW_BOXES.slice(0, -1), `${NEW_BOXES}A`].map((text): [string, object] => [
      text,
      { code: 'broken-boxes' },
    ]),
    // Another age than theirs, and another number.
    [NEW_BOXES.replace('box.7', 'box.8'), { code: 'broken-boxes' }],
    [NEW_BOXES.replace(/.$/, 'c'), { code: 'broken-boxes' }],
    ['py.', { code: 'unknown-machine', text: 'py.' }],
    ['py.AwA=', { code: 'unknown-machine', text: 'py.AwA=' }],
    ['py.AwB', { code: 'unknown-machine', text: 'py.AwB' }],
    ['py.AwAA', { code: 'unknown-machine', text: 'py.AwAA' }],
  ])('%s: what is wrong', (text, problem) => {
    expect(parseMachine(text)).toEqual({ ok: false, problem });
  });
});
