import { bestMoves, readSetup } from '../../../src/engine/index.ts';
import type { Part } from '../page.ts';
import * as inPage from '../inPage.ts';
import type { Interaction } from './interaction.ts';

const PHONE = { width: 390, height: 844 };

/** The best moves on a 3 × 3 board, read from the names of its cells. X is to move. */
async function bestMovesOn(board: Part): Promise<readonly number[]> {
  const names = await board.get('gridcell').names();
  const signs = names.map((name) => name.match(/^cell \d, (X|O)/)?.[1] ?? '.');
  const setup = readSetup(`${signs.join('')}; X`);
  if (!setup.ok) throw new Error(`no board: ${names.join('; ')}`);
  return bestMoves(setup.value);
}

const background = () => getComputedStyle(document.body).backgroundColor;

export const SITE: readonly Interaction[] = [
  {
    name: 'search: opened by keys, answered from its index, a result opened',
    async run(page) {
      await page.open('./about/');
      await page.get('button', 'Search').has('disabled', null);
      await page.press('Control+k');
      const dialog = page.get('dialog', 'Search');
      await dialog.get('textbox').type('matchboxes');
      await dialog.shows(/\d+ pages found|One page found/);
      await page.press('Escape');
      await dialog.counts(0);
      await page.get('button', 'Search').click();
      await dialog.get('link', /learns/, 0).click();
      await page.expect('the address', () => page.address(), /^lessons\/learning\//);
    },
  },
  {
    name: 'theme: switched, and the same on the next page',
    async run(page) {
      await page.open('./about/');
      const paper = await page.run(background);
      await page.get('button', 'Theme: like the device').click();
      await page.get('button', 'Theme: paper').click();
      await page.get('button', 'Theme: chalkboard').counts(1);
      const chalk = () => page.run(background);
      await page.expect('dark', async () => (await chalk()) !== paper, true);
      const dark = await chalk();
      await page.open('./play/large/');
      await page.get('button', 'Theme: chalkboard').counts(1);
      await page.expect('the background', chalk, dark);
    },
  },
  {
    name: 'exercise on a phone’s screen: wrong, then right, and kept as progress',
    async run(page) {
      await page.driver.resize(PHONE.width, PHONE.height);
      await page.open('./lessons/minimax/');
      const exercise = page.get('region', 'Find a best move');
      const board = exercise.get('grid');
      const best = await bestMovesOn(board);
      const free = (await board.get('gridcell', /empty/).names()).map((name) => Number(name[5]));
      const cell = (at: number | undefined) => board.get('gridcell', new RegExp(`^cell ${at},`));
      await cell(free.find((at) => !best.includes(at))).click();
      await exercise.get('button', 'Check').click();
      await exercise.shows('Not quite.');
      await cell(best[0]).click();
      await exercise.get('button', 'Check').click();
      await exercise.shows('That’s right.');
      await page.expect('what sticks out', () => page.run(inPage.sticksOut), 0);
      await page.open('./progress/');
      await page
        .get('region', 'Your notebook')
        .shows('You have solved one exercise in one lesson.');
    },
  },
];
