import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteFile } from '../../../../src/components/classroom/pupil/openSession.dom.ts';

const SITE = 'https://school.example/notes/';
const asked = vi.fn<(address: URL, options: RequestInit) => Promise<Response>>();
const answers = (response: Response | Error) =>
  asked.mockImplementation(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );

beforeEach(() => {
  vi.stubGlobal('location', { href: `${SITE}do/?from=x` });
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe('a file of the site', () => {
  test('is asked for from the folder of the site, and from nowhere else', async () => {
    answers(new Response('{"noughtbook":"assignment"}'));
    expect(await siteFile('tasks/9c.json', '/notes/')).toEqual({
      ok: true,
      value: '{"noughtbook":"assignment"}',
    });
    answers(new Response('1.abc'));
    await siteFile('/files/9c.json', '/notes/');
    await siteFile(`${SITE}tasks/9c.json`, '/notes/');
    expect(asked.mock.calls.map(([address]) => address.href)).toEqual([
      `${SITE}tasks/9c.json`,
      'https://school.example/files/9c.json',
      `${SITE}tasks/9c.json`,
    ]);
    // With it the browser refuses what is redirected to another site.
    for (const [, options] of asked.mock.calls) expect(options.mode).toBe('same-origin');
  });

  test.each([
    'https://evil.example/9c.json',
    '//evil.example/9c.json',
    '\\\\evil.example/9c.json',
    'http://school.example/notes/9c.json',
    'https://school.example:444/9c.json',
    'https://school.example@evil.example/9c.json',
    'blob:https://school.example/0f6b',
    'data:application/json,{}',
    'javascript:alert(1)',
    'https://',
  ])('is none at %s, and nobody is asked', async (path) => {
    expect(await siteFile(path, '/notes/')).toEqual({ ok: false, problem: 'elsewhere' });
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['a page', new Response('\n<!doctype html><p>Hello'), 'no-assignment'],
    ['a picture', new Response('\x89PNG\0\0'), 'no-assignment'],
    ['somebody’s own copy', new Response('{"noughtbook":"copy"}'), 'no-assignment'],
    ['gone', new Response('', { status: 404 }), 'missing'],
    ['behind a redirect to another site', new TypeError('Failed to fetch'), 'unreached'],
    ['far too large', new Response('x'.repeat(4_000_001)), 'too-large'],
  ])('that is %s is not opened', async (_, response, problem) => {
    answers(response);
    expect(await siteFile('9c.json', '/notes/')).toEqual({ ok: false, problem });
  });

  test('of the largest size is read to its end, whatever its script', async () => {
    const text = `"${'ж'.repeat(1_999_999)}"`;
    answers(new Response(text));
    expect(await siteFile('9c.json', '/notes/')).toEqual({ ok: true, value: text });
  });
});
