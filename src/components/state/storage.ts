// Every page with a figure begins with this: it reads its text by itself, and not as `keptText.ts` does.
import { QUESTION_KINDS, type QuestionKind } from '../view/questions.ts';
import type { SettingsProblem } from '../view/problems.ts';
import { keepText, localStore, type TextStore } from './browserStore.ts';
import { putAside } from './aside.ts';

export type { SettingsProblem } from '../view/problems.ts';

/** What a reader has chosen, and finds again on the next page. */
export interface Settings {
  /** Steps a second. */
  readonly speed: number;
  /** The kinds of event to predict. Empty: prediction is off. */
  readonly predict: readonly QuestionKind[];
  /** Figures that go straight on ask what comes next. */
  readonly predictSteps: boolean;
  /** The calls are shown as a list, not as a tree. */
  readonly treeAsList: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  speed: 2,
  predict: [],
  predictSteps: false,
  treeAsList: false,
};

export const SETTINGS_KEY = 'noughtbook.settings';
/** Where the first text that could not be read is kept, so that nothing is lost. */
export const KEPT_KEY = `${SETTINGS_KEY}.kept`;
const VERSION = 1;

interface ReadSettings {
  readonly settings: Settings;
  readonly problem?: SettingsProblem;
}

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

/** Reads each field: `undefined` for a value that is not one of ours. */
const READ: {
  readonly [Field in keyof Settings]: (value: unknown) => Settings[Field] | undefined;
} = {
  speed: (value) =>
    typeof value === 'number' && value >= 0.1 && value <= 1000 ? value : undefined,
  predict: (value) => {
    if (!Array.isArray(value)) return undefined;
    const kinds = QUESTION_KINDS.filter((kind) => value.includes(kind));
    return kinds.length === value.length ? kinds : undefined;
  },
  predictSteps: flag,
  treeAsList: flag,
};

/**
 * How a document of each older version becomes one of the next: entry v makes v + 1 of v.
 * Documents without a version are of version 0: the same fields, before they were counted.
 */
const MIGRATIONS: readonly ((old: Readonly<Record<string, unknown>>) => Record<string, unknown>)[] =
  [(old) => ({ ...old, v: 1 })];

/** The stored settings. Never throws: what cannot be used is a problem, and has its default. */
export function readSettings(storage: TextStore | undefined = localStore()): ReadSettings {
  let text: string | null;
  try {
    if (!storage) return { settings: DEFAULT_SETTINGS, problem: { code: 'not-stored' } };
    text = storage.getItem(SETTINGS_KEY);
  } catch {
    return { settings: DEFAULT_SETTINGS, problem: { code: 'not-stored' } };
  }
  if (text === null) return { settings: DEFAULT_SETTINGS };
  const read = parseSettings(text);
  const isLost = read.problem?.code === 'unreadable' || read.problem?.code === 'newer';
  if (!isLost || putAside(storage, SETTINGS_KEY, text)) return read;
  return { settings: read.settings, problem: { code: 'not-aside' } };
}

/** Reads a stored text, of this version or an older one. */
export function parseSettings(text: string): ReadSettings {
  const found = parseObject(text);
  const version = found?.['v'] ?? 0;
  if (!found || typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return { settings: DEFAULT_SETTINGS, problem: { code: 'unreadable' } };
  }
  if (version > VERSION) {
    return { settings: DEFAULT_SETTINGS, problem: { code: 'newer', version } };
  }
  const current = MIGRATIONS.slice(version).reduce((old, migrate) => migrate(old), found);
  return readFields(current);
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function readFields(from: Readonly<Record<string, unknown>>): ReadSettings {
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  const fields: string[] = [];
  for (const [field, read] of Object.entries(READ)) {
    if (!Object.hasOwn(from, field)) continue;
    const value = read(from[field]);
    if (value === undefined) fields.push(field);
    else settings[field] = value;
  }
  const read = { settings: settings as unknown as Settings };
  return fields.length === 0 ? read : { ...read, problem: { code: 'bad-fields', fields } };
}

/** The text that is stored. */
export function makeSettings(settings: Settings): string {
  return JSON.stringify({ v: VERSION, ...settings });
}

/**
 * Stores the settings; says so if the browser does not, or if that would be the end of a text that
 * cannot be read. Never throws.
 */
export function writeSettings(
  settings: Settings,
  storage: TextStore | undefined = localStore(),
): SettingsProblem | undefined {
  const { problem } = readSettings(storage);
  if (problem?.code === 'not-aside') return problem;
  const isStored = keepText(storage, SETTINGS_KEY, makeSettings(settings));
  return isStored ? undefined : { code: 'not-stored' };
}
