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
