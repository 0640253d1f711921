import {
  CODE_LANGUAGES,
  PROGRAM_TEXT,
  makeMachine,
  parseMachine,
  type CardId,
  type MachineProblem,
  type MachineSpec,
  type Program,
  type Result,
  type TrainedMachine,
} from '../../engine/index.ts';
import { stored } from '../platform/stored.ts';
import { choiceCodecOf, defineLink, type LinkProblem } from '../platform/link.ts';
import type { UnknownParts } from '../platform/problems.ts';

/** The floors of the page: on two of them a machine is built, and on the last it meets the others. */
export const FLOORS = ['cards', 'code', 'class'] as const;
export type FloorId = (typeof FLOORS)[number];

/** Programs to begin with. The last is the reader's own list of cards. */
export const STARTS = [
  'empty',
  'random',
  'first',
  'winOrBlock',
  'anyBoard',
  'holed',
  'cards',
] as const;
export type StartId = (typeof STARTS)[number];

/** A program as it was before another one took its place. */
export interface Version extends Program {
  /** When that was, in milliseconds. */
  readonly time: number;
}

/** What belongs to a reader: a machine of cards and one in code, under the name that they have given it. */
export interface OwnMachine {
  readonly name: string;
  readonly cards: readonly CardId[];
  /** Absent until something has been written. It may be longer than what is run. */
  readonly program?: Program | undefined;
  /** Boxes that were brought along from where they were trained. */
  readonly trained?: TrainedMachine | undefined;
  /** The latest first. */
  readonly versions: readonly Version[];
  /** On which floor it was built last. */
  readonly floor: FloorId;
}

/** One's own machine as it was built last: boxes are at home where the others are met. */
export function machineOf({ cards, program, trained, floor }: OwnMachine): MachineSpec {
  if (floor === 'class' && trained) return trained;
  return floor === 'code' && program ? { kind: 'code', ...program } : { kind: 'cards', cards };
}

/** Where a machine is built, or met if it was trained elsewhere. */
export const floorOf = ({ kind }: MachineSpec): FloorId => (kind === 'trained' ? 'class' : kind);

/** What a new machine begins with: enough to be shown where it loses, and far from enough. */
export const FIRST_CARDS: readonly CardId[] = ['win', 'block'];
export const FIRST_MACHINE: OwnMachine = {
  name: '',
  cards: FIRST_CARDS,
  versions: [],
  floor: 'cards',
};

/** The most characters of a name that travels in a link. */
export const MOST_NAME = 40;
export const MOST_VERSIONS = 20;

/** The machine that belongs to this browser. */
export const machineStore = stored<OwnMachine | undefined>('noughtbook.machine', {
  empty: undefined,
  read({ name, machine, program, trained, versions = [], floor = 'cards' }, lose) {
    const cards = typeof machine === 'string' ? parseMachine(machine) : undefined;
    if (typeof name !== 'string' || !cards?.ok || cards.value.kind !== 'cards') return undefined;
    const known = FLOORS.find((each) => each === floor);
    const found = Array.isArray(versions) ? versions.flatMap(readVersion) : [];
    if (!known || !Array.isArray(versions)) return undefined;
    if (found.length < versions.length) lose(versions.length - found.length);
    const read = readProgram(program);
    if (program !== undefined && !read) lose(1);
    const kept = readTrained(trained);
    if (trained !== undefined && !kept) lose(1);
    return {
      name,
      cards: cards.value.cards,
      ...(read ? { program: read } : {}),
      ...(kept ? { trained: kept } : {}),
      versions: found.slice(0, MOST_VERSIONS),
      floor: known,
    };
  },
  write: ({ name, cards, program, trained, versions, floor }) => ({
    name,
    machine: makeMachine({ kind: 'cards', cards }),
    ...(program ? { program } : {}),
    ...(trained ? { trained: makeMachine(trained) } : {}),
    ...(versions.length > 0 ? { versions } : {}),
    ...(floor === 'cards' ? {} : { floor }),
  }),
});

function readProgram(found: unknown): Program | undefined {
  const { language, source } = (found ?? {}) as Readonly<Record<string, unknown>>;
  const known = CODE_LANGUAGES.find((each) => each === language);
  return known && typeof source === 'string' ? { language: known, source } : undefined;
}

function readTrained(found: unknown): TrainedMachine | undefined {
  const read = typeof found === 'string' ? parseMachine(found) : undefined;
  return read?.ok && read.value.kind === 'trained' ? read.value : undefined;
}

function readVersion(found: unknown): Version[] {
  const program = readProgram(found);
  const { time } = (found ?? {}) as { time?: unknown };
  return program && Number.isSafeInteger(time) ? [{ ...program, time: time as number }] : [];
}

/** What a lesson adds to a machine of one’s own: cards, a program, or another way to work on it. */
export type LessonGift =
  | { readonly cards: readonly [CardId, ...CardId[]] }
  | { readonly floor: FloorId; readonly start?: StartId };

/** By lesson: those with which a machine of nine cells can be built, in their order. */
export const LESSON_GIFTS: Readonly<Record<string, LessonGift>> = {
  folk: { cards: ['stopFork', 'centre', 'corner'] },
  minimax: { floor: 'code', start: 'holed' },
  count: { floor: 'cards' },
  'whole-tree': { floor: 'code', start: 'holed' },
  depth: { floor: 'class' },
  fin: { cards: ['win', 'block'] },
  ratings: { cards: ['pair', 'spoil'] },
  table: { floor: 'code', start: 'holed' },
  learning: { floor: 'class' },
  arena: { floor: 'class' },
};

/** A list with one more card: at its end, or before the one that fits everywhere. */
export function withCard(cards: readonly CardId[], card: CardId): CardId[] {
  const end = cards.indexOf('any');
  return cards.toSpliced(end < 0 ? cards.length : end, 0, card);
}

interface BotFields {
  readonly floor: FloorId;
  /** What is put into the editor, on the floor of programs. */
  readonly start: StartId;
  readonly name: string;
  /** A machine, or what is wrong with it. */
  readonly machine: Result<MachineSpec, MachineProblem>;
}

/** What of a link to a machine could not be used. The rest of it was. */
export type BotLinkProblem =
  | LinkProblem<keyof BotFields>
  | UnknownParts
  | MachineProblem
  /** It has a name, and nothing that is called so. */
  | { readonly code: 'no-machine' };

/** The name that fits into a link. */
export const shortName = (name: string): string =>
  [...name.replaceAll(/[\p{Cs}\p{Cc}]/gu, '').trim()].slice(0, MOST_NAME).join('').trim();

/** A machine, "#name=Ada&machine=c.win-block-stopFork", and perhaps the floor on which it is shown. */
export const botLink = defineLink<BotFields>(
  {
    floor: choiceCodecOf(FLOORS),
    start: choiceCodecOf(STARTS),
    name: {
      make: (name) => (name === '' ? undefined : encodeURIComponent(name)),
      parse: shortName,
    },
    machine: {
      make: (read) => (read.ok ? makeMachine(read.value) : undefined),
      parse(text) {
        const read = parseMachine(text);
        // What a sentence left behind it goes first.
        return read.ok || !/\W$/.test(text) ? read : undefined;
      },
    },
  },
  { fragment: PROGRAM_TEXT + 800 },
);

/** A machine with its name. */
export interface NamedMachine {
  readonly name: string;
  readonly machine: MachineSpec;
}

export const makeBotLink = ({ machine, name }: NamedMachine): string =>
  botLink.make({ machine: { ok: true, value: machine }, name });

/** Reads a fragment, with or without its `#`. `undefined` if it is about no machine. Never throws. */
export function parseBotLink(fragment: string):
  | {
      readonly machine: NamedMachine | undefined;
      readonly read: BotFields['machine'] | undefined;
      readonly floor: FloorId | undefined;
      readonly start: StartId | undefined;
      readonly problems: readonly BotLinkProblem[];
    }
  | undefined {
  const link = botLink.parse(fragment);
  if (!link) return undefined;
  const { machine: read, name = '', floor, start } = link;
  const problems: BotLinkProblem[] = [...link.problems];
  if (read && !read.ok) problems.push(read.problem);
  if (!read && !floor && !start && problems.length === 0) problems.push({ code: 'no-machine' });
  const machine = read?.ok ? read.value : read && standing(read.problem);
  return { machine: machine && { machine, name }, read, floor, start, problems };
}

/** The cards of a machine that stand although something is wrong with it. */
function standing(problem: MachineProblem): MachineSpec | undefined {
  return 'stands' in problem ? { kind: 'cards', cards: problem.stands } : undefined;
}
