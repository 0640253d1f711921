import {
  PROGRAM_TEXT,
  makeMachine,
  parseMachine,
  type MachineProblem,
  type MachineSpec,
  type Result,
} from '../../engine/index.ts';
import { choiceCodecOf, defineLink, type LinkProblem } from '../platform/link.ts';
import type { UnknownParts } from '../platform/problems.ts';
import { FLOORS, MOST_NAME, STARTS, type FloorId, type StartId } from './machineStore.ts';

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
