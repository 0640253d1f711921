import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small site with everything that somebody could want to get at beside it, or by links out of it. */
export const folder = mkdtempSync(join(tmpdir(), 'noughtbook-serve-'));
export const dir = join(folder, 'dist');
/** Bytes of its large file: more than fits on the way. */
export const BIG = 40_000_000;

export function writeSite(): void {
  mkdirSync(join(dir, 'tree'), { recursive: true });
  mkdirSync(join(dir, 'empty'));
  mkdirSync(join(folder, 'dist-of-another'));
  writeFileSync(join(dir, 'index.html'), 'home');
  writeFileSync(join(dir, '404.html'), 'not here');
  writeFileSync(join(dir, 'tree', 'index.html'), 'tree');
  writeFileSync(join(dir, 'nothing.txt'), '');
  writeFileSync(join(dir, 'a b.txt'), 'spaced');
  writeFileSync(join(dir, 'big.bin'), Buffer.alloc(BIG, 7));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist-of-another', 'index.html'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(dir, 'secret-link.txt'));
  symlinkSync(folder, join(dir, 'out'));
  symlinkSync(join(dir, 'tree'), join(dir, 'in'));
  symlinkSync(join(dir, 'loop'), join(dir, 'loop'));
}

export function removeSite(): void {
  rmSync(folder, { recursive: true });
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A request with its path exactly as written: `fetch` would tidy up the dots. */
export const ask = (
  port: number,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
) =>
  new Promise<Answer>((done, fail) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    })
      .on('error', fail)
      .end();
  });

const HELD = '/proc/self/fd';
/** How many files of the site this process holds open; 0 on a system that doesn't say. */
export const openFiles = () =>
  (existsSync(HELD) ? readdirSync(HELD) : []).filter((fd) => {
    try {
      return readlinkSync(join(HELD, fd)).startsWith(folder);
    } catch {
      return false;
    }
  }).length;

export const connected = (port: number) =>
  new Promise<Socket>((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => done(socket)).on('error', fail);
  });
