/** What is found of a claim, as its stamp says it. */
export const verdicts = {
  true: 'True',
  false: 'False',
  'only-if': 'Only if …',
  open: 'Open',
};
export type StampedVerdict = keyof typeof verdicts;

/** How a claim was settled. */
export const WAYS = {
  followed: 'followed to every end',
  paired: 'followed to every end, or proved by pairs',
  counted: 'counted in two ways',
  computed: 'worked out',
  compared: 'compared with a second program',
  measured: 'measured',
  tried: 'tried',
  proved: 'proved, and the proof checked',
  cited: 'proved by others',
  open: 'nobody has settled it',
} as const;
export type Way = keyof typeof WAYS;

/** A claim that a lesson puts to the test. */
export interface StampedClaim {
  /** Whose it is: somebody whom a source names as we do, or you. */
  readonly who: string;
  readonly says: string;
  readonly verdict: StampedVerdict;
  readonly way: Way;
  /** "Only if": the rest of the sentence. Otherwise why, in one. */
  readonly because: string;
}

const cousin = 'Your cousin';

/** By the name of each lesson's file. What a lesson says beside its stamp is held by its own claims (`Stamp.astro`). */
export const STAMPS: Readonly<Record<string, StampedClaim>> = {
  folk: {
    who: cousin,
    says: 'Take a corner. If O answers in the middle of a side, take a second corner, with a free cell between, then a third, and you win.',
    verdict: 'only-if',
    way: 'followed',
    because: 'O’s forced block doesn’t give O two marks in an open line.',
  },
  minimax: {
    who: 'You, with a win in sight',
    says: 'I can still win there, so that’s where I go.',
    verdict: 'only-if',
    way: 'followed',
    because:
      'the other side can’t choose otherwise. Where it’s O’s move, O takes what is worst for X.',
  },
  count: {
    who: 'A beginner’s tutorial on minimax',
    says: 'There are hundreds of thousands of states to go through.',
    verdict: 'false',
    way: 'counted',
    because: 'Games and calls are as many as that. States are positions, and those are far fewer.',
  },
  'whole-tree': {
    who: 'You, over a chessboard',
    says: 'If I go there, I lose my queen. I needn’t look for a second reason.',
    verdict: 'only-if',
    way: 'compared',
    because:
      'you’re already sure of something at least as good. Alpha-beta asks for that, and finds the score and the move of minimax.',
  },
  depth: {
    who: 'You, before you pull down the fog',
    says: 'Whoever looks further ahead wins more often.',
    verdict: 'false',
    way: 'followed',
    because:
      'On nine squares, looking further makes a mistake no likelier, but a machine that does so sometimes wins less.',
  },
  fin: {
    who: 'You, once X is a 1',
    says: 'Then O is 2.',
    verdict: 'false',
    way: 'tried',
    because: 'With 2, a single O has the sum of two X’s. The smallest number that works is 4.',
  },
  ratings: {
    who: cousin,
    says: 'This bot never looks ahead, so it can be beaten.',
    verdict: 'only-if',
    way: 'followed',
    because: 'it moves second. When it begins, nobody can beat it.',
  },
  table: {
    who: 'You, with the table done',
    says: 'If the table is right, so is the player.',
    verdict: 'only-if',
    way: 'followed',
    because: 'the player turns the row back to the board as it lies.',
  },
  learning: {
    who: 'A colleague of Donald Michie’s, as the story goes',
    says: 'A machine that learns can’t be built.',
    verdict: 'false',
    way: 'measured',
    because:
      'Each of twenty shelves that trained against Random ended by losing less than half as often as at first.',
  },
  arena: {
    who: cousin,
    says: 'Whoever never loses also wins the most.',
    verdict: 'false',
    way: 'followed',
    because: 'Moving second against Random, minimax isn’t the one that wins the most.',
  },
  'why-not-search': {
    who: cousin,
    says: 'Buy a faster computer, and it can search any game to the end.',
    verdict: 'false',
    way: 'computed',
    because:
      'On a large sheet a machine that is a thousand times as fast looks hardly more than one mark further.',
  },
  five: {
    who: 'Your first program',
    says: 'To know whether somebody has won, read the whole board.',
    verdict: 'false',
    way: 'compared',
    because: 'The four lines through the last mark are enough, on a board of any size.',
  },
  attacks: {
    who: 'Whoever has made one',
    says: 'Four in a row can’t be stopped.',
    verdict: 'only-if',
    way: 'tried',
    because: 'both its ends are open.',
  },
  breakpoints: {
    who: 'The article’s rules',
    says: 'An open three is a breakpoint: one careless answer to it loses.',
    verdict: 'only-if',
    way: 'followed',
    because: 'it isn’t walled in with a single empty cell at each end.',
  },
  weight: {
    who: 'You, before you see the sums',
    says: 'A mark is worth what it makes.',
    verdict: 'false',
    way: 'computed',
    because:
      'For this bot, what it keeps the other side from making counts as much, and may be the greater part.',
  },
  outbid: {
    who: 'The author of the article, with exams and a thesis before him',
    says: 'It will do!',
    verdict: 'false',
    way: 'tried',
    because: 'One four after another can beat it, and it doesn’t see that coming.',
  },
  bugs: {
    who: 'You, after twenty games against it',
    says: 'It plays well, and therefore its sums are right.',
    verdict: 'false',
    way: 'compared',
    because: 'In nine positions out of ten at least one of them is wrong.',
  },
  threats: {
    who: cousin,
    says: 'On a board this large nobody can look far ahead.',
    verdict: 'false',
    way: 'followed',
    because: 'If each of your moves is a four, the other side has no choice, and you can.',
  },
  tuning: {
    who: 'You, with a bot to tune',
    says: 'The best of many is as good as its result.',
    verdict: 'false',
    way: 'measured',
    because: 'It was lucky as well. Measured again, the winner has less.',
  },
  strongest: {
    who: 'You, with a machine to build',
    says: 'Each part that sees more makes it stronger.',
    verdict: 'false',
    way: 'measured',
    because:
      'Looking for wins by fours at each new position costs this machine more than it brings.',
  },
  'how-large': {
    who: 'A guide to the game',
    says: 'The larger the board, the harder it is to win.',
    verdict: 'false',
    way: 'paired',
    because:
      'For three in a row, one more column turns the draw into a win. Where the row grows with the board, three by three, four by four and five by five are draws alike.',
  },
  dimensions: {
    who: 'Oren Patashnik, in 1980',
    says: 'Whoever begins wins on four sheets of four by four.',
    verdict: 'true',
    way: 'proved',
    because: 'Our own search found a proof of it, and your machine can check that.',
  },
  renju: {
    who: 'Japanese professionals of five in a row, for many decades',
    says: 'Whoever begins is sure to win.',
    verdict: 'true',
    way: 'cited',
    because: 'Victor Allis and two colleagues proved it in 1993, on fifteen by fifteen.',
  },
  'what-next': {
    who: 'Your cousin, at a guess',
    says: 'A perfect game of chess ends in a draw.',
    verdict: 'open',
    way: 'open',
    because: 'Find out how you would settle it.',
  },
};

/** Around the claims. */
export const stampMessages = {
  /** At the head of a lesson. */
  asks: ({ who, says }: StampedClaim) => `${who}: “${says}” Is that so?`,
  claim: ({ who, says }: StampedClaim) => `${who}: “${says}”`,
  settled: (way: Way) => `How it was settled: ${WAYS[way]}.`,
  table: {
    caption: 'What was claimed, and how it was settled',
    claim: 'Claim',
    stamp: 'Stamp',
    way: 'Settled',
  },
};
