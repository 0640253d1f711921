import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE, settled } from '../pages.ts';

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
}
interface Axe {
  run(
    part: string | Document,
    options: { readonly resultTypes: readonly string[] },
  ): Promise<{ violations: readonly Finding[]; passes: readonly unknown[] }>;
}

/**
 * What axe says of the page or a part of it: all of its rules, best practices included; none is
 * switched off. The builder brings axe to the page, and asking again there is several times faster;
 * so is leaving it there what each of the elements that are right is called.
 */
async function complaints(page: Page, part: string | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await new AxeBuilder({ page }).setLegacyMode().withRules('html-has-lang').analyze();
  }
  const { passed, found } = await page.evaluate(async (where) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations, passes } = await axe.run(where ?? document, {
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 120)}`),
    );
    return { passed: passes.length, found };
  }, part);
  expect(passed, 'axe looked at something').toBeGreaterThan(3);
  return found;
}

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
  part?: string,
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await settled(page);
  const found = await complaints(page, part);
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
