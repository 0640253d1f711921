import { expect, type Locator, type Page } from '@playwright/test';
import { shelfOf } from '../../src/components/ui/shelf/shelf.ts';
import {
  MENACE,
  Trainer,
  newLearner,
  policyOf,
  policyTable,
  type Learner,
} from '../../src/engine/index.ts';
import { learningMessages as words } from '#language/lab/messages';
import { shelfMessages } from '#language/ui/shelf/messages';

const PAGE = './lessons/learning/';
export const RANDOM = policyTable((setup) => policyOf({ kind: 'random' }, setup));

export function trained(games: number, seed = 1): Learner {
  const learner = newLearner(MENACE, 'first', seed);
  new Trainer(learner, RANDOM).play(games);
  return learner;
}

/** The laboratory in its lesson. */
export class LabPage {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('region', { name: words.region });
  }

  async open(path = PAGE): Promise<this> {
    // At full speed the tables wait for the eye where there may be motion.
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.goto(path);
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.page.locator('astro-island[ssr]').filter({ has: this.root })).toHaveCount(0);
    return this;
  }

  /** The settings are folded away. */
  async openSettings(): Promise<void> {
    await this.root.getByText(words.settings.title).click();
    await expect(this.button(words.settings.begin)).toBeVisible();
  }

  /** The shelf, with the drawer that is open. */
  get shelf(): Locator {
    return this.root.getByRole('slider', { name: shelfMessages.shelf(shelfOf('first').length) });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  async train(games: number): Promise<void> {
    await this.button(words.train.games(games)).click();
    await this.trained();
  }

  /** Until the tables are at rest: on a busy machine the page takes half a second for each piece of their games. */
  async trained(): Promise<void> {
    await expect(this.button(words.train.games(100))).toBeVisible({ timeout: 60_000 });
  }

  /** The table on the page must be this one: its first box shows its beads. */
  async expectLearner(
    learner: Learner,
    status = words.status.trained(learner.games),
  ): Promise<void> {
    // It may be spoken as well.
    await expect(this.root.getByText(status).first()).toBeVisible();
    for (const [cell, kind] of [
      [0, 0],
      [1, 1],
      [4, 2],
    ] as const) {
      const beads = words.count(learner.entries[kind] ?? NaN);
      const spoken = new RegExp(`^Box 1 of 304.* cell ${cell}, ${beads} beads? `);
      await expect(this.shelf).toHaveAttribute('aria-valuetext', spoken);
    }
  }
}
