import { once } from 'node:events';
import process from 'node:process';
import { linesOf } from '../lines.ts';
import { GomocupBrain } from './brain.ts';

/** `npm run -s gomocup`: a brain of the Gomocup protocol on standard input and output. */
const { stdin, stdout } = process;

// The manager may go away without a word; that is no failure of ours.
stdout.on('error', () => process.exit(0));

const brain = new GomocupBrain();
for await (const line of linesOf(stdin)) {
  const answers = 'text' in line ? brain.answer(line.text) : brain.answerTooLong();
  for (const answer of answers) {
    if (!stdout.write(`${answer}\n`)) await once(stdout, 'drain');
  }
  if (brain.isOver) break;
}
// After END nobody reads or writes any more, though the pipe may be open still.
stdin.destroy();
