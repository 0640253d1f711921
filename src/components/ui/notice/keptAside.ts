import { keptAsideMessages } from '#language/ui/notice/keptAside';
import type { StoredProblem } from '../../platform/stored.ts';

/** What stands after the text of a notice. */
export interface NoticeLink {
  readonly href: string;
  readonly text: string;
}

/**
 * From a notice about what is stored to the page on which everything lies that was put aside, or which lists
 * what fills the room: nothing where nothing can be stored. `base` is where the site stands, with a slash at each end; absent far from it.
 */
export function keptAsideLink(
  code: StoredProblem['code'] | 'lost-some' | undefined,
  base: string | undefined,
): NoticeLink | undefined {
  if (code === undefined || code === 'not-stored' || base === undefined) return undefined;
  if (code === 'full') return { href: `${base}progress/#room`, text: keptAsideMessages.room };
  return { href: `${base}progress/#kept-aside`, text: keptAsideMessages.link };
}
