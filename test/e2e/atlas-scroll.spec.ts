import { expect, test, type CDPSession } from '@playwright/test';
import { atlasMessages as say } from '#language/atlas/messages';

/** What the page's own thread has worked so far, in ms: waiting for a busy machine does not count. */
async function worked(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  const sum = metrics.filter(({ name }) => parts.includes(name));
  return 1000 * sum.reduce((all, { value }) => all + value, 0);
}

test('scrolls without making elements, and with little work a frame', async ({ page }) => {
  await page.goto('./lessons/table/');
  const atlas = page.locator('#atlas');
  await atlas.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: atlas })).toHaveCount(1);
  await atlas.getByLabel(say.scope.label).selectOption('positions');
  const grid = atlas.getByRole('grid', { name: say.grid });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const FRAMES = 60;
  // A board and a half further each frame: a hard swing of the finger.
  const scroll = () =>
    grid.evaluate(async (panel, frames) => {
      const known = new WeakSet<Node>();
      const unknown = () => {
        const made = [...panel.querySelectorAll('*')].filter((each) => !known.has(each));
        for (const each of made) known.add(each);
        return made.length;
      };
      panel.scrollTop = 400;
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      unknown();
      const before = panel.textContent;
      for (let i = 1; i <= frames; i++) {
        panel.scrollTop = 400 + i * 120;
        await new Promise(requestAnimationFrame);
      }
      return { made: unknown(), isOther: panel.textContent !== before };
    }, FRAMES);
  // The yardstick, in the same page and minute: copies of two rows of the same boards, made anew each frame.
  const drawAnew = () =>
    grid.evaluate(async (panel, frames) => {
      const rows = [...panel.querySelectorAll('[role=row]')].slice(0, 2);
      let copies: Node[] = [];
      for (let i = 1; i <= frames; i++) {
        for (const copy of copies) (copy as Element).remove();
        copies = rows.map((row) => row.cloneNode(true));
        rows[0]?.parentElement?.append(...copies);
        panel.scrollTop = 400 + i * 120;
        await new Promise(requestAnimationFrame);
      }
    }, FRAMES);
  const workOf = async <T>(action: () => Promise<T>) => {
    const before = await worked(client);
    const value = await action();
    return { value, each: ((await worked(client)) - before) / FRAMES };
  };
  const own = await workOf(scroll);
  expect(own.value).toEqual({ made: 0, isOther: true });
  const both = await workOf(drawAnew);
  const copies = both.each - own.each;
  const description = `${own.each.toFixed(1)} ms, two rows of copies ${copies.toFixed(1)} ms`;
  test.info().annotations.push({ type: 'work a frame', description });
  expect(own.each).toBeGreaterThan(0);
  expect(own.each, description).toBeLessThan(2 * copies);
});
