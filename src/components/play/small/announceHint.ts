import { markName } from '../../../engine/index.ts';
import { playPageMessages } from '#language/play/small/messages';
import { solvedHint } from './analysis.ts';
import type { SmallSession } from './smallSession.svelte.ts';

const { hint: say } = playPageMessages;

/** What a hint says: first the best cells, then why. */
export function solvedHintText({ setup, hint: stage }: Pick<SmallSession, 'setup' | 'hint'>) {
  const hint = solvedHint(setup);
  if (!hint) return { cells: say.over, why: '' };
  const why = stage === 2 ? say.stands(markName(setup.toMove), hint) : '';
  return { cells: say.cells(hint.cells, hint, hint.isAny), why };
}
