import type {
  AccountTable,
  LinearMessages,
  LinearView,
} from '../../src/components/stepper/linear/view.ts';
import type { StepEvent } from '../../src/engine/index.ts';
import { walk } from '../components/algorithms/walk.ts';

/** One step: what is said, what is drawn, and the rows of its tables. */
export interface Frame {
  readonly tag: string;
  readonly sentence: string;
  /** Shown whole when anything in it is other than before. */
  readonly drawn: readonly string[];
  /** Shown one by one, when they are other than before, or the step is about them, or about them no more. */
  readonly rows: readonly Row[];
}
interface Row {
  readonly text: string;
  readonly isNow: boolean;
}

/** The rows of a step's tables, each with the name of its table. */
export const rowsOf = (
  tables: readonly AccountTable[],
  terms: Readonly<Record<string, string>>,
): Row[] =>
  tables.flatMap(({ id, about, rows }) => [
    ...(about === undefined ? [] : [{ text: `${id} about ${about}`.trimEnd(), isNow: false }]),
    ...rows.map(({ cells, isNow }) => {
      const texts = cells.map((cell) =>
        typeof cell === 'string' ? cell : (cell.text ?? terms[cell.term ?? ''] ?? '?'),
      );
      return { text: `${id}: ${texts.join(' | ')}`.trimEnd(), isNow: isNow ?? false };
    }),
  ]);

/**
 * A trace as text: each step with its sentence, and below it only what is other than at the step before,
 * with > before the row that the step has come to, and < before one that it has left as it was.
 */
export function film(frames: readonly Frame[]): string {
  const lines = frames.flatMap(({ tag, sentence, drawn, rows }, step) => {
    const before = frames[step - 1];
    const isOther = drawn.join('\n') !== before?.drawn.join('\n');
    const seen = rows.flatMap(({ text, isNow }, at) => {
      const last = before?.rows[at];
      const isSame = last?.text === text;
      if (isSame && last.isNow === isNow) return [];
      return [`  ${isNow ? '>' : isSame ? '<' : ' '} ${text}`];
    });
    const lost = (before?.rows.length ?? 0) - rows.length;
    return [
      `${step} [${tag}] ${sentence}`,
      ...(isOther ? drawn : []),
      ...seen,
      ...(lost > 0 ? [`  ${lost} rows fewer`] : []),
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** Every step of a view on an input, with what `drawn` makes of its moment, as text. */
export function filmOf<
  Event extends StepEvent,
  Facts extends Pick<Event, 'kind'>,
  Input,
  Moment extends { readonly account: readonly AccountTable[] },
>(
  view: LinearView<Event, Facts, Input, Moment>,
  words: LinearMessages<Facts>,
  input: Input,
  drawn: (moment: Moment) => readonly string[],
): string {
  const frames = walk(view, input).map(({ facts, moment }) => ({
    tag: words.tags[facts.kind],
    sentence: words.sentence[facts.kind](facts)
      .map(({ text }) => text)
      .join(''),
    drawn: drawn(moment),
    rows: rowsOf(moment.account, words.terms),
  }));
  return film(frames);
}
