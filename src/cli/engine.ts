import { once } from 'node:events';
import process from 'node:process';
import { answerLine } from './answer.ts';
import { linesOf } from './lines.ts';

/** `npm run -s engine`: one JSON request a line in, one JSON answer a line out, in order. */
const { stdin, stdout } = process;

// Whoever reads the answers may stop early; that is no failure of ours.
stdout.on('error', () => process.exit(0));

for await (const line of linesOf(stdin)) {
  if ('text' in line && line.text.trim() === '') continue;
  if (!stdout.write(`${answerLine(line)}\n`)) await once(stdout, 'drain');
}
