import { editor, settings } from './en/editor.ts';
import type { EditorWords, SettingsWords } from './en/editor.ts';
import { explainProblem } from './en/problems.ts';
import type { PositionProblem } from './en/problems.ts';
import { languageOf, type ByLanguage } from './language.ts';

export type { EditorWords, SettingsWords } from './en/editor.ts';

/** What is said while a position or a search is set up. */
export interface SettingUpWords {
  readonly editor: EditorWords;
  readonly settings: SettingsWords;
  /** What is wrong with a position, in one sentence. */
  readonly problem: (problem: PositionProblem) => string;
}

const WORDS: ByLanguage<SettingUpWords> = {
  en: { editor, settings, problem: explainProblem },
};

/** In English where a language has no words of its own. */
export function editorWords(lang?: string): SettingUpWords {
  return WORDS[languageOf(lang)];
}
