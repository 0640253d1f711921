import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { thinkMessages } from '#language/play/home/think';
import HomeDoors from '../../../src/components/site/home/HomeDoors.svelte';
import { emptySetup, treeSize } from '../../../src/engine/index.ts';

const calls = treeSize(emptySetup());
const doorsOf = (): string =>
  render(HomeDoors, { props: { base: '/book/', calls, boxes: 9, loss: 0.4 } }).body;

describe('the doors of the first page, first drawn', () => {
  it('let the person begin, and say so', () => {
    const html = doorsOf();
    expect(html).toContain('You are X and you begin. Take any cell.');
    expect(html.match(/aria-disabled="false"[^>]*/g)?.length).toBeGreaterThanOrEqual(9);
  });

  it('tell a reader without scripts where the lesson is, and show the disc as a picture', () => {
    expect(doorsOf()).toMatch(/<noscript>.*href="\/book\/lessons\/minimax\/".*<\/noscript>/s);
    expect(doorsOf()).toMatch(/<noscript>.*<img src="\/book\/every-game.png".*<\/noscript>/s);
  });

  it('say how many calls there are and how often fresh boxes lose, and have nothing to explain yet', () => {
    expect(doorsOf()).toMatch(new RegExp(`>${thinkMessages.number(calls)}</b>.*>40%</b>`, 's'));
    expect(doorsOf()).toMatch(/class="nb-btn primary why[^"]*" aria-disabled="true"/);
  });
});
