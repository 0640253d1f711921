import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePath, freePort, serve } from '../../scripts/lib/serve.mjs';
import { ask as askAt, dir, removeSite, writeSite } from './servedSite.ts';

let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  writeSite();
  server = await serve({ dir, base: '/notes/', port: await freePort() });
});

afterAll(async () => {
  await server.close();
  removeSite();
});

const ask = (...asked: [path: string, method?: string, headers?: Record<string, string>]) =>
  askAt(server.port, ...asked);

describe('the static server', () => {
  it.each([
    ['/notes/', 200, 'home'],
    ['/notes/index.html', 200, 'home'],
    ['/notes/tree/', 200, 'tree'],
    ['/notes/tree/?step=3', 200, 'tree'],
    ['/notes/a%20b.txt', 200, 'spaced'],
    ['/notes/nothing.txt', 200, ''],
    ['/notes/in/', 200, 'tree'],
    ['/notes/nowhere/', 404, 'not here'],
    ['/notes/empty/', 404, 'not here'],
    ['/notes/empty', 404, 'not here'],
    ['/notes/index.html/', 404, 'not here'],
    ['/', 404, 'not here'],
    ['/notesx/', 404, 'not here'],
  ])('answers %s with %i', async (path, status, text) => {
    expect(await ask(path)).toMatchObject({ status, text });
  });

  it.each([
    ['/notes/../../secret.txt', 404],
    ['/notes/..%2f..%2fsecret.txt', 404],
    ['/notes/%2e%2e/%2e%2e/secret.txt', 404],
    ['/notes/%2e%2e/secret.txt', 404],
    ['/notes/tree/%2e%2e/%2e%2e/secret.txt', 404],
    ['/notes/..%5csecret.txt', 404],
    ['/notes/..\\secret.txt', 404],
    ['/notes/%2e%2e%5csecret.txt', 404],
    ['/notes/..%2fdist-of-another/', 404],
    ['/notes/../dist-of-another/', 404],
    ['/notes//secret.txt', 404],
    ['/notes/%2fetc%2fpasswd', 404],
    ['/notes/secret-link.txt', 404],
    ['/notes/out/secret.txt', 404],
    ['/notes/out/', 404],
    ['/notes/loop', 404],
    ['/notes/%00', 400],
    ['/notes/secret.txt%00.html', 400],
    ['/notes/%', 400],
    ['/notes/%E0%A4%A', 400],
  ])('lets nobody out of the site by %s', async (path, status) => {
    const told = await ask(path);
    expect(told).toMatchObject({ status });
    expect(told.text).not.toContain('secret');
    expect(told.text).not.toContain('root:');
  });

  it('refuses addresses that are too long for a file, or for a request', async () => {
    expect((await ask(`/notes/${'x'.repeat(5000)}`)).status).toBe(404);
    expect((await ask(`/notes/?${'x'.repeat(20_000)}`)).status).toBe(431);
  });

  it.each([
    ['/notes', '/notes/'],
    ['/notes?a=1', '/notes/?a=1'],
    ['/notes/tree?a=1', '/notes/tree/?a=1'],
    ['/notes/in', '/notes/in/'],
    ['http://evil.com/notes/tree', '/notes/tree/'],
    ['//evil.com/notes/tree', '/notes/tree/'],
  ])('sends %s on to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
  });

  it('sends nobody on to another site', async () => {
    const bare = await serve({ dir, port: await freePort() });
    for (const path of [
      '/%2fevil.com%2f..%2ftree',
      '//evil.com/tree',
      '///evil.com/tree',
      '/\\evil.com/tree',
      '/%5cevil.com/tree',
      '/%5c%5cevil.com%2f..%2ftree',
      '/.//evil.com/..//tree',
      '/tree?x=%0d%0aset-cookie:a',
    ]) {
      const { headers } = await askAt(bare.port, path);
      const { location, 'set-cookie': cookie } = headers;
      if (location !== undefined) expect(location, path).toMatch(/^\/tree\/(\?|$)/);
      expect(cookie).toBeUndefined();
    }
    await bare.close();
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])(
    'refuses %s, and says what it takes',
    async (method) => {
      const { status, headers } = await ask('/notes/', method);
      expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('answers HEAD with what GET would say of the file, and without the file', async () => {
    const { status, text, headers } = await ask('/notes/tree/', 'HEAD');
    expect([status, text, headers['content-length']]).toEqual([200, '', '4']);
    expect((await ask('/notes/nowhere', 'HEAD')).status).toBe(404);
  });

  it('says what a file is, and that nothing else is to be made of it', async () => {
    const { headers } = await ask('/notes/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['bytes=0-1', 206, 'sp', 'bytes 0-1/6'],
    ['bytes=3-', 206, 'ced', 'bytes 3-5/6'],
    ['bytes=-2', 206, 'ed', 'bytes 4-5/6'],
    ['bytes=-100', 206, 'spaced', 'bytes 0-5/6'],
    ['bytes=4-100', 206, 'ed', 'bytes 4-5/6'],
    ['bytes=6-', 416, 'There is no such part\n', 'bytes */6'],
    ['bytes=-0', 416, 'There is no such part\n', 'bytes */6'],
    ['bytes=3-1', 200, 'spaced', undefined],
    ['bytes=0-0,2-3', 200, 'spaced', undefined],
    ['bytes=-', 200, 'spaced', undefined],
    ['lines=1-2', 200, 'spaced', undefined],
    [`bytes=${'9'.repeat(40)}-`, 416, 'There is no such part\n', 'bytes */6'],
  ])('answers a range of %s with %i', async (range, status, text, contentRange) => {
    const told = await ask('/notes/a%20b.txt', 'GET', { range });
    expect(told).toMatchObject({ status, text });
    expect(told.headers['content-range']).toBe(contentRange);
    expect(told.headers['content-length']).toBe(String(text.length));
  });

  it('takes the next free port when the wanted one is busy', async () => {
    const second = await serve({ dir, port: server.port });
    expect(second.port).toBeGreaterThan(server.port);
    await second.close();
  });

  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['notes', '/notes/'],
    ['/a/b/', '/a/b/'],
  ])('reads the base path %s as %s', (text, base) => expect(basePath(text ?? '')).toBe(base));
});
