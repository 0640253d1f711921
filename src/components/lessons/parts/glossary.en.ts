/** A word of the field, as the glossary explains it and as a tap on it in a lesson shows it. */
export interface GlossaryEntry {
  readonly term: string;
  /** Words beside it, which a reader may know or search for: other names of the same thing, its kinds and its parts. */
  readonly also?: readonly string[];
  readonly meaning: string;
  /** The lesson that is about it: its page. */
  readonly lesson?: `lessons/${string}`;
}

const GAME = {
  game: {
    term: 'noughts and crosses',
    also: ['tic-tac-toe', 'tic tac toe', 'Xs and Os', 'three in a row'],
    meaning:
      'The game: two players take turns to put an X or an O on nine squares, and three in a row win.',
    lesson: 'lessons/folk',
  },
  cell: {
    term: 'cell',
    also: ['square', 'field'],
    meaning: 'One square of the board. On nine cells they are numbered from 0 to 8, row by row.',
  },
  mark: {
    term: 'mark',
    also: ['stone', 'piece'],
    meaning: 'An X or an O that lies on the board. Gomoku players say stone.',
  },
  move: { term: 'move', meaning: 'What a player does: put one mark on an empty cell.' },
  random: {
    term: 'Random',
    also: ['random play'],
    meaning: 'A player who takes any free cell, each as likely as any other.',
    lesson: 'lessons/folk',
  },
  line: {
    term: 'line',
    meaning:
      'On a small board, cells in a row that win if they hold the same mark. Once both players have a mark on it, nobody can: the line is dead. In five in a row, the whole row, column or diagonal through a cell.',
    lesson: 'lessons/fin',
  },
  ply: {
    term: 'ply',
    also: ['half-move', 'depth'],
    meaning:
      'One move by one player, when you count how deep a search looks. Your move and my reply are two plies.',
    lesson: 'lessons/depth',
  },
  position: {
    term: 'position',
    meaning:
      'What lies on the board, together with whose turn it is. Many different games can lead to the same position.',
    lesson: 'lessons/count',
  },
  symmetry: {
    term: 'symmetry',
    also: ['rotation', 'reflection'],
    meaning:
      'A way to turn or mirror the board so that every cell lies on a cell again. Two boards that differ only by one are the same problem twice.',
    lesson: 'lessons/count',
  },
  canonical: {
    term: 'canonical form',
    meaning:
      'The one board that stands in for all the boards you can turn or mirror into it, and the only one that a table needs.',
    lesson: 'lessons/table',
  },
  fork: {
    term: 'fork',
    also: ['double threat'],
    meaning:
      'One move that makes two threats at once. On nine squares one mark can’t stop both, and in five in a row it seldom can.',
    lesson: 'lessons/folk',
  },
  threat: {
    term: 'threat',
    meaning: 'Something that wins unless the other side answers it now.',
    lesson: 'lessons/breakpoints',
  },
} as const satisfies Record<string, GlossaryEntry>;

const SEARCH = {
  ai: {
    term: 'AI',
    also: ['artificial intelligence', 'game-playing program'],
    meaning:
      'Artificial intelligence: making machines do what seems to need thinking when people do it. The players in this notebook are small, complete examples, from rules of thumb to a table that learns.',
    lesson: 'lessons/minimax',
  },
  algorithm: {
    term: 'algorithm',
    meaning: 'A recipe exact enough that a machine can follow it without understanding anything.',
    lesson: 'lessons/fin',
  },
  recursion: {
    term: 'recursion',
    also: ['recursive function'],
    meaning:
      'A function that calls itself on a smaller question, until the question is small enough to be answered without asking.',
    lesson: 'lessons/minimax',
  },
  call: {
    term: 'call and return',
    also: ['call stack'],
    meaning:
      'A function is called with a question and returns a result. It has to wait until the calls that it makes have returned, and the pile of waiting calls is the stack.',
    lesson: 'lessons/minimax',
  },
  tree: {
    term: 'game tree',
    also: ['search tree', 'node', 'root', 'leaf'],
    meaning:
      'The ways a game can go on, drawn as branches. Each board in it is a node, the first is the root, and one without branches of its own is a leaf.',
    lesson: 'lessons/whole-tree',
  },
  score: {
    term: 'score',
    meaning:
      'The number that a search returns for a position: positive if the computer wins with best play on both sides, negative if it loses.',
    lesson: 'lessons/minimax',
  },
  minimax: {
    term: 'minimax',
    meaning:
      'Take the highest score when it is your move and the lowest when it is your opponent’s, because they want the opposite of what you want.',
    lesson: 'lessons/minimax',
  },
  alphaBeta: {
    term: 'alpha-beta pruning',
    also: ['alpha', 'beta', 'cutoff'],
    meaning:
      'Minimax that stops looking at a branch as soon as it can’t change the result. Alpha is the floor, a score that the computer is already sure of, and beta is the ceiling. Where they meet, the rest is pruned.',
    lesson: 'lessons/whole-tree',
  },
  pruning: {
    term: 'pruning',
    also: ['pruned'],
    meaning: 'Leaving out a branch because it can’t change the result, whatever is in it.',
    lesson: 'lessons/whole-tree',
  },
  moveOrder: {
    term: 'move order',
    meaning:
      'In which order a search tries the cells. It never changes the score, but the better the first tries are, the more is pruned.',
    lesson: 'lessons/whole-tree',
  },
  transposition: {
    term: 'transposition',
    also: ['memory', 'transposition table'],
    meaning:
      'The same position, reached by other moves. A search that remembers what it has seen needn’t work the position out twice.',
    lesson: 'lessons/whole-tree',
  },
  variation: {
    term: 'principal variation',
    also: ['main line'],
    meaning: 'The game that would follow if both sides played the best moves the search has found.',
    lesson: 'lessons/minimax',
  },
  horizon: {
    term: 'horizon',
    also: ['depth limit'],
    meaning:
      'Where a search has to stop, because looking further would take too long. The search can’t see what lies beyond.',
    lesson: 'lessons/depth',
  },
  evaluation: {
    term: 'evaluation',
    also: ['heuristic', 'static evaluation'],
    meaning:
      'A guess at how good a position is, made by looking at the position itself and no further. It’s what a search says at its horizon instead of “I don’t know”.',
    lesson: 'lessons/ratings',
  },
  rating: {
    term: 'rating',
    meaning:
      'The number that a published bot for nine squares gives a cell: by rules, which is an evaluation of a move, or by a search with a limit.',
    lesson: 'lessons/ratings',
  },
  expectimax: {
    term: 'expectimax',
    also: ['expected score', 'chance node'],
    meaning:
      'Minimax against Random, a player who takes any free cell: where Random moves, take the mean of the scores instead of the lowest.',
    lesson: 'lessons/arena',
  },
} as const satisfies Record<string, GlossaryEntry>;

const LEARNING = {
  learning: {
    term: 'machine learning',
    also: ['reinforcement learning', 'training'],
    meaning:
      'A program whose numbers come from experience instead of from a programmer. In reinforcement learning, moves that went well become likelier, and moves that went badly less likely.',
    lesson: 'lessons/learning',
  },
  menace: {
    term: 'MENACE',
    also: ['matchboxes', 'beads', 'Michie'],
    meaning:
      'Donald Michie’s machine of matchboxes, one for each board on which it may have to choose. You draw a bead to choose a move, and after the game beads are added or taken away.',
    lesson: 'lessons/learning',
  },
  difference: {
    term: 'temporal difference',
    also: ['TD learning'],
    meaning:
      'Correcting the guess about one position towards the guess about the next. The news of a win or a loss travels back from the end of a game, a little at a time.',
    lesson: 'lessons/learning',
  },
  bot: {
    term: 'bot',
    also: ['machine player', 'computer player'],
    meaning: 'A program that plays. It may search, follow rules, look moves up, or learn.',
    lesson: 'lessons/arena',
  },
  policy: {
    term: 'policy',
    meaning:
      'What a player would do in every position, with a probability for each move it might choose.',
    lesson: 'lessons/arena',
  },
  interval: {
    term: 'confidence interval',
    also: ['95% interval', 'margin of error'],
    meaning:
      'A range worked out from the games played, in which the true share of points should lie. The rule for working it out is right about 95 times out of 100.',
    lesson: 'lessons/tuning',
  },
  evolution: {
    term: 'evolution strategy',
    also: ['tuning'],
    meaning:
      'A way to find better numbers by results alone: change them at random, keep those that do best, and repeat.',
    lesson: 'lessons/tuning',
  },
  overfitting: {
    term: 'overfitting',
    meaning:
      'Being much better at the examples that were learnt from than at new ones, because they were learnt by heart.',
    lesson: 'lessons/tuning',
  },
} as const satisfies Record<string, GlossaryEntry>;

/** The words of five in a row, and of other boards. */
const FIVE_IN_A_ROW = {
  gomoku: {
    term: 'gomoku',
    also: ['five in a row', 'gobang', 'connect five'],
    meaning:
      'Five in a row, usually on a board of fifteen by fifteen lines, played with black and white stones.',
    lesson: 'lessons/five',
  },
  cube: {
    term: '4×4×4',
    also: ['Qubic', 'three-dimensional tic-tac-toe', 'cube'],
    meaning:
      'Four in a row on four sheets of sixteen cells that lie one above the other; a line may run through the sheets. Whoever begins can win.',
    lesson: 'lessons/dimensions',
  },
  renju: {
    term: 'renju',
    also: ['freestyle', 'standard'],
    meaning:
      'Gomoku with rules that hold back Black, who moves first: some double threats, and rows of six or more, are forbidden to Black.',
    lesson: 'lessons/renju',
  },
  mnk: {
    term: 'm,n,k-game',
    meaning:
      'Noughts and crosses of any size: a board of m columns and n rows on which k in a row win.',
    lesson: 'lessons/how-large',
  },
  stealing: {
    term: 'strategy stealing',
    meaning:
      'A proof that coming second can’t be a winning plan where a mark too many doesn’t hurt: the first player would make any mark, forget it, and use that plan.',
    lesson: 'lessons/how-large',
  },
  pairing: {
    term: 'pairing',
    also: ['pairing strategy'],
    meaning:
      'Pairs of cells that share no cell, such that each line holds both cells of some pair. If you answer in the pair, the other side completes no line.',
    lesson: 'lessons/how-large',
  },
  misere: {
    term: 'misère',
    meaning: 'The game turned round: completing a line loses.',
    lesson: 'lessons/how-large',
  },
  five: {
    term: 'five',
    also: ['overline'],
    meaning: 'Five marks in a row, which win. Six or more are an overline.',
    lesson: 'lessons/five',
  },
  four: {
    term: 'four',
    also: ['open four', 'straight four'],
    meaning:
      'A move after which its player can make five next turn. If its marks touch and there’s an empty cell at both ends, the four is open, and no single answer can stop it.',
    lesson: 'lessons/attacks',
  },
  three: {
    term: 'open three',
    also: ['three', 'broken three', 'split three'],
    meaning:
      'Three marks that as a rule become an open four unless the other side answers. With a gap inside it’s called broken, or split.',
    lesson: 'lessons/attacks',
  },
  attack: {
    term: 'attack',
    also: ['power', 'potential'],
    meaning:
      'What our source for five in a row calls an unbroken run of one player’s marks. The power of an attack is how many marks it has, and its potential is how many of its two ends are open.',
    lesson: 'lessons/attacks',
  },
  ragged: {
    term: 'ragged attack',
    also: ['broken', 'split'],
    meaning:
      'An attack with a gap between it and the cell that you’re thinking of taking. Players say broken or split.',
    lesson: 'lessons/attacks',
  },
  divider: {
    term: 'divider',
    meaning:
      'One more than the number of empty cells between an attack and the tried cell. The attack’s weight is divided by this number: the wider the gap, the less the attack counts.',
    lesson: 'lessons/attacks',
  },
  breakpoint: {
    term: 'breakpoint',
    meaning:
      'What our source for five in a row calls a situation in which one wrong move decides the game, and an attack that leads to it: a threat. (Where a debugger stops is called a stop here.)',
    lesson: 'lessons/breakpoints',
  },
  weight: {
    term: 'weight',
    meaning:
      'The number that the bot for five in a row gives a cell: what both players would gain there, added up. It’s an evaluation of a move.',
    lesson: 'lessons/weight',
  },
  deepening: {
    term: 'iterative deepening',
    meaning:
      'Searching one move deep, then two, then three, as long as there is time. Each round tells the next which moves to try first.',
    lesson: 'lessons/strongest',
  },
  vcf: {
    term: 'VCF and VCT',
    also: ['victory by continuous fours', 'threat-space search'],
    meaning:
      'A win by threats alone: every move is a four (or, in a VCT, a four or a three), and the other side never gets a free move.',
    lesson: 'lessons/threats',
  },
} as const satisfies Record<string, GlossaryEntry>;

/** The glossary, in the groups and the order in which its page shows it. */
export const glossary = {
  game: { title: 'The game', entries: GAME },
  search: { title: 'Thinking ahead', entries: SEARCH },
  learning: { title: 'Learning, and comparing players', entries: LEARNING },
  five: { title: 'Five in a row, and other boards', entries: FIVE_IN_A_ROW },
};

export const glossaryTerms: Readonly<Record<GlossaryTerm, GlossaryEntry>> = {
  ...GAME,
  ...SEARCH,
  ...LEARNING,
  ...FIVE_IN_A_ROW,
};

export type GlossaryTerm =
  | keyof typeof GAME
  | keyof typeof SEARCH
  | keyof typeof LEARNING
  | keyof typeof FIVE_IN_A_ROW;

export const glossaryMessages = {
  also: (names: readonly string[]) => `see also: ${names.join(', ')}`,
  all: 'Glossary',
  index: 'Words from A to Z',
};
