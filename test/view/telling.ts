import { tellingOf, type Telling } from '../../src/components/view/telling.ts';
import type { SearchRun } from '../../src/engine/index.ts';
import { dictionary } from '../../src/i18n/index.ts';
import { otherWords } from '../../src/i18n/others.ts';

/** How a figure tells the steps of this run. */
export function toldOf({ request }: SearchRun): Telling {
  return tellingOf(dictionary('en'), request.search === 'minimax' ? undefined : otherWords('en'));
}
