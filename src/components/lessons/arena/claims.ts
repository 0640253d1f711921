import {
  EMPTY,
  OPEN,
  PLAYERS,
  SIDES,
  TRAINING,
  botTable,
  compareFractions,
  fractionNumber,
  gameGraph,
  makeFraction,
  mostLosses,
  parseBot,
  perft,
  policyOf,
  positionsFrom,
  afterMove,
  audit,
  emptySetup,
  solvedMoves,
  type BotSpec,
  type GameShares,
  type Setup,
  type Side,
  BitPosition,
  X,
  emptyCells,
  type Mark,
} from '../../../engine/index.ts';
import { arenaMessages as messages } from '#language/arena/messages';
import { botMessages as bots } from '#language/players/messages';
import { ARENA, outcomeOf, playerAt, seatOf } from '../../arena/arena.ts';
import { gameRows } from '../../bot/gameRows.ts';
import { SAMPLE_GAMES, SAMPLE_RUNS, exactLoss, sampleLosses } from './samples.ts';
import { EXERCISE, HAND, chanceTree, type ChanceNode } from '../parts/chanceTree.ts';
import { type LessonClaims, once } from '../parts/ask.ts';
import { arenaLesson } from '#language/lessons/parts/messages';

/** What lesson `arena` and the page of the arena say. The matrix comes from data that a test works out again. */

const at = (name: string): number => {
  const player = playerAt(name);
  if (player === undefined) throw new Error(`${name} is not in the arena`);
  return player;
};
const LEVEL_0 = 'rule-ratings:0';
const LEVEL_1 = 'rule-ratings:1';
const isSafe = (name: string, side: Side) => seatOf(at(name), side).worst !== 'loss';
const isSafeOnBoth = (name: string) => SIDES.every((side) => isSafe(name, side));
const toRandom = (name: string, side: Side) => outcomeOf(at(name), at('random'), side);
const DEPTHS = ARENA.players.filter((name) => name.startsWith('depth-ratings:'));
const depthOf = (name: string) => Number(name.split(':')[1]);
const beatenDepths = () => DEPTHS.filter((name) => !isSafeOnBoth(name)).map(depthOf);
const safeDepths = () => DEPTHS.filter(isSafeOnBoth).map(depthOf);

const tableFor = (name: string) => botTable(parseBot(name) as BotSpec);
const exactly = (name: string, side: Side): GameShares =>
  audit(tableFor(name), tableFor('random'), side);

/** The shortest game that level 1 loses, and the position in which it goes wrong. */
const lostGame = (): readonly number[] => {
  const moves = seatOf(at(LEVEL_1), 'second').shortestLoss;
  if (!moves) throw new Error('level 1 does not lose');
  return moves;
};
const positionBefore = (): Setup => {
  const slip = gameRows('second', lostGame()).find(({ isSlip }) => isSlip);
  return gameGraph().setups[slip?.from ?? 0] as Setup;
};
const choices = () => policyOf({ kind: 'rule-ratings', level: 1 }, positionBefore());
const losingChoices = () => {
  const values = new Map(solvedMoves(positionBefore()).map(({ cell, value }) => [cell, value]));
  return choices().filter(({ cell }) => values.get(cell) === -1);
};

const turning = (at: number) => turningMoves()[at] as ReturnType<typeof turningMoves>[number];

const hand = (board = HAND, o = 'random') => chanceTree(board, { X: 'random', O: o });
const branch = (cell: number, root = hand()): ChanceNode => {
  const child = root.children.find(({ move }) => move?.cell === cell);
  if (!child) throw new Error(`no branch ${cell}`);
  return child;
};
const cellsOf = (node: ChanceNode) => node.children.map(({ move }) => move?.cell);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const spareRuns = () => sampleLosses().filter((losses) => losses === 0).length;
const luckyHundred = () => (1 - exactLoss()) ** 100;

/** Of those that cannot be beaten: who wins most often against random play on that side. */
const winsMost = (side: Side): string[] => {
  const wins = (name: string) => toRandom(name, side).win.number;
  const safe = ARENA.players.filter(isSafeOnBoth);
  const most = Math.max(...safe.map(wins));
  return safe.filter((name) => wins(name) === most);
};
const wins = (name: string, side: Side) => toRandom(name, side).win;
/** Of these two depths the one that sees further wins less often, and neither can be beaten. */
const [NEARER, FURTHER] = ['depth-ratings:7', 'depth-ratings:8'];

/** Where the two depths choose differently as the second player, with what each may do there. */
const differences = () => {
  const { setups, stands, firstMoves } = gameGraph();
  return setups.flatMap((setup, position) => {
    if (stands[position] !== OPEN || firstMoves[position]) return [];
    const [nearer = [], further = []] = [NEARER, FURTHER].map((name) =>
      tableFor(name ?? '')(position).map(({ cell }) => cell),
    );
    return same(nearer, further) ? [] : [{ setup, nearer, further }];
  });
};
const isEdgeOpening = ({ cells }: Setup) =>
  cells.filter((content) => content !== EMPTY).length === 1 &&
  [1, 3, 5, 7].some((cell) => cells[cell] !== EMPTY);

const TWO_MISTAKES = ['depth-ratings:1', 'second'] as const;

const furtherChoices = () => differences()[0]?.further.length ?? 0;

const moreSampleGames = () => 4;

export const arenaClaims = {
  players: () => ARENA.players.length,
  games: () => perft().games,
  positions: () => positionsFrom().length,
  training: () => TRAINING.games,
  sampleGames: () => SAMPLE_GAMES,
  sampleRuns: () => SAMPLE_RUNS,
  sampleNone: spareRuns,
  sampleMost: () => Math.max(...sampleLosses()),
  sampleMoreGames: moreSampleGames,
  lostChoices: () => choices().length,
  lostLosing: () => losingChoices().length,
  chainCorners: () => turning(0).leading,
  chainCells: () => turning(0).of,
  chainOppositeOf: () => turning(1).of,
  chainLastOf: () => turning(3).of,
  chainLineOf: () => turning(4).of,
  depthLastBeaten: () => Math.max(...beatenDepths()),
  depthFirstSafe: () => Math.min(...safeDepths()),
  depthNearer: () => depthOf(NEARER),
  depthFurther: () => depthOf(FURTHER),
  depthFurtherChoices: furtherChoices,
  minimaxPositions: () => seatOf(at('minimax'), 'second').positions,
  level1Random: () => makeFraction(exactly(LEVEL_1, 'second').loss),
  level1RandomPercent: () => messages.percent(fractionNumber(exactly(LEVEL_1, 'second').loss)),
  level1Most: () => makeFraction(mostLosses(tableFor(LEVEL_1), 'second')),
  level0RandomFirst: () => messages.percent(toRandom(LEVEL_0, 'first').loss.number),
  level0RandomSecond: () => messages.percent(toRandom(LEVEL_0, 'second').loss.number),
  level0Digits: () =>
    messages.pair.digits(makeFraction(exactly(LEVEL_0, 'second').loss).length - 1),
  depth1Random: () => messages.percent(toRandom('depth-ratings:1', 'second').loss.number),
  depth1Most: () => makeFraction(mostLosses(tableFor('depth-ratings:1'), 'second')),
  luckyHundred: () => messages.percent(luckyHundred()),
  chainProduct: () =>
    turningMoves()
      .map(({ leading, of }) => `${leading}/${of}`)
      .join(' × '),
  handRoot: () => makeFraction(hand().x),
  handLast: () => makeFraction(branch(6).x),
  exerciseCareful: () => makeFraction(hand(EXERCISE, 'minimax').o),
  randomFirst: () => makeFraction(exactly('random', 'first').win),
  randomPercent: () => messages.percent(fractionNumber(exactly('random', 'first').win)),
  bestSecond: () =>
    winsMost('second')
      .map((name) => bots.player(parseBot(name) as BotSpec))
      .join(', '),
  minimaxSecondWins: () => messages.percent(wins('minimax', 'second').number),
  bestSecondPercent: () => messages.percent(wins(winsMost('second')[0] as string, 'second').number),
  depthNearerWins: () => messages.percent(wins(NEARER, 'second').number),
  depthFurtherWins: () => messages.percent(wins(FURTHER, 'second').number),
  level1FirstSafe: () => isSafe(LEVEL_1, 'first'),
  level1SecondBeaten: () => !isSafe(LEVEL_1, 'second'),
  // After any corner, the centre is its only choice.
  level1Centre: () =>
    [0, 2, 6, 8].every((corner) =>
      same(
        policyOf({ kind: 'rule-ratings', level: 1 }, afterMove(emptySetup(), corner)).map(
          ({ cell }) => cell,
        ),
        [4],
      ),
    ),
  level0Beaten: () => SIDES.every((side) => !isSafe(LEVEL_0, side)),
  // Every depth up to the border is beaten on both sides, none beyond it on either.
  depthBorder: () =>
    Math.max(...beatenDepths()) + 1 === Math.min(...safeDepths()) &&
    DEPTHS.every((name) => SIDES.every((side) => isSafe(name, side) === isSafeOnBoth(name))),
  searchersSafe: () => ['minimax', 'quick-minimax', 'alpha-beta'].every(isSafeOnBoth),
  thumbSafe: () => isSafeOnBoth('rules-of-thumb'),
  depthSeesLessWinsMore: () =>
    isSafeOnBoth(NEARER) &&
    isSafeOnBoth(FURTHER) &&
    wins(NEARER, 'second').number > wins(FURTHER, 'second').number,
  // After an edge, and nowhere else: one is sure of the centre only, the other of more cells.
  depthCentre: () => {
    const found = differences();
    return (
      found.length === 4 &&
      found.every(
        ({ setup, nearer, further }) =>
          isEdgeOpening(setup) &&
          same(nearer, [4]) &&
          further.includes(4) &&
          further.length === furtherChoices(),
      )
    );
  },
  bestSecondNotMinimax: () =>
    !winsMost('second').includes('minimax') &&
    winsMost('first').includes('minimax') &&
    isSafeOnBoth('minimax'),
  lucky: () => luckyHundred() > 0.8 && luckyHundred() < 0.9,
  sampleSpread: () => spareRuns() > 0 && Math.max(...sampleLosses()) >= 4,
  sampleRoot: () => Math.sqrt(moreSampleGames()) === 2,
  trainingBoth: () => TRAINING.learns === 'both',
  // Fewer by so much that a fortieth is left, or less.
  fewerPositions: () => perft().games > 40 * positionsFrom().length,
  lostCorner: () => {
    const moves = lostGame();
    return moves[0] === 0 && moves[1] === 4 && moves[2] === 8;
  },
  // The cells that the bot rates highest there are all of the empty ones, and the corners lose.
  lostTies: () =>
    choices().length === 6 &&
    new Set(choices().map(({ weight }) => weight)).size === 1 &&
    same(
      losingChoices().map(({ cell }) => cell),
      [2, 6],
    ),
  // Nobody can do better against it than wait for this choice.
  lostThird: () => {
    const most = mostLosses(tableFor(LEVEL_1), 'second');
    return (
      most.numerator * BigInt(choices().length) ===
      BigInt(losingChoices().length) * most.denominator
    );
  },
  // X has one cell each time after the first, and the bot, where it draws lots, the losing ones; elsewhere the loss is sure.
  chainIsAll: () => {
    const { numerator, denominator } = exactly(LEVEL_1, 'second').loss;
    const product = (pick: (move: ReturnType<typeof turning>) => number) =>
      turningMoves().reduce((all, move) => all * BigInt(pick(move)), 1n);
    return (
      product(({ leading }) => leading) * denominator === product(({ of }) => of) * numerator &&
      unluckyGame().length === 7 &&
      same(
        turningMoves().map(({ leading }) => leading),
        [4, 1, losingChoices().length, 1, 1],
      ) &&
      turning(2).of === choices().length
    );
  },
  handCells: () => same(cellsOf(hand()), [1, 4, 6]) && hand().x.denominator === 2n,
  handFirst: () => branch(1).x.numerator === 0n && branch(1).children.length === 2,
  handWins: () => branch(4).over === 'X',
  handHalf: () =>
    same(cellsOf(branch(6)), [1, 4]) &&
    branch(1, branch(6)).x.numerator === 1n &&
    branch(4, branch(6)).over === 'O',
  handCarefulHolds: () =>
    branch(6, hand(HAND, 'minimax')).x.numerator === 0n &&
    branch(4, hand(HAND, 'minimax')).over === 'X',
  exerciseXCannot: () => hand(EXERCISE).x.numerator === 0n,
  knowsBest: () =>
    PLAYERS.every((spec) =>
      SIDES.every(
        (side) =>
          compareFractions(
            audit(botTable(spec), tableFor('random'), side).loss,
            mostLosses(botTable(spec), side),
          ) <= 0,
      ),
    ),
  depth1Careless: () =>
    fractionNumber(mostLosses(tableFor(TWO_MISTAKES[0]), TWO_MISTAKES[1])) > 0.99,
} as const satisfies LessonClaims;

/** Answers to: can the bot at the top of the lesson be beaten? */
export function beatenOptions() {
  const { worst } = seatOf(playerAt('rule-ratings:1') ?? 0, 'second');
  const { yes, no, whyNot } = arenaLesson.canBeBeaten;
  return [
    { text: yes, isRight: worst === 'loss' },
    { text: no, isRight: worst !== 'loss', why: whyNot },
  ];
}

/** One move of a game that the bot loses to random play: how many cells lead on to the loss, and how many may be chosen. */
interface UnluckyMove {
  readonly mark: Mark;
  readonly leading: number;
  readonly of: number;
}

/** The cells that may be chosen: any, or those that the higher level of the rule ratings draws from. */
const openCells = (setup: Setup): readonly number[] =>
  setup.toMove === X
    ? emptyCells(setup.cells)
    : policyOf({ kind: 'rule-ratings', level: 1 }, setup).map(({ cell }) => cell);

function canBeLost(setup: Setup): boolean {
  const position = new BitPosition(setup);
  if (position.isOver) return position.winner === X;
  return openCells(setup).some((cell) => canBeLost(afterMove(setup, cell)));
}

/** Such a game, move by move: the first of the cells that lead on stands for the others. */
const unluckyGame = once((): readonly UnluckyMove[] => {
  const moves: UnluckyMove[] = [];
  let setup = emptySetup();
  while (!new BitPosition(setup).isOver) {
    const open = openCells(setup);
    const leading = open.filter((cell) => canBeLost(afterMove(setup, cell)));
    moves.push({ mark: setup.toMove, leading: leading.length, of: open.length });
    setup = afterMove(setup, leading[0] as number);
  }
  return moves;
});

/** The moves at which it may go another way: what they multiply to is how often the bot loses. */
const turningMoves = once((): readonly UnluckyMove[] =>
  unluckyGame().filter(({ leading, of }) => leading < of),
);
