import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY = 'errors';

/** Runs in the page before everything else, and keeps its errors in the session storage. */
function listen(key: string): void {
  const keep = (error: unknown) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, String(error)]));
  };
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    keep(parts.join(' '));
    error(...parts);
  };
  // The event of a file that did not load goes to its element and does not bubble: hence `capture`.
  const onError = ({ message, target }: ErrorEvent) =>
    keep(message || `not loaded: ${(target as Element).outerHTML}`);
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep(`refused: ${blockedURI}`));
}

/** Run in the page, gives the errors that were kept. */
export const READ_ERRORS = `return sessionStorage.getItem('${KEY}') ?? '[]'`;

/**
 * Copies the built site and adds the listener to its pages, for a browser whose driver reports no
 * errors. The script comes before the page's own policy, which would refuse it.
 */
export function withErrorLog(site: string, copy: string): string {
  cpSync(site, copy, { recursive: true });
  const script = `<script>(${listen})('${KEY}')</script>`;
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = join(copy, name);
    writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${script}`));
  }
  return copy;
}
