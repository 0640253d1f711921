import type { Page } from '../page.ts';
import type { Interaction } from './interaction.ts';

const lab = (page: Page) => page.get('region', 'A table that learns');

export const APPLICATIONS: readonly Interaction[] = [
  {
    name: 'atlas: filters, keys, scrolling, a position that is found',
    async run(page) {
      await page.open('./lessons/table/');
      const atlas = page.find('#atlas');
      await atlas.get('combobox', 'Marks').choose('5');
      await atlas.get('combobox', 'With best play').choose('O wins');
      await atlas.shows(/\b\d+ of 765 boards\./);
      await atlas.get('button', 'Show all').click();
      await atlas.shows('765 boards.');
      const boards = atlas.get('grid', 'Boards of the atlas');
      await boards.press('End', 'Enter');
      await atlas.get('heading', 'Row 764 of the table').counts(1);
      const { x, y } = await boards.centre();
      await boards.get('gridcell', /Row 0\.$/).counts(0);
      // Firefox scrolls by a page at most for one turn of the wheel.
      await page.until('the wheel', async () => {
        await page.driver.wheel({ x, y }, -50_000);
        if ((await boards.get('gridcell', /Row 0\.$/).count()) === 0)
          throw new Error('not at the top');
      });
      await boards.get('gridcell', /Row 0\.$/).counts(1);
      await atlas.get('textbox', 'Find a position').fill('..X.O....');
      await page.press('Enter');
      await atlas.get('heading', /^Row \d+ of the table$/).counts(1);
      await atlas.shows('it is the board in the table');
    },
  },
  {
    name: 'map: zoom by wheel, into a reply and out by keys',
    async run(page) {
      await page.open('./map/');
      const map = page.find('#map');
      const picture = map.find('.picture svg');
      const { x, y } = await picture.centre();
      // Zooming there and back leaves a trace of rounding.
      const scale = async () => {
        const transform = await picture.find(':scope > g').attribute('transform');
        return Number(/scale\(([^)]+)\)/.exec(String(transform))?.[1]).toFixed(3);
      };
      await page.driver.click({ x: x - 1, y: y - 1 });
      await page.expect('the address', () => page.address(), /#side=X&at=04/);
      await map.get('button', 'Whole map').click();
      await page.expect('the whole map', scale, '1.000');
      await page.until('the wheel', async () => {
        await page.driver.wheel({ x, y }, -300);
        if ((await scale()) === '1.000') throw new Error('the map is as it was');
      });
      await map.get('button', 'For O').click();
      await map.shows('X begins');
      await map
        .get('grid')
        .get('gridcell', /^cell 4,/)
        .press('Enter');
      await page.expect('the address', () => page.address(), /#side=O&at=4/);
      await page.press('Backspace');
      await map.shows('X begins');
    },
  },
  {
    name: 'arena: a pair by keys, its fraction worked out in a worker',
    async run(page) {
      await page.open('./arena/');
      const cells = page.get('grid').get('gridcell');
      await cells.at(0).press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Home', 'Enter');
      const address = () => page.address();
      await page.expect('the address', address, /#first=rule-ratings:0&second=random$/);
      const pair = page.get('region', 'A pair, exactly');
      await pair.get('button', 'Swap sides').click();
      await page.expect('the address', address, /#first=random&second=rule-ratings:0$/);
      await pair.get('button', 'Work it out exactly, here').click();
      await pair.shows('Worked out on this device in');
    },
  },
  {
    name: 'learning lab: trained in a worker, its curve drawn, kept over a reload',
    async run(page) {
      await page.open('./lessons/learning/');
      const drawn = lab(page).find('svg[role="img"] path');
      const before = await drawn.count();
      await lab(page).get('button', '1,000 games').click();
      await lab(page).shows('The table has learnt from 1,000 games.');
      await lab(page).shows(/After 1,000 games it wins [\d.]+\s?%/);
      await page.expect('a curve', async () => (await drawn.count()) > before, true);
      const beads = () =>
        lab(page)
          .get('slider', /matchboxes/)
          .attribute('aria-valuetext');
      const learnt = (await beads()) ?? '';
      await page.reload();
      await lab(page).shows('The table has learnt from 1,000 games.');
      await page.expect('the beads', beads, learnt);
    },
  },
  {
    name: 'learning lab: a table saved as a file, given up, and loaded again',
    async run(page) {
      await page.open('./lessons/learning/');
      await lab(page).get('button', '100 games').click();
      await lab(page).shows('The table has learnt from 100 games.');
      await lab(page).get('button', /^Save/).click();
      const text = await page.savedFile(/\.json$/);
      await lab(page)
        .get('button', /^Settings:/)
        .click();
      await lab(page).get('button', 'Begin anew with these').click();
      await lab(page).shows('This table knows nothing yet.');
      await lab(page).find('input[type="file"]').giveFile('table.json', text);
      await lab(page).shows('The table has learnt from 100 games.');
    },
  },
];
