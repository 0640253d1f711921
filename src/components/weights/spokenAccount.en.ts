import type { MarkName } from '../../engine/index.ts';
import { inspectorMessages as inspector } from '#language/weights/messages';

const { weight, account } = inspector;

/** A line of an account, as far as it is told. */
interface SpokenLine {
  readonly direction: number;
  readonly weight: number;
  readonly attacks: readonly { readonly power: number; readonly potential: number }[];
  /** Why it is a breakpoint, if it is one. */
  readonly why: string | undefined;
}

/** What lies on a cell of a line: a mark, nothing, or the cell that is weighed. */
interface LineCellSpoken {
  readonly name: string;
  readonly holds: MarkName | 'empty' | 'here' | 'edge';
}

function attackSpoken({ power, potential }: SpokenLine['attacks'][number]): string {
  return `power ${power}, potential ${potential}`;
}

function lineSpoken(line: SpokenLine): string {
  const parts = [
    `${account.lines[line.direction] ?? ''} ${weight(line.weight)}`,
    ...line.attacks.map(attackSpoken),
    ...(line.why === undefined ? [] : [`a breakpoint, ${line.why}`]),
  ];
  return parts.join(', ');
}

function cellSpoken({ name, holds }: LineCellSpoken): string {
  if (holds === 'here') return 'here';
  if (holds === 'edge') return 'the edge';
  return holds === 'empty' ? `${name} empty` : `${holds} ${name}`;
}

const heading = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The account of a cell for someone who sees neither the table nor the line on the board. */
export const spokenAccount = {
  attack: attackSpoken,
  part: (
    mark: MarkName,
    sum: number,
    lines: readonly SpokenLine[],
    bonuses: readonly string[],
    others: number,
  ) => {
    const head = `For ${mark} ${weight(sum)}`;
    if (lines.length === 0 && bonuses.length === 0) return `${head}.`;
    const rest = others > 0 ? [`the other lines ${weight(others)}`] : [];
    return `${head}: ${[...lines.map(lineSpoken), ...bonuses, ...rest].join('; ')}.`;
  },
  double: (breakpoints: number, bonus: number) =>
    `${account.double(breakpoints)}, plus ${weight(bonus)}`,
  finish: (fives: number, bonus: number) => `${account.finish(fives)}, plus ${weight(bonus)}`,
  whole: (name: string, sum: number, parts: readonly string[]) =>
    `${name} weighs ${weight(sum)}. ${parts.join(' ')}`,
  /** From one end to the other. */
  line: (direction: number, mark: MarkName, cells: readonly LineCellSpoken[]) =>
    `${heading(account.lines[direction] ?? '')}, for ${mark}: ${cells.map(cellSpoken).join(', ')}.`,
} as const;
