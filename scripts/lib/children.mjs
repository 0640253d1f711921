import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { packagedNode, root } from './paths.mjs';

/**
 * Child processes that never outlive us. Each runs in its own process group; when this process ends, for any
 * reason but SIGKILL, it ends all groups too.
 */
const living = new Set();
const onWindows = process.platform === 'win32';
const PATIENCE_MS = 5000;
const WATCH_MS = 500;
let ending = false;

function signalGroup(pid, signal) {
  try {
    process.kill(onWindows ? pid : -pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

function endAll(signal) {
  for (const child of living) signalGroup(child.pid, signal);
}

process.on('exit', () => endAll('SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm doesn't pass on every signal, so we also end when the shell between npm and us is gone.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && stop('SIGHUP');
  setInterval(watch, WATCH_MS).unref();
}

async function stop(signal) {
  if (ending) return;
  ending = true;
  endAll('SIGTERM');
  const started = Date.now();
  while (living.size > 0 && Date.now() - started < PATIENCE_MS) {
    await new Promise((wake) => setTimeout(wake, 50));
  }
  // A command that has done its work and only serves on is ended, not failed.
  process.exit(process.exitCode ?? 128 + constants.signals[signal]);
}

/** The environment of child processes: our own Node and commands first in the path, and no telemetry. */
function childEnv(extra = {}) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...extra };
  const own = [join(root, 'node_modules', '.bin'), packagedNode() && dirname(packagedNode())];
  const separator = onWindows ? ';' : ':';
  env.PATH = [...own.filter(Boolean), process.env.PATH].join(separator);
  return env;
}

/**
 * Starts a command and waits for its end.
 * `show`: its output goes straight to ours; otherwise it is collected and returned. Aborting `signal` ends the
 * command and everything it has started.
 * Resolves to `{ code, signal, output }`. Never throws: a command that can't be started has the code 127.
 */
export function run(command, args, options = {}) {
  const { show = false, env = {}, stdin = 'ignore' } = options;
  return new Promise((done) => {
    const pipe = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      env: childEnv(env),
      stdio: [stdin, pipe, pipe],
      detached: !onWindows,
    });
    let output = '';
    const collect = (chunk) => (output += chunk);
    options.signal?.addEventListener('abort', () => signalGroup(child.pid, 'SIGTERM'));
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    living.add(child);
    child.on('error', (error) => {
      living.delete(child);
      done({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      living.delete(child);
      signalGroup(child.pid, 'SIGTERM');
      done({ code: code ?? 128 + (constants.signals[signal] ?? 0), signal, output });
    });
  });
}
