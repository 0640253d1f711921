import { SIDES, audit, type PlayerTable, type Side } from '../../arena/audit.ts';
import { botTable } from '../../arena/botTables.ts';
import { compareFractions, fraction, fractionNumber } from '../../arena/fraction.ts';
import { CELLS, OPEN, gameGraph } from '../../arena/gameGraph.ts';
import { anyCell } from '../../arena/positions.ts';
import { bothSides, isTurnOf, movesIn, prove } from '../../arena/proof.ts';
import { CARDS, cardsTable, cellsOfCard, type CardId } from '../../cards/cards.ts';
import type { CodeFault, CodeVerdict, CodeVerdicts, SourceProblem } from '../../arena/judge.ts';
import {
  CODE_LANGUAGES,
  PROGRAM_TEXT,
  makeMachine,
  parseMachine,
  type BuiltMachine,
} from '../../cards/machineText.ts';
import { cardsSource } from '../../cards/source.ts';
import { fail, ok } from '../../core/result.ts';
import { emptySetup, type Setup } from '../../game/setup.ts';
import { strange, type Codec } from '../codec.ts';
import {
  FULL_MARKS,
  wrong,
  type ExerciseKind,
  type Level,
  type SmallRefutation,
} from '../contract.ts';
import { pick } from '../draw.ts';
import { countField, paramsCodec, severalField, type Fields } from '../fields.ts';

/** What a machine can be asked to do, the hardest first. */
export const MACHINE_GOALS = ['never-lose', 'hold-level-0', 'beat-random', 'take-wins'] as const;
export type MachineGoal = (typeof MACHINE_GOALS)[number];

/** The shortest list of cards that does it, and all that is easier with it; with fewer it can't be done. */
const KEYS: Readonly<Record<MachineGoal, readonly CardId[]>> = {
  'never-lose': ['win', 'block', 'stopFork', 'centre', 'corner'],
  'hold-level-0': ['win', 'block', 'stopFork', 'centre'],
  'beat-random': ['win', 'corner'],
  'take-wins': ['win'],
};
export const leastCards = ([hardest]: readonly MachineGoal[]) => KEYS[hardest as MachineGoal];

/** Games of a hundred that have to be won against chance, or not lost to level 0 of the rule ratings. */
const MACHINE_GAMES = 95;

/** As many as there are: no limit. */
export const ANY_CARDS = CARDS.length;

/** What a machine can be made of. */
export const MACHINE_WAYS = ['cards', ...CODE_LANGUAGES] as const;
export type MachineWay = (typeof MACHINE_WAYS)[number];

export const wayOf = (machine: BuiltMachine): MachineWay =>
  machine.kind === 'cards' ? 'cards' : machine.language;

interface OwnMachineParams {
  /** All of them together, in their order. */
  readonly goals: readonly MachineGoal[];
  /** What pupils may take. */
  readonly by: readonly MachineWay[];
  /** So many cards may be laid. */
  readonly most: number;
}

export type OwnMachineReason =
  | { readonly code: 'way-not-allowed'; readonly way: MachineWay }
  /** As its interpreter says it. */
  | { readonly code: 'program-not-loaded'; readonly problem: SourceProblem }
  /** It gives a game away by what is no move. */
  | { readonly code: 'program-fault'; readonly plays: Side; readonly fault: CodeFault }
  /** It draws at random, and not all that can come of it is known. */
  | { readonly code: 'program-not-followed' }
  | { readonly code: 'too-many-cards'; readonly found: number; readonly most: number }
  /** It can be beaten, with so many marks on the board. */
  | { readonly code: 'machine-loses'; readonly plays: Side; readonly marks: number }
  /** With so many marks on the board it can pass by a cell that completes a line. */
  | {
      readonly code: 'win-missed';
      readonly plays: Side;
      readonly marks: number;
      readonly wins: readonly number[];
      readonly taken: number;
    }
  /** Of a hundred games, unrounded. */
  | { readonly code: 'loses-too-often'; readonly plays: 'second'; readonly lost: number }
  | { readonly code: 'wins-too-rarely'; readonly plays: 'first'; readonly won: number };

type Verdict = ReturnType<typeof wrong<OwnMachineReason>>;

/** The game of these moves, from the empty board. */
const gameOf = (moves: readonly number[]): SmallRefutation => ({ setup: emptySetup(), moves });

/** A game that is lost, as far as there is one. */
function lostGame(table: PlayerTable, plays: Side): SmallRefutation | undefined {
  const { shortestLoss } = prove(table, plays);
  return shortestLoss && gameOf(shortestLoss);
}

function neverLosesVerdict(table: PlayerTable): Verdict {
  const lost = SIDES.flatMap((plays) => {
    const game = lostGame(table, plays);
    return game ? [{ plays, game }] : [];
  });
  const [worst] = lost.sort((a, b) => a.game.moves.length - b.game.moves.length);
  if (!worst) return FULL_MARKS;
  const { plays, game } = worst;
  return wrong({ code: 'machine-loses', plays, marks: game.moves.length }, game);
}

/** The first win that is passed by, looking at positions with few marks first. */
function takesWinsVerdict(table: PlayerTable): Verdict {
  const { setups, stands, next, marks } = gameGraph();
  for (const plays of SIDES) {
    const ways = new Map<number, readonly number[]>([[0, []]]);
    for (let position = 0; position < setups.length; position++) {
      const way = ways.get(position);
      if (!way || stands[position] !== OPEN) continue;
      const { cells, toMove } = setups[position] as Setup;
      const wins = isTurnOf(plays, position) ? cellsOfCard('win', cells, toMove) : [];
      for (const { cell } of movesIn(position, table, plays)) {
        const after = next[position * CELLS + cell] as number;
        if (wins.length > 0 && !wins.includes(cell)) {
          const game = gameOf([...way, cell, ...anyEnd(after, table, plays)]);
          const seen = { plays, marks: marks[position] as number, wins, taken: cell };
          return wrong({ code: 'win-missed', ...seen }, game);
        }
        if (!ways.has(after)) ways.set(after, [...way, cell]);
      }
    }
  }
  return FULL_MARKS;
}

/** How a game can go on to its end: always the first cell. */
function anyEnd(from: number, table: PlayerTable, plays: Side): number[] {
  const [move] = movesIn(from, table, plays);
  if (!move) return [];
  const after = gameGraph().next[from * CELLS + move.cell] as number;
  return [move.cell, ...anyEnd(after, table, plays)];
}

const ENOUGH = fraction(BigInt(MACHINE_GAMES), 100n);
const TOO_MANY = fraction(100n - BigInt(MACHINE_GAMES), 100n);

const VERDICTS: Readonly<Record<MachineGoal, (table: PlayerTable) => Verdict>> = {
  'never-lose': neverLosesVerdict,
  'take-wins': takesWinsVerdict,
  'beat-random'(table) {
    const { win } = audit(table, anyCell, 'first');
    if (compareFractions(win, ENOUGH) >= 0) return FULL_MARKS;
    const won = fractionNumber(win) * 100;
    return wrong({ code: 'wins-too-rarely', plays: 'first', won }, lostGame(table, 'first'));
  },
  'hold-level-0'(table) {
    const { loss } = audit(table, botTable({ kind: 'rule-ratings', level: 0 }), 'second');
    if (compareFractions(loss, TOO_MANY) <= 0) return FULL_MARKS;
    const lost = fractionNumber(loss) * 100;
    // Level 0 may take any free cell, so each lost game can come of it.
    return wrong({ code: 'loses-too-often', plays: 'second', lost }, lostGame(table, 'second'));
  },
};

/** Whether a machine does one of the things that can be asked. */
export const meets = (goal: MachineGoal, table: PlayerTable) => VERDICTS[goal](table).points === 1;

const machineCodec: Codec<BuiltMachine> = {
  limit: PROGRAM_TEXT,
  encode: makeMachine,
  decode(text) {
    const { length } = text;
    if (length > PROGRAM_TEXT) return fail({ code: 'long-part', length, limit: PROGRAM_TEXT });
    const read = parseMachine(text);
    return read.ok && read.value.kind !== 'trained' ? ok(read.value) : strange(text);
  },
};

const fields: Fields<OwnMachineParams> = {
  goals: severalField(MACHINE_GOALS),
  by: severalField(MACHINE_WAYS),
  most: { ...countField(1, ANY_CARDS), where: { part: 'by', is: 'cards' } },
};

/** By level: which goals may be the hardest, and how many cards may be laid beyond those that it takes. */
const RULES: Readonly<Record<Level, readonly [goals: readonly MachineGoal[], spare: number]>> = {
  1: [['hold-level-0', 'beat-random', 'take-wins'], ANY_CARDS],
  2: [['never-lose', 'hold-level-0', 'beat-random'], ANY_CARDS],
  3: [['never-lose', 'hold-level-0', 'beat-random'], 4],
};

/** Build a machine that does all this. The answer is the machine, and it is proved again wherever it is looked at. */
export const ownMachine: ExerciseKind<
  OwnMachineParams,
  BuiltMachine,
  OwnMachineReason,
  'own-machine'
> = {
  id: 'own-machine',
  refutesItself: true,
  fields,
  params: paramsCodec(fields, ({ goals, by, most }) => {
    const least = leastCards(goals).length;
    return by.includes('cards') && most < least ? { code: 'too-few-cards', least } : undefined;
  }),
  answer: machineCodec,
  generate(rng, level) {
    const [hardest, spare] = RULES[level];
    const first = pick(rng, hardest);
    const easier = MACHINE_GOALS.slice(MACHINE_GOALS.indexOf(first) + 1);
    const goals = [first, ...easier.filter(() => rng.int(2) === 0)];
    const least = leastCards(goals).length;
    return { goals, by: ['cards'], most: least + rng.int(Math.min(spare, ANY_CARDS - least) + 1) };
  },
  /** The shortest list; where cards are not allowed, a program that plays like it. */
  key({ goals, by }) {
    const cards = leastCards(goals);
    const language = CODE_LANGUAGES.find((each) => by.includes(each));
    if (by.includes('cards') || !language) return { kind: 'cards', cards };
    return { kind: 'code', language, source: cardsSource(cards, language, (card) => card) };
  },
  grade({ goals, by, most }, machine) {
    const way = wayOf(machine);
    if (!by.includes(way)) return wrong({ code: 'way-not-allowed', way });
    // Programs run apart, and not here: `gradeProgram` takes what came of it.
    if (machine.kind !== 'cards') return { points: 0, reasons: [], needsPerson: true };
    const { cards } = machine;
    if (cards.length > most) return wrong({ code: 'too-many-cards', found: cards.length, most });
    return graded(goals, cardsTable(cards));
  },
};

/** `fault`: it makes no move somewhere, which is no win taken either. */
function graded(goals: readonly MachineGoal[], table: PlayerTable, fault?: Verdict): Verdict {
  const missed = goals
    .map((goal) => (goal === 'take-wins' && fault) || VERDICTS[goal](table))
    .filter(({ points }) => points < 1);
  const [first = FULL_MARKS] = missed;
  const all = fault && missed.length > 0 ? new Set([fault, ...missed]) : missed;
  return {
    ...(fault && missed.length > 0 ? fault : first),
    points: 1 - missed.length / goals.length,
    reasons: [...all].flatMap(({ reasons }) => reasons),
  };
}

/** The verdict on a program, by what came of running it, or why it could not be run. */
export function gradeProgram(
  { goals }: Pick<OwnMachineParams, 'goals'>,
  found: CodeVerdicts | SourceProblem,
): Verdict {
  if ('code' in found) return wrong({ code: 'program-not-loaded', problem: found });
  const sides = SIDES.map((plays) => found[plays]);
  if (!sides.every(({ isFollowed }) => isFollowed)) return wrong({ code: 'program-not-followed' });
  const bad = sides.find(({ faults }) => faults.length > 0);
  const table = bothSides(found.first.table, found.second.table);
  return graded(goals, table, bad && faultOf(bad));
}

/** What is no move loses the game, and says more than that it is lost. */
function faultOf({ plays, table, faults: [fault] }: CodeVerdict): Verdict | undefined {
  if (!fault) return undefined;
  const game = gameOf(prove(table, plays).shortestLoss ?? []);
  return wrong({ code: 'program-fault', plays, fault }, game);
}
