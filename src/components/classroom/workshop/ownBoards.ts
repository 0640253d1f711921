import {
  MEASURES,
  difficultyOf,
  kindOf,
  ownName,
  type AnyQuestion,
  type Measure,
} from '../../../engine/index.ts';

/** Pupils whose boards are shown at once. */
const MOST_PUPILS = 60;

/** Those of a list: a name or a number a line, "1-30", or "7;Anna", of which only the number makes boards. */
export function pupilsIn(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const all = lines.flatMap((line) => {
    const [, from, to] = /^(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})$/.exec(line) ?? [];
    if (from === undefined || to === undefined) return [line.split(/[;\t]/)[0]?.trim() ?? ''];
    const length = Math.min(MOST_PUPILS, Math.max(0, Number(to) - Number(from) + 1));
    return Array.from({ length }, (_, at) => String(Number(from) + at));
  });
  const named = new Map(all.map((pupil) => [ownName(pupil), pupil]));
  named.delete('');
  return [...named.values()].slice(0, MOST_PUPILS);
}

/** From the least to the most of something that makes a question harder. */
export interface MeasureRange {
  readonly measure: Measure;
  readonly least: number;
  readonly most: number;
}

/** How far the boards of one task are from each other. */
export interface OwnSpread {
  /** Different ones. */
  readonly boards: number;
  readonly ranges: readonly MeasureRange[];
}

export function boardSpread(questions: readonly AnyQuestion[]): OwnSpread {
  const texts = questions.map((each) => kindOf(each).params.encode(each.params));
  const measured = questions.map((each) => difficultyOf(each).measures);
  const ranges = MEASURES.flatMap((measure) => {
    const found = measured.flatMap((each) => each[measure] ?? []);
    if (found.length === 0) return [];
    return [{ measure, least: Math.min(...found), most: Math.max(...found) }];
  });
  return { boards: new Set(texts).size, ranges };
}
