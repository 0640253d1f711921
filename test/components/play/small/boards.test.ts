import { readFile } from 'node:fs/promises';
import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bestCellsIn, hintText, worthsIn } from '../../../../src/components/play/small/analysis.ts';
import { makePlayLink, parsePlayLink } from '../../../../src/components/play/games/playLink.ts';
import {
  SMALL_GAME,
  boardOfGame,
  outcomeOfGame,
  setupOf,
  take,
} from '../../../../src/components/play/games/smallGame.ts';
import SmallBoard from '../../../../src/components/play/small/SmallBoard.svelte';
import { BoardPlay } from '../../../../src/components/play/page/boardPlay.svelte.ts';
import { sentenceOfGame } from '../../../../src/components/play/speech/sentence.ts';
import {
  cubeOf,
  fitting,
  pickedGame,
  onSheet,
  pickedOf,
} from '../../../../src/components/play/games/picked.ts';
import { edgesOf, nameOfCell } from '../../../../src/components/ui/board/cellNames.ts';
import { BotService } from '../../../../src/components/players/policies.dom.ts';
import { botHandlers } from '../../../../src/components/players/policyServe.ts';
import { proofHandlers } from '../../../../src/components/cube/proofWork.ts';
import { workerWith } from '../../platform/workerDouble.ts';
import { choicesOn, depthsOn } from '../../../../src/components/players/players.ts';
import {
  SMALL_VARIANT,
  VARIANTS,
  landsOn,
  mnkVariant,
  playableCells,
} from '../../../../src/engine/index.ts';
import { variantOf } from '../../../engine/plainBoards.ts';
import { playProblemMessages } from '#language/play/page/problems';
import { cubeMessages } from '#language/cube/messages';
import { hintMessages } from '#language/play/small/messages';
import { gameOf } from './games.ts';

const playing = (link: string) =>
  new BoardPlay(gameOf(link), undefined, new BotService(() => workerWith(botHandlers)));

/** What can be found out of the position, in a worker that waits for the clock. */
async function thinking({ small }: BoardPlay): Promise<void> {
  const thought = small.think();
  await vi.advanceTimersByTimeAsync(1000);
  await thought;
}

describe('the link of a game on another board', () => {
  it.each([
    '#variant=4,4,4&o=best',
    '#variant=6,5,4,gravity&o=depth-ratings:2&moves=qkr&seed=7',
    '#variant=3,3,3,misere&o=random&moves=408',
    '#variant=5,2,3&x=best&o=person&board=XO........&moves=29&at=1',
    '#variant=4x4x4&x=proof&o=person&moves=0_-&at=2',
    '#variant=3x3x3&o=depth-ratings:2&moves=d0',
  ])('keeps all of it: %s', (link) => {
    const { match, problems } = parsePlayLink(link)!;
    expect(problems).toEqual([]);
    expect(makePlayLink(match).slice(1).split('&')).toEqual(
      expect.arrayContaining(link.slice(1).split('&')),
    );
    expect(parsePlayLink(makePlayLink(match))).toMatchObject({ match, problems: [] });
  });

  it.each([
    ['#variant=1,1,1&moves=0', 'A line has 2 to 19 marks, not 1.'],
    ['#variant=1,100,3', 'A board has 1 to 19 columns and rows, not 100.'],
    [
      '#variant=4,4,5&board=X...............',
      'No line of 5 fits here: the longest side has 4 cells.',
    ],
    ['#variant=100,100,5,gravity', 'A board has 1 to 19 columns and rows, not 100.'],
    ['#variant=9,6,4', 'This board is too long: here a side has at most eight cells.'],
    ['#variant=9,9,4', 'A board of 81 cells is too large here: up to 64 will do.'],
    ['#variant=3x3x3,2', 'The board “3x3x3,2” can’t be chosen here'],
    ['#variant=4,4,4,sideways', 'I don’t know the rule “sideways”'],
    ['#variant=four', 'There is no board “four”'],
  ])('that nobody can play gives nine squares, and one sentence: %s', (link, told) => {
    const { match, problems } = parsePlayLink(`${link}&o=random&seed=5`)!;
    expect(match).toMatchObject({ variant: SMALL_VARIANT, moves: [], seed: 5 });
    expect(match.players.O).toEqual({ kind: 'random' });
    expect(problems).toHaveLength(1);
    expect(playProblemMessages(problems)).toContain(told);
  });

  it('has a player that knows the board instead of one that knows nine squares only, and says so', () => {
    const { match, problems } = parsePlayLink('#variant=4,4,4&x=td-table&o=minimax')!;
    expect(match.players).toEqual({ X: { kind: 'depth-ratings', level: 5 }, O: 'best' });
    expect(playProblemMessages(problems)).toBe(
      'Learnt values doesn’t know this board. Depth ratings, depth 5 plays instead.',
    );
    const cube = parsePlayLink('#variant=4x4x4&x=person&o=proof')!;
    expect(playProblemMessages(cube.problems)).toBe(
      'The proof plays X only. Threats first plays instead.',
    );
    // A link that names nobody is no reason for a notice.
    const { match: space, problems: none } = parsePlayLink('#variant=4x4x4')!;
    expect([space.players.O, none]).toEqual([{ kind: 'threats' }, []]);
  });
});

describe('cells of other boards', () => {
  it('go by column and row, counted from below as on large boards', () => {
    const variant = mnkVariant(6, 5, 4);
    expect([0, 14, 29].map((cell) => nameOfCell(variant, cell))).toEqual(['a5', 'c3', 'f1']);
    expect(edgesOf(variant)).toEqual({
      columns: ['a', 'b', 'c', 'd', 'e', 'f'],
      rows: ['5', '4', '3', '2', '1'],
    });
    expect(edgesOf(SMALL_VARIANT)).toBeUndefined();
    expect(nameOfCell(variantOf('3,3,3,misere'), 4)).toBe('4');
  });
});

describe('marks that fall', () => {
  const variant = variantOf('4,4,3,gravity');

  it('land on the lowest free cell of their column, and float nowhere', () => {
    const match = gameOf('#variant=4,4,3,gravity&x=person&o=person&moves=d9');
    const setup = setupOf(match);
    expect(playableCells(setup.cells, variant)).toEqual([5, 12, 14, 15]);
    expect([1, 5, 13].map((cell) => landsOn(setup.cells, variant, cell))).toEqual([5, 5, 5]);
    expect(take(match, 1)).toBe(match);
    const play = playing('#variant=4,4,3,gravity&x=person&o=person&moves=d9');
    play.choose(1);
    expect(sentenceOfGame(play.small.match, play.note)).toBe('Nothing is below b4 yet.');
  });
});

describe('a line that loses', () => {
  it('ends the game for the other side, and is told as the mistake it is', () => {
    const match = gameOf('#variant=4,4,3,misere&x=person&o=random&moves=05162');
    expect(outcomeOfGame(match)).toBe('O');
    expect(sentenceOfGame(match)).toBe(
      'You took c4. You made the row a4,\u00a0b4,\u00a0c4, and a line loses.',
    );
    expect(boardOfGame(match)).toMatchObject({ wonLine: [0, 1, 2], winner: 'X' });
  });
});

describe('a game on 4×4', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is played, taken back and begun again like one on nine cells', async () => {
    const play = playing('#variant=4,4,4&o=depth-ratings:2');
    play.choose(5);
    // What thinks is loaded when it is first asked, which no false clock hurries.
    await vi.waitFor(
      () => expect([play.small.match.at, play.isPersonsTurn]).toEqual([2, true]),
      20_000,
    );
    const { match } = play;
    play.newGame(() => gameOf('#variant=4,3,3'), 'A board');
    expect(play.match).toMatchObject({ moves: [], variant: { id: '4,3,3' } });
    expect(sentenceOfGame(play.match, play.note)).toMatch(/^A board. You begin/);
    play.undo();
    expect(play.match, 'undo brings the game back').toEqual(match);
  });

  it('has a hint and its thoughts: who wins from each cell', async () => {
    // X has three in a row with both ends open: two cells win.
    const lined = playing('#variant=5,2,3&x=person&o=person&moves=1627');
    const wins = worthsIn(lined.small).filter(({ isBest }) => isBest);
    expect(wins.map(({ winner }) => winner)).toEqual(['X', 'X']);
    expect(bestCellsIn(lined.small)).toEqual([0, 3]);
    expect(hintText(lined.small)).toBe('A2 and d2: a line of X, so take one.');
    // A move before, one mark makes them.
    const play = playing('#variant=5,2,3&x=person&o=person&moves=16');
    await thinking(play);
    expect(hintText(play.small)).toBe(
      'The best cell is c2: it wins. X to move, and it can win by force.',
    );
    const many = hintMessages.cells(['a1', 'a2', 'a3', 'b1', 'b2'], { value: 1 }, false, true);
    expect(many).toBe('The best cells are a1, a2, a3 and 2 more: each wins.');
    // While one of them is not known, the other is not called the best.
    const { setup, match, thoughts } = play.small;
    const early = { ...thoughts!, moves: thoughts!.moves.slice(1) };
    expect(hintText({ setup, match, thoughts: early })).toContain('A best cell is c2: it wins.');
  });

  it.each([
    ['CzvAoF', 'D4: a line of X, so take it.', [17], 1],
    ['CzBsFl', 'Take a4, or O completes a line there.', [14], 6],
    ['CAExBtuDvmoFqng9fwpi8jzy', 'D4 and g3: a line of X, so take one.', [17, 27], 2],
  ])('sees without a search whether a mark completes a line: %s', (moves, hint, cells, settled) => {
    const play = playing(`#variant=7,6,4,gravity&x=person&o=person&moves=${moves}`);
    play.toggleHint();
    const { small } = play;
    const { body } = render(SmallBoard, { props: { small } });
    expect(body.match(/ best\b|width="54"/g), 'each is framed').toHaveLength(cells.length);
    const worths = worthsIn(small);
    expect([hintText(small), bestCellsIn(small), worths.length]).toEqual([hint, cells, settled]);
    expect(worths.every(({ cell, value }) => value === (cells.includes(cell) ? 1 : -1))).toBe(true);
  });

  it('lets the one that looks ahead move for the one that cannot tell in time', async () => {
    const play = playing('#variant=4,4,4&x=best&o=person');
    vi.spyOn(play.small.bots, 'policy').mockImplementation((player) =>
      Promise.resolve(player === 'best' ? [] : [{ cell: 5, weight: 1 }]),
    );
    play.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect([play.small.match.moves, play.small.isGuessed]).toEqual([[5], true]);
    // It is said of that move, and of no other game.
    play.newGame();
    expect(play.small.isGuessed).toBe(false);
  });
});

describe('a cube', () => {
  it('has players of its own: the proof is X’s, and O looks for threats first', () => {
    const { match } = parsePlayLink('#variant=4x4x4&x=proof&o=proof')!;
    expect(match.players).toEqual({ X: { kind: 'proof' }, O: { kind: 'threats' } });
    const ids = (mark: 'X' | 'O') => choicesOn(VARIANTS['4x4x4'], mark);
    expect(ids('X')).toEqual(['person', 'random', 'depth-ratings', 'threats', 'proof']);
    expect(ids('O')).toEqual(['person', 'random', 'depth-ratings', 'threats']);
    expect(depthsOn(VARIANTS['4x4x4'])).toEqual([1, 2, 3]);
    expect(choicesOn(VARIANTS['3x3x3'])).toEqual(['person', 'random', 'depth-ratings', 'best']);
  });

  it('names its cells by sheet, row and column, and its line by both ends', () => {
    // X: the diagonal from the first corner to the last; O along an edge.
    const match = gameOf('#variant=4x4x4&x=person&o=person&moves=01l2G3_');
    expect(sentenceOfGame(match)).toBe(
      'X took sheet 4, row 4, column 4. X wins with the line from sheet 1, row 1, column 1 to sheet 4, row 4, column 4.',
    );
    expect(SMALL_GAME.nameOf(match, 21, true)).toBe('2.2.2');
    expect(hintText({ match, setup: setupOf(match), thoughts: undefined })).toBe(hintMessages.over);
  });

  it('has a threat stopped by the bot, and hints at a cell in time', async () => {
    const play = playing('#variant=4x4x4&x=person&o=threats&moves=01l2');
    play.choose(42);
    await vi.waitFor(() => expect(play.small.match.at).toBe(6), 10_000);
    expect(play.small.match.moves.at(-1)).toBe(63);
    await play.small.think();
    expect(hintText(play.small)).toMatch(/^It would take too long .* threats first, sheet /);
    expect(bestCellsIn(play.small)).toEqual(play.small.thoughts?.guess?.cells);
    // Threatened by the proof one hears where, and a hint has nothing to search.
    const { small } = playing('#variant=4x4x4&x=proof&o=person&moves=01l2G');
    const place = 'sheet 4, row 4, column 4';
    expect((await small.loadCube()).says).toBe(cubeMessages.proof.threat(place));
    expect(hintText(small)).toBe(hintMessages.urgent([place], 'X', false));
    expect(bestCellsIn(small)).toEqual([63]);
    // The proof in a game that it isn't about does the same: nothing stands in for it.
    const odd = playing('#variant=4x4x4&x=proof&o=person&move=O&moves=l');
    odd.start();
    await vi.waitFor(() => expect(odd.small.match.at).toBe(2), 10_000);
    expect(odd.small.isGuessed).toBe(false);
  });

  it('has a hint of the proof: what X takes, or that nothing helps O', async () => {
    const handlers = proofHandlers(() => readFile('src/data/cubeProof.txt', 'utf8'), Date.now);
    vi.stubGlobal('Worker', function () {
      return workerWith(handlers);
    });
    for (const [link, text, cells] of [
      ['', hintMessages.byProof('sheet 1, row 1, column 1'), [0]],
      ['&x=proof&o=person&moves=0', hintMessages.proved, []],
    ] as const) {
      const { small } = playing(`#variant=4x4x4${link}`);
      await small.think();
      expect([hintText(small), bestCellsIn(small)]).toEqual([text, cells]);
    }
    vi.unstubAllGlobals();
  });
});

describe('a board that is picked', () => {
  const board = pickedOf(gameOf('#variant=6,5,4'));

  const OPEN = pickedOf(parsePlayLink('#variant=five,none')!.match);

  it('is a small game up to eight a side, but five in a row above 31 cells', () => {
    expect(pickedGame(board)).toMatchObject({ ok: true, value: { kind: 'small' } });
    const seven = { ...board, columns: 7, rows: 6, gravity: true };
    expect(pickedGame(fitting(seven))).toMatchObject({
      value: { variant: { id: '7,6,4,gravity' } },
    });
    const five = { ...seven, gravity: false, winLength: 5 };
    expect(pickedGame(fitting(five))).toMatchObject({ value: { kind: 'large' } });
    expect(pickedGame(fitting({ ...five, misere: true }))).toMatchObject({
      value: { kind: 'small' },
    });
    const large = fitting({ ...board, columns: 15, rows: 15, gravity: true });
    expect(large).toMatchObject({ winLength: 5, gravity: false });
    expect(pickedGame(large)).toMatchObject({ value: { size: { width: 15, height: 15 } } });
    expect(pickedGame(OPEN)).toMatchObject({ value: { size: undefined } });
    // One that is larger than the sheet stays as large.
    const wide = pickedOf(parsePlayLink('#variant=five,1000x6')!.match);
    expect(pickedGame(wide)).toMatchObject({ value: { size: { width: 1000, height: 6 } } });
    expect(onSheet(wide)).toMatchObject({ columns: 20, rows: 6 });
  });

  it('is a cube in space, of three sheets or of four, and flat again by the corner’s switch', () => {
    const cube = cubeOf(board);
    expect(pickedGame(cube)).toMatchObject({ value: { variant: VARIANTS['4x4x4'] } });
    expect(fitting({ ...cube, columns: 3, rows: 2 })).toMatchObject({ layers: 3, winLength: 3 });
    expect(pickedOf(parsePlayLink('#variant=five,19x19,renju')!.match)).toMatchObject({
      columns: 19,
      rule: 'renju',
    });
  });

  it('has no game where no line fits, or a large one is too thin for five', () => {
    const codeOf = (next: typeof board) => {
      const picked = pickedGame(fitting(next));
      return picked.ok ? undefined : picked.problem.code;
    };
    expect(codeOf({ ...board, winLength: 7 })).toBe('no-line');
    expect(codeOf({ ...board, columns: 20, rows: 2 })).toBe('too-large');
  });
});
