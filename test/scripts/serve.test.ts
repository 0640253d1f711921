import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePath, freePort, serve } from '../../scripts/lib/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'noughtbook-serve-'));
const dir = join(folder, 'dist');
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(dir, 'tree'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), 'home');
  writeFileSync(join(dir, '404.html'), 'not here');
  writeFileSync(join(dir, 'tree', 'index.html'), 'tree');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = await serve({ dir, base: '/notes/', port: await freePort() });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A request with its path exactly as written: `fetch` would tidy up the dots. */
const get = (path: string) =>
  new Promise<{ status: number; text: string; location: string | undefined }>((done, fail) => {
    request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, text, location: response.headers.location }),
      );
    })
      .on('error', fail)
      .end();
  });

describe('the static server', () => {
  it.each([
    ['/notes/', 200, 'home'],
    ['/notes/tree/', 200, 'tree'],
    ['/notes/tree/?step=3', 200, 'tree'],
    ['/notes/nowhere/', 404, 'not here'],
    ['/', 404, 'not here'],
    ['/notesx/', 404, 'not here'],
    ['/notes/../../secret.txt', 404, 'not here'],
    ['/notes/..%2f..%2fsecret.txt', 404, 'not here'],
    ['/notes/%2e%2e/%2e%2e/secret.txt', 404, 'not here'],
    ['/notes/%00', 400, 'Not found\n'],
    ['/notes/%', 400, ''],
  ])('answers %s with %i', async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, text });
  });

  it.each([
    ['/notes', '/notes/'],
    ['/notes/tree?a=1', '/notes/tree/?a=1'],
  ])('sends %s on to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, location });
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
