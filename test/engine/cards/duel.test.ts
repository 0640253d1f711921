import { describe, expect, it } from 'vitest';
import {
  CARDS,
  MENACE,
  OPEN,
  PLAYERS,
  Trainer,
  X,
  addFractions,
  anyCell,
  audit,
  botTable,
  cardsTable,
  compareFractions,
  duel,
  emptySetup,
  fraction,
  gameGraph,
  learnerPolicy,
  makeFraction,
  makeMachine,
  makePolicyText,
  meetBots,
  newLearner,
  parseMachine,
  parsePolicyText,
  policyOf,
  policyTable,
  seededRng,
  shuffled,
  solve,
  tableOf,
  tournament,
  type Fraction,
  type PlayerTable,
} from '../../../src/engine/index.ts';

const { setups, stands, next } = gameGraph();

const FOUR = cardsTable(['win', 'block', 'stopFork', 'centre']);
const GREEDY = cardsTable(['win', 'block', 'centre', 'corner']);
const THUMB = botTable({ kind: 'rules-of-thumb' });
const LEVEL_0 = botTable({ kind: 'rule-ratings', level: 0 });

/** Boxes as a link brings them, after so many games. */
function boxes(games: number): PlayerTable {
  const learner = newLearner(MENACE, 'first', 7);
  const rival = policyTable((setup) => policyOf({ kind: 'random' }, setup));
  new Trainer(learner, rival).play(games);
  const numbers = makePolicyText((setup) => learnerPolicy(learner, setup));
  const read = parseMachine(makeMachine({ kind: 'trained', games, numbers }));
  expect(read).toEqual({ ok: true, value: { kind: 'trained', games, numbers } });
  const policy = parsePolicyText(numbers)!;
  for (const [at, setup] of setups.entries())
    if (stands[at] === OPEN) expect(policy(setup)).toEqual(learnerPolicy(learner, setup));
  return tableOf(policy);
}

/** Every game between two, in order of cells, with how often it is played. */
function* gamesOf(
  players: readonly [PlayerTable, PlayerTable],
  position = 0,
  moves: readonly number[] = [],
  chance: Fraction = fraction(1n, 1n),
): Generator<{ moves: readonly number[]; chance: Fraction; end: number }> {
  const player = players[setups[position]?.toMove === X ? 0 : 1] ?? anyCell;
  const policy = stands[position] === OPEN ? player(position) : [];
  if (policy.length === 0) yield { moves, chance, end: stands[position] as number };
  const sum = policy.reduce((all, { weight }) => all + BigInt(weight), 0n);
  for (const { cell, weight } of policy) {
    const { numerator, denominator } = chance;
    const part = fraction(numerator * BigInt(weight), denominator * sum);
    yield* gamesOf(players, next[position * 9 + cell], [...moves, cell], part);
  }
}

describe('a duel', () => {
  it.each([
    ['four cards and four others', FOUR, GREEDY],
    ['four others and four cards', GREEDY, FOUR],
    ['rules of thumb and four cards', THUMB, FOUR],
    ['a bot that draws by weight and four cards', LEVEL_0, FOUR],
    ['boxes that are 312 games old and four cards', boxes(312), FOUR],
    ['four cards and boxes that are 312 games old', FOUR, boxes(312)],
    ['two with bad cards', cardsTable(['edge', 'pair']), cardsTable(['spoil', 'away', 'block'])],
  ])('%s: the likeliest game is the likeliest of all', (_, first, second) => {
    const { likeliest, chances } = duel(first, second);
    const games = [...gamesOf([first, second])];
    const best = games.reduce((a, b) => (compareFractions(b.chance, a.chance) > 0 ? b : a));
    expect(likeliest.moves).toEqual(best.moves);
    expect(likeliest.chance).toEqual(best.chance);
    expect(likeliest.winner).toBe([, 'first', 'second'][best.end]);
    for (const [end, code] of [
      ['draw', 3],
      ['win', 1],
      ['loss', 2],
    ] as const) {
      const parts = games.filter((game) => game.end === code).map(({ chance }) => chance);
      expect(parts.reduce(addFractions, fraction(0n, 1n)), end).toEqual(chances[end]);
    }
  });

  it('names the move after which the loser could no longer hold', () => {
    const foolish: PlayerTable = (position) => anyCell(position).slice(0, 1);
    for (const [first, second] of [
      [THUMB, foolish],
      [foolish, THUMB],
      [cardsTable(['edge']), THUMB],
    ] as const) {
      const { moves, winner, decided } = duel(first, second).likeliest;
      const values = moves.map((_, ply) => {
        const at = moves
          .slice(0, ply + 1)
          .reduce((each, cell) => next[each * 9 + cell] as number, 0);
        return solve(setups[at] ?? emptySetup()).value * (ply % 2 === 0 ? -1 : 1);
      });
      // For the winner: after the move that decided it the game was won, and stayed so after each move of the loser's.
      const sign = winner === 'first' ? 1 : -1;
      const losers = values.flatMap((value, ply) =>
        (ply % 2 === 0) === (winner === 'second') ? [{ ply, won: value * sign > 0 }] : [],
      );
      const last = losers.findLast(({ ply, won }) => won && (values[ply - 1] ?? 0) * sign <= 0);
      expect(winner).toBeDefined();
      expect(decided).toBe(last?.ply);
    }
    expect(duel(THUMB, THUMB).likeliest).toMatchObject({ winner: undefined, decided: undefined });
  });

  it('is lost by a machine that has no move', () => {
    const mute: PlayerTable = () => [];
    expect(duel(mute, FOUR).likeliest).toMatchObject({ moves: [], winner: 'second' });
    expect(duel(FOUR, mute).likeliest).toMatchObject({ winner: 'first', decided: undefined });
    expect(makeFraction(duel(mute, LEVEL_0).chances.loss)).toBe('1');
  });
});

describe('a tournament', () => {
  const tables = Array.from({ length: 6 }, (_, seed) =>
    cardsTable(shuffled(CARDS, seededRng(seed + 1)).slice(0, seed + 1)),
  );

  it('holds every pair on both sides, and shares out a point a game', () => {
    const { shares, points } = tournament(tables);
    tables.forEach((first, row) => {
      tables.forEach((second, column) => {
        expect(shares[row]?.[column]).toEqual(audit(first, second, 'first'));
      });
    });
    const games = tables.length * (tables.length - 1);
    expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(games, 9);
  });

  it('has a machine meet each bot of the arena', () => {
    const meetings = meetBots(FOUR);
    expect(meetings.map(({ bot }) => bot)).toEqual(PLAYERS);
    // Minimax never begins in the centre, where the four cards have their hole.
    const minimax = meetings.find(({ bot }) => bot.kind === 'minimax');
    expect(makeFraction(minimax?.second.draw ?? fraction(0n, 1n))).toBe('1');
    const thumb = meetings.find(({ bot }) => bot.kind === 'rules-of-thumb');
    expect(thumb?.second).toEqual(audit(FOUR, THUMB, 'second'));
  });
});
