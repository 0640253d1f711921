import type { MarkName } from '../../../engine/index.ts';
import { upTo } from '#language/ui/language/grammar';

/** What the field calls an attack: by its power (five for five and more) and its open ends. */
const NAMES: Readonly<Record<string, string>> = {
  '1:1': 'single, one end closed',
  '1:2': 'single',
  '2:1': 'closed two',
  '2:2': 'open two',
  '3:1': 'closed three',
  '3:2': 'open three',
  '4:1': 'four',
  '4:2': 'open four',
};
const nameOf = (power: number, potential: number) =>
  power >= 5 ? 'five' : (NAMES[`${power}:${potential}`] ?? 'closed at both ends');

/** Drawing on a line, and the weights of what is drawn. */
export const lineDrawerMessages = {
  weight: upTo(4),
  figure: (caption: string | undefined) => `Draw on a line${caption ? `: ${caption}` : ''}`,
  line: 'The line. Arrow keys go from cell to cell; X, O, E for an edge, and Delete; Enter changes a cell.',
  cell: (at: number, mark: MarkName | undefined, isEdge: boolean) =>
    `cell ${at + 1}, ${isEdge ? 'beyond the edge' : (mark ?? 'empty')}`,
  pen: 'A tap turns a cell into',
  pens: { next: 'the next in turn', X: 'X', O: 'O', empty: 'empty', edge: 'edge' },
  clear: 'Clear the line',
  again: 'Reset',
  columns: { attack: 'attack', name: 'what players call it' },
  account: 'The attacks on the line, from the left',
  nothing: 'No marks yet. Tap a cell.',
  name: nameOf,
  said: (parts: readonly string[]) =>
    parts.length === 0 ? 'The line is empty.' : `${parts.join('; ')}.`,
  saidAttack: (mark: MarkName, power: number, potential: number, length: number) =>
    `${mark}: power ${length}, potential ${potential}, ${nameOf(power, potential)}`,
} as const;
