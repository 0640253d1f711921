import { describe, expect, it } from 'vitest';
import {
  BOARD_BOTS,
  drawCell,
  namesOn,
  variantOfId,
  wilsonInterval,
  type CodeLanguage,
  type Setup,
  type Variant,
} from '../../../../src/engine/index.ts';
import {
  MATCH_BOARDS,
  playOnBoard,
  matchResult,
  rivalsOn,
} from '../../../../src/components/bot/code/boardMatch.svelte.ts';
import { startProgram } from '../../../../src/components/bot/code/starts.ts';
import { chanceOf } from '../../../../src/components/players/players.ts';
import { loadInterpreter } from '../../../../src/runtimes/interpreters.ts';

const ANY = (language: CodeLanguage) => startProgram('anyBoard', language, []).source;

async function playersOf(source: string, language: CodeLanguage, variant: Variant) {
  const interpreter = await loadInterpreter(language);
  expect(interpreter.load(source, namesOn(variant))).toBeUndefined();
  return {
    variant,
    ask: (call: Parameters<typeof interpreter.play>[0]) => Promise.resolve(interpreter.play(call)),
    rival: (setup: Setup) => BOARD_BOTS.random.policy(setup, 0, variant),
  };
}

async function gamesOf(players: Awaited<ReturnType<typeof playersOf>>, most: number) {
  const games = [];
  for (let at = 0; at < most; at++) games.push(await playOnBoard(players, at));
  return games;
}

/** The same match by hand: rows of letters, and every line followed from each of its cells. */
async function byHand({ ask, variant }: Awaited<ReturnType<typeof playersOf>>, most: number) {
  const { COLUMNS, ROWS, IN_A_ROW, FALLING, MISERE } = namesOn(variant);
  const counts = { win: 0, draw: 0, loss: 0 };
  for (let game = 0; game < most; game++) {
    const board = Array<'X' | 'O' | ''>(COLUMNS * ROWS).fill('');
    const own = game % 2 === 0 ? 'X' : 'O';
    let end: keyof typeof counts = 'draw';
    for (let ply = 0; ply < board.length && end === 'draw'; ply++) {
      const mark = ply % 2 === 0 ? 'X' : 'O';
      const open = [...board.keys()].filter(
        (cell) => board[cell] === '' && !(FALLING && board[cell + COLUMNS] === ''),
      );
      const chance = chanceOf(game, ply);
      const draws = Array.from({ length: 64 }, () => chance.int(2 ** 30) / 2 ** 30);
      const evenly = open.map((cell) => ({ cell, weight: 1 }));
      const cell = (
        mark === own
          ? (await ask({ board: [...board], mark, draws })).cell
          : drawCell(evenly, chanceOf(game, ply))
      ) as number;
      board[cell] = mark;
      const at = (column: number, row: number) =>
        column >= 0 && column < COLUMNS ? board[row * COLUMNS + column] : undefined;
      const hasLine = [...board.keys()].some((each) =>
        [
          [1, 0],
          [0, 1],
          [1, 1],
          [-1, 1],
        ].some(([right = 0, down = 0]) =>
          Array.from({ length: IN_A_ROW }, (_, step) =>
            at((each % COLUMNS) + step * right, Math.floor(each / COLUMNS) + step * down),
          ).every((found) => found === mark),
        ),
      );
      if (hasLine) end = (mark === own) === MISERE ? 'loss' : 'win';
    }
    counts[end]++;
  }
  return counts;
}

describe('a match on another board', () => {
  it.each(MATCH_BOARDS.map((variant) => [variant.id, variant] as const))(
    '%s: counts what a loop by hand counts, and the start plays alike in both languages',
    async (_, variant) => {
      const javascript = await playersOf(ANY('javascript'), 'javascript', variant);
      const python = await playersOf(ANY('python'), 'python', variant);
      const games = await gamesOf(javascript, 12);
      expect(games.every(({ fault }) => fault === undefined)).toBe(true);
      expect(await gamesOf(python, 4)).toMatchObject(
        games.slice(0, 4).map(({ plays, moves, end }) => ({ plays, moves, end })),
      );
      const { ends, interval } = matchResult(games);
      expect(ends).toEqual(await byHand(javascript, 12));
      expect(interval).toEqual(wilsonInterval(ends.win + ends.draw / 2, 12));
      expect(rivalsOn(variant).find(({ level }) => level === 2)?.kind).toBe('depth-ratings');
    },
  );

  it('is lost game by game where calls fail, with the sentence, and the same again isn’t more', async () => {
    const falling = variantOfId('5,4,4,gravity');
    for (const [source, says] of [
      ['() => 0', 'It returned 0, but a mark there would fall further down.'],
      ['() => 20', 'It returned 20, but cells are 0 to 19.'],
      ['(board) => board.findLastIndex((cell) => cell === "")', undefined],
      ['() => ROW', 'Nothing here is called ROW.'],
      ['() => { for (;;); }', 'It did not come to an end, or would have taken too long.'],
    ] as const) {
      const players = await playersOf(`var play = ${source};`, 'javascript', falling);
      const [game] = await gamesOf(players, 1);
      expect(game?.fault).toBe(says);
      if (says) expect(game).toMatchObject({ moves: [], end: 'loss' });
    }
    const last = 'var play = (board) => board.findLastIndex((cell) => cell === "");';
    const players = await playersOf(last, 'javascript', falling);
    const rival = ({ cells }: Setup) => [{ cell: cells.lastIndexOf(0), weight: 1 }];
    expect(matchResult(await gamesOf({ ...players, rival }, 6)).different).toBe(2);
  });
});
