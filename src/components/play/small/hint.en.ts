import type { MarkName } from '../../../engine/index.ts';
import { listed } from '#language/ui/language/grammar';
import { marks, playPageMessages, type Worth } from '#language/play/small/messages';

const { worth: say } = playPageMessages;

/** What a hint on nine cells says; it loads with the first. */
export const hintMessages = {
  stands: (mark: MarkName, { value, distance }: Worth) => {
    if (value === 0) return `${mark} to move, and with best play on both sides it will be a draw.`;
    if (value > 0 && distance === 1) return `${mark} to move, and it can win at once.`;
    if (value > 0) return `${mark} to move, and it can win by force in at most ${marks(distance)}.`;
    return `${mark} to move, and it loses against best play, but it can hold out for ${marks(distance)}.`;
  },
  /** Why a cell is best, by one that isn't. */
  punished: (move: {
    readonly cell: number;
    readonly by: MarkName;
    readonly reply: number;
    readonly isAtOnce: boolean;
  }) =>
    `After cell ${move.cell}, ${move.by} takes ${move.reply} and ${move.isAtOnce ? 'has won' : 'can’t be stopped'}.`,
  show: 'Why?',
  /** `isAny`: no free cell is worse. */
  cells: (cells: readonly number[], worth: Worth, isAny: boolean) =>
    isAny
      ? `Any free cell is as good as any other: ${say.long(worth)}.`
      : `${cells.length === 1 ? 'The best cell is' : 'The best cells are'} ${listed(cells)}: ${say.long(worth)}.`,
  over: 'The game is over, so there is nothing to hint at.',
} as const;
