import { expect, it } from 'vitest';
import { KINDS, seededRng } from '../../../../src/engine/index.ts';
import { fillTreeOnPage } from '../../../../src/components/exercises/fill-tree/page.ts';
import { playAlgorithmOnPage } from '../../../../src/components/exercises/play-algorithm/page.ts';
import { strangePart } from '../../../../src/components/exercises/frame/strangePart.ts';

const tree = KINDS['fill-tree'].generate(seededRng(1), 1);
const search = KINDS['play-algorithm'].generate(seededRng(1), 2);
const READ = {
  tree: (part: string) => fillTreeOnPage.typed?.read(part, tree),
  steps: (part: string) => playAlgorithmOnPage.typed?.read(part, search),
};

it.each([
  ['tree', '1: +10, 2; foo', '2'],
  ['steps', 'call 4, return 5', 'return 5'],
  // Nothing of it can be read, or all of it: no part is to blame.
  ['steps', 'foo bar', undefined],
  ['tree', '1: +10, 1: 0', undefined],
] as const)('names what cannot be read: %s, %j', (what, text, part) => {
  expect(READ[what](text)).toBeUndefined();
  expect(strangePart(text, READ[what])).toBe(part);
});
