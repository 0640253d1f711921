import { expect, test } from '@playwright/test';

/** Pages that a stranger meets first. */
const PAGES = ['./', './lessons/minimax/', './tree/'];

for (const path of PAGES) {
  test(`${path} opens, without an error and without a foreign address`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      const own = url.origin === new URL(baseURL ?? '').origin;
      if (!own && /^https?:/.test(url.protocol)) complaints.push(request.url());
    });
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

test('a wrong address leads to a page that says so @both', async ({ page }) => {
  const answer = await page.goto('./no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link').first()).toBeVisible();
});
