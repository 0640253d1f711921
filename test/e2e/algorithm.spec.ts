import { expect, test, type Locator, type Page } from '@playwright/test';
import { KINDS, duelOf, markName, seededRng, type Level } from '../../src/engine/index.ts';
import { exercises as say } from '#language/exercises/frame/messages';
import { playOnMessages } from '#language/exercises/play-on/messages';
import { readLesson } from '../components/lessons/mdx.ts';
import { unfold } from './pages.ts';

/** The exercise that a lesson places by this tag, awake, with the params of its first question. */
async function exerciseOf<Params>(
  page: Page,
  lesson: string,
  tag: string,
  generate: (rng: ReturnType<typeof seededRng>, level: Level) => Params,
): Promise<{ root: Locator; params: Params }> {
  const { tags } = readLesson(`src/content/docs/lessons/${lesson}.mdx`);
  const place = tags.find(({ name }) => name === tag);
  if (!place) throw new Error(`${lesson} has no ${tag}`);
  const { level, seed, title } = place.attributes;
  await page.goto(`lessons/${lesson}/`);
  await unfold(page);
  const root = page.getByRole('region', { name: String(title), exact: true });
  await root.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: root })).toHaveCount(1);
  return { root, params: generate(seededRng(Number(seed)), Number(level) as Level) };
}

test('a game against a bot is played to its end by keys @engines', async ({ page }) => {
  const { root, params } = await exerciseOf(page, 'depth', 'PlayOn', (rng, level) =>
    KINDS['play-on'].generate(rng, level),
  );
  const duel = duelOf(params);
  const { own, moves } = duel.finish([]);
  const grid = root.getByRole('grid', {
    name: playOnMessages.board.turn(markName(params.setup.toMove)),
  });
  const walk = async (cell: number): Promise<void> => {
    const target = root.locator(`[data-cell="${cell}"]`);
    await target.focus();
    await page.keyboard.press('Enter');
  };
  await expect(grid).toBeVisible();
  for (const cell of own) await walk(cell);
  await expect(root.getByText(playOnMessages.result(1), { exact: false }).first()).toBeVisible();
  await expect(root.getByText(playOnMessages.game(moves), { exact: false }).first()).toBeVisible();
  await root.getByRole('button', { name: say.check, exact: true }).click();
  await expect(root.getByText(say.right, { exact: true })).toBeVisible();
});
