import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  count,
  countThings,
  formatScore,
  ink,
  otherMark,
  say,
  strong,
} from '#language/ui/language/grammar';
import type { CutOut, ThoughtFacts, ThoughtLevel, ThoughtScore } from './view.ts';

const moves = (line: readonly string[]) => line.map((cell) => cell || 'pass').join(' ');
const after = ({ line }: ThoughtFacts) => say`After ${strong(moves(line))}`;
const last = ({ line }: ThoughtFacts) => say`The move ${strong(line.at(-1) ?? '')}`;
/** The side that has made the last move. */
const maker = ({ mover }: ThoughtFacts) => ink(otherMark(mover));

const short = ({ score, wins }: ThoughtScore) => (wins ? `${wins} wins` : formatScore(score));
const worth = ({ found, mark }: ThoughtFacts) =>
  found.wins ? say`a win for ${ink(found.wins)}` : say`${strong(short(found))} for ${ink(mark)}`;

function guess(facts: ThoughtFacts): Sentence {
  const { best, bestFound } = facts;
  const now = say`${after(facts)} comes the horizon: added up, this board is ${worth(facts)}.`;
  return best.length === 0
    ? now
    : say`${now} The best for ${maker(facts)} so far: ${short(bestFound)}.`;
}

function back(facts: ThoughtFacts): Sentence {
  const leads = say`${last(facts)} leads to ${worth(facts)}`;
  if (facts.isPruned) {
    return say`${leads}. ${ink(facts.mover)} has something better elsewhere and won’t come here, so the rest is
      pruned.`;
  }
  return facts.isBetter
    ? say`${leads}, the best for ${maker(facts)} here so far.`
    : say`${last(facts)} is no better for ${maker(facts)} than what it has, and comes off the board.`;
}

/** The figure of the search deeper and deeper. */
export const thoughtMessages: LinearMessages<ThoughtFacts> = {
  figure: (caption) => `Step through the search for a move${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A search of ${count(steps)} steps.`,
  tags: {
    cells: 'cells',
    round: 'round',
    list: 'look',
    guess: 'guess',
    known: 'known',
    pass: 'pass',
    ahead: 'ahead',
    end: 'five',
    back: 'back',
    result: 'cell',
    over: 'used up',
    play: 'move',
  },
  sentence: {
    cells: ({ mark, most }) =>
      say`${ink(mark)} to move, with ${countThings(most, 'cell')} to choose from. They’re sorted first: the more
        urgent the lines through a cell look, the earlier it’s tried.`,
    round: ({ round, most, best }) =>
      round === 1
        ? say`Round 1 is one move deep: each of ${countThings(most, 'cell')} is tried, and the board that comes of it gets a
            number.`
        : say`Round ${round} is ${countThings(round, 'move')} deep. It begins anew, but ${strong(best[0] ?? '')} comes
            first, because it was the best of the last round.`,
    list: (facts) =>
      facts.isAgain
        ? say`${last(facts)} did better than expected, so its board is looked at again, more closely.`
        : say`${after(facts)}, ${ink(facts.mover)} moves. It tries ${countThings(facts.most, 'cell')} at most, the most
            urgent first.`,
    guess,
    known: (facts) =>
      say`${after(facts)}: the table knows this board, and what it says is enough: ${worth(facts)}.`,
    pass: (facts) =>
      say`${after(facts)}, a trick: what if ${ink(facts.mover)} passed? If even that’s good enough, its moves
        needn’t be tried.`,
    ahead: (facts) =>
      say`${after(facts)}, ${ink(facts.mover)} is so well off that ${maker(facts)} won’t let it come to this. No move is
        tried here.`,
    end: (facts) => say`${after(facts)}, fives decide: it’s ${worth(facts)}.`,
    back,
    result: (facts) =>
      facts.isBetter
        ? say`The best so far is ${strong(moves(facts.best))}, with ${worth(facts)}.`
        : say`${last(facts)} is no better than ${strong(facts.best[0] ?? '')}, and comes off the board.`,
    over: () => say`The positions are used up. This round breaks off, and what was best stays.`,
    play: (facts) =>
      say`It plays ${strong(facts.line[0] ?? '')} after ${countThings(facts.nodes ?? 0, 'position')}. It expects
        ${strong(moves(facts.line))}, and guesses ${worth(facts)} at their end.`,
  },
  note: (text) => `, tried as number ${text}`,
};

/** The tree beside the board. */
export const thoughtTreeMessages = {
  tree: 'The top of the tree: the board that it looks at, and the best beside it',
  cut: ({ line, isNow }: CutOut) => `${isNow ? 'now' : 'best so far'}: ${moves(line)}`,
  line: ({ line }: CutOut) => moves(line),
  found: ({ found }: CutOut) => (found ? short(found) : ''),
  tried: ({ tried, most }: ThoughtLevel) => `${count(tried)} of ${count(most)} tried`,
} as const;
