import { parseBot } from '../../../engine/index.ts';
import { botWords } from '../../../i18n/bots.ts';
import type { LearningWords } from '../../../i18n/learning.ts';
import { ITSELF } from '../../state/learn/experiment.ts';
import type { Lab } from '../../state/learn/lab.svelte.ts';

/** What every part of the laboratory is given. */
export interface LabPart {
  lab: Lab;
  words: LearningWords;
  lang: string;
  /** Says something in the laboratory's live region. */
  say: (text: string) => void;
}

/** What an opponent is called. */
export function rivalName(rival: string, words: LearningWords, lang: string): string {
  const spec = rival === ITSELF ? undefined : parseBot(rival);
  return spec ? botWords(lang).player(spec) : words.settings.itself;
}
