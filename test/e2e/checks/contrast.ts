import { expect, type Page } from '@playwright/test';

/**
 * Words that are too faint on what lies behind them (WCAG 1.4.3), as far as the boxes that they are in say so, and links in a
 * sentence that only their colour tells from it (1.4.1). axe asks this too, for as long as it takes for all its other
 * questions; it does so of every page in `npm run test:deep`. Of drawings `test/styles/contrast.test.ts` knows.
 */
function faintWords(page: Page): Promise<{ words: number; faint: string[] }> {
  return page.evaluate(() => {
    type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, Rgba>();
    /** Whatever form the browser gives it in. */
    const rgbaOf = (colour: string): Rgba => {
      const before = known.get(colour);
      if (before) return before;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      const read = [red, green, blue, alpha / 255] as const;
      known.set(colour, read);
      return read;
    };
    const over = ([r, g, b, alpha]: Rgba, [red, green, blue]: Rgba): Rgba => {
      const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
      return [mix(r, red), mix(g, green), mix(b, blue), 1];
    };
    const grounds = new Map<Element | null, Rgba>([[null, [255, 255, 255, 1]]]);
    const groundOf = (element: Element | null): Rgba => {
      const before = grounds.get(element);
      if (before || !element) return before ?? [255, 255, 255, 1];
      const ground = over(
        rgbaOf(getComputedStyle(element).backgroundColor),
        groundOf(element.parentElement),
      );
      grounds.set(element, ground);
      return ground;
    };
    const brightness = (colour: Rgba) => {
      const [red = 0, green = 0, blue = 0] = colour.map((each) => {
        const share = each / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Rgba, other: Rgba) => {
      const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    /** How much of an element is seen: its own opacity and that of all around it. */
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isTold = (link: Element): boolean => {
      const style = getComputedStyle(link);
      const {
        textDecorationLine,
        borderBottomWidth,
        fontWeight,
        backgroundColor,
        backgroundImage,
      } = style;
      const around = link.parentElement!;
      return (
        textDecorationLine.includes('underline') ||
        Number.parseFloat(borderBottomWidth) > 0 ||
        rgbaOf(backgroundColor)[3] > 0 ||
        backgroundImage !== 'none' ||
        fontWeight !== getComputedStyle(around).fontWeight ||
        contrast(rgbaOf(style.color), rgbaOf(getComputedStyle(around).color)) >= 3
      );
    };

    const isSeen = (element: Element): boolean =>
      !element.closest('svg, script, style, [disabled], [aria-disabled=true]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint = new Set<string>();
    let words = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      const said = text.textContent?.trim() ?? '';
      if (said === '' || !isSeen(parent)) continue;
      words++;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const [r, g, b, alpha] = rgbaOf(color);
      const ground = groundOf(parent);
      const found = contrast(over([r, g, b, alpha * opacityOf(parent)], ground), ground);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const named = `${parent.tagName}.${parent.className}: ${said.slice(0, 40)}`;
      if (found < (isLarge ? 3 : 4.5)) faint.add(`${found.toFixed(2)} : 1, ${named}`);
      const link = parent.closest('p a, li a, td a');
      const stands = link?.parentElement?.textContent?.trim() !== link?.textContent?.trim();
      if (link && stands && getComputedStyle(link).display === 'inline' && !isTold(link))
        faint.add(`a link by its colour alone, ${named}`);
    }
    return { words, faint: [...faint] };
  });
}

/** Every word of the page can be read in its theme, and every link in a sentence is told from it. */
export async function expectContrast(page: Page, path: string): Promise<void> {
  const { words, faint } = await faintWords(page);
  expect.soft(words, `${path}: words to be read`).toBeGreaterThan(5);
  expect.soft(faint, `${path}: faint words`).toEqual([]);
}
