import type { AccountTable } from '../../src/components/stepper/linear/view.ts';

/** The tables of a moment as lines of text; > before the row that the step is about. */
export function tableLines(
  tables: readonly AccountTable[],
  terms: Readonly<Record<string, string>>,
): string[] {
  return tables.flatMap(({ id, rows }) => [
    `  [${id}]`,
    ...rows.map(({ cells, isNow }) => {
      const texts = cells.map((cell) =>
        typeof cell === 'string' ? cell : (cell.text ?? terms[cell.term ?? ''] ?? '?'),
      );
      return `  ${isNow ? '>' : ' '} ${texts.join(' | ')}`.trimEnd();
    }),
  ]);
}
