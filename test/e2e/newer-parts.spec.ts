import { expect, test, type Page } from '@playwright/test';
import { nextChangeOfMind } from '../../src/components/stepper/skyline.ts';
import { lessonRequest } from '../../src/components/lessons/parts/runs.ts';
import { KINDS, nodeCount, recordSearch, seededRng, type Level } from '../../src/engine/index.ts';
import { exercises } from '#language/exercises/frame/messages';
import { matchResultMessages as match } from '#language/exercises/match-result/messages';
import { panels } from '#language/stepper/panels';
import { lateTreeMessages as tree } from '#language/stepper/tree/lateTree';
import { readLesson } from '../components/lessons/mdx.ts';
import { complaintsOf, wakePart } from './pages.ts';
import { openFigure } from './support.ts';

const TUNING = './lessons/tuning/';

/** A match of the lesson is judged by the keyboard; Enter on an answer is no answer yet. */
async function judgeMatch(page: Page): Promise<void> {
  const { tags } = readLesson('src/content/docs/lessons/tuning.mdx');
  const { level, seed, title } = tags.find(({ name }) => name === 'MatchResult')?.attributes ?? {};
  const rules = KINDS['match-result'];
  const right = rules.key(rules.generate(seededRng(Number(seed)), Number(level) as Level));
  const place = page.getByRole('region', { name: String(title), exact: true });
  await wakePart(place);
  const radio = place.getByRole('radio', { name: match.answerText(right), exact: true });
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
  await page.keyboard.press('Enter');
  const verdict = place.locator('.verdict');
  await expect(verdict).toHaveText('');
  await place.getByRole('button', { name: exercises.check, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(verdict).toContainText(exercises.right);
}

test('a match is judged, a change of mind is found, and saved calls are counted @deep', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const complaints = complaintsOf(page, baseURL);
  await page.goto(TUNING);
  await judgeMatch(page);

  const { trace } = recordSearch(lessonRequest('nine'));
  const nine = await openFigure(page, './lessons/minimax/', 'nine');
  const first = nextChangeOfMind(trace, 0) as number;
  const second = nextChangeOfMind(trace, first);
  for (const step of second === undefined ? [first] : [first, second]) {
    const panel = await nine.open('goTo');
    await panel.getByRole('button', { name: panels.goTo.mind, exact: true }).click();
    await expect(nine.slider).toHaveJSProperty('valueAsNumber', step);
  }

  const pruned = recordSearch(lessonRequest('cuts'));
  const plain = recordSearch({ ...pruned.request, search: 'minimax' });
  const saved = nodeCount(plain.trace) - nodeCount(pruned.trace);
  const cuts = await openFigure(page, './lessons/whole-tree/#fig=cuts&step=end', 'cuts');
  await expect(cuts.root.locator('.legend .saved')).toContainText(tree.saved(saved));
  await expect(page.getByText('The branches that fall off take')).toContainText(
    `take ${saved} calls`,
  );
  expect(complaints).toEqual([]);
});
