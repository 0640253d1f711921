import { LISTING_LANGUAGES, type ListingLanguage } from './codeView.ts';
import { QUESTION_KINDS, type QuestionKind } from './questions.ts';
import { stored } from '../platform/stored.ts';

/** What a reader has chosen, and finds again on the next page. */
export interface Settings {
  /** One of `SPEEDS`; another number is left alone. Absent: the usual one. */
  readonly speed?: number;
  /** The kinds of event to predict. Empty: prediction is off. */
  readonly predict: readonly QuestionKind[];
  /** Figures that go straight on ask what comes next. */
  readonly predictSteps: boolean;
  /** The code of figures is open, or not. Absent: each figure opens it or not, as it was written. */
  readonly codeOpen?: boolean;
  /** The language in which code is shown, where it is there in two. */
  readonly language: ListingLanguage;
}

export const DEFAULT_SETTINGS: Settings = {
  predict: [],
  predictSteps: false,
  language: 'typescript',
};

const isFlag = (value: unknown) => typeof value === 'boolean';

/** Whether a value of each field is one of ours. */
const IS_OURS: { readonly [Field in keyof Required<Settings>]: (value: unknown) => boolean } = {
  speed: (value) => typeof value === 'number' && value >= 0.1 && value <= 1000,
  predict: (value) =>
    Array.isArray(value) && value.every((kind: QuestionKind) => QUESTION_KINDS.includes(kind)),
  predictSteps: isFlag,
  codeOpen: isFlag,
  language: (value) => LISTING_LANGUAGES.includes(value as ListingLanguage),
};

export const settingsStore = stored<Settings>('noughtbook.settings', {
  empty: DEFAULT_SETTINGS,
  read(from, lose) {
    const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
    for (const [field, isOurs] of Object.entries(IS_OURS)) {
      if (!(field in from)) continue;
      if (isOurs(from[field])) settings[field] = from[field];
      else lose(1);
    }
    return settings as unknown as Settings;
  },
});
