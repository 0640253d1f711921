import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, serve } from '../../scripts/lib/serve.mjs';
import {
  BIG,
  ask as askAt,
  connected as connectedTo,
  dir,
  folder,
  openFiles,
  removeSite,
  writeSite,
} from './servedSite.ts';

let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  writeSite();
  server = await serve({ dir, base: '/notes/', port: await freePort() });
});

afterAll(async () => {
  await server.close();
  removeSite();
});

const ask = (path: string) => askAt(server.port, path);
const connected = () => connectedTo(server.port);

describe('the static server, with clients that are not kind', () => {
  it('holds no file open for downloads that were broken off', async () => {
    const before = openFiles();
    for (let at = 0; at < 300; at++) {
      const socket = await connected();
      socket.write('GET /notes/big.bin HTTP/1.1\r\nHost: a\r\n\r\n');
      // Some leave before anything has come, and some in the middle of it.
      if (at % 3 > 0) await new Promise((done) => socket.once('data', done));
      socket.destroy();
    }
    await expect.poll(openFiles, { timeout: 5000 }).toBe(before);
    expect((await ask('/notes/')).text).toBe('home');
  });

  it('serves a whole large file', async () => {
    expect((await ask('/notes/big.bin')).text).toHaveLength(BIG);
  });

  it('ends the connection when a file becomes shorter while it is sent, and not the server', async () => {
    const path = join(dir, 'shrinks.bin');
    writeFileSync(path, Buffer.alloc(BIG, 7));
    const socket = await connected();
    let found = 0;
    const closed = new Promise((done) => socket.once('close', done));
    socket.write('GET /notes/shrinks.bin HTTP/1.1\r\nHost: a\r\n\r\n');
    await new Promise((done) => socket.once('readable', done));
    truncateSync(path, 1_000_000);
    socket.on('data', (chunk: Buffer) => (found += chunk.length));
    await closed;
    expect(found).toBeLessThan(BIG);
    expect((await ask('/notes/')).text).toBe('home');
  });

  it('answers while the site is taken away, built again and put back', async () => {
    const away = join(folder, 'away');
    renameSync(dir, away);
    expect(await ask('/notes/')).toMatchObject({ status: 404, text: 'Not found\n' });
    mkdirSync(dir);
    writeFileSync(join(dir, 'index.html'), 'new home');
    expect((await ask('/notes/')).text).toBe('new home');
    rmSync(dir, { recursive: true });
    renameSync(away, dir);
    expect((await ask('/notes/')).text).toBe('home');
  });

  it('does not wait for those who send nothing, or take nothing', async () => {
    const patience = { headers: 200, request: 300, idle: 400 };
    const short = await serve({ dir, port: await freePort(), patience });
    const closed = (text: string, isReading: boolean) =>
      new Promise<void>((done) => {
        const socket = connect(short.port, '127.0.0.1', () => socket.write(text));
        if (isReading) socket.resume();
        socket.on('close', () => done()).on('error', () => undefined);
        // Who reads nothing is not told either: what it sends then comes back as an error.
        if (!isReading) setInterval(() => socket.write('x'), 500).unref();
      });
    await Promise.all([
      closed('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', true),
      closed('', true),
      closed('GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n', false),
    ]);
    await expect.poll(openFiles).toBe(0);
    await short.close();
  });

  it('lives on where there are more clients than descriptors', async () => {
    if (process.platform === 'win32') return;
    // A process of its own, because the limit holds for a whole process.
    const code = `
      const { serve } = await import(${JSON.stringify(new URL('../../scripts/lib/serve.mjs', import.meta.url).href)});
      const { port } = await serve({ dir: ${JSON.stringify(dir)}, port: 0 });
      console.log(port);`;
    const child = spawn(
      'sh',
      ['-c', 'ulimit -n 64 && exec "$0" --input-type=module -e "$1"', process.execPath, code],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const port = await new Promise<number>((done) => {
      child.stdout.once('data', (chunk: Buffer) => done(Number(chunk.toString())));
    });
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write('GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n');
      return socket;
    });
    await new Promise((done) => setTimeout(done, 500));
    for (const socket of sockets) socket.destroy();
    const status = async () =>
      fetch(`http://127.0.0.1:${port}/`)
        .then((response) => response.text())
        .catch(String);
    await expect.poll(status, { timeout: 10_000 }).toBe('home');
    expect(child.exitCode).toBeNull();
    child.kill();
  });
});
