import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { isDeep } from '../../deep.ts';

/** A piece of printed text; points from the top left of the page. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

const MM = 72 / 25.4;
/** The margins of print.css. */
const MARGIN = { side: 16 * MM, top: 16 * MM, bottom: 18 * MM };

/** The page as it is printed on A4. */
export async function printed(page: Page): Promise<Sheet[]> {
  const file = await page.pdf({ format: 'A4', printBackground: false });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    const pieces = items.flatMap((item) => {
      if (!('transform' in item) || item.str.trim() === '') return [];
      const [along = 1, , , , x = 0, y = 0] = item.transform as number[];
      // Answers are printed upside down.
      const isTurned = along < 0;
      const left = isTurned ? x - item.width : x;
      const bottom = isTurned ? height - y + item.height : height - y;
      return [
        { text: item.str, left, right: left + item.width, top: bottom - item.height, bottom },
      ];
    });
    sheets.push({ width, height, pieces });
  }
  return sheets;
}

/** Text without its spaces: a PDF breaks text wherever it likes. */
export const plain = (text: string) => text.replace(/\s+/g, '');
/** All that is printed, without its spaces. */
export const textOf = (sheets: readonly Sheet[]) =>
  plain(sheets.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(''));

/** Reads the page as it would be laid out on A4, where it can be asked what does not fit. */
export async function asPrinted(page: Page): Promise<void> {
  // At once, so that the page is laid out once.
  await Promise.all([
    page.setViewportSize({ width: Math.round((210 - 2 * 16) * (96 / 25.4)), height: 990 }),
    page.emulateMedia({ media: 'print' }),
  ]);
}

/** Boxes on the printed page that hide a part of what is in them. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((box) => {
        const over = Math.max(
          box.scrollWidth - box.clientWidth,
          box.scrollHeight - box.clientHeight,
        );
        if (over <= 1 || box instanceof SVGElement || !box.checkVisibility()) return false;
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const hides = overflowX !== 'visible' || overflowY !== 'visible';
        return (
          hides &&
          clipPath === 'none' &&
          !box.closest('.sr, .sr-only, .unseen, .accessible-grid, .tree-list')
        );
      })
      .map((box) => `${box.tagName.toLowerCase()}.${box.className}`),
  );
}

/**
 * The page fits A4 between its margins; nothing is clipped, and no control is seen. The PDF itself is read
 * of the pages in print.spec and paper.spec, and of every page in `npm run test:deep`.
 */
export async function expectPaper(page: Page): Promise<void> {
  if (isDeep) await expectSheets(page);
  await asPrinted(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, 'wider than the paper').toBeLessThanOrEqual(0);
  expect.soft(await clipped(page), 'clipped on paper').toEqual([]);
  const controls = page.locator('main').locator('button, input, select, textarea, [role=tab]');
  const seen = await controls.evaluateAll((all) =>
    all
      // Rows of the stack and explained words are buttons too, but what they say is text; a list is ticked with a pencil.
      .filter(
        (each) =>
          each.checkVisibility() && !each.closest('.stack ol, .lines, .nb-term, .explain li'),
      )
      .map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim()),
  );
  expect.soft(seen, 'controls on paper').toEqual([]);
}

/** The page as a PDF: sheets of A4, and nothing outside their margins. */
async function expectSheets(page: Page): Promise<void> {
  const sheets = await printed(page);
  expect.soft(sheets.length, 'sheets').toBeGreaterThan(0);
  for (const { width, height, pieces } of sheets) {
    expect.soft(Math.round(width / MM), 'width of a sheet').toBe(210);
    expect.soft(Math.round(height / MM), 'height of a sheet').toBe(297);
    const outside = pieces.filter(
      ({ left, right, top, bottom }) =>
        left <= MARGIN.side - 1 ||
        right >= width - MARGIN.side + 1 ||
        top <= MARGIN.top - 3 ||
        bottom >= height - MARGIN.bottom + 3,
    );
    expect.soft(outside, 'printed outside the margins').toEqual([]);
  }
}
