import { markName } from '../../../engine/index.ts';
import { playPageMessages } from '#language/play/small/messages';
import { solvedHint } from './analysis.ts';
import type { SmallSession } from './smallSession.svelte.ts';

const { hint: say } = playPageMessages;

/** What a hint says: first how the game stands, then which cells are best. */
export function solvedHintText({ setup, hint: stage }: Pick<SmallSession, 'setup' | 'hint'>) {
  const hint = solvedHint(setup);
  if (!hint) return { stands: say.over, cells: '' };
  const cells = stage === 2 ? say.cells(hint.cells, hint, hint.isAny) : '';
  return { stands: say.stands(markName(setup.toMove), hint), cells };
}
