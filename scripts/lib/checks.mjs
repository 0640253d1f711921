import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** How a command ended, as a line below its output: a tool that dies may have printed nothing. */
const endOf = ({ code, signal }) =>
  signal ? `It was ended by ${signal}.\n` : `It ended with exit code ${code}.\n`;

const withEnd = (end) => `${end.output.replace(/\n*$/, '\n').trimStart()}${endOf(end)}`;

/** A stage with a single check: its command passes or fails, and a failure always says how it ended. */
export async function check(command) {
  const end = await command;
  return end.code === 0
    ? { passed: 1, failed: 0, output: end.output }
    : { passed: 0, failed: 1, output: withEnd(end) };
}

/**
 * Runs a command that writes a JSON report, and reads its counts with `count`. A missing report, no
 * test at all and an error outside the tests are failures too.
 */
export async function counted(report, count, start) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const end = await start(report);
  if (!existsSync(report)) return { passed: 0, failed: 1, output: withEnd(end) };
  const counts = count(JSON.parse(readFileSync(report, 'utf8')));
  if (counts.passed + counts.failed === 0)
    return { ...counts, failed: 1, output: `${end.output}\nNo test was found.\n` };
  if (end.code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output: withEnd(end) };
  return { ...counts, output: end.output };
}
