import type { Page } from '../page.ts';
import type { Interaction } from './interaction.ts';

const TREE = './tree/';
const figureOf = (page: Page) => page.get('figure', /^Step through/, 0);
const sliderOf = (page: Page) => figureOf(page).get('slider');

/** Waits until the figure is at a step, counted from 1. */
const isAt = (page: Page, step: number | string) =>
  sliderOf(page).has('aria-valuetext', new RegExp(`^step ${step} of `));

export const STEPPER: readonly Interaction[] = [
  {
    name: 'stepper: by buttons and by keys',
    async run(page) {
      await page.open(TREE);
      const button = (name: string) => figureOf(page).get('button', name);
      await button('One step forward').click();
      await isAt(page, 2);
      await button('Last step').click();
      await isAt(page, 49);
      await button('One step back').click();
      await isAt(page, 48);
      await sliderOf(page).press('Home', 'ArrowRight', 'ArrowRight');
      await isAt(page, 3);
      await page.press('o');
      await figureOf(page).get('group', 'Step').shows('returns');
      await page.press('End');
      await isAt(page, 49);
      await figureOf(page).get('button', 'More').click();
      await figureOf(page).get('button', 'Go to').click();
      await figureOf(page).get('textbox', 'Call number').fill('3');
      await page.press('Enter');
      await figureOf(page).get('group', 'Step').shows('Call 3');
      await page.expect('the address', () => page.address(), /#fig=tree&step=\d/);
    },
  },
  {
    name: 'stepper: the slider by pointer, play and pause',
    async run(page) {
      await page.open(TREE);
      const { x, y, width } = await sliderOf(page).centre();
      await page.driver.click({ x: x + width / 4, y });
      await isAt(page, '3\\d');
      await page.driver.drag({ x: x + width / 4, y }, { x: x - width / 4, y });
      await isAt(page, '1\\d');
      await figureOf(page).get('button', 'More').click();
      await figureOf(page).get('combobox', 'Speed').choose('fast');
      await figureOf(page).get('button', 'Play').click();
      await isAt(page, '[23]\\d');
      await figureOf(page).get('button', 'Pause').click();
      await figureOf(page).get('button', 'Play').counts(1);
      await figureOf(page).get('combobox', 'Speed').choose('very fast');
      await sliderOf(page).press(' ');
      await isAt(page, 49);
    },
  },
  {
    name: 'stepper: a link to a step of the whole game, which a worker records',
    async run(page) {
      await page.open(`${TREE}#fig=tree&step=1000000&board=.........&move=X&computer=X`);
      await isAt(page, '1,000,000');
      const sentence = await figureOf(page).get('group', 'Step').text();
      await sliderOf(page).press('ArrowRight');
      await isAt(page, '1,000,001');
      await page.expect('the address', () => page.address(), /step=1000001/);
      await sliderOf(page).press('ArrowLeft');
      await figureOf(page).get('group', 'Step').shows(sentence);
      await sliderOf(page).press('End');
      await figureOf(page).get('group', 'Step').shows('Call 1');
    },
  },
  {
    name: 'stepper: a prediction that is wrong, and one that is right',
    async run(page) {
      await page.open(TREE);
      await figureOf(page).get('button', 'Guess first').click();
      // What makes the questions is loaded only now.
      await figureOf(page)
        .get('button', /^Guess first\s*on$/)
        .counts(1);
      await sliderOf(page).press('End');
      const card = figureOf(page).get('region', 'Before you go on');
      await card.shows('What does call 3 return?');
      await card.get('button', '0').click();
      await card.shows('Not quite.');
      await card.get('button', 'Go on').press('Enter');
      await card.counts(0);
      await sliderOf(page).press('End');
      await card.get('button', '−10').click();
      await card.shows('Right.');
      await card.get('button', 'Go on').click();
      await figureOf(page).get('group', 'Guess first').shows('1 of 2 right');
    },
  },
  {
    name: 'stepper: a position of one’s own in the board editor',
    async run(page) {
      await page.open(TREE);
      await figureOf(page).get('button', 'Change the board').click();
      const panel = figureOf(page).get('group', 'Change the board');
      await panel.get('button', 'Clear').click();
      const cells = panel.get('grid').get('gridcell');
      await cells.counts(9);
      const cell = (at: number) => panel.get('grid').get('gridcell', new RegExp(`^cell ${at},`));
      await cell(0).press('x', 'ArrowRight', 'o', 'ArrowDown', 'ArrowLeft', 'o');
      await cell(8).click();
      await panel.get('grid').get('gridcell', 'cell 8, X').counts(1);
      await panel.shows('X to move. Marks: 2 X, 2 O.');
      await panel.get('button', 'Show this position').click();
      await page.expect('the address', () => page.address(), /board=XO\.O\.\.\.\.X/);
      await figureOf(page).get('grid').get('gridcell', 'cell 3, O').counts(1);
      await isAt(page, 1);
    },
  },
  {
    name: 'a linear trace: line by line, a phrase of the text sets the figure',
    async run(page) {
      await page.open('./lessons/fin/');
      await sliderOf(page).press('ArrowRight', 'ArrowRight');
      await isAt(page, 3);
      const phrase = page.find('a.see[href="#fin"]', -1);
      await phrase.click();
      await isAt(page, Number(await phrase.attribute('data-step')) + 1);
    },
  },
];
