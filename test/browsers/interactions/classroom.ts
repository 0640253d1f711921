import type { Interaction } from './interaction.ts';

export const CLASSROOM: readonly Interaction[] = [
  {
    name: 'classroom: a task made, its link opened, answered and handed in, graded',
    async run(page) {
      await page.open('./teach/');
      const workshop = page.get('region', 'The workshop');
      await workshop.get('button', 'New assignment').click();
      await workshop.get('button', /^Find a best move/).click();
      await workshop.get('textbox', 'Title of the assignment').fill('Вилки');
      await workshop.get('button', 'Hand out').click();
      const field = workshop.get('textbox', 'Link');
      await field.holds(/#a=1\./);
      const link = await field.value();
      await workshop.get('button', 'Copy the link').click();
      await workshop.shows(/Copied\.|The text is selected/);

      await page.open(link);
      const pupil = page.get('region', 'Your assignment');
      await pupil.get('textbox', 'Who are you?').type('Fox 7');
      await page.press('Enter');
      await pupil.get('heading', 'Task 1').counts(1);
      await pupil.get('grid').get('gridcell', /empty/, 0).click();
      await pupil.get('button', 'Check').click();
      await pupil.shows(/That’s right\.|Not quite\./);
      const points = (await pupil.text()).includes('That’s right.') ? 1 : 0;
      await pupil.get('button', 'Hand in').click();
      await pupil.get('heading', /Your result/).shows(String(points));
      await pupil.get('button', 'Result code').press('Enter');
      const result = pupil.get('textbox', 'Result code');
      await result.holds(/^1\./);
      const code = await result.value();

      await page.open('./teach/grade/');
      await page.get('textbox', 'Codes, links or messages').fill(`From Fox: ${code}`);
      await page.get('button', 'Read them').click();
      await page.find('main').shows('1 result added.');
      await page.get('grid').get('row', /Fox 7/).shows(`${points} of 1`);
    },
  },
];
