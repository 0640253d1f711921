import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { noteBundled } from './licences.mjs';
import { cache, root } from './paths.mjs';

/*
 * Workers that run learners' programs stand in a frame that can fetch nothing, so each is one text, which the page fetches
 * and hands over together with its WebAssembly: `import('./python.worker.ts?sandboxed')` gives the addresses.
 */

const { resolve } = createRequire(import.meta.url);

/** The interpreters in WebAssembly, by the names of the workers. */
const WASM = {
  javascript: '@jitl/quickjs-wasmfile-release-sync/wasm',
  python: '@micropython/micropython-webassembly-pyscript/micropython.wasm',
};

/** They would look for files beside their own, and for parts of Node: here is neither, and they are given what they need. */
const nothingAround = {
  name: 'nothing-around',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]/ },
    handler: (code) =>
      code
        .replaceAll('import.meta.url', '"https://nowhere.invalid/"')
        .replace(/await import\(("\w+")\)/g, 'void $1'),
  },
};

/** The text of a worker that imports nothing. */
export async function bundleWorker(entry, options) {
  const lib = { entry, formats: ['iife'], name: 'worker' };
  const plain = { configFile: false, root, logLevel: 'warn', publicDir: false };
  const [{ output }] = [await build({ ...plain, ...options, build: { write: false, lib } })].flat();
  return output[0].code;
}

export const sandboxed = {
  name: 'sandboxed',
  enforce: 'pre',
  load: {
    filter: { id: /\.worker\.ts\?sandboxed$/ },
    async handler(id) {
      const entry = id.replace(/\?.*/, '');
      const language = basename(entry, '.worker.ts');
      const folder = join(cache, 'sandboxed');
      const script = join(folder, `${language}.txt`);
      const code = await bundleWorker(entry, { plugins: [nothingAround, noteBundled()] });
      mkdirSync(folder, { recursive: true });
      writeFileSync(script, code);
      const wasm = resolve(WASM[language]);
      const address = (path) => JSON.stringify(`${path}?url`);
      return `export { default as script } from ${address(script)};
        export { default as wasm } from ${address(wasm)};
        export const bytes = ${Buffer.byteLength(code) + statSync(wasm).size};`;
    },
  },
};
