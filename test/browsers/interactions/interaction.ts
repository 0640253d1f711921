import type { Page } from '../page.ts';

/** Something that a reader does on the site, the same in every engine. */
export interface Interaction {
  readonly name: string;
  /** `met` has the kinds of controls that were used before, and is given those that are used now. */
  readonly run: (page: Page, met: Set<string>) => Promise<void>;
}
