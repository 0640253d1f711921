import type { ScormApi } from '../../../../src/components/classroom/scorm/session.ts';

const DECIMAL = /^-?\d{1,3}(\.\d{1,2})?$/;
const IDENTIFIER = /^[\x21-\x7e]{1,255}$/;
const TEXT_255 = /^[\x20-\x7e]{0,255}$/;
const TIMESPAN = /^\d{2,4}:[0-5]\d:[0-5]\d(\.\d{1,2})?$/;
/** Or nothing: CMIBlank. */
const inHundred = (value: string) =>
  value === '' || (DECIMAL.test(value) && Number(value) >= 0 && Number(value) <= 100);
const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);

/** What can be written, and what it must look like: the data model of SCORM 1.2 at its strictest. */
const WRITABLE: Readonly<Record<string, (value: string) => boolean>> = {
  'cmi.core.lesson_status': oneOf('passed', 'completed', 'failed', 'incomplete', 'browsed'),
  'cmi.core.lesson_location': (value) => TEXT_255.test(value),
  'cmi.core.exit': oneOf('time-out', 'suspend', 'logout', ''),
  'cmi.core.session_time': (value) => TIMESPAN.test(value),
  'cmi.core.score.raw': inHundred,
  'cmi.core.score.min': inHundred,
  'cmi.core.score.max': inHundred,
  'cmi.suspend_data': (value) => value.length <= 4096 && /^[\x20-\x7e]*$/.test(value),
};
/** What may be read, and what few lessons have. */
const OPTIONAL = ['cmi.core.lesson_mode', 'cmi.student_data.mastery_score'];
const OF_INTERACTION: Readonly<Record<string, (value: string) => boolean>> = {
  id: (value) => IDENTIFIER.test(value),
  type: oneOf(
    'true-false',
    'choice',
    'fill-in',
    'matching',
    'performance',
    'likert',
    'sequencing',
    'numeric',
  ),
  student_response: (value) => TEXT_255.test(value),
  result: (value) =>
    oneOf('correct', 'wrong', 'unanticipated', 'neutral')(value) || DECIMAL.test(value),
  weighting: (value) => DECIMAL.test(value),
  latency: (value) => TIMESPAN.test(value),
};

/**
 * A run-time that refuses whatever an LMS may refuse, and counts it. What is not committed when the
 * window goes is lost.
 */
export class StrictRuntime implements ScormApi {
  readonly refused: string[] = [];
  /** What has been kept for good. */
  kept: Record<string, string> = {};
  finished = 0;
  private values: Record<string, string> = {};
  private state: 'closed' | 'open' | 'over' = 'closed';

  /** A run-time that may have kept something in an earlier session. */
  constructor(kept: Readonly<Record<string, string>> = {}) {
    this.kept = { ...kept };
  }

  LMSInitialize(empty: ''): string {
    if (empty !== '' || this.state !== 'closed') return this.refuse('LMSInitialize', '101');
    this.state = 'open';
    const isFirst = !('cmi.core.lesson_status' in this.kept);
    this.values = {
      'cmi.core.lesson_status': 'not attempted',
      'cmi.suspend_data': '',
      'cmi.core.student_name': '',
      ...this.kept,
      'cmi.core.entry': isFirst ? 'ab-initio' : 'resume',
    };
    delete this.values['cmi.core.exit'];
    return 'true';
  }

  LMSFinish(empty: ''): string {
    if (empty !== '' || this.state !== 'open') return this.refuse('LMSFinish', '301');
    this.LMSCommit('');
    this.state = 'over';
    this.finished += 1;
    return 'true';
  }

  LMSGetValue(name: string): string {
    if (this.state !== 'open') return this.refuseValue(`get ${name}`, '301');
    if (name === 'cmi.interactions._count') return String(this.count());
    if (name.startsWith('cmi.interactions.')) return this.refuseValue(`get ${name}`, '404');
    const value = this.values[name];
    if (value === undefined && (name in WRITABLE || OPTIONAL.includes(name))) return '';
    return value ?? this.refuseValue(`get ${name}`, '201');
  }

  LMSSetValue(name: string, value: string): string {
    if (this.state !== 'open') return this.refuse(`set ${name}`, '301');
    if (typeof value !== 'string' || !this.takes(name, value))
      return this.refuse(`set ${name} = ${value}`, '405');
    this.values[name] = value;
    return 'true';
  }

  LMSCommit(empty: ''): string {
    if (empty !== '' || this.state !== 'open') return this.refuse('LMSCommit', '301');
    this.kept = { ...this.values };
    return 'true';
  }

  private takes(name: string, value: string): boolean {
    const [, place, field] = /^cmi\.interactions\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (place === undefined || field === undefined) return WRITABLE[name]?.(value) ?? false;
    // In order, and begun with its id.
    const isBegun = `cmi.interactions.${place}.id` in this.values;
    if (!isBegun && (field !== 'id' || Number(place) !== this.count())) return false;
    return OF_INTERACTION[field]?.(value) ?? false;
  }

  private count(): number {
    return Object.keys(this.values).filter((name) => /^cmi\.interactions\.\d+\.id$/.test(name))
      .length;
  }

  private refuse(what: string, error: string): 'false' {
    this.refused.push(`${error} ${what}`);
    return 'false';
  }

  private refuseValue(what: string, error: string): '' {
    this.refuse(what, error);
    return '';
  }
}
