import type { MarkName } from '../../../engine/index.ts';
import { count } from '#language/ui/language/grammar';
import { playShared, who, type MadeMove, type Mover } from '#language/play/messages';
import type { LargeGameTypes } from '../games/largeGame.ts';

const took = (move: MadeMove): string =>
  move.isHelped
    ? `The bot took ${move.cell} for ${move.by === 'you' ? 'you' : (move.by ?? move.mark)}.`
    : `${who(move)} took ${move.cell}.`;

/** What large boards say on the page /play/. */
export const playLargeMessages = {
  board: (name: string) => `The board, ${name}`,
  /** `number`: of the move that placed the mark; `weight`: of an empty cell, while weights are shown. */
  cell: (
    name: string,
    mark: MarkName | undefined,
    number: number | undefined,
    weight: number | undefined,
  ) => {
    const more = number === undefined ? '' : `, move ${number}`;
    return `${name}, ${mark ?? 'empty'}${more}${weight === undefined ? '' : `, weighs ${count(Math.round(weight * 100) / 100)}`}`;
  },
  boards: {
    size: (width: number, height: number) => `${width} × ${height}`,
    open: 'No borders',
  },
  /** Below the moves. */
  branches: 'Go back and play another move: the first one stays as a branch.',
  weighsOwn: 'The weighing bot plays with changed weights.',
  articleWeights: 'Back to the article’s',

  /** Where the game stands; one of these is always shown, and spoken when it changes. */
  says: {
    ...playShared.says,
    made: (moves: readonly MadeMove[], then: string) => [...moves.map(took), then].join(' ').trim(),
    /** `isTold`: the winner's last move was told just before. */
    wins: (winner: Mover, cells: readonly string[], isTold: boolean) => {
      const run = `${cells.length} in a row, from ${cells[0] ?? ''} to ${cells.at(-1) ?? ''}`;
      if (winner.by === 'you') return `You win: ${run}!`;
      return `${isTold && winner.by ? 'It' : who(winner)} wins: ${run}.`;
    },
    /** Why a cell cannot be taken. */
    refused: (name: string, why: LargeGameTypes['refusal']) => {
      if ('text' in why) return why.text;
      if (why.code === 'taken') return `${name} is taken.`;
      if (why.code === 'no-cell') return `This board has no cell ${name}.`;
      if (why.code === 'too-many-moves') {
        return `A game holds ${count(why.limit)} moves at most, with branches.`;
      }
      return playShared.says.over;
    },
    notYours: (name: string) => `${name} to move.`,
    /** The cell of the open account has just been taken. */
    askedTaken: (name: string) => `${name} is taken, so its account is closed.`,
  },
};
