import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** A static server for the built site, as a plain host would serve it: index files, 404 page, sub-path. */
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

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The response to a request path: a file, a redirection, or the 404 page. */
function find(dir, base, pathname) {
  if (pathname === base.slice(0, -1)) return { redirect: base };
  if (!pathname.startsWith(base)) return { status: 404, file: join(dir, '404.html') };
  const path = normalize(join(dir, pathname.slice(base.length)));
  const inside = path === dir || path.startsWith(dir + sep) || path === dir + sep;
  if (inside && isFile(path)) return { status: 200, file: path };
  if (inside && isFolder(path) && isFile(join(path, 'index.html'))) {
    if (!pathname.endsWith('/')) return { redirect: `${pathname}/` };
    return { status: 200, file: join(path, 'index.html') };
  }
  return { status: 404, file: join(dir, '404.html') };
}

function answer(dir, base, request, response) {
  let url;
  let pathname;
  try {
    url = new URL(request.url, 'http://localhost');
    pathname = decodeURIComponent(url.pathname);
  } catch {
    response.writeHead(400).end();
    return;
  }
  const found = pathname.includes('\0') ? { status: 400 } : find(dir, base, pathname);
  if (found.redirect) {
    response.writeHead(301, { location: encodeURI(found.redirect) + url.search }).end();
    return;
  }
  if (!found.file || !isFile(found.file)) {
    response.writeHead(found.status, { 'content-type': TYPES['.txt'] }).end('Not found\n');
    return;
  }
  response.writeHead(found.status, {
    'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'content-length': statSync(found.file).size,
    'cache-control': 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(found.file).pipe(response);
}

/**
 * Serves `dir` under `base`, on `port` or the next free one after it (`port` 0: any).
 * Resolves to the address, the port and a `close` that also ends open connections.
 */
export async function serve({ dir, base = '/', port = 4321, host = '127.0.0.1' }) {
  const server = createServer((request, response) => answer(dir, base, request, response));
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
      server.removeAllListeners('error');
      if (error.code !== 'EADDRINUSE' || tried >= TRIES) throw error;
    }
  }
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
