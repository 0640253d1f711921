import { expect, it } from 'vitest';
import { pictureMessages } from '#language/site/pictures/messages';
import { LARGE_PICTURES } from '../../../src/components/site/pictures/largePictures.ts';
import { NINE_PICTURES } from '../../../src/components/site/pictures/ninePictures.ts';
import { asText, sumOf } from '../../gallery/asText.ts';
import { LESSONS } from '../lessons/mdx.ts';

const PICTURES = Object.entries({ ...NINE_PICTURES, ...LARGE_PICTURES })
  .map(([name, draw]) => ({ name, drawn: draw() }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

it('has a picture and at most six words for every lesson, and none for any other', () => {
  expect(PICTURES.map(({ name }) => name)).toEqual(LESSONS.toSorted());
  expect(Object.keys(pictureMessages.says).sort()).toEqual(LESSONS.toSorted());
  for (const says of Object.values(pictureMessages.says))
    expect(says.split(' ').length, says).toBeLessThanOrEqual(6);
});

it.each(PICTURES)('draws the lesson $name within its sheet', ({ drawn }) => {
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawn.length).toBeLessThan(30_000);
  // Every rectangle that is not in a group of its own coordinates lies on the sheet.
  const flat = drawn.replace(/<(g|svg) [^>]*transform[\s\S]*?<\/\1>/g, '');
  for (const [, x, y, width, height] of flat.matchAll(
    / x="(-?[\d.]+)" y="(-?[\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
  )) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(176);
    expect(Number(y) + Number(height)).toBeLessThanOrEqual(100);
  }
});

it('draws them as ever: after a change that is meant, look at each, then run this file with `-u`', async () => {
  const sums = PICTURES.map(({ name, drawn }) => `${name} ${sumOf(asText(drawn))}`);
  await expect(asText(sums)).toMatchFileSnapshot('../../gallery/lesson-pictures.txt');
});
