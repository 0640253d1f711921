import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../../components/view/types.ts';
import { ink, inWords, listed, say, strong } from '../grammar.ts';

const breakSaid = (lines: number) =>
  lines === 0
    ? 'no line breaks'
    : lines === 1
      ? 'one line breaks'
      : `${inWords(lines)} lines break`;

/** Double threats: what is asked and said. Cells come by name: "d8". */
export const doubleThreatWords = {
  question: (mark: MarkName): Sentence =>
    say(
      'It is the turn of ',
      ink(mark),
      '. Choose every cell on which one mark makes two breakpoints or more.',
    ),
  spoken: (x: readonly string[], o: readonly string[]) =>
    `X on ${listed(x) || 'no cell'}. O on ${listed(o) || 'no cell'}.`,
  solution: (
    mark: MarkName,
    cells: readonly { readonly name: string; readonly lines: number }[],
  ): Sentence =>
    cells.length === 0
      ? say('There is no such cell for ', ink(mark), '.')
      : say(
          ...cells.flatMap(({ name, lines }, at) => [
            at === 0 ? 'On ' : ', on ',
            strong(name),
            ` ${breakSaid(lines)}`,
          ]),
          '. No other cell has two.',
        ),
  missed: (count: number): Sentence =>
    say(
      count === 1
        ? 'One such cell is missing.'
        : `${inWords(count).replace(/^./, (letter) => letter.toUpperCase())} such cells are missing.`,
    ),
  'no-double': (name: string, lines: number, mark: MarkName): Sentence =>
    say('For ', ink(mark), ' on ', strong(name), ` ${breakSaid(lines)}.`),
  taken: (name: string, mark: MarkName): Sentence =>
    say(strong(name), ' is taken: ', ink(mark), ' stands there.'),
  board: (mark: MarkName) =>
    `The board of the question. Choose cells for ${mark}, and choose one again to take it back.`,
  cell: (name: string, mark: MarkName | undefined, isChosen: boolean) =>
    `${name}, ${mark ?? 'empty'}${isChosen ? ', chosen' : ''}`,
  chosen: (names: readonly string[]) =>
    names.length === 0 ? 'No cell is chosen yet.' : `Chosen: ${listed(names)}.`,
  clear: 'Choose none',
} as const;
