import type { Page, Part } from '../page.ts';
import type { Interaction } from './interaction.ts';

/** A cell of a 3 × 3 board: "cell 4, X". */
const cellOf = (board: Part, at: number, holds = '') =>
  board.get('gridcell', new RegExp(`^cell ${at}, ${holds}`));

/** Waits until this many cells of a 3 × 3 board hold `mark`. */
const holds = (board: Part, mark: string, wanted: number) =>
  board.get('gridcell', new RegExp(`^cell \\d, ${mark}`)).counts(wanted);

const home = (page: Page) => page.get('region', 'Beat it');
const game = (page: Page) => page.get('region', 'The game');

/** The cell in the middle of a board without borders, and the one to its right. */
const MIDDLE = /^\(0, 0\),/;
const BESIDE = /^\(1, 0\),/;

/** How wide a cell of a large board is in the window. */
async function widthOf(board: Part): Promise<number> {
  const left = await board.get('gridcell', MIDDLE).centre();
  const right = await board.get('gridcell', BESIDE).centre();
  return right.x - left.x;
}

export const GAMES: readonly Interaction[] = [
  {
    name: 'first page: a game by pointer, taken back, and there after a reload',
    async run(page) {
      await page.open('./');
      const board = home(page).get('grid');
      await cellOf(board, 4).click();
      await home(page).shows(/You took cell 4\. It took cell \d\. Your turn\./);
      await holds(board, 'O', 1);
      await home(page).get('button', 'Undo').click();
      await holds(board, 'empty', 9);
      await cellOf(board, 0).click();
      await holds(board, 'O', 1);
      await page.reload();
      await cellOf(board, 0, 'X').counts(1);
      await holds(board, 'empty', 7);
    },
  },
  {
    name: 'first page: a game by keys, to its end',
    async run(page) {
      await page.open('./');
      const board = home(page).get('grid');
      await cellOf(board, 0).press('ArrowRight', 'ArrowDown', 'Enter');
      await cellOf(board, 4, 'X').counts(1);
      for (let turn = 1; turn < 5; turn++) {
        await holds(board, 'O', turn);
        const free = await board.get('gridcell', /empty$/).names();
        if (/It wins with/.test(await home(page).text())) break;
        await page.press(free[0]!.match(/\d/)![0]);
        await holds(board, 'X', turn + 1);
      }
      await home(page).shows(/It wins with|A draw/);
      await home(page).get('button', 'Play O, second').press('Enter');
      await holds(board, 'X', 1);
    },
  },
  {
    name: 'play: against a bot, undo, redo, a copied link, a reload',
    async run(page) {
      await page.open('./play/');
      const board = game(page).get('grid');
      await game(page).get('combobox', 'O is played by').choose('Rules of thumb');
      await cellOf(board, 8).click();
      await holds(board, 'O', 1);
      await page.press('u');
      await holds(board, 'empty', 9);
      await page.press('r');
      await holds(board, 'empty', 7);
      await game(page).get('button', 'Copy link').click();
      // If the browser refuses, the page selects the link for the reader to copy.
      await game(page).shows(/Copied\.|The link is selected/);
      const moves = await game(page).get('list', 'Moves').text();
      await page.expect('the address', () => page.address(), /#.*o=rules-of-thumb.*moves=8\d/);
      await page.reload();
      await game(page).get('list', 'Moves').shows(moves);
      await holds(board, 'empty', 7);
    },
  },
  {
    name: 'large board: a move by pointer on the canvas, one by keys, what the bot weighs',
    async run(page) {
      await page.open('./play/large/');
      const board = game(page).get('grid');
      await board.get('gridcell', /^h8,/).click();
      await board.get('gridcell', 'h8, X, move 1').counts(1);
      await board.get('gridcell', /, O, move 2$/).counts(1);
      await board.get('gridcell', /^h8,/).press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
      await board.get('gridcell', 'e8, X, move 3').counts(1);
      await board.get('gridcell', /, O, move 4$/).counts(1);
      await page.press('w');
      await board.get('gridcell', /^a1, empty, weighs/).counts(1);
      await page.expect('something on the canvas', () => page.run(isDrawn), true);
    },
  },
  {
    name: 'board without borders: zoomed, moved by keys and pointer, reopened from its link',
    async run(page) {
      await page.open('./play/large/#size=none');
      const board = game(page).get('grid');
      const middle = board.get('gridcell', MIDDLE);
      const before = await widthOf(board);
      await game(page).get('button', 'Larger cells').click();
      await page.expect('larger cells', async () => (await widthOf(board)) > before, true);
      await middle.press('-');
      await page.expect('smaller cells', async () => (await widthOf(board)) <= before, true);
      const { x, y } = await middle.centre();
      const movedBy = async () => Math.sign(Math.round((await middle.centre()).x - x));
      await page.press('Shift+ArrowRight');
      await page.expect('the board moves', movedBy, -1);
      await page.driver.drag({ x, y }, { x: x + 150, y });
      await page.expect('the board moves', movedBy, 1);
      await middle.press('Enter');
      await board.get('gridcell', /, O, move 2$/).counts(1);
      await page.expect('the address', () => page.address(), /#g=1\./);
      const link = await page.address();
      await page.open('./about/');
      await page.open(link);
      await board.get('gridcell', '(0, 0), X, move 1').counts(1);
    },
  },
];

/** Whether the canvas shows more than two colours. */
function isDrawn(): boolean {
  const canvas = document.querySelector('canvas');
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size > 2;
}
