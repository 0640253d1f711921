import type { RatingRule, RuleOfThumb } from '../../engine/index.ts';
import type { NumberKind, Reason } from './botExplanation.ts';
import { cardNames } from '#language/players/cards';
import { count, countThings, eitherOf, listed, wholePercent } from '#language/ui/language/grammar';

/** Cells with what is said of one, or of more; `free` is how many there are to choose from. */
function cellsAre({ cells, free }: Told, one: string, more: string): string {
  if (cells.length === 1) return `Cell ${listed(cells)} ${one}`;
  return cells.length === free ? `Every free cell ${one}` : `Cells ${listed(cells)} ${more}`;
}
interface Told {
  readonly cells: readonly number[];
  readonly free: number;
}

/** With true signs, two digits behind the point: "+0.42". */
const signed = (hundredths: number): string => {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '−' : '';
  return `${sign}${(Math.abs(hundredths) / 100).toFixed(2)}`;
};
const percent = (part: number, whole: number): string => `${wholePercent(part / whole)}%`;
const marks = (number: number): string => countThings(number, 'mark');

const THUMB: Record<RuleOfThumb, (cells: readonly number[]) => string> = {
  win: (cells) => `Wins on ${listed(cells)}.`,
  block: (cells) => `Blocks on ${listed(cells)}.`,
  fork: (cells) => `Makes a fork on ${listed(cells)}: two lines at once.`,
  stopFork: (cells) => `Stops a fork on ${listed(cells)}.`,
  centre: () => 'Nothing urgent: it takes the centre.',
  oppositeCorner: (cells) =>
    `Takes the corner opposite one of the other side’s: ${eitherOf(cells)}.`,
  corner: (cells) => `Nothing better: it takes a corner, ${eitherOf(cells)}.`,
  edge: (cells) => `Only edges are left, so it takes one: ${eitherOf(cells)}.`,
};

const RULE: Record<RatingRule, string> = {
  win: 'wins',
  stopWin: 'stops a line',
  fork: 'makes a fork',
  stopFork: 'stops a fork',
  prepare: 'prepares a fork',
  spoil: 'spoils a fork that’s being prepared',
  free: 'is free',
};

/** What the search finds, for the cell that it takes. */
const LEADS = {
  1: 'wins by force',
  0: 'leads to a draw',
  '-1': 'loses against best play',
} as const;

function searched(reason: Extract<Reason, { code: 'search' }>, free: number): string {
  const { cell, value, equals, distance } = reason;
  const goal = `${LEADS[value]}${distance === undefined ? '' : `, in ${marks(distance)}`}`;
  if (free === 1) return `One cell is left, ${cell}, and it ${goal}.`;
  if (equals === undefined) {
    return `Cell ${cell} ${goal}, and no other does better. Of a call that was pruned it knows no more.`;
  }
  if (equals === 1) return `Cell ${cell} ${goal}, and no other does as well.`;
  return `Cell ${cell} ${goal}; it’s the first of ${equals} cells with the same score.`;
}

function depthRated(reason: Extract<Reason, { code: 'depth' }>, free: number): string {
  const { cells, rating, depth } = reason;
  const found = cellsAre({ cells, free }, `is rated ${rating}`, `are rated ${rating}`);
  const reach = depth >= free ? 'to the end of the game' : `${marks(depth)} ahead`;
  if (rating === 32) return `${found}: that wins straight away.`;
  if (rating > 24) return `${found}: looking ${reach}, it sees a win.`;
  if (rating === 24) return `${found}: looking ${reach}, it sees a sure draw.`;
  if (rating === 16) return `${found}: looking ${reach}, it sees nothing decided there.`;
  return `${found}: looking ${reach}, it sees a loss everywhere, and puts it off.`;
}

function cardSpeaks({ card, cells }: Extract<Reason, { code: 'card' }>): string {
  const who = card ? `${cardNames[card].name} speaks` : 'No card speaks';
  return `${who}: it takes ${cells.length === 1 ? '' : 'any of '}${listed(cells)}.`;
}

function reason(each: Reason, free: number): string {
  switch (each.code) {
    case 'any':
      return each.count === 1 ? 'One cell is left.' : `Any of ${each.count} cells, all alike.`;
    case 'thumb':
      return THUMB[each.rule](each.cells);
    case 'card':
      return cardSpeaks(each);
    case 'rated': {
      const points = count(each.rating);
      const [first = 'free'] = each.rules;
      const why = `: ${each.cells.length === 1 ? 'it' : 'each'} ${RULE[first]}`;
      return `${cellsAre({ ...each, free }, 'has the highest rating', 'have the highest rating')}, ${points}${why}.`;
    }
    case 'drawn':
      if (each.cells.length === free && free > 1) return `Any of ${free} cells, all alike.`;
      return `${cellsAre({ ...each, free }, 'is the likeliest', 'are the likeliest')}: ${count(each.weight)} of ${count(each.sum)} ${each.what === 'beads' ? 'beads' : 'points'}${each.cells.length > 1 ? ' each' : ''}, ${percent(each.weight, each.sum)}.`;
    case 'depth':
      return depthRated(each, free);
    case 'search':
      return searched(each, free);
    case 'value':
      return `${cellsAre({ ...each, free }, 'has', 'have')} the highest value it has learnt, ${signed(each.hundredths)}.`;
    case 'table':
      return `${cellsAre({ ...each, free }, 'has', 'have')} the highest number in its table, ${count(each.number)}.`;
    case 'best': {
      const end =
        each.value === 0
          ? 'it stays a draw'
          : `${each.value > 0 ? 'a win' : 'a loss'} in ${marks(each.distance)}`;
      return `${cellsAre({ ...each, free }, 'is best', 'are best')}: ${end}.`;
    }
  }
}

/** What "what they think" says: the bots' opinions of one position. */
export const explanationMessages = {
  title: 'What they think',
  lede: 'The same position, as each player sees it. Every cell that the player may take has a frame.',
  choose: 'Players to ask',
  /** `free`: how many cells there are to choose from. */
  reason,
  none: 'Choose a player above to see what it thinks.',
  late: 'The players are still thinking, or still on their way …',
  trace: 'See every step',
  traceOf: (name: string) => `See every step of ${name}`,
  kinds: {
    rating: 'points',
    'depth-rating': 'ratings from 8 to 32',
    score: 'scores',
    beads: 'beads',
    value: 'values, −1 to +1',
  } satisfies Record<NumberKind, string>,
  chances: 'chance of each cell',
  /** A number as it stands on a cell. */
  number: (kind: NumberKind, number: number): string => {
    if (kind === 'value') return signed(Math.round(number * 100));
    if (kind === 'score')
      return number === 0 ? '0' : `${number > 0 ? '+' : '−'}${Math.abs(number)}`;
    return count(number);
  },
  percent,
  table: {
    caption: (name: string) => `${name}, cell by cell`,
    show: 'As a table',
    cell: 'Cell',
    number: 'Its number',
    chance: 'Chance',
    never: '–',
  },
};
