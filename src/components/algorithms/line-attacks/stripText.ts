import { stripMessages as messages } from '#language/algorithms/line-attacks/strip';
import { aloud } from '#language/ui/language/grammar';
import { offsetText } from '#language/ui/language/numbers';
import type { StripCell, StripMoment, StripRun } from '../../stepper/linear/large/view.ts';

const labelOf = ({ label, divider = 1 }: StripRun) =>
  divider > 1 ? `${label} ÷ ${divider}` : label;

/** Runs keep their strokes; what each makes, and how it ends, is not known. */
export const withoutAnswers = (strip: StripMoment): StripMoment => ({
  ...strip,
  cells: strip.cells.map((cell) => ({ ...cell, end: undefined, isGap: false })),
  runs: strip.runs.map((run) => ({ ...run, label: '', divider: undefined })),
});

/** A cell of a line as it is heard, with the attack that begins there. */
export function stripCellText(strip: StripMoment, cell: StripCell): string {
  const holds = cell.offset === 0 ? messages.tried(strip.mark) : messages.holds[cell.content];
  const run = strip.runs.find(({ from }) => from === cell.offset);
  const parts = [
    messages.cell(offsetText(cell.offset), holds),
    cell.isInWindow && messages.window,
    cell.end && messages.end[cell.end],
    cell.isGap && messages.gap,
    run?.label && messages.run(labelOf(run), offsetText(run.from), offsetText(run.to)),
  ];
  return aloud(parts.filter(Boolean).join(', '));
}
