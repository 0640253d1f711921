import type { SearchEvent, Snippet } from '../../../engine/index.ts';
import { codeValueMessages as say } from '#language/stepper/search/messages';
import { count, ink } from '#language/ui/language/grammar';
import type { Sentence, StepFacts, Words } from '../../ui/types.ts';

/** What stands beside a line of the code, by its number from 1. */
type CodeValues = ReadonlyMap<number, Sentence>;

/** Where a search keeps what an inner call returns, and where it compares that: as it runs, and in Python. */
const ANSWERED = /\b(\w+)(?:, _)? = \w+\((?:position, other\(player\)|board, other)/;
const COMPARES = /\bconst isBetter =|\bif \w+ > best if/;
const DECIDES = /\bif \(isBetter\b/;
const BEGINS_BEST = /\blet best =|^\s+best = .* else /;
const BEGINS_CELL = /\blet bestCell =|\bbest_cell = None/;
const KEEPS_MOVE = /\bsearch\.move = /;
const BEST_CELL = /\bbest_?cell\b/i;

/** Lines that may not be there in every search, and what stands beside them. */
type Entries = readonly (readonly [number | undefined, Sentence])[];
type Worth = (score: number) => Words;

/**
 * The variables of the running call beside the lines that set them, as far as they are known at a step. All of
 * it is in the facts of the step, and the sentence says it too.
 */
export function codeValues(
  snippet: Snippet<SearchEvent>,
  facts: StepFacts,
  worth: Worth,
): CodeValues {
  const entries: Entries = [
    [snippet.lineOf.call, say.holds('player', ink(facts.mover))],
    ...bestValue(snippet, facts, worth),
    ...boundValues(snippet, facts, worth),
    ...ownValues(snippet, facts, worth),
  ];
  const values = new Map<number, Sentence>();
  for (const [line, value] of entries) if (line) values.set(line, value);
  return values;
}

const number = (cell: number): Words => ({ text: count(cell) });
const lineWith = ({ lines }: Snippet<SearchEvent>, pattern: RegExp) =>
  lines.findIndex((line) => pattern.test(line)) + 1;
const bestCellIn = ({ lines }: Snippet<SearchEvent>) => BEST_CELL.exec(lines.join('\n'))?.[0] ?? '';

function bestValue(
  snippet: Snippet<SearchEvent>,
  { kind, bestBefore }: StepFacts,
  worth: Worth,
): Entries {
  if (!bestBefore || kind === 'improve') return [];
  return [
    [lineWith(snippet, BEGINS_BEST), say.holds('best', worth(bestBefore.score))],
    [lineWith(snippet, BEGINS_CELL), say.holds(bestCellIn(snippet), number(bestBefore.cell))],
  ];
}

function boundValues({ lineOf }: Snippet<SearchEvent>, facts: StepFacts, worth: Worth): Entries {
  if (!lineOf.window || !('bounds' in facts) || !facts.bounds) return [];
  const { alpha, beta } = facts.bounds;
  const shown = (score: number | undefined) => (score === undefined ? say.open : worth(score));
  return [
    [lineOf.window, say.holds('low', shown(alpha))],
    [lineOf.window + 1, say.holds('high', shown(beta))],
  ];
}

/** What is known at steps of this kind. */
function ownValues(snippet: Snippet<SearchEvent>, facts: StepFacts, worth: Worth): Entries {
  const { lineOf } = snippet;
  switch (facts.kind) {
    case 'won':
      return [
        [lineOf.test, say.holds('winner', ink(facts.winner))],
        [lineOf.won, say.returns(worth(facts.score))],
      ];
    case 'full':
    case 'dead':
    case 'horizon':
      return [[lineOf[facts.kind], say.returns(worth(facts.score))]];
    case 'return':
    case 'cut':
      return keptValues(snippet, facts, worth);
    case 'try':
      return triedValue(snippet, facts.cell);
    case 'back':
    case 'adjust':
    case 'improve':
      return answerValues(snippet, facts, worth);
    case 'call':
    case 'test':
    case 'window':
      return [];
  }
}

function triedValue({ lineOf }: Snippet<SearchEvent>, cell: number | undefined): Entries {
  return cell === undefined ? [] : [[lineOf.try, say.holds('cell', number(cell))]];
}

/** A call that has chosen returns its score; the line above may leave its cell behind. */
function keptValues(
  { lines, lineOf }: Snippet<SearchEvent>,
  { kind, score, keptCell }: Extract<StepFacts, { kind: 'return' | 'cut' }>,
  worth: Worth,
): Entries {
  const line = lineOf[kind] ?? 0;
  const returned = [line, say.returns(worth(score))] as const;
  const keeps = KEEPS_MOVE.test(lines[line - 2] ?? '') && keptCell !== undefined;
  return keeps ? [[line - 1, say.holds('move', number(keptCell))], returned] : [returned];
}

/** An inner call has returned: what it returned, and how that compares. */
function answerValues(
  snippet: Snippet<SearchEvent>,
  facts: Extract<StepFacts, { kind: 'back' | 'adjust' | 'improve' }>,
  worth: Worth,
): Entries {
  const { lineOf, lines } = snippet;
  const { kind, cell, childCall, rated, bestBefore } = facts;
  const score = kind === 'back' ? rated : facts.score;
  const answered = lineWith(snippet, ANSWERED);
  const name = ANSWERED.exec(lines[answered - 1] ?? '')?.[1] ?? '';
  const entries = [
    ...triedValue(snippet, cell),
    [answered, say.from(name, worth(rated), childCall)] as const,
  ];
  if (score !== rated) entries.push([lineOf.adjust, say.becomes(name, worth(rated), worth(score))]);
  if (kind === 'back' && facts.adjusts) return entries;
  const improves = kind === 'improve' || facts.improves;
  const before = bestBefore && worth(bestBefore.score);
  const sign =
    bestBefore && (score < bestBefore.score ? '<' : score > bestBefore.score ? '>' : '=');
  const isBetter = improves && sign !== '=';
  const compared = lineWith(snippet, COMPARES);
  entries.push([compared, say.compares(worth(score), sign, before, isBetter)]);
  entries.push([lineWith(snippet, DECIDES), say.decides(improves)]);
  if (kind === 'improve' && lineOf.improve && cell !== undefined) {
    const cellBefore = bestBefore && number(bestBefore.cell);
    entries.push([lineOf.improve, say.becomes('best', before, worth(score))]);
    entries.push([lineOf.improve + 1, say.becomes(bestCellIn(snippet), cellBefore, number(cell))]);
  }
  return entries;
}
