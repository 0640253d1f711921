import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** `/notes/` from `notes`, `/notes` or `/notes/`; `/` from nothing. */
export function basePath(text = process.env.BASE_PATH) {
  const bare = (text ?? '').replace(/^\/+|\/+$/g, '');
  return bare ? `/${bare}/` : '/';
}

/** The site in `dir` as a plain host would serve it under `base`: index files, 404 page, sub-path. */
async function handlerOf(dir, base) {
  // `npm start` installs it only after it has read this file.
  const { default: sirv } = await import('sirv');
  // The names in `_astro` change with what is in the files, so a browser needn't ask for them again.
  const setHeaders = (response, path) =>
    path.startsWith('/_astro/') && response.setHeader('cache-control', 'max-age=31536000');
  // Files are looked up at each request: a site may be built anew while it is served.
  const send = sirv(dir, { dev: true, etag: true, extensions: ['html'], setHeaders });
  const isFolder = (path) => {
    const folder = join(dir, decodeURI(path));
    return existsSync(folder) && statSync(folder).isDirectory();
  };
  const lost = (response) => {
    const page = join(dir, '404.html');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(existsSync(page) ? readFileSync(page) : 'Not found');
  };
  return (request, response) => {
    // Dots are resolved here: an address can't leave the site, nor lead to another.
    const { pathname, search } = new URL(request.url.replace(/^\/+/, '/'), 'http://localhost');
    const isBelow = pathname.startsWith(base);
    if (
      `${pathname}/` === base ||
      (isBelow && /[^/]$/.test(pathname) && isFolder(pathname.slice(base.length)))
    ) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
    } else if (isBelow) {
      request.url = pathname.slice(base.length - 1) + search;
      send(request, response, () => lost(response));
    } else lost(response);
  };
}

/**
 * Serves `dir` under `base`, on `port`, or on any that is free if it is taken.
 * Resolves to the address, the port and a `close` that also ends open connections.
 */
export async function serve({ dir, base = '/', port = 4321, host = '127.0.0.1' }) {
  const answer = await handlerOf(dir, base);
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      response.writeHead(400).end('Not an address');
    }
  });
  const listen = (at) =>
    new Promise((done, fail) => {
      server.once('error', fail);
      server.listen(at, host, () => {
        server.off('error', fail);
        done();
      });
    });
  await listen(port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  });
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
  const { port, close } = await serve({ dir: '.', port: 0 });
  await close();
  return port;
}
