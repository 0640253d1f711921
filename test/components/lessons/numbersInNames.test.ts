import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bugMessages } from '#language/bug-hunt/messages';
import { arenaLesson, lesson } from '#language/lessons/parts/messages';
import { tuningLesson, matchMessages } from '#language/lessons/tuning/lesson';
import { pictureMessages } from '#language/site/pictures/messages';
import { root } from '../../../scripts/lib/paths.mjs';
import { arenaClaims } from '../../../src/components/lessons/arena/claims.ts';
import { bugsClaims } from '../../../src/components/lessons/bugs/claims.ts';
import { depthClaims } from '../../../src/components/lessons/depth/claims.ts';
import { folkClaims } from '../../../src/components/lessons/folk/claims.ts';
import { learningClaims } from '../../../src/components/lessons/learning/claims.ts';
import { minimaxClaims } from '../../../src/components/lessons/minimax/claims.ts';
import { ratingsClaims } from '../../../src/components/lessons/ratings/claims.ts';
import { tuningClaims } from '../../../src/components/lessons/tuning/claims.ts';
import { whatNextClaims } from '../../../src/components/lessons/what-next/claims.ts';
import { whyNotSearchClaims } from '../../../src/components/lessons/why-not-search/claims.ts';

const { says } = pictureMessages;
const { samples } = arenaLesson;

function lessonText(name: string): string {
  return readFileSync(join(root, `src/content/docs/lessons/${name}.mdx`), 'utf8');
}

/** Titles and captions are plain text, which cannot ask the engine for a number. So it is asked here. */
describe('a number typed in a title or a caption is what the engine says', () => {
  it.each([
    [folkClaims.claims, says.folk],
    [minimaxClaims.nineCalls, says.minimax],
    [whatNextClaims.matches, says['what-next']],
    [bugsClaims.allSlips, bugMessages.chart.all],
    [tuningClaims.narrowOpenings, matchMessages.names.narrow],
    [tuningClaims.narrowOpenings, tuningLesson.chart.narrow],
  ])('%s: %s', (number, text) => {
    expect(text?.toLowerCase()).toContain(lesson.inWords(number()));
  });

  it.each([
    ['ratings', 'title: Seven rules', ratingsClaims.rules],
    ['tuning', 'title: Ten games', tuningClaims.shortGames],
    ['depth', 'caption="The board of the nine calls, read two marks ahead', depthClaims.limitDepth],
    ['why-not-search', 'caption="A search that looks two marks', whyNotSearchClaims.guessDepth],
    ['learning', 'title="Twenty shelves', learningClaims.seeds],
    ['learning', 'title="Why three beads in', learningClaims.win],
    ['learning', 'and only one out', learningClaims.loss],
  ])('lesson %s: %s', (name, text, number) => {
    expect(lessonText(name)).toContain(text);
    expect(text.toLowerCase()).toContain(lesson.inWords(number()));
  });

  it('of games: in pictures, and in the chart of the arena', () => {
    expect(says.learning).toContain(lesson.inDigits(learningClaims.games()));
    expect(arenaClaims.sampleGames()).toBe(1000);
    expect(arenaClaims.sampleRuns()).toBe(40);
    expect(samples.title).toBe('A thousand games, forty times over');
  });
});
