import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { testSite } from '../../scripts/lib/testSite.mjs';
import { LAPTOP, PAGES, frames, openPart } from './pages.ts';
import { FigurePage } from './support.ts';

// V hides scores from a class, in every figure that is stepped through. A new figure is here by itself.

const FIGURE = /<figure [^>]*class="[^"]*\bnb-figure\b[^"]*"[^>]*\bid="([^"]+)"/g;

const idsOn = (path: string): string[] => {
  const file = path.replace(/(^|\/)$/, '$1index.html');
  return [...readFileSync(join(testSite.dir, file), 'utf8').matchAll(FIGURE)].map(
    ([, id]) => id as string,
  );
};

/** Numbers that only name something, by what they stand in: every other that is seen is a score, or is listed here. */
const NAMES = [
  // Of cells, boxes and calls; of moves.
  'svg.board text:not(.note)',
  '.offset',
  '.attack .node > span:first-child',
  '.beside li > span',
  '.word:is(.call, .move)',
  '.stack span:not(.num, .bounds)',
  // Of calls that aren't drawn, and of those that pruning saves.
  '.count',
  '.spared',
  '.saved',
  // Heads of an account; that they give nothing away is asked of its messages, in test/components/stepper/veiled.test.ts.
  'caption, th',
  // Of lines of the code.
  'code, .number',
].join();

/** The same, as they are heard. */
const HEARD =
  /\b(cells?|call|box|step|line) (−|minus )?\d[\d,]*(( of|,| and)? \d[\d,]*)*|\b[a-z]\d+\b|\(−?\d+, −?\d+\)|(plus )?\d[\d,]* calls?/gi;

interface Told {
  readonly seen: readonly string[];
  readonly heard: readonly string[];
  /** Parts that tell an answer, and are seen. */
  readonly telling: number;
}

/** Numbers in the sentence, the drawing and the panel of a figure, by computed style, and all that is read out there. */
const toldBy = ({ root }: FigurePage): Promise<Told> =>
  root.evaluate((figure, names) => {
    const parts = [...figure.querySelectorAll('.say, .views, .below')].flatMap((part) => [
      part,
      ...part.querySelectorAll('*'),
    ]);
    const isThere = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const isSeen = (part: Element) =>
      part.checkVisibility({ opacityProperty: true }) &&
      !part.closest('.sr-only, .tree-list:not(:focus-within)');
    const own = (part: Element) =>
      [...part.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    const seen: string[] = [];
    const heard: string[] = [];
    const number = /[\d+−÷]|counter/;
    for (const part of parts.filter(isThere)) {
      const drawn = ['::before', '::after'].map((at) => getComputedStyle(part, at).content);
      const text = own(part) + drawn.filter((each) => number.test(each)).join();
      if (isSeen(part)) {
        if (number.test(text) && !part.closest(names))
          seen.push(`${part.getAttribute('class')}: ${text}`);
      } else heard.push(text);
      heard.push(part.getAttribute('aria-label') ?? '', part.getAttribute('aria-valuetext') ?? '');
    }
    const telling = parts.filter(
      (part) => part.matches('[data-tells=""]') && isThere(part) && part.textContent,
    );
    return { seen, heard, telling: telling.length };
  }, NAMES);

for (const path of PAGES) {
  for (const id of idsOn(path)) {
    test(`no number is seen or heard in ${path}#${id} while scores are hidden @deep`, async ({
      page,
    }) => {
      await page.setViewportSize(LAPTOP);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const figure = new FigurePage(page, id);
      await openPart(page, path, figure.root);
      const last = Number(await figure.slider.getAttribute('max'));
      await figure.sentence.focus();
      await page.keyboard.press('f');
      await page.keyboard.press('v');
      await expect(figure.root).toHaveAttribute('data-veiled');
      // With its code and without.
      for (const _ of [1, 2]) {
        await page.keyboard.press('c');
        for (const share of [0, 0.3, 0.7, 0.9, 1]) {
          const step = Math.round(share * last);
          await figure.slider.fill(String(step));
          await frames(page, 2);
          const { seen, heard, telling } = await toldBy(figure);
          const at = `step ${step + 1}`;
          expect(seen, at).toEqual([]);
          expect(telling, at).toBe(0);
          const scores = heard.filter((text) => /\d/.test(text.replace(HEARD, '')));
          expect(scores, at).toEqual([]);
        }
      }
      // They are there, and this would see them.
      await page.keyboard.press('v');
      await expect(figure.root).not.toHaveAttribute('data-veiled');
      expect((await toldBy(figure)).telling).toBeGreaterThan(0);
    });
  }
}
