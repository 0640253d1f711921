import type { SearchEvent } from '../../engine/index.ts';
import type { Sentence, StepFacts, Words } from '../../components/view/types.ts';
import { count, ink, inWords, listed, otherMark, say, strong, took, worth } from './grammar.ts';

/** A word or two on the tag before each sentence. */
export const tags: Record<SearchEvent, string> = {
  call: 'call',
  test: 'over?',
  won: 'over',
  full: 'full',
  try: 'try',
  back: 'back',
  improve: 'keep',
  return: 'return',
};

/** What happens at a step, and why. */
export const sentence: Record<SearchEvent, (facts: StepFacts) => Sentence> = {
  call: (facts) => {
    const head = strong(`Call ${count(facts.call)}.`);
    if (facts.path.length === 0) {
      return say(
        head,
        ' Here the search begins, with ',
        ink(facts.mover),
        ' to move. ',
        side(facts),
      );
    }
    if (facts.emptyCells.length === 0) return say(head, ' ', took(facts.path), ': the last cell.');
    return say(
      head,
      ' ',
      took(facts.path),
      '. If the game goes on, ',
      ink(facts.mover),
      ' moves next.',
    );
  },
  test: ({ call }) =>
    say(
      strong(`Call ${count(call)}`),
      ' first asks whether the game is over: is there a line of three, or no empty cell?',
    ),
  won: (facts) => {
    const { wonLine = [], winner = facts.mover, computer, score = 0 } = facts;
    const line = say(`ells ${listed(wonLine)} are `, ink(winner, `${winner}’s`), '. ');
    const end = say('The game is over, and it is worth ', worth(score, computer), '.');
    const head = strong(`Call ${count(facts.call)}.`);
    if (facts.path.length === 0) return say(head, ' C', line, end);
    return say(head, ' ', took(facts.path), ': c', line, end);
  },
  full: (facts) => {
    const head = strong(`Call ${count(facts.call)}.`);
    const how = facts.path.length === 0 ? say(' N') : say(' ', took(facts.path), ': n');
    return say(
      head,
      how,
      'o cell is empty and nobody has a line. A draw is worth ',
      zero(facts),
      '.',
    );
  },
  try: ({ call, mover, cell, childCall, isCut }) => {
    const head = strong(`Call ${count(call)}`);
    const tries = say(head, ' puts ', ink(mover), ` on cell ${cell}`);
    if (isCut || childCall === undefined) {
      return say(tries, '. The recording ends here: the search has more calls than it can hold.');
    }
    return say(tries, ` and asks call ${count(childCall)}: what is that worth?`);
  },
  back: (facts) => say(answers(facts), ' ', whyKeptOrNot(facts)),
  improve: ({ call, mover, cell, score = 0, computer }) =>
    say(
      'So ',
      strong(`call ${count(call)}`),
      ' keeps ',
      worth(score, computer),
      ', by ',
      ink(mover),
      ` on cell ${cell}.`,
    ),
  return: (facts) => (facts.parentCall === undefined ? result(facts) : returned(facts)),
};

/** "X is the computer, and wants the most." */
function side({ mover, maximising }: StepFacts): Sentence {
  return maximising
    ? say(ink(mover), ' is the computer, and wants the most.')
    : say(ink(mover), ' plays against the computer, and wants the least.');
}

function zero({ computer }: StepFacts): Words {
  return worth(0, computer);
}

function answers({ call, childCall = 0, score = 0, computer }: StepFacts): Sentence {
  const head = strong(`Call ${count(childCall)}`);
  return say(head, ' answers ', worth(score, computer), ` to call ${count(call)}.`);
}

/** Why an answer takes the place of the best so far, or does not. */
function whyKeptOrNot(facts: StepFacts): Sentence {
  const { call, mover, maximising, computer, score = 0, bestBefore, improves } = facts;
  if (!bestBefore) return say(`Call ${count(call)} had nothing yet, so this is the best so far.`);
  const now = worth(score, computer);
  const best = worth(bestBefore.score, computer);
  const [most, more] = maximising ? ['most', 'more'] : ['least', 'less'];
  if (score === bestBefore.score) {
    return improves
      ? say(now, ` is no ${more} than `, best, ', but of equals the last is kept here.')
      : say(now, ` is no ${more} than `, best, ', and of equals the first stays.');
  }
  const wants = say(ink(mover), ` wants the ${most}: `);
  return improves
    ? say(wants, now, ` is ${more} than `, best, '.')
    : say(wants, now, ` is not ${more} than `, best, ', so ', best, ' stays.');
}

/** "The least is −10, twice: the first stays" and the like, without a full stop. */
function extreme(facts: StepFacts): Sentence {
  const { maximising, score = 0, computer, equals, ties, answers: all } = facts;
  const value = worth(score, computer);
  if (equals > 1 && equals === all?.length) {
    const each = equals === 2 ? 'Both are' : `All ${inWords(equals)} are`;
    return say(`${each} worth `, value, `, and of equals the ${ties ?? 'first'} is kept`);
  }
  const head = say(`The ${maximising ? 'most' : 'least'} is `, value);
  if (equals < 2) return head;
  return say(head, `, ${times(equals)}, and the ${ties ?? 'first'} of them is kept`);
}

function times(number: number): string {
  return number === 2 ? 'twice' : `${inWords(number)} times`;
}

function hasTried({ call, answers: all }: StepFacts): Sentence {
  const head = strong(`Call ${count(call)}`);
  return all?.length === 1
    ? say(head, ' had one cell to try. ')
    : say(head, ' has tried every cell. ');
}

function returned(facts: StepFacts): Sentence {
  const { score = 0, computer, parentCall = 0, answers: all } = facts;
  const value = worth(score, computer);
  const end = say('returns ', value, ` to call ${count(parentCall)}.`);
  if (all?.length === 1) return say(hasTried(facts), 'It ', end);
  return say(hasTried(facts), extreme(facts), ', so it ', end);
}

/** The root's return: what the whole search was for. */
function result(facts: StepFacts): Sentence {
  const { mover, computer, score = 0, keptCell, answers: all } = facts;
  const play = say(ink(mover), ` should play ${keptCell}: worth `, worth(score, computer), '. ');
  const winner = score > 0 ? computer : otherMark(computer);
  const outcome =
    score === 0
      ? say('With best play it is a draw.')
      : say('With best play ', ink(winner), ' wins.');
  if (all?.length === 1) return say(hasTried(facts), play, outcome);
  return say(hasTried(facts), extreme(facts), ', so ', play, outcome);
}
