import { expect, it } from 'vitest';
import type { FigureId } from '../../../src/components/lessons/parts/runs.ts';
import { lessonRun } from '../../../src/components/lessons/parts/runs.ts';
import { seeTarget } from '../../../src/components/lessons/parts/seeTarget.ts';
import { childrenOf, returnStep } from '../../../src/engine/index.ts';
import { LESSONS, lessonText, seePropsOf, tagsOf } from './mdx.ts';

const WHY = /<Fragment slot="why">.*?<\/Fragment>/gs;

/** The step at which a call has its last score: from then on the figure shows what it returns. */
function decidedAt(run: FigureId, call: number): number {
  const { trace } = lessonRun(run);
  const last = childrenOf(trace, call - 1).at(-1);
  if (last === undefined) return (trace.enterAt[call - 1] as number) + 1;
  return (returnStep(trace, last) as number) + 1;
}

/** Phrases of a question about a call that show its answer. */
function giveaways(body: string): string[] {
  return [...body.matchAll(/<Predict\b([^>]*)>(.*?)<\/Predict>/gs)].flatMap(([, head, inside]) => {
    const [asked] = tagsOf(`<Predict${head}>`);
    const run = (asked?.attributes['run'] ?? 'nine') as FigureId;
    const decided = decidedAt(run, Number(asked?.attributes['call']));
    return tagsOf((inside as string).replace(WHY, ''))
      .filter(({ name, attributes }) => name === 'See' && (attributes['fig'] ?? 'nine') === run)
      .filter((tag) => seeTarget(run, seePropsOf(tag)).step >= decided)
      .map((tag) => JSON.stringify(tag));
  });
}

/** Sentences that ask, with a phrase in them that shows how a call ends. */
function askingSentences(body: string): string[] {
  return body
    .replace(WHY, '')
    .split(/\n\n+|(?<=[.!?](?:<\/\w+>)*)\s+/)
    .filter((sentence) => sentence.replace(/<[^>]*>/g, '').includes('?'))
    .filter((sentence) =>
      tagsOf(sentence).some(
        ({ name, attributes: { at, hears, keeps } }) =>
          name === 'See' && (at === 'return' || hears !== undefined || keeps !== undefined),
      ),
    );
}

it.each(LESSONS)('%s asks before it shows', (name) => {
  const { body } = lessonText(name);
  expect(giveaways(body)).toEqual([]);
  expect(askingSentences(body)).toEqual([]);
});

it('finds phrases that give the answer away', () => {
  const early =
    '<Predict call={6}>\n<See call={9} at="return">Two scores</See>. Which?\n</Predict>';
  const late = early.replace('call={9} at="return"', 'call={6} hears={9}');
  expect(giveaways(early)).toEqual([]);
  expect(giveaways(late)).toHaveLength(1);
  const asked = 'Can you say what <See call={9} at="return" /> will return?';
  expect(askingSentences(`It is over. ${asked}`)).toEqual([asked]);
  expect(askingSentences(asked.replace(' at="return"', ''))).toEqual([]);
});
