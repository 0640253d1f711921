import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { DESKTOP, PHONE, frames, settled } from '../pages.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
}
/** A selector, or what is looked at and what of it is not. */
export type Part = string | Readonly<Record<'include' | 'exclude', readonly string[]>>;
/** Only these rules, or each of these or not. */
type Rules = readonly string[] | Readonly<Record<string, { readonly enabled: boolean }>>;
interface Axe {
  run(
    part: Part | Document,
    options: object,
  ): Promise<{ violations: readonly Finding[]; passes: readonly unknown[] }>;
}

/**
 * What axe says of the page or a part of it: all of its rules, best practices included, but for what
 * `rules` says. It need not tell what each of the elements that are right is called.
 */
export async function axeFindings(page: Page, part?: Part, rules?: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};0`);
  const asked = { part, rules };
  const { passed, found } = await page.evaluate(async ({ part: where, rules: wanted }) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations, passes } = await axe.run(where ?? document, {
      resultTypes: ['violations'],
      ...(Array.isArray(wanted) ? { runOnly: wanted } : { rules: wanted }),
    });
    // Voices leave out the sign of "−10", so names say "minus 10": the same words, as they are said.
    const said = (text: string) =>
      text
        .replace(/\+(?=\d)/g, 'plus ')
        .replace(/−(?=\d)/g, 'minus ')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
    const saysItsText = (selector: string) => {
      const element = document.querySelector<HTMLElement>(selector);
      const text = said(element?.innerText ?? '');
      const name = said(element?.getAttribute('aria-label') ?? '');
      // Whole words: "call 1" is not said by "call 10".
      return text !== '' && ` ${name} `.includes(` ${text} `);
    };
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(
          ({ target }) => id !== 'label-content-name-mismatch' || !saysItsText(target.join(' ')),
        )
        .map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 120)}`),
    );
    return { passed: passes.length, found };
  }, asked);
  expect(passed, 'axe looked at something').toBeGreaterThan(Array.isArray(rules) ? 0 : 3);
  return found;
}

/** The rules that depend on the theme or on the size: for the second look at the same thing. */
const OF_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** What `expectContrast` and `expectThumbs` ask of a whole page as well, in a tenth of the time. */
const BUT_COLOURS = deep(
  {
    'color-contrast': { enabled: false },
    'link-in-text-block': { enabled: false },
    'target-size': { enabled: false },
  },
  undefined,
);

type Look = readonly ['light' | 'dark', { readonly width: number; readonly height: number }];
export const LIGHT: Look = ['light', DESKTOP];
export const DARK: Look = ['dark', PHONE];
/** Each theme and each size once: colours do not depend on the size, nor the rest on the theme. */
export const BOTH: readonly Look[] = [LIGHT, DARK];

/** The state that the page is in is clean in one theme and size: the whole page, or a part of it. */
export async function expectCleanLook(
  page: Page,
  state: string,
  [colorScheme, size]: Look,
  part?: Part,
): Promise<void> {
  await Promise.all([
    page.setViewportSize(size),
    page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }),
  ]);
  await page.waitForFunction(
    (theme) => document.documentElement.dataset['theme'] === theme,
    colorScheme,
  );
  // A new size may scroll the page once more.
  await frames(page, 3);
  // Elsewhere the bar at the top may lie over half a button, which axe takes for a small one.
  if (part === undefined) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // So may the buttons of a figure that has only begun to come into the window.
  else if (typeof part === 'string') {
    const shown = page.locator(part).first();
    await shown.evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }));
  }
  // And what sticks to the window's edges may lie over half a button below it, as anywhere while one scrolls.
  const unstuck = await page.addStyleTag({
    content: '.nb-figure > :is(.say, .card, .controls) { position: static !important }',
  });
  await settled(page);
  const inDark = colorScheme === 'dark' ? deep(OF_LOOKS, undefined) : undefined;
  const rules = part === undefined ? BUT_COLOURS : inDark;
  const found = await axeFindings(page, part, rules);
  await unstuck.evaluate((each) => (each as HTMLElement).remove());
  expect.soft(found, `axe: ${state}, ${colorScheme}, ${size.width} px`).toEqual([]);
}

/** The state that the page is in is clean in all of these looks. */
export async function expectClean(
  page: Page,
  state: string,
  part?: string,
  looks = BOTH,
): Promise<void> {
  for (const look of looks) await expectCleanLook(page, state, look, part);
  await page.setViewportSize(DESKTOP);
}
