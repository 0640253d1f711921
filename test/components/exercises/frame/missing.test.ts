import { expect, test } from 'vitest';
import { KINDS, seededRng } from '../../../../src/engine/index.ts';
import { fillTreeOnPage } from '../../../../src/components/exercises/fill-tree/page.ts';
import { playAlgorithmOnPage } from '../../../../src/components/exercises/play-algorithm/page.ts';
import { noteReopened } from '../../../../src/components/exercises/play-algorithm/playing.ts';

test('a tree that is half filled in, and a search that is half played, have parts missing', () => {
  const tree = KINDS['fill-tree'].generate(seededRng(7), 1);
  const values = KINDS['fill-tree'].key(tree);
  expect(fillTreeOnPage.missing?.(values, tree)).toBe(0);
  expect(fillTreeOnPage.missing?.(values.with(0, undefined), tree)).toBe(1);
  expect(fillTreeOnPage.missing?.([], tree)).toBe(values.length);

  const search = KINDS['play-algorithm'].generate(seededRng(7), 1);
  const plays = KINDS['play-algorithm'].key(search);
  expect(playAlgorithmOnPage.missing?.(plays, search)).toBe(0);
  expect(playAlgorithmOnPage.missing?.(plays.slice(0, -1), search)).toBe(1);
  expect(playAlgorithmOnPage.missing?.([...plays, ...plays], search)).toBe(0);
});

test('a step that was taken back is missing until it is done again', () => {
  const search = KINDS['play-algorithm'].generate(seededRng(7), 1);
  const plays = [...KINDS['play-algorithm'].key(search)];
  noteReopened(plays, true);
  expect(playAlgorithmOnPage.missing?.(plays, search)).toBe(1);
  noteReopened(plays, false);
  expect(playAlgorithmOnPage.missing?.(plays, search)).toBe(0);
});
