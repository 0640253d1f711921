import type { Page } from '../page.ts';

/** Something that a reader does on the site, the same in every engine. */
export interface Interaction {
  readonly name: string;
  readonly run: (page: Page) => Promise<void>;
}
