import { parseBot } from '../../engine/index.ts';
import { botMessages } from '#language/players/messages';
import { learningMessages } from '#language/lab/messages';
import { ITSELF } from './experiment.ts';
import type { Lab } from './lab.svelte.ts';

/** What every part of the laboratory is given. */
export interface LabPart {
  lab: Lab;
  /** Says something in the laboratory's live region. */
  say: (text: string) => void;
}

/** What an opponent is called. */
export function rivalName(rival: string): string {
  const spec = rival === ITSELF ? undefined : parseBot(rival);
  return spec ? botMessages.player(spec) : learningMessages.settings.itself;
}
