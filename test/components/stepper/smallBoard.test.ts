import { expect, it } from 'vitest';
import { linearMessages } from '#language/stepper/linear/messages';

it.each([
  ['1,001,111', ['1M', '+1,111']],
  ['1,000,021', ['1M', '+21']],
  ['1,000,000', ['1M']],
  ['100,031', ['100k', '+31']],
  ['1,111', ['1,111']],
  ['+0.27', ['+0.27']],
])('writes %s on a cell in lines that are narrower than it', (text, lines) => {
  expect(linearMessages.lines(text)).toEqual(lines);
});
