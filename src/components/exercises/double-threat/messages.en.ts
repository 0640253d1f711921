import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { capital, ink, inWords, say, strong } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';
import { breakSaid } from '#language/algorithms/line-attacks/ragged';
import { lineRules } from '#language/exercises/frame/lineRules';

/** Double threats: what is asked and said. Cells come by name: "d8". */
export const doubleThreatMessages = {
  name: 'Find the double threats',
  about:
    'A board, and whose turn it is. Pupils choose every cell on which one mark breaks two lines at once: good for seeing attacks that cross.',
  fields: {
    mark: { label: 'Whose turn' },
    sheet: { label: largeExercises.board },
  },
  question: (mark: MarkName): Sentence =>
    say`${ink(mark)} to move. By the bot’s rules a line breaks (one careless answer loses) if a mark
      makes ${lineRules.breaks(mark)}. Choose every
      cell where one mark breaks two lines or more.`,
  hints: {
    cross: (mark: MarkName): Sentence =>
      say`Look for two lines with marks of ${ink(mark)} that cross on an empty cell. What would a
        mark there make on each of them?`,
    count: (count: number): Sentence =>
      say`${count === 1 ? 'There is one such cell.' : `There are ${inWords(count)} such cells.`}`,
  },
  solution: (
    mark: MarkName,
    cells: readonly { readonly name: string; readonly lines: number }[],
  ): Sentence =>
    cells.length === 0
      ? say`There is no such cell for ${ink(mark)}.`
      : say`${cells.flatMap(({ name, lines }, at) => [
          at === 0 ? 'On ' : ', on ',
          strong(name),
          ` ${breakSaid(lines)}`,
        ])}. No other cell has two.`,
  missed: (count: number): Sentence =>
    count === 1
      ? say`One such cell is missing.`
      : say`${capital(inWords(count))} such cells are missing.`,
  'no-double': (name: string, lines: number, mark: MarkName): Sentence =>
    say`With ${ink(mark)} on ${strong(name)} ${breakSaid(lines)}.`,
  taken: (name: string, mark: MarkName): Sentence =>
    say`Cell ${strong(name)} is taken: ${ink(mark)} is there.`,
  board: (mark: MarkName) =>
    `The board of the question. Choose cells for ${mark}, and choose one again to take it back.`,
  chosen: (isWrong: boolean) => (isWrong ? ', chosen, wrong' : ', chosen'),
} as const;
