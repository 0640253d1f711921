import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePath, serve } from '../../scripts/lib/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'noughtbook-serve-'));
const dir = join(folder, 'dist');
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(dir, 'tree'), { recursive: true });
  for (const folder of ['empty', '_astro']) mkdirSync(join(dir, folder));
  writeFileSync(join(dir, 'index.html'), 'home');
  writeFileSync(join(dir, '404.html'), 'not here');
  writeFileSync(join(dir, 'tree', 'index.html'), 'tree');
  writeFileSync(join(dir, 'a b.txt'), 'spaced');
  writeFileSync(join(dir, '_astro', 'part.js'), 'part');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = await serve({ dir, base: '/notes/', port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A request with its path exactly as written, which `fetch` would tidy up, and whether a browser may keep what comes. */
const ask = (path: string) =>
  new Promise<{ status?: number; text: string; location?: string; kept: boolean }>((done, fail) => {
    request({ host: '127.0.0.1', port: server.port, path, agent: false }, (response) => {
      const { statusCode, headers: told } = response;
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        done({
          text,
          kept: told['cache-control']?.startsWith('max-age=') ?? false,
          ...(statusCode && { status: statusCode }),
          ...(told.location && { location: told.location }),
        }),
      );
    })
      .on('error', fail)
      .end();
  });

describe('the static server', () => {
  it.each([
    ['/notes/', 200, 'home'],
    ['/notes/tree/?step=3', 200, 'tree'],
    ['/notes/a%20b.txt', 200, 'spaced'],
    ['/notes/_astro/part.js', 200, 'part'],
    ['/notes/nowhere/', 404, 'not here'],
    ['/notes/empty/', 404, 'not here'],
    ['/', 404, 'not here'],
    ['/notesx/', 404, 'not here'],
    ['/notes/../../secret.txt', 404, 'not here'],
    ['/notes/%2e%2e/secret.txt', 404, 'not here'],
    ['/notes/..%2fsecret.txt', 404, 'not here'],
  ])('answers %s with %i', async (path, status, text) => {
    expect(await ask(path)).toMatchObject({ status, text, kept: path.includes('/_astro/') });
  });

  it.each([
    ['/notes', '/notes/'],
    ['/notes/tree?a=1', '/notes/tree/?a=1'],
    ['//notes/tree', '/notes/tree/'],
  ])('sends %s on to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, location });
  });

  it('refuses what is no address, and lives on', async () => {
    expect((await ask('/notes/%E0%A4%A')).status).toBeGreaterThanOrEqual(400);
    expect((await ask('/notes/%00')).status).toBeGreaterThanOrEqual(400);
    expect((await ask('/notes/')).text).toBe('home');
  });

  it('takes another port when the wanted one is busy', async () => {
    const second = await serve({ dir, port: server.port });
    expect(second.port).not.toBe(server.port);
    await second.close();
  });

  it.each([
    [undefined, '/'],
    ['/', '/'],
    ['notes', '/notes/'],
    ['/a/b/', '/a/b/'],
  ])('reads the base path %s as %s', (text, base) => expect(basePath(text ?? '')).toBe(base));
});
