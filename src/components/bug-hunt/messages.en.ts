import type { BugGoal, BugGuess, BugFinding, NamedCells } from './view.ts';
import type { MarkName, SuspectId } from '../../engine/index.ts';
import { count, countThings, percent, weightText } from '#language/ui/language/grammar';

function cells({ names, more }: NamedCells): string {
  const some = names.map((name) => `cell ${name}`);
  if (more === 0) return some.join(' or ');
  return `any of ${count(names.length + more)} cells`;
}

const numberOf = (cellsThere: number) => countThings(cellsThere, 'cell');

/** What came of running both programs. */
function says(finding: BugFinding): string {
  switch (finding.kind) {
    case 'same':
      return finding.cells === 0
        ? `The board is empty: there is nothing to weigh, and both begin on ${cells(finding.best)}.`
        : `Nothing shows here: both agree on all ${numberOf(finding.cells)}, and take ${cells(finding.best)}.`;
    case 'weights':
      return `${finding.differing === 1 ? `One of ${numberOf(finding.cells)} has` : `${count(finding.differing)} of ${numberOf(finding.cells)} have`} a wrong weight. It still goes where the right bot goes: ${cells(finding.best)}.`;
    case 'choice':
      return `The right bot takes ${cells(finding.right)}; the bot with this code takes ${cells(finding.copy)}.`;
    case 'declines':
      return `${finding.mover} can make five straight away, on ${cells(finding.win)}. The bot with this code takes ${cells(finding.copy)} instead: it declines a win.`;
    case 'nan':
      return `${finding.notNumbers === finding.cells ? 'All' : `${count(finding.notNumbers)} of`} ${numberOf(finding.cells)} have NaN for a weight, which is not a number: nothing is greater than NaN, and nothing less.`;
    case 'throws':
      return `It stopped with an error: “${finding.message}”. It makes no move at all.`;
    case 'endless':
      return `We stopped it after ${count(finding.steps)} steps. It would never have ended.`;
    case 'won':
      return finding.right === finding.copy
        ? `Both say ${finding.copy ? 'yes' : 'no'}: there is ${finding.copy ? 'a' : 'no'} five through cell ${finding.cell}.`
        : `Asked about cell ${finding.cell}, this code says ${finding.copy ? 'that somebody has won' : 'that nobody has won'}. The right answer is ${finding.right ? 'yes' : 'no'}.`;
  }
}

/** What the figures of the lesson about the published mistakes say. */
export const bugMessages = {
  says,
  weight: (weight: number) => (Number.isFinite(weight) ? weightText(weight) : 'NaN, no number'),
  suspects: 'The suspects',
  region: (title: string) => `Suspect: ${title}`,
  titles: {
    comma: 'The comma',
    name: 'The name',
    rim: 'The field that is not there',
    divider: 'The count that begins again',
    order: 'The wrong order',
    loop: 'The return that doesn’t stop',
    above: 'One sign of the prose',
    empty: 'The empty cell',
  } satisfies Record<SuspectId, string>,
  guess: {
    title: 'Before you run it.',
    weights: (mover: MarkName) =>
      `${mover} to move. Read the marked line of the code. What will this bot get for the cells of the board?`,
    win: (cell: string) =>
      `Read the marked line of the code. What will this check say of the empty cell ${cell}?`,
    group: 'What will it get?',
    options: {
      right: 'the right answer',
      wrong: 'a wrong answer',
      nan: 'NaN',
      throws: 'an error',
      endless: 'it never ends',
    } satisfies Record<BugGuess, string>,
    skip: 'Just run it',
    right: 'Just as you said.',
    wrong: (said: string) => `You said: ${said}.`,
    running: 'Running …',
  },
  board: {
    weights: (mover: MarkName) => `A board without borders. ${mover} to move.`,
    win: 'A board without borders, and the cell in question.',
    /** Opens what there is to do, below a suspect that is told of. */
    unfold: 'Find it, mend it',
    cellWeighs: (right: string, copy: string) => `right ${right}, with this code ${copy}`,
    both: (name: string, right: string, copy: string) =>
      right === copy
        ? `Cell ${name} weighs ${right} in both.`
        : `Cell ${name}: the right weight is ${right}, this code gives ${copy}.`,
    back: '↓ Back to the buttons',
    frames: 'Green frame: where the right bot goes. Red, dashed: where this code goes.',
    hand: 'A tap or click puts down',
    hands: { X: 'X', O: 'O', ask: 'the question' },
    turn: 'To move',
    first: 'Reset the board',
    clear: 'Empty the board',
    put: (mark: MarkName, name: string) => `${mark} put on ${name}.`,
    taken: (name: string) => `The mark on ${name} is taken off.`,
    asked: (name: string) => `Now the question is about ${name}.`,
  },
  goals: {
    title: 'Find a position of your own',
    how: {
      weights:
        'Tap or click a cell to put a mark there, and a mark to take it off. Find a board on which …',
      win: 'Put marks down, and ask about other empty cells. Can you make the published check …',
    },
    names: {
      weight: 'a weight is wrong',
      choice: 'the bot goes elsewhere',
      declines: 'it declines a win',
      endless: 'never end',
      ends: 'end, with the right answer',
      'empty-won': 'say that an empty cell has won',
    } satisfies Record<BugGoal, string>,
    done: 'found',
    given: 'found by the machine',
    open: 'not yet',
    find: 'Find one for me',
    stop: 'Stop looking',
    looking: (looked: number) => `Looking: ${countThings(looked, 'position')} so far …`,
    found: (looked: number) =>
      `Found after ${countThings(looked, 'position')}, and cut down to the marks that matter. It’s on the board above.`,
    none: (looked: number) =>
      `None among ${countThings(looked, 'position')}: it’s that rare. Keep looking, or try it yourself.`,
    stopped: (looked: number) => `Stopped after ${countThings(looked, 'position')}.`,
  },
  code: {
    title: 'The code that runs',
    of: (title: string) => `The code that runs: ${title}`,
    variants: 'Which code runs',
    printed: 'As published',
    repair: (at: number) => `Repair ${count(at)}`,
    context: 'What it calls:',
    line: 'marked',
    show: 'Show the code',
    hide: 'Hide the code',
    types: 'A type checker objects to this.',
    noTypes: 'A type checker finds nothing wrong.',
  },
  mend: {
    title: 'Mend it',
    how: 'Choose a repair above, and let the engine judge. More than one may be right.',
    run: 'Run it against the engine',
    running: 'Running …',
    mendedLines: (lines: number, positions: number) =>
      `Mended. It reads all ${count(lines)} possible lines as the engine does, and agrees with it in ${countThings(positions, 'position')}.`,
    mended: (positions: number) =>
      `Mended. It agrees with the engine in all ${count(positions)} questions.`,
    wrongLines: (wrong: number, lines: number) =>
      `Still wrong: it reads ${count(wrong)} of ${count(lines)} lines differently from the engine. The board above shows a position where it matters.`,
    wrong: 'Still wrong. The board above shows where, and the sentence over it says how.',
  },
  problem: {
    text: 'The program in the background didn’t answer. We’ll start a new one.',
    retry: 'Try again',
  },
  number: count,
  percent,
  chart: {
    title: 'Wrong numbers are common, other moves are rare',
    axis: 'share of the positions',
    suspect: 'suspect',
    positions: 'positions',
    legend: { weight: 'some weight is wrong', choice: 'the bot may go elsewhere' },
    declines: 'a win is declined',
    all: 'All four slips at once',
  },
} as const;
