import { once } from 'node:events';
import process from 'node:process';
import { linesOf } from '../lines.ts';
import { GomocupBrain, strongestPlayer } from './brain.ts';

/**
 * `npm run -s gomocup`: a brain of the Gomocup protocol on standard input and output. `-- --bot=strongest` is
 * the one that searches.
 */
const { stdin, stdout } = process;
const clock = () => performance.now();

// The manager may go away without a word; that is no failure of ours.
stdout.on('error', () => process.exit(0));

const bots: Readonly<Record<string, () => GomocupBrain>> = {
  '--bot=weights': () => new GomocupBrain(),
  '--bot=strongest': () => new GomocupBrain(1, strongestPlayer(clock), clock),
};
const [, , wanted = '--bot=weights'] = process.argv;
const make = Object.hasOwn(bots, wanted) ? bots[wanted] : undefined;
if (!make) {
  process.stderr.write(`There is no ${wanted}, only ${Object.keys(bots).join(' and ')}.\n`);
  process.exit(1);
}
const brain = make();
for await (const line of linesOf(stdin)) {
  const answers = 'text' in line ? brain.answer(line.text) : brain.answerTooLong();
  for (const answer of answers) {
    if (!stdout.write(`${answer}\n`)) await once(stdout, 'drain');
  }
  if (brain.isOver) break;
}
// After END nobody reads or writes any more, though the pipe may be open still.
stdin.destroy();
