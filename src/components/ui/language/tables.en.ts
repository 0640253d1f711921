import { storedSentence } from '#language/platform/stored';
import type { StoredNews } from '../../platform/stored.ts';
import type { TableKind } from '../../../engine/index.ts';

/** What is said about tables of numbers, wherever they are saved, loaded or shown. */
export const tableMessages = {
  kinds: {
    ratings: 'ratings: the highest is played',
    beads: 'beads: a cell is drawn in proportion to its beads',
    values: 'values: from −1, a loss, to 1, a win; the highest is played',
  } satisfies Record<TableKind, string>,
  /** What has become of the reader's own table. */
  stored: (news: StoredNews): string => storedSentence(news, 'your table'),
};
