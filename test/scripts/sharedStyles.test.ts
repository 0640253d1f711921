import { expect, it } from 'vitest';
import { rulesOf, withSharedStyles } from '../../scripts/lib/sharedStyles.mjs';

it('takes a style sheet apart into whole rules', () => {
  const media = '@media (width<640px){.a{b:c}.d{e:f}}';
  expect(rulesOf(`.a{b:c}\n${media} .d > p{e:f}`)).toEqual(['.a{b:c}', media, '.d > p{e:f}']);
});

it('takes out what pages share, in its order, and leaves to each what is its own', () => {
  const sheets = ['.a{x:y}.b{x:y}', '.own{x:y}.a{x:y}', '.c{x:y}'];
  const pages = sheets.map((css) => `<head><style>${css}</style><style>.b{x:y}</style></head>`);
  const shared = withSharedStyles(pages, () => '<link>', 2);
  expect(shared.css).toBe('.a{x:y}.b{x:y}');
  expect(shared.pages).toEqual([
    '<head><link></head>',
    '<head><link><style>.own{x:y}</style></head>',
    '<head><style>.c{x:y}</style><link></head>',
  ]);
});

it('refuses an address that would lead elsewhere', () => {
  const page = '<style>.a{background:url(a.png)}</style>';
  expect(() => withSharedStyles([page, page], () => '', 2)).toThrow('relative');
});
