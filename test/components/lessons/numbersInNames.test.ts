import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bugMessages } from '#language/bug-hunt/messages';
import { arenaLesson } from '#language/lessons/parts/chances';
import { lesson } from '#language/lessons/parts/messages';
import { tuningLesson } from '#language/lessons/tuning/lesson';
import { matchMessages } from '#language/lessons/tuning/match';
import { pictureMessages } from '#language/site/pictures/messages';
import { root } from '../../../scripts/lib/paths.mjs';
import { askNumber } from '../../../src/components/lessons/parts/ask.ts';

const { says } = pictureMessages;
const { samples } = arenaLesson;

function lessonText(name: string): string {
  return readFileSync(join(root, `src/content/docs/lessons/${name}.mdx`), 'utf8');
}

/** Titles and captions are plain text, which cannot ask the engine for a number. So it is asked here. */
describe('a number typed in a title or a caption is what the engine says', () => {
  it.each([
    ['folk.claims', says.folk],
    ['ratings.rules', says.ratings],
    ['nine.calls', says.minimax],
    ['what-next.matches', says['what-next']],
    ['bugs.all.slips', bugMessages.chart.all],
    ['tuning.narrow.openings', matchMessages.names.narrow],
    ['tuning.narrow.openings', tuningLesson.chart.narrow],
  ])('%s: %s', (name, text) => {
    expect(text?.toLowerCase()).toContain(lesson.inWords(askNumber(name)));
  });

  it.each([
    ['depth', 'caption="The board of the nine calls, read two marks ahead', 'depth.limit.depth'],
    ['why-not-search', 'caption="A search that looks two marks', 'why-not-search.guess-depth'],
    ['learning', 'title="Twenty shelves', 'learning.seeds'],
    ['learning', 'title="Why three beads in', 'learning.win'],
    ['learning', 'and only one out', 'learning.loss'],
  ])('lesson %s: %s', (name, text, number) => {
    expect(lessonText(name)).toContain(text);
    expect(text.toLowerCase()).toContain(lesson.inWords(askNumber(number)));
  });

  it('of games: in pictures, and in the chart of the arena', () => {
    expect(says.learning).toContain(lesson.inDigits(askNumber('learning.games')));
    expect(askNumber('arena.sample.games')).toBe(1000);
    expect(askNumber('arena.sample.runs')).toBe(40);
    expect(samples.title).toBe('A thousand games, forty times over');
  });
});
