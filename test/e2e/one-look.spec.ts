import { expect, test } from '@playwright/test';

/** Where one of several is chosen: by buttons, by radios, in figures, tasks and on pages of their own. */
const PAGES = [
  './play/',
  './play/large/',
  './matchboxes/',
  './lessons/weight/',
  './lessons/attacks/',
  './lessons/minimax/',
];

for (const [at, address] of PAGES.entries()) {
  // On a push every third: a game, a figure.
  const when = at % 3 === 0 ? '' : ' @deep';
  test(`what is chosen is yellow, and only what acts is black: ${address}${when}`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => {
      const paint = (token: string) => {
        const probe = document.createElement('i');
        probe.style.background = `var(${token})`;
        document.body.append(probe);
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      };
      const groundOf = (each: Element) => getComputedStyle(each).backgroundColor;
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const chosen = all(
        '.nb-btn[aria-pressed="true"], label:is(.nb-check, .nb-btn):has(> [type="radio"]:checked)',
      );
      const black = all('.nb-btn, .nb-check').filter((each) => groundOf(each) === paint('--ink'));
      return {
        marker: paint('--marker'),
        chosen: [...new Set(chosen.map(groundOf))],
        notActing: black
          .filter((each) => !each.classList.contains('primary'))
          .map((each) => each.textContent),
      };
    });
    expect(seen.notActing).toEqual([]);
    expect(seen.chosen.filter((ground) => ground !== seen.marker)).toEqual([]);
  });
}

test('on a wide screen a lesson spreads out, and nothing runs over its edge @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('./lessons/minimax/');
  const figure = (await page.locator('figure.nb-figure').first().boundingBox())!;
  expect(figure.width).toBeGreaterThan(900);
  expect(figure.height).toBeGreaterThan(900);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920);
});

for (const address of [
  './lessons/fin/',
  './lessons/ratings/',
  './lessons/depth/',
  './lessons/table/',
])
  test(`a board on squared paper lies on its lines: ${address} @deep`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const beside = await page.evaluate(() =>
      [...document.querySelectorAll('.squared-paper:not(.stage) svg.board')]
        .filter((board) => board.clientWidth > 100 && !board.closest('.on-squares'))
        .map((board) => board.parentElement?.outerHTML.slice(0, 80)),
    );
    expect(beside).toEqual([]);
  });
