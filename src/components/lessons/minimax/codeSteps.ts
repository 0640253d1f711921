import { snippetOf } from '../../../engine/index.ts';
import source from '../../../engine/search/minimax.ts?raw';

/** Some lines of the figure's code, with the numbers that they have there. */
export interface CodeStep {
  readonly code: string;
  readonly from: number;
  readonly to: number;
}

/** The first lines of the steps in which a call works; each step ends before the next one begins. */
const BEGINS = {
  finished: /const winner =/,
  try: /let best =/,
  ask: /= minimax\(/,
  'take-back': /position\.undo\(/,
  choose: /const isBetter =/,
} as const;
export type CodeStepName = keyof typeof BEGINS;
export const CODE_STEPS = Object.keys(BEGINS) as readonly CodeStepName[];

/** The lines of one step, as they are in the figure. Throws if the function has no such line, or has it twice. */
export function minimaxStep(name: CodeStepName): CodeStep {
  const { lines } = snippetOf(source, 'minimax');
  const begins = CODE_STEPS.map((step) => {
    const found = [...lines.keys()].filter((at) => BEGINS[step].test(lines[at] as string));
    if (found.length !== 1) throw new Error(`Minimax has ${found.length} lines for "${step}".`);
    return found[0] as number;
  });
  const at = CODE_STEPS.indexOf(name);
  const from = begins[at] as number;
  // The last line of all closes the function.
  const end = begins[at + 1] ?? lines.length - 1;
  const shown = lines.slice(from, end);
  const indent = Math.min(...shown.map((line) => line.search(/\S/)));
  return { code: shown.map((line) => line.slice(indent)).join('\n'), from: from + 1, to: end };
}
