import { parsePolicyText } from '../bots/policyText.ts';
import { fromBase64Url, fromUtf8, toBase64Url, toUtf8 } from '../core/bytes.ts';
import { crc32 } from '../core/crc32.ts';
import { deflateFixed, inflateFixed } from '../core/deflate.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { SMALL_VARIANT, type Variant } from '../game/variants.ts';
import { CARDS, isCard, type CardId } from './cards.ts';

export const CODE_LANGUAGES = ['javascript', 'python'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** The longest text of a program that is run. */
export const LONGEST_SOURCE = 40_000;

/** What runs programs, and the steps that a call may take: a plain minimax of the empty board takes 30 million, 90 in Python. */
export const RUNTIMES = {
  javascript: { name: 'QuickJS', steps: 100_000_000 },
  python: { name: 'MicroPython', steps: 100_000_000 },
} as const satisfies Readonly<Record<CodeLanguage, object>>;

/** What a program finds, under these names, of the board that it plays on. */
export const namesOn = ({ geometry, winLength, gravity, misere }: Variant) => ({
  COLUMNS: geometry.columns,
  ROWS: geometry.rows,
  IN_A_ROW: winLength,
  FALLING: gravity,
  MISERE: misere,
});
export type ProgramNames = Readonly<ReturnType<typeof namesOn>>;
export const NINE_CELLS: ProgramNames = namesOn(SMALL_VARIANT);

/** A text that is to define `play(board, mark)`. */
export interface Program {
  readonly language: CodeLanguage;
  readonly source: string;
  /** Of another board than that of nine cells. */
  readonly names?: ProgramNames;
}

export interface CardsMachine {
  readonly kind: 'cards';
  readonly cards: readonly CardId[];
}

export interface CodeMachine extends Program {
  readonly kind: 'code';
}

/** A machine that somebody has put together, as data. */
export type BuiltMachine = CardsMachine | CodeMachine;

/** Boxes or values that have learnt, and learn no more: so many games old, with the chances of each move. */
export interface TrainedMachine {
  readonly kind: 'trained';
  readonly games: number;
  /** As `makePolicyText` writes them. */
  readonly numbers: string;
}

/** A machine of a reader's own, as data. */
export type MachineSpec = BuiltMachine | TrainedMachine;

/** What is wrong with the text of a machine. `stands`: the cards that could be read all the same. */
export type MachineProblem =
  | { readonly code: 'unknown-machine'; readonly text: string }
  | { readonly code: 'machine-too-long'; readonly most: number }
  /** Trained boxes of which letters are missing, or are others. */
  | { readonly code: 'broken-boxes' }
  | {
      readonly code: 'unknown-card';
      readonly word: string;
      /** The card whose name is most like it. */
      readonly nearest: CardId;
      readonly stands: readonly CardId[];
    }
  | { readonly code: 'card-twice'; readonly card: CardId; readonly stands: readonly CardId[] };

/** The longest text of a machine of cards that is read. All the cards together are shorter. */
export const MACHINE_TEXT = 200;
/** The longest text of a program, or of trained boxes, that is read: longer links get lost on their way. A longer program goes by file. */
export const PROGRAM_TEXT = 8000;

/** Characters of what could not be read that a problem quotes. */
const QUOTED = 40;

const CARDS_SIGN = 'c.';
const BETWEEN = '-';

const BOXES_SIGN = 'box.';
/** The age in games, a checksum of all the rest, and the numbers. */
const BOXES = /^box\.(0|[1-9]\d{0,9})\.(\d{1,10})\.([\w-]+)$/;

const CODE_SIGNS: Readonly<Record<CodeLanguage, string>> = { javascript: 'js.', python: 'py.' };

/**
 * Links and answers: `c.win-block-centre`, `c.` without a card; `py.` or `js.` and the program in UTF-8, deflated, in base64url;
 * `box.312.` and the numbers of what is 312 games old.
 * Whatever is longer than `parseMachine` reads has to travel as a file.
 */
export function makeMachine(machine: MachineSpec): string {
  if (machine.kind === 'cards') return CARDS_SIGN + machine.cards.join(BETWEEN);
  if (machine.kind === 'trained') {
    const { games, numbers } = machine;
    return `${BOXES_SIGN}${games}.${crc32(toUtf8(`${games}.${numbers}`))}.${numbers}`;
  }
  const { language, source } = machine;
  return CODE_SIGNS[language] + toBase64Url(deflateFixed(toUtf8(source)));
}

/** The text of a machine that fits into a link: to pack what does not may take seconds, and isn’t tried. */
export function makeLinkedMachine(machine: MachineSpec): string | undefined {
  if (machine.kind === 'code' && machine.source.length > LONGEST_SOURCE) return undefined;
  const text = makeMachine(machine);
  return text.length > PROGRAM_TEXT ? undefined : text;
}

/** Reads what `makeMachine` writes, letter by letter. Never throws. */
export function parseMachine(text: string): Result<MachineSpec, MachineProblem> {
  const language = CODE_LANGUAGES.find((each) => text.startsWith(CODE_SIGNS[each]));
  const isBoxes = text.startsWith(BOXES_SIGN);
  const isCards = text.startsWith(CARDS_SIGN);
  const most = isCards ? MACHINE_TEXT : PROGRAM_TEXT;
  if ((isCards || isBoxes || language) && text.length > most)
    return fail({ code: 'machine-too-long', most });
  if (isCards) return parseCards(text.slice(CARDS_SIGN.length));
  if (isBoxes) return parseBoxes(text);
  const source = language && readSource(text.slice(CODE_SIGNS[language].length));
  if (language && source !== undefined) {
    const machine = { kind: 'code', language, source } as const;
    // Another spelling of the same program is none of ours.
    if (makeMachine(machine) === text) return ok(machine);
  }
  return fail({ code: 'unknown-machine', text: text.slice(0, QUOTED) });
}

function readSource(letters: string): string | undefined {
  const packed = fromBase64Url(letters);
  const bytes = packed && inflateFixed(packed, 3 * LONGEST_SOURCE);
  const source = bytes && fromUtf8(bytes);
  return source !== undefined && source.length <= LONGEST_SOURCE ? source : undefined;
}

function parseBoxes(text: string): Result<MachineSpec, MachineProblem> {
  const [, games, , numbers = ''] = BOXES.exec(text) ?? [];
  const machine = { kind: 'trained', games: Number(games), numbers } as const;
  const isWhole = makeMachine(machine) === text && parsePolicyText(numbers) !== undefined;
  return isWhole ? ok(machine) : fail({ code: 'broken-boxes' });
}

function parseCards(text: string): Result<MachineSpec, MachineProblem> {
  const words = text === '' ? [] : text.split(BETWEEN);
  const stands = [...new Set(words.filter(isCard))];
  const word = words.find((each) => !isCard(each));
  if (word !== undefined) {
    const nearest = nearestCard(word);
    return fail({ code: 'unknown-card', word: word.slice(0, QUOTED), nearest, stands });
  }
  const card = words.filter(isCard).find((each, at) => words.indexOf(each) < at);
  if (card) return fail({ code: 'card-twice', card, stands });
  return ok({ kind: 'cards', cards: stands });
}

/** The card whose name takes the fewest changes of a letter to write; capitals don't count. */
function nearestCard(word: string): CardId {
  const changes = (card: CardId) => editDistance(word.toLowerCase(), card.toLowerCase());
  return CARDS.reduce((best, card) => (changes(card) < changes(best) ? card : best));
}

/** How many letters must be put in, taken out or replaced to make one word of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] as number) + (letter === other ? 0 : 1);
      const shifted = Math.min(row[column + 1] as number, next[column] as number) + 1;
      next.push(Math.min(replaced, shifted));
    }
    row = next;
  }
  return row.at(-1) as number;
}
