import type { PairProblem } from './arena.ts';
import type { Ending, MarkName, Side } from '../../engine/index.ts';
import {
  count,
  countThings,
  inWords,
  listed,
  locale,
  percentIn,
  wholePercent,
} from '#language/ui/language/grammar';
import { linkSentences } from '#language/ui/language/links';

const digits = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });

/** Percent, to three digits. */
const percent = (share: number): string => percentIn(share, (number) => digits.format(number));

const sides: Record<Side, string> = { first: 'first', second: 'second' };

/** A move of a game: "X takes cell 4". */
const move = (mark: MarkName, cell: number) => `${mark} takes cell\u00a0${cell}`;

/** The names of two players; of one against itself, with its side. */
const twoNames = (first: string, second: string): readonly [string, string] =>
  first === second ? [`${first} (first)`, `${second} (second)`] : [first, second];

/** What is wrong with a link, whether it leads to a pair or not. */
function linkProblems(all: readonly PairProblem[]): string {
  if (all.some(({ code }) => code === 'too-long'))
    return 'This link is too long to be one of ours. You see another pair.';
  if (all.some(({ code }) => code === 'missing-player'))
    return 'This link doesn’t name two players of the arena. You see another pair.';
  const nameOf = (each: PairProblem) => {
    if (!('field' in each)) return '';
    return each.field === 'own'
      ? 'the player that it brings along'
      : `the ${sides[each.field]} player`;
  };
  return linkSentences(all, nameOf, () => '');
}

/** What the arena says. Names of players are in players/messages.en.ts. */
export const arenaMessages = {
  percent,
  wholePercent,
  sides,
  move,
  never: 'never',
  own: (games?: number) => (games ? `Yours, ${countThings(games, 'game')} old` : 'Your machine'),
  twoNames,
  matrix: {
    title: 'Everybody against everybody',
    caption:
      'The player of a row moves first, with X. A cell’s first colour is what the row wins, its second what it loses; an empty one is all draws. Point at one for its numbers: the upper one is how many of a hundred games the row wins, the lower one how many it loses.',
    corner: 'first\u00a0↓ second\u00a0→',
    /** A cell in words: "Wins 0, draws 13, loses 87." */
    said: ([win = '', draw = '', loss = '']: readonly string[]) =>
      `Wins ${win}, draws ${draw}, loses ${loss}.`
        .replaceAll('<', 'under ')
        .replaceAll('>', 'over '),
    legend: { win: 'first wins', draw: 'draw', loss: 'second wins' } satisfies Record<
      Ending,
      string
    >,
    peek: (first: string, second: string, said: string) =>
      `${twoNames(first, second).join(' against ')}: ${said}`,
    all: (players: number) => `Show all ${players} players`,
    shown: (players: number) => `The table shows ${players} players.`,
    how: 'Choose a cell to see the pair exactly. In the table the arrow keys move, and Enter chooses.',
  },
  pair: {
    title: 'A pair, exactly',
    first: 'Moves first, with X',
    second: 'Moves second, with O',
    swap: 'Swap sides',
    group: 'The two players',
    wins: (player: string) => `${player} wins`,
    draws: 'Draw',
    hundred: 'A hundred games, as they end on average',
    points: (first: string, points: string) =>
      `${first} can expect ${points} of a point a game, if a win counts one and a draw half.`,
    long: 'This fraction is too long for a line.',
    digits: (length: number) => `${count(length)} digits`,
    below: 'There’s more after the table, under “A pair, exactly”.',
    says: (first: string, second: string, win: string, draw: string, loss: string) =>
      `${first} against ${second}: wins ${win}, draws ${draw}, loses ${loss}.`,
    problems: linkProblems,
  },
  beaten: {
    title: 'Can it be beaten?',
    of: (player: string, side: Side) => `Can ${player} be beaten when it moves ${sides[side]}?`,
    no: 'No.',
    yes: 'Yes.',
    proof: (positions: number, decisions: number, finished: number) =>
      `Whatever the opponent does, and whatever it chooses itself, ${count(positions)} positions can come up. In ${count(decisions)} of them it’s to move. ${count(finished)} are finished games, and it has lost none of them.`,
    shortest: (marks: number) => `The shortest game that it loses ends with mark ${marks}.`,
    /** Each is followed by a percentage. */
    lossesTo: {
      random: 'Against Random it loses',
      most: 'Against an opponent who knows its every habit it loses',
    },
    mistake: (number: number, mark: MarkName, cell: number) =>
      `It gives the game away with move ${number}, ${mark} on cell ${cell}. Until then it could still draw or win.`,
    columns: {
      player: 'Player',
      side: 'Moves',
      answer: 'Can it be beaten?',
      random: 'Loses to Random',
      most: 'Loses in the worst case',
      game: 'Shortest game it loses',
    },
    noPositions: (positions: number) => `No: ${count(positions)} positions, none lost`,
    caption:
      'Every player on both sides: the proof that it can’t be beaten, or the shortest game in which it is. A game is its cells in the order in which they’re taken.',
    play: (cells: string, player: string, side: Side) =>
      `Step through the game ${cells}, which ${player} loses moving ${sides[side]}`,
  },
  game: {
    group: (player: string, side: Side) =>
      `The game that ${player} loses moving ${sides[side]}, move by move`,
    at: (mark: MarkName, cell: number, isLoser: boolean) =>
      `${move(mark, cell)}${isLoser ? '' : ', the opponent'}.`,
    mistake: 'This is the mistake.',
    over: (mark: MarkName) => `${mark} has won.`,
    play: 'Open in Play',
    tree: 'The search at its mistake',
  },
  chart: {
    title: 'How often each player loses to Random',
    /** A kind among those that never lose: "depth ratings (depth 6 to 9)". */
    safe: (kind: string, firstLevel: string | undefined, last: number | undefined) =>
      kind.toLowerCase() + (firstLevel === undefined ? '' : ` (${firstLevel} to ${last})`),
    sentence: (players: number, names: readonly string[]) =>
      `These ${inWords(players)} never lose: ${listed(names)}. The others follow: the fewer the losses, the higher up.`,
    player: 'Player',
    loses: (side: Side) => `loses, moving ${sides[side]}`,
    axis: 'games lost',
  },
} as const;
