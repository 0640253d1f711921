import type { MarkName } from '../../../../engine/index.ts';
import { listed } from '#language/ui/language/grammar';

/** What a hint on a large board says; it loads with the first of them. */
export const largeHintMessages = {
  show: 'Why?',
  win: (mark: MarkName) => `${mark} to move, and it can make five at once.`,
  /** `places` where five is threatened. */
  threatened: (mark: MarkName, places: number) =>
    places === 1
      ? `${mark} threatens five, in one place: stop it there.`
      : `${mark} threatens five in ${places} places: one move cannot stop them all.`,
  /** By `mark`, on a cell that renju forbids to the side to move. */
  unstoppable: (mark: MarkName, cell: string) =>
    `${mark} threatens five on ${cell}, which renju forbids to X: there’s no way to stop it.`,
  fork: (mark: MarkName) => `${mark} to move, and it can threaten on two lines at once.`,
  forked: (mark: MarkName) => `${mark} could threaten on two lines at once, if nothing stops it.`,
  quiet: 'Nobody threatens five, and no single move would threaten it on two lines.',
  five: (cells: readonly string[]) => `The fifth mark goes on ${listed(cells)}.`,
  cells: (cells: readonly string[]) =>
    cells.length > 4
      ? `The weighing bot finds ${cells.length} cells equally heavy.`
      : `The weighing bot would take ${cells.length === 1 ? 'the heaviest cell' : 'one of the heaviest cells'}, ${listed(cells)}.`,
  over: 'The game is over, so there is nothing to hint at.',
};
