/** Per cent of the points from which on a work counts as passed. */
export const PASS_MARK = 50;

/**
 * What a learning management system offers to a lesson: the run-time of SCORM 1.2 (ADL, "The SCORM
 * Run-Time Environment", version 1.2, section 3.3). Every value is text; `"true"` is success.
 */
export interface ScormApi {
  LMSInitialize(empty: ''): string;
  LMSFinish(empty: ''): string;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string;
  LMSCommit(empty: ''): string;
}

/** The part of a window that is looked at. A window of another site throws when it is read. */
export interface ApiWindow {
  readonly API?: unknown;
  readonly parent?: ApiWindow | null;
  readonly opener?: ApiWindow | null;
}

/** The specification asks for no more; a page that frames itself would otherwise never end. */
const MOST_FRAMES = 500;

const NEEDED = ['LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit'] as const;

function isApi(value: unknown): value is ScormApi {
  if (typeof value !== 'object' || value === null) return false;
  return NEEDED.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');
}

/** A window of another site throws. */
function peek<Name extends keyof ApiWindow>(win: ApiWindow, name: Name): ApiWindow[Name] {
  try {
    return win[name];
  } catch {
    return undefined;
  }
}

/**
 * The run-time in a frame around this window, or else around a window that opened one of those; `undefined` if the
 * page stands by itself.
 */
export function findApi(win: ApiWindow): ScormApi | undefined {
  const looked = new Set<ApiWindow>();
  const openers: ApiWindow[] = [win];
  for (const opener of openers) {
    let at: ApiWindow | null | undefined = opener;
    while (at && !looked.has(at) && looked.size < MOST_FRAMES) {
      looked.add(at);
      const api = peek(at, 'API');
      if (isApi(api)) return api;
      const above = peek(at, 'opener');
      if (above) openers.push(above);
      at = peek(at, 'parent');
    }
  }
  return undefined;
}

/** What a task has come to, as the LMS is told. */
export interface TaskReport {
  /** What a teacher finds it by in a report: its number and what was to be done. No two tasks have the same. */
  readonly id: string;
  /** In words, as a teacher reads it. */
  readonly answer: string;
  /** 0 … 1; absent where a person has to read it, or where nothing may be told yet. */
  readonly share: number | undefined;
  /** What the task is worth beside the others. */
  readonly points: number;
  /** Seconds spent on it. */
  readonly seconds: number;
}

/** What the whole work has come to. */
export interface WorkReport {
  /** The work as a code, at most `MOST_STATE` characters: what is given back when it is opened again. */
  readonly state: string;
  /** The same with all that has no room in so few: as long as it gets. */
  readonly whole: string;
  /** 0 … 1 of all points. */
  readonly share: number;
  readonly isHandedIn: boolean;
  /** Some of it waits for a person to read it. */
  readonly needsPerson: boolean;
}

/** The longest state that an LMS must be able to keep; many keep more. */
export const MOST_STATE = 4096;

/** Nobody has worked here yet. */
const UNBEGUN = ['', 'not attempted', 'browsed'];

/**
 * One attempt at a package, from opening to closing. Nothing of it throws: an LMS that fails to keep
 * something leaves the pupil with the page and the result code.
 * `clock`: milliseconds that never go back.
 */
export class ScormSession {
  /** Whether the LMS has taken everything so far that it must be able to take. */
  isFine = false;
  /** The last state was longer than it could keep. */
  isCut = false;
  /** Nobody works here, so nothing is written: SCORM 1.2 keeps results in normal mode only. */
  isReadOnly = false;
  private isOpen = false;
  /** Something was written and not committed. */
  private isDirty = false;
  /** There is a state that the LMS is to give back the next time. */
  private hasState = false;
  private status = '';
  private passMark = PASS_MARK;
  /** A state of so many characters was refused. */
  private refused = Infinity;
  private readonly began: number;
  /** Where the LMS keeps each task told in this session; it counts on from those of earlier ones. */
  private readonly places = new Map<string, number>();

  private readonly api: ScormApi;
  private readonly clock: () => number;

  constructor(api: ScormApi, clock: () => number) {
    this.api = api;
    this.clock = clock;
    this.began = clock();
  }

  /** Begins, and gives back the state that was kept; `''` at the first time. */
  open(): string {
    this.isOpen = this.ask(() => this.api.LMSInitialize(''));
    this.isFine = this.isOpen;
    if (!this.isOpen) return '';
    this.isReadOnly = /^(review|browse)$/.test(this.get('cmi.core.lesson_mode'));
    this.status = this.get('cmi.core.lesson_status');
    // Of one that is no number, or that everybody has passed or nobody can, there is none.
    const mark = Number(this.get('cmi.student_data.mastery_score'));
    if (mark >= 1 && mark <= 100) this.passMark = mark;
    const entry = this.get('cmi.core.entry');
    const state = this.get('cmi.suspend_data');
    this.hasState = state !== '';
    return entry === 'ab-initio' ? '' : state;
  }

  private get canWrite(): boolean {
    return this.isOpen && !this.isReadOnly;
  }

  /** The pupil's name as the platform has it, usually the surname first; `''` if it does not say. */
  pupilName(): string {
    return this.isOpen ? this.get('cmi.core.student_name') : '';
  }

  /** A task was answered. */
  tell(task: TaskReport, work: WorkReport): void {
    if (!this.canWrite) return;
    const count = Number.parseInt(this.get('cmi.interactions._count')) || 0;
    // Some platforms don't count.
    const next = Math.max(0, count, ...[...this.places.values()].map((place) => place + 1));
    const place = this.places.get(task.id) ?? next;
    this.places.set(task.id, place);
    const of = `cmi.interactions.${place}`;
    this.set(`${of}.id`, makeIdentifier(task.id));
    this.set(`${of}.type`, 'fill-in');
    this.setText(`${of}.student_response`, makeText(task.answer));
    this.set(`${of}.result`, resultOf(task.share));
    this.set(`${of}.weighting`, String(task.points));
    this.set(`${of}.latency`, makeTimespan(task.seconds));
    this.keep(work);
  }

  /** The state as it is now, without a new answer. */
  keep(work: WorkReport): void {
    if (!this.canWrite) return;
    this.begin();
    this.keepState(work);
    if (work.isHandedIn) this.grade(work);
    this.commit();
  }

  /** What the platform has of results of earlier times stays until the work is handed in. */
  private begin(): void {
    if (UNBEGUN.includes(this.status)) this.tellStatus('incomplete');
  }

  /** Offered as long as it is; a platform that cannot keep it gets what each of them must be able to keep. */
  private keepState({ state, whole }: WorkReport): void {
    this.hasState = true;
    this.isCut = state !== whole && !this.takes(whole);
    if (state === whole || this.isCut) this.set('cmi.suspend_data', state);
  }

  private takes(state: string): boolean {
    if (state.length >= this.refused) return false;
    const isTaken = this.offer('cmi.suspend_data', state) && this.get('cmi.suspend_data') === state;
    if (!isTaken) this.refused = state.length;
    return isTaken;
  }

  /**
   * The first time that numbers are told: a platform may make a status of them by itself. While an answer waits for a person
   * there are none that would not pass, since nobody fails by what has not been read.
   */
  private grade({ share, needsPerson }: WorkReport): void {
    const raw = makeScore(share);
    const isPassed = Number(raw) >= this.passMark;
    if (isPassed || !needsPerson) {
      this.set('cmi.core.score.min', '0');
      this.set('cmi.core.score.max', '100');
      this.set('cmi.core.score.raw', raw);
    } else if (this.get('cmi.core.score.raw') !== '') this.offer('cmi.core.score.raw', '');
    this.tellStatus(isPassed ? 'passed' : needsPerson ? 'completed' : 'failed');
  }

  private tellStatus(status: string): void {
    this.status = status;
    this.set('cmi.core.lesson_status', status);
  }

  commit(): void {
    if (!this.isOpen || !this.isDirty) return;
    this.isDirty = false;
    if (!this.ask(() => this.api.LMSCommit(''))) this.isFine = false;
  }

  /** Ends, once: what comes later is not told. */
  close(): void {
    if (!this.isOpen) return;
    if (!this.isReadOnly) {
      // A platform would call completed what has no status in the end.
      this.begin();
      if (this.hasState) {
        this.set('cmi.core.session_time', makeTimespan((this.clock() - this.began) / 1000));
        // The work can always be opened again, with everything in it.
        this.set('cmi.core.exit', 'suspend');
      }
      this.commit();
    }
    this.isOpen = false;
    if (!this.ask(() => this.api.LMSFinish(''))) this.isFine = false;
  }

  /** `''` for what was never set, however a platform says that. */
  private get(element: string): string {
    try {
      const value: unknown = this.api.LMSGetValue(element);
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' && !/^(null|undefined)$/.test(value) ? value : '';
    } catch {
      this.isFine = false;
      return '';
    }
  }

  private set(element: string, value: string): void {
    if (!this.offer(element, value)) this.isFine = false;
  }

  /** The platform may refuse it. */
  private offer(element: string, value: string): boolean {
    this.isDirty = true;
    return this.ask(() => this.api.LMSSetValue(element, value));
  }

  /** In every script that the platform takes; if it takes only ASCII, in that. */
  private setText(element: string, text: string): void {
    if (!this.offer(element, text)) this.set(element, makeAscii(text));
  }

  private ask(call: () => unknown): boolean {
    try {
      // Some say it as a number or in their own letters, and some say nothing where they have nothing to object.
      return /^(true|1|undefined|null)$/i.test(String(call()));
    } catch {
      return false;
    }
  }
}

function resultOf(share: number | undefined): string {
  if (share === undefined) return 'neutral';
  if (share === 1) return 'correct';
  return share === 0 ? 'wrong' : String(Math.round(share * 100) / 100);
}

// How SCORM 1.2 writes the values that it takes.

const two = (value: number) => String(value).padStart(2, '0');
const MOST_HOURS = 9999;

/** `HHHH:MM:SS`, of whole seconds; what is longer than 9,999 hours is written as that. */
export function makeTimespan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.min(MOST_HOURS, Math.floor(whole / 3600));
  return `${String(hours).padStart(4, '0')}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** A score of 0 … 100 with at most two decimals. `share` is 0 … 1. */
export function makeScore(share: number): string {
  const hundredths = Math.round(Math.min(1, Math.max(0, share)) * 10_000);
  return String(hundredths / 100);
}

/** Signs of typography that a platform may not have, as everybody types them. */
const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '×': 'x',
  '…': '...',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  α: 'alpha',
  β: 'beta',
};
const FANCY = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Text on one line, no longer than an LMS allows; of a longer one the beginning, and dots. */
export function makeText(text: string, longest = 255): string {
  const line = text
    .replace(FANCY, (sign) => PLAIN[sign] ?? sign)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (line.length <= longest) return line;
  // Not in the middle of a sign that takes two places.
  return `${line.slice(0, longest - 3).replace(/[\uD800-\uDBFF]$/, '')}...`;
}

/** The same in printable ASCII, which is all that the strictest platforms take. */
export function makeAscii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?');
}

/** An identifier: letters, digits, hyphens. */
export function makeIdentifier(text: string): string {
  return text.replace(/[^A-Za-z0-9-]/g, '-').slice(0, 255);
}
