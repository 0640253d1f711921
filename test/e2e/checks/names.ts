import { expect, type Page } from '@playwright/test';

const ROLES =
  'button link textbox slider combobox checkbox radio tab gridcell grid tree treeitem tablist tabpanel region';

/** What the browser tells to assistive technology of controls, where it has no name to tell. */
async function namelessControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const roles = ROLES.split(' ');
  const controls = nodes.filter(
    ({ role, ignored }) => !ignored && roles.includes(String(role?.value)),
  );
  expect(controls.length).toBeGreaterThan(4);
  return controls
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role, nodeId }) => `${String(role?.value)} ${nodeId}`);
}

/**
 * Every control has a name, no id is given twice, what is only heard says "minus" in a word, and nothing
 * shouts before anything has happened.
 */
export async function expectNames(page: Page): Promise<void> {
  expect.soft(await namelessControls(page), 'controls without a name').toEqual([]);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  expect.soft(twice, 'ids twice').toEqual([]);
  const unsaid = await page
    .locator('[aria-label*="−"], .sr-only:has-text("−")')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)));
  expect.soft(unsaid, 'a sign that a voice may leave out: see `aloud`').toEqual([]);
  const shouts = await page
    .locator('[aria-live=assertive], [role=alert]:not(:empty)')
    .evaluateAll((all) =>
      all
        .filter((each) => each.role !== 'alert' || each.textContent?.trim())
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  expect.soft(shouts, 'what is spoken at once').toEqual([]);
}
