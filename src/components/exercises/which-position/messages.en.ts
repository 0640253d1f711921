import type { MarkName, WhichPositionReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, say, worth } from '#language/ui/language/grammar';
import { callTreeMessages } from '#language/exercises/frame/callTree';
import { fourBoards } from '#language/exercises/frame/fourBoards';

const { letter } = fourBoards;

/** Which board does this tree belong to? */
export const whichPositionMessages = {
  name: 'Which board is it?',
  about:
    'The tree of a search with its boards hidden, and four boards. Pupils find the board that the tree belongs to: good for reading trees.',
  fields: {
    setup: { label: 'The right board, and whose turn it is' },
    computer: callTreeMessages.computer,
    others: { label: 'Which three wrong boards', option: (others: number) => `set ${others}` },
  },
  question: (computer: MarkName, mover: MarkName): Sentence =>
    say`Minimax has searched one of the four boards. ${ink(computer)} is the computer, and
      ${ink(mover)} moves first. Here are its calls and what they returned, but no boards. Which
      board was it?`,
  tree: 'The calls of the search, without their boards',
  choose: 'The board is',
  move: (mark: MarkName, cell: number) => `${mark} on ${cell}`,
  hints: {
    ends: (call: number, moves: number): Sentence =>
      say`Find the first game that ends: call ${call}, after
        ${moves === 1 ? 'one mark' : `${moves} marks`}. Cells are tried in ascending order, so you
        can tell which cells were taken.`,
    cells: say`The cells written in the tree must be empty on the right board. Are they empty on all
      four?`,
    either: (letters: readonly number[]): Sentence =>
      say`It is one of these boards: ${listed(letters.map(letter))}.`,
  },
  solution: (key: number): Sentence =>
    say`It’s board ${letter(key)}. On the other three some game of this tree would end differently,
      or use another cell.`,
  reason(reason: WhichPositionReason, computer: MarkName): Sentence {
    const at = `call ${reason.call}`;
    const on = `On board ${letter(reason.chosen)}`;
    if (reason.code === 'ends') {
      return say`${
        reason.isOver
          ? `In the tree the game goes on at ${at}. ${on} it would be over there.`
          : `In the tree the game is over at ${at}. ${on} it would still go on there.`
      }`;
    }
    if (reason.code === 'other-end') {
      return say`In the tree the game ends at ${at} with ${worth(reason.shown, computer)}. ${on} it
        would end there with ${worth(reason.score, computer)}.`;
    }
    return say`In the tree ${at} comes after a mark on cell ${reason.shown}. ${on} it would come
      after one on cell ${reason.cell}.`;
  },
  answerText: letter,
  spokenCall: (call: number, from: number | undefined, score: string, move: string | undefined) =>
    `Call ${call}${from === undefined ? '' : `, asked by call ${from}`}${move ? ` after ${move}` : ''}: ${score}.`,
};
