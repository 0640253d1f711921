import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { codeLineAt } from '../../src/components/stepper/codeView.ts';
import {
  boardAtStep,
  stackView,
  boundsText,
} from '../../src/components/stepper/search/stackView.ts';
import { factsAt } from '../../src/components/stepper/search/facts.ts';
import { isDisc, TREE_LIMIT, treeView } from '../../src/components/stepper/tree/treeView.ts';
import { treeList, treeRowText, treeRows } from '../../src/components/stepper/tree/treeList.ts';
import { leftByClick } from '../../src/components/ui/board-editor/edits.ts';
import { SpokenSteps } from '../../src/components/stepper/search/spokenSteps.ts';
import type { BoardView, Sentence, StackRow } from '../../src/components/ui/types.ts';
import {
  childrenOf,
  markOf,
  nodeAt,
  recordSearch,
  snippetOf,
  stepCount,
  tutorialRequest,
  type MarkName,
  type SearchName,
  type SearchRequest,
  type SearchRun,
  type Snippet,
} from '../../src/engine/index.ts';
import { stepperMessages, treeMessages } from '#language/stepper/search/messages';
import { describeStep } from '../../src/components/stepper/search/describe.ts';
import { boardMarkMessages, figureToolMessages } from '#language/stepper/frame';
import { dialogMessages } from '#language/stepper/dialogs';
import { boardNames, cellPlace } from '#language/ui/board/boards';
import { setupOf } from '../setupOf.ts';

export const words = { ...stepperMessages, ...dialogMessages };
export const say = { ...words.stepper, ...words.panels, ...figureToolMessages };

const SNIPPETS = new Map<SearchName, Snippet>();

/** The code that the figures show, as the site takes it from the running source. */
export function snippetFor(search: SearchName): Snippet {
  const known = SNIPPETS.get(search);
  if (known) return known;
  const file = join(root, `src/engine/search/${search}.ts`);
  const made = snippetOf(readFileSync(file, 'utf8'), search);
  SNIPPETS.set(search, made);
  return made;
}

export const snippet = snippetFor('minimax');

/** The words of a figure that shows this run: scores are written in its own way. */
function wordsFor({ request }: SearchRun): typeof words {
  if (request.search === 'minimax') return words;
  return { ...words, score: words.scoreWriter(request.search) };
}

/** The request of a board by the tutorial's rules, with what differs. */
export function request(
  board: string,
  move: MarkName,
  differs: Partial<SearchRequest> = {},
): SearchRequest {
  return { ...tutorialRequest(setupOf(board, markOf(move))), ...differs };
}

/** What a figure shows of its step, in words, as one can read it on the page. */
export interface Shown {
  readonly where: string;
  readonly step: number;
  readonly last: number;
  readonly spoken: string;
  readonly tag: string;
  readonly sentence: string;
  /** The labels of the board's cells; marks can be put there at the first step and the last. */
  readonly cells: readonly string[];
  /** The waiting calls as they are read out, innermost first. */
  readonly stack: readonly string[];
  readonly line: number | undefined;
  /** Calls that are drawn, and the counts of those that are not, as they are named. */
  readonly drawn: number;
  readonly counts: readonly string[];
  /** The rows of the list. */
  readonly list: readonly string[];
}

/** What a step shows beside what follows from the step itself. */
export interface Besides {
  readonly unfolded?: readonly number[];
  readonly folded?: readonly number[];
  /** The line of the code at which it has stopped. */
  readonly stoppedAt?: number | undefined;
}

/** What a figure must show at a step: worked out by the engine and the view. */
export function expected(run: SearchRun, step: number, besides: Besides = {}): Shown {
  const facts = factsAt(run, step);
  const sentence = describeStep(facts);
  const changes = facts.kind === 'improve' && facts.bestBefore;
  const last = stepCount(run.trace) - 1;
  const where = say.controls.where(step, last + 1);
  const folding = {
    unfolded: new Set(besides.unfolded),
    folded: new Set(besides.folded),
    limit: TREE_LIMIT,
  };
  const { nodes, counts } = treeView(run, step, folding);
  const drawn = isDisc(run, step, folding) ? { nodes: [], counts: [] } : { nodes, counts };
  return {
    where,
    step,
    last,
    spoken: `${where}: ${changes ? words.changesMind : words.tags[facts.kind]}`,
    tag: words.tags[facts.kind],
    sentence: [textOf(sentence), stoppedMessages(besides)].filter(Boolean).join(' '),
    cells:
      step === 0 || step === last
        ? marksLabels(boardAtStep(run, step), run)
        : cellLabels(run, nodeAt(run.trace, step), boardAtStep(run, step)),
    stack: stackView(run, step).map((row) => stackLabel(row, wordsFor(run))),
    line: codeLineAt(snippetFor(run.request.search), facts.kind),
    drawn: drawn.nodes.length,
    counts: drawn.counts.map(({ count }) => treeMessages.hidden(count)),
    list: treeRows(treeList(run, step, folding)).map((row) =>
      treeRowText(row, wordsFor(run).score),
    ),
  };
}

function stoppedMessages({ stoppedAt }: Besides): string {
  return stoppedAt === undefined ? '' : say.stopped(stoppedAt);
}

/** What is spoken when stepping comes to rest at a step. */
export function spokenAt(run: SearchRun, step: number): string {
  const facts = factsAt(run, step);
  return new SpokenSteps().step(run, step, words.spoken(describeStep(facts)));
}

export function textOf(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join('');
}

function marksLabels(view: BoardView, { request }: SearchRun): string[] {
  const label = ({ cell, mark, isLast }: BoardView['cells'][number]) =>
    boardNames.holds(
      cellPlace(cell, view),
      mark,
      (isLast ? say.board.last : '') + boardMarkMessages.press(leftByClick(request.setup, cell)),
    );
  return view.cells.map(label);
}

/** How the cells of the board are read out: what they hold, or where the search goes from them. */
export function cellLabels(run: SearchRun, node: number, view: BoardView): string[] {
  const roads = childrenOf(run.trace, node).map((child) => run.trace.cell[child]);
  return view.cells.map(({ cell, mark, isLast }) =>
    roads.includes(cell)
      ? say.board.follow(cellPlace(cell, view))
      : boardNames.holds(cellPlace(cell, view), mark, isLast ? say.board.last : ''),
  );
}

function stackLabel(row: StackRow, words: ReturnType<typeof wordsFor>): string {
  const { stack } = say;
  const bounds = row.bounds ? [boundsText(row.bounds, words.score)] : [];
  const came = row.move ? stack.took(row.move.mark, row.move.cell) : stack.root;
  const wants = row.maximising ? stack.most(row.mover) : stack.least(row.mover);
  const holds = row.best ? stack.by(words.score(row.best.score), row.best.cell) : stack.nothing;
  const state = row.returns === undefined ? holds : stack.returns(words.score(row.returns));
  const parts = [came, wants, ...bounds, state].join(', ');
  return words.spoken([{ text: `${stack.call} ${words.count(row.call)} ${parts}` }]);
}

/** The search that the tree page shows when its address asks for nothing else. */
export const TREE_HOME = request('O.XX.X.OO', 'X');

export const NINE = recordSearch(TREE_HOME);
let whole: SearchRun | undefined;
/** The whole game, recorded once. */
export function wholeGame(): SearchRun {
  return (whole ??= recordSearch(request('.........', 'X')));
}
