import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox } from '../../../scripts/lib/engines.mjs';
import type { Browser, Driver, Places } from '../driver.ts';
import { inputOf } from './actions.ts';
import { Bidi } from './bidi.ts';
import { startProgram } from './program.ts';

interface Session {
  readonly capabilities: { readonly browserVersion: string };
}
interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}
interface Evaluated {
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** No requests to Mozilla, and downloads without a dialog. */
const preferences = (downloads: string) => ({
  'app.normandy.enabled': false,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
});

/** Starts Firefox. It understands WebDriver BiDi itself, so it needs no driver program. */
export async function startFirefox({ site, scratch }: Places): Promise<Browser> {
  const downloads = join(scratch, 'downloads');
  const profile = join(scratch, 'profile');
  mkdirSync(profile);
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = startProgram(
    findFirefox() ?? 'firefox',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {},
  );
  const address = await program.finds(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await Bidi.connect(`${address}/session`);
  const { capabilities } = await bidi.send<Session>('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    site,
    title: `Firefox ${capabilities.browserVersion}`,
    open: () => openTab(bidi, downloads),
    async close() {
      bidi.close();
      await program.stop();
    },
  };
}

async function openTab(bidi: Bidi, downloads: string): Promise<Driver> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const errors: string[] = [];
  const leave = bidi.on<LogEntry>('log.entryAdded', ({ level, text, source }) => {
    if (level === 'error' && source.context === context) errors.push(text ?? 'an error');
  });
  return {
    errors: async () => errors,
    downloads,
    goto: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' });
    },
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async evaluate(body) {
      const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
        expression: `(async () => { ${body} })()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    ...inputOf((actions) => bidi.send('input.performActions', { context, actions })),
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    async close() {
      leave();
      await bidi.send('browsingContext.close', { context });
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}
