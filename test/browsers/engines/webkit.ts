import { setTimeout as pause } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWebKit } from '../../../scripts/lib/engines.mjs';
import { freePort } from '../../../scripts/lib/serve.mjs';
import type { Browser, Driver, Places } from '../driver.ts';
import { inputOf } from './actions.ts';
import { READ_ERRORS, withErrorLog } from './errorLog.ts';
import { startProgram } from './program.ts';
import { Session, driverAnswers } from './session.ts';

/** Starts WebKitGTK: its driver program and its MiniBrowser, on a virtual screen. */
export async function startWebKit({ site, scratch }: Places): Promise<Browser> {
  const paths = findWebKit();
  if (!paths) throw new Error('WebKit is not installed.');
  const downloads = join(scratch, 'downloads');
  writeFileSync(join(scratch, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = startProgram(
    paths.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {},
  );
  const env = {
    DISPLAY: `:${await screen.finds(/^(\d+)$/m)}`,
    HOME: scratch,
    XDG_CONFIG_HOME: scratch,
    NO_AT_BRIDGE: '1',
    // WebKit's sandbox does not start as root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const port = await freePort();
  const program = startProgram(paths.driver, [`--port=${port}`, '--replace-on-new-session'], env);
  const options = { binary: paths.miniBrowser, args: ['--automation'] };
  const address = `http://127.0.0.1:${port}`;
  await driverAnswers(address);
  // Now and then a browser does not report to the driver when another has just ended: then a second one is started.
  const begin = () => Session.begin(address, options).catch(() => Session.begin(address, options));
  const first = await begin();
  let waiting: Session | undefined = first;
  return {
    site: withErrorLog(site, join(scratch, 'site')),
    title: `WebKit ${first.version}`,
    isSlow: true,
    async open() {
      // Every session starts a new browser, with empty storage.
      const session = waiting ?? (await begin());
      waiting = undefined;
      return driverOf(session, downloads);
    },
    async close() {
      await program.stop();
      await screen.stop();
    },
  };
}

function driverOf(session: Session, downloads: string): Driver {
  const evaluate = (body: string) =>
    session.post<string>('execute/sync', {
      script: `return (async () => { ${body} })()`,
      args: [],
    });
  const sizeOf = async () =>
    JSON.parse(
      await evaluate('return JSON.stringify({ width: innerWidth, height: innerHeight })'),
    ) as { width: number; height: number };
  return {
    errors: async () => JSON.parse(await evaluate(READ_ERRORS)) as string[],
    downloads,
    goto: (url) => session.post('url', { url }),
    reload: () => session.post('refresh', {}),
    async resize(width, height) {
      await session.post('window/rect', { width, height });
      // The window includes the browser's bars, so it must be larger than the page.
      let page = await sizeOf();
      // It hears of its new size a moment later.
      for (let tries = 0; page.width > width && tries < 20; tries++) {
        await pause(50);
        page = await sizeOf();
      }
      await session.post('window/rect', {
        width: Math.max(width, 2 * width - page.width),
        height: Math.max(height, 2 * height - page.height),
      });
    },
    evaluate,
    ...inputOf((actions) => session.post('actions', { actions })),
    picture: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    close: () => session.end(),
  };
}
