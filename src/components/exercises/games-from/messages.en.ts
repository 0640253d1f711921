import type { GamesReason, MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { capital } from '#language/ui/language/capital';
import { count, ink, inWords, listed, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

export interface GamesByCell {
  readonly cell: number;
  readonly games: number;
}

const games = (number: number) => `${inWords(number)} ${number === 1 ? 'game' : 'games'}`;

export const gamesFromMessages = {
  name: 'Count the games from here',
  about: 'Pupils count in how many ways a game can go on. At most five empty cells.',
  fields: { setup: { label: smallExercises.boardField } },
  question: (mover: MarkName): Sentence =>
    say`${ink(mover)} to move. In how many ways can the game go on from here? It ends with a line or
      a full board.`,
  choose: 'Games',
  typed: 'Type a whole number below a thousand.',
  outside: 'There’s at least one game, and fewer than a thousand.',
  hints: {
    each: say`Take each empty cell in turn as the first move. In how many ways does it go on?`,
    orders: (empty: number): Sentence =>
      say`${capital(inWords(empty))} empty cells can be filled in ${count(factorial(empty))} orders.
        But a game that ends with a line leaves cells empty.`,
    first: ({ cell, games: many }: GamesByCell): Sentence =>
      say`With cell ${cell} first there ${many === 1 ? 'is' : 'are'} ${games(many)}.`,
  },
  solution(parts: readonly GamesByCell[]): Sentence {
    const all = parts.reduce((sum, each) => sum + each.games, 0);
    const each = parts.map(({ cell, games: many }) => `${many} after cell ${cell}`);
    return say`There ${all === 1 ? 'is' : 'are'} ${count(all)}: ${listed(each)}.`;
  },
  reason: ({ more }: GamesReason): Sentence =>
    say`${
      more
        ? 'There are more games than that. Your count misses at least one.'
        : 'There are fewer games than that. Some of yours can’t be played.'
    }`,
};

function factorial(number: number): number {
  return number <= 1 ? 1 : number * factorial(number - 1);
}
