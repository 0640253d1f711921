import { open, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/*
 * A static server for the built site, as a plain host would serve it: index files, 404 page, sub-path.
 * It has no dependencies, and sirv would not spare us much: it pipes files as they are, too, so that a
 * download that is broken off stays open.
 */

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const TRIES = 50;

/** `/notes/` from `notes`, `/notes` or `/notes/`; `/` from nothing. */
export function basePath(text = process.env.BASE_PATH) {
  const bare = (text ?? '').replace(/^\/+|\/+$/g, '');
  return bare ? `/${bare}/` : '/';
}

/** Who sends or takes nothing for so long, in milliseconds, is not waited for. */
const PATIENCE = { headers: 10_000, request: 30_000, idle: 60_000 };

/** What a path names below the base: its parts, decoded. `undefined` for one that can name no file. */
function namesIn(path) {
  const names = path.split('/').map(decodeURIComponent);
  const isName = (name) => !['', '.', '..'].includes(name) && !/[/\\]/.test(name);
  return names.every(isName) ? names : undefined;
}

/** Opens a file below `dir`; `undefined` if there is none, or if links of the file system lead out to it. */
async function openBelow(dir, names) {
  let handle;
  try {
    const [home, path] = await Promise.all([realpath(dir), realpath(join(dir, ...names))]);
    if (!path.startsWith(home + sep)) return undefined;
    handle = await open(path);
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, size: stats.size, type: TYPES[extname(path)] };
  } catch (error) {
    await handle?.close();
    // Anything else, too many open files for one, is no word about this file.
    if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'].includes(error.code)) throw error;
    return undefined;
  }
  await handle.close();
  return undefined;
}

/** The response to a path: an open file, a redirection, or nothing. */
async function find(dir, base, { pathname, search }) {
  if (`${pathname}/` === base) return { redirect: `${base}${search}` };
  if (!pathname.startsWith(base)) return {};
  const path = pathname.slice(base.length);
  const isFolder = path === '' || path.endsWith('/');
  const names = path === '' ? [] : namesIn(path.replace(/\/$/, ''));
  if (!names) return {};
  const file = isFolder ? undefined : await openBelow(dir, names);
  if (file) return { file };
  const index = await openBelow(dir, [...names, 'index.html']);
  if (!index || isFolder) return { file: index };
  await index.handle.close();
  // Made of the names that were found: an address from elsewhere could lead elsewhere.
  return { redirect: `${base}${names.map(encodeURIComponent).join('/')}/${search}` };
}

/** The bytes that `Range` asks for; `undefined` for all of them, `null` if there are none of those. */
function rangeOf({ headers }, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  // Without a name for a version of a file, nobody can ask for the rest of the same version.
  if ((!first && !last) || headers['if-range']) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return undefined;
  return start < size && start <= end ? { start, end } : null;
}

const COMMON = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

function say(response, status, text, headers = {}) {
  const body = `${text}\n`;
  const told = {
    ...COMMON,
    'content-type': TYPES['.txt'],
    'content-length': body.length,
    ...headers,
  };
  response.writeHead(status, told).end(body);
}

/** Sends an open file, or a part of it, and closes it, whatever becomes of the one who asked. */
async function send({ handle, size, type }, status, request, response) {
  const range = status === 200 && request.method === 'GET' ? rangeOf(request, size) : undefined;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range === null || request.method === 'HEAD' || size === 0) await handle.close();
  if (range === null) {
    say(response, 416, 'There is no such part', { 'content-range': `bytes */${size}` });
    return;
  }
  response.writeHead(range ? 206 : status, {
    ...COMMON,
    'content-type': type ?? 'application/octet-stream',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  const content = handle.createReadStream({ start, end });
  try {
    await pipeline(content, response, { end: false });
    // A file that became shorter while it was read: less has come than was promised.
    if (content.bytesRead < end - start + 1) response.destroy();
    else response.end();
  } catch {
    content.destroy();
    response.destroy();
  }
}

async function answer(dir, base, request, response) {
  if (!['GET', 'HEAD'].includes(request.method)) {
    say(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD', connection: 'close' });
    return;
  }
  try {
    const url = new URL(request.url, 'http://localhost');
    if (decodeURIComponent(url.pathname).includes('\0')) throw new URIError(request.url);
    const { redirect, file } = await find(dir, base, url);
    const lost = redirect || file ? undefined : await openBelow(dir, ['404.html']);
    if (redirect) say(response, 301, 'Moved', { location: redirect });
    else if (file) await send(file, 200, request, response);
    else if (lost) await send(lost, 404, request, response);
    else say(response, 404, 'Not found');
  } catch (error) {
    if (response.headersSent) response.destroy();
    else if (error instanceof URIError || error.code === 'ERR_INVALID_URL')
      say(response, 400, 'Not an address');
    else say(response, 503, 'Try again in a moment', { 'retry-after': '1' });
  }
}

/**
 * Serves `dir` under `base`, on `port` or the next free one after it (`port` 0: any).
 * Resolves to the address, the port and a `close` that also ends open connections.
 */
export async function serve({
  dir,
  base = '/',
  port = 4321,
  host = '127.0.0.1',
  patience = PATIENCE,
}) {
  const under = new URL(base, 'http://localhost').pathname;
  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: Math.min(5000, patience.headers),
  };
  const server = createServer(limits, (request, response) => {
    void answer(dir, under, request, response);
  });
  server.timeout = patience.idle;
  const listen = (at) =>
    new Promise((done, fail) => {
      server.once('error', fail);
      server.listen(at, host, () => {
        server.off('error', fail);
        done();
      });
    });
  for (let tried = 0; ; tried++) {
    try {
      await listen(port === 0 ? 0 : port + tried);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || tried >= TRIES) throw error;
    }
  }
  // One who could not be let in, for want of descriptors, does not end it for the others.
  server.on('error', () => undefined);
  const close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const taken = server.address().port;
  const name = host === '127.0.0.1' ? 'localhost' : host;
  return { address: `http://${name}:${taken}${base}`, port: taken, close };
}

/** A port that is free at the moment. */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
