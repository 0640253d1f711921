import { fail, ok, type Result } from '../core/result.ts';
import { CARDS, isCard, type CardId } from './cards.ts';

/** A machine of a reader's own, as data. */
export interface MachineSpec {
  readonly kind: 'cards';
  readonly cards: readonly CardId[];
}

/** What is wrong with the text of a machine. `stands`: the cards that could be read all the same. */
export type MachineProblem =
  | { readonly code: 'unknown-machine'; readonly text: string }
  | { readonly code: 'machine-too-long'; readonly most: number }
  | {
      readonly code: 'unknown-card';
      readonly word: string;
      /** The card whose name is most like it. */
      readonly nearest: CardId;
      readonly stands: readonly CardId[];
    }
  | { readonly code: 'card-twice'; readonly card: CardId; readonly stands: readonly CardId[] };

/** The longest text of a machine that is read. All the cards together are shorter. */
export const MACHINE_TEXT = 200;

/** Characters of what could not be read that a problem quotes. */
const QUOTED = 40;

const CARDS_SIGN = 'c.';
const BETWEEN = '-';

/** Links, storage and answers: `c.win-block-centre`, `c.` without a card. */
export function makeMachine({ cards }: MachineSpec): string {
  return CARDS_SIGN + cards.join(BETWEEN);
}

/** Reads what `makeMachine` writes, letter by letter. Never throws. */
export function parseMachine(text: string): Result<MachineSpec, MachineProblem> {
  if (text.length > MACHINE_TEXT) return fail({ code: 'machine-too-long', most: MACHINE_TEXT });
  if (text.startsWith(CARDS_SIGN)) return parseCards(text.slice(CARDS_SIGN.length));
  return fail({ code: 'unknown-machine', text: text.slice(0, QUOTED) });
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
