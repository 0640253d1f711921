import {
  CARDS,
  fail,
  makeLinkedMachine,
  makeMachine,
  ok,
  parseMachine,
  type CardId,
  type MachineProblem,
  type MachineSpec,
  type Result,
} from '../../../engine/index.ts';
import { textOfBytes } from '../../platform/decodeText.ts';
import { stored } from '../../platform/stored.ts';
import { calmName } from '../../ui/calmText.ts';
import { parseBotLink, shortName, type NamedMachine } from '../machineStore.ts';
import { readSource } from '../code/takeHome.ts';

/** A machine of a class; its name is empty if nobody has said it. */
interface ClassMachine extends NamedMachine {
  /** The line that it stands on, from 1. */
  readonly line: number;
}

/** A line that isn’t in the list as it stands there. */
export interface LineTrouble {
  readonly line: number;
  readonly name: string;
  readonly why:
    | MachineProblem
    | { readonly code: 'no-machine'; readonly text: string }
    /** The same machine under the same name stands on that line. */
    | { readonly code: 'again'; readonly line: number }
    /** Another one is called so. */
    | { readonly code: 'renamed'; readonly as: string }
    | { readonly code: 'too-many'; readonly most: number };
}

/** The machines of a class as they were pasted: a reload in front of the class finds them again. */
export const classStore = stored<string>('noughtbook.class', {
  area: 'sessionStorage',
  empty: '',
  read: ({ text }) => (typeof text === 'string' ? text : undefined),
  write: (text) => ({ text }),
});

/** So many play against each other. */
export const MOST_MACHINES = 60;
/** Letters of a line that are quoted. */
const QUOTED = 40;

/** Between two words of a list; a program’s text has points in it. A link is looked for where a word begins: not at each letter. */
const WORDS = /(?<![^\s"',;<>])[^\s"',;<>]*#[^\s"',;<>]+|[^\s"',;:<>|]+/g;

/** Machines, each on its line: a link, a code (`c.win-block`) or cards as words, and in front of it or behind it whose it is. */
export function readMachines(text: string): {
  readonly machines: readonly ClassMachine[];
  readonly troubles: readonly LineTrouble[];
} {
  const machines: ClassMachine[] = [];
  const troubles: LineTrouble[] = [];
  const numbered = (line: string, at: number) =>
    readLine(line.trim()).map((each) => ({ ...each, line: at + 1 }));
  for (const { line, name, read } of text.split(/\r\n?|\n/).flatMap(numbered)) {
    const tell = (why: LineTrouble['why']) => void troubles.push({ line, name, why });
    if (!read.ok) tell(read.problem);
    else {
      const called = machines.filter((each) => name !== '' && each.name === name);
      const same = called.find((each) => makeMachine(each.machine) === makeMachine(read.value));
      const as = called.length > 0 ? freeName(name, machines) : name;
      if (same) tell({ code: 'again', line: same.line });
      else if (machines.length === MOST_MACHINES) tell({ code: 'too-many', most: MOST_MACHINES });
      else {
        if (as !== name) tell({ code: 'renamed', as });
        machines.push({ name: as, machine: read.value, line });
      }
    }
  }
  return { machines, troubles };
}

/** The lines of a file with machines or a program. A machine that stands in it alone and has no name is called like the file. */
export function linesOfFile(
  name: string,
  bytes: Uint8Array,
): Result<string, 'noMachines' | 'tooLarge'> {
  const owner = name.replace(/^.*\//, '').replace(/\.\w+$/, '');
  if (/\.(py|js)$/.test(name)) {
    const program = readSource(bytes, name);
    if (!program?.source.trim()) return fail('noMachines');
    const code = makeLinkedMachine({ kind: 'code', ...program });
    return code === undefined ? fail('tooLarge') : ok(`${owner}: ${code}`);
  }
  const whole = textOfBytes(bytes).trim();
  const { machines } = readMachines(whole);
  if (machines.length === 0) return fail('noMachines');
  const isNameless = machines.length === 1 && machines[0]?.name === '';
  return ok(isNameless ? `${owner}: ${whole}` : whole);
}

function freeName(name: string, machines: readonly ClassMachine[]): string {
  for (let at = 2; ; at++) {
    const next = `${name} (${at})`;
    if (!machines.some((each) => each.name === next)) return next;
  }
}

interface ReadMachine {
  readonly name: string;
  readonly read: Result<MachineSpec, LineTrouble['why']>;
}

/** Of lines that a chat has joined each machine has what is before it, or behind it if the first of them has no name before it. */
function readLine(line: string): readonly ReadMachine[] {
  const words = [...line.matchAll(WORDS)];
  const found = words.flatMap(({ 0: word, index: from }) => {
    const machine = readWord(word);
    return machine ? [{ ...machine, from, to: from + word.length }] : [];
  });
  const isNamedFirst = /\p{L}/u.test(line.slice(0, found[0]?.from));
  const cuts = found.slice(1).map(({ from }, at) => (isNamedFirst ? found[at]?.to : from));
  if (line === '' || found.length > 0)
    return found.map(({ name, read, from, to }, at) => {
      const around = `${line.slice(cuts[at - 1], from)} ${line.slice(to, cuts[at])}`;
      return { name: nameIn(around) || name, read };
    });
  const first = words.findIndex(([word]) => cardOf(word) !== undefined);
  const text = calmName(line.slice(0, QUOTED));
  if (first < 0) return [{ name: nameIn(line), read: fail({ code: 'no-machine', text }) }];
  const cards = words.slice(first).map(([word]) => cardOf(word) ?? word);
  const name = nameIn(line.slice(0, words[first]?.index));
  return [{ name, read: parseMachine(`c.${cards.join('-')}`) }];
}

/** The machine that a word is, a link or a code. An address for mail is neither. */
function readWord(changed: string): ReadMachine | undefined {
  // Programs put other hyphens, and signs that nobody sees.
  const word = changed.replaceAll(/\p{Cf}/gu, '').replaceAll(/[\p{Pd}\u2212]/gu, '-');
  const linked = parseBotLink(word.slice(word.indexOf('#')));
  if (linked?.read) return { name: linked.machine?.name ?? '', read: linked.read };
  const read = parseMachine(word);
  const isCoded = read.ok || read.problem.code !== 'unknown-machine';
  return isCoded && !word.includes('@') ? { name: '', read } : undefined;
}

/** A card, however its letters are written: a phone begins a line with a capital. */
const cardOf = (word: string): CardId | undefined =>
  CARDS.find((card) => card.toLowerCase() === word.toLowerCase());

/** What is left of a line: its words, without what stands between the columns; a run of signs is tried from its beginning only. */
const nameIn = (text: string): string =>
  calmName(
    shortName(
      text
        .replaceAll(/[\s"',;:<>|]+/g, ' ')
        .replace(/^[\s.)\-–]+/, '')
        .replace(/(?<![\s(\-–])[\s(\-–]+$/, ''),
    ),
  );

/** Twelve to try it with. The one that wins most can be beaten, and those that can’t be beaten come after it. */
export const EXAMPLE_CLASS = [
  'win pair centre spoil',
  'win block stopFork centre',
  'win block corner oppositeCorner spoil',
  'edge beside spoil',
  'win block beside corner',
  'win block stopFork centre corner',
  'win oppositeCorner block spoil',
  'win away oppositeCorner',
  'win block oppositeCorner centre corner',
  'pair win edge block beside centre',
  'win stopFork centre away spoil',
  'win oppositeCorner beside edge stopFork',
].join('\n');
