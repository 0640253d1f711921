import type { RuleOfThumb } from '../../../engine/index.ts';
import type { ThumbFacts, ThumbMoment } from './view.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import { count, ink, listed, say, strong } from '#language/ui/language/grammar';

const cells = (list: readonly number[]) => `cell${list.length === 1 ? '' : 's'} ${listed(list)}`;
const dashed = (lines: ThumbMoment['lines']) => lines.map((line) => line.join('-')).join(' and ');

/** What each rule asks. */
const ASKS: Readonly<Record<RuleOfThumb, (facts: ThumbMoment) => Sentence>> = {
  win: ({ bot }) => say`Is there a cell that completes a line of ${ink(bot)}?`,
  block: ({ them }) => say`Is there a cell on which ${ink(them)} would complete a line?`,
  fork: ({ bot }) => say`Is there a cell on which ${ink(bot)} makes two threats at once?`,
  stopFork: ({ them, theirForks }) =>
    theirForks.length === 0
      ? say`${ink(them)} has no fork next, so there is none to stop.`
      : say`${ink(them)} could fork on ${cells(theirForks)}. Which of our moves prevent that?`,
  centre: () => say`Is the centre free?`,
  oppositeCorner: ({ them }) =>
    say`Is there a free corner opposite one of ${ink(them, `${them}’s`)}?`,
  corner: () => say`Is there a free corner?`,
  edge: () => say`Is there a free edge?`,
};

const NAMES: Readonly<Record<RuleOfThumb, string>> = {
  win: 'win',
  block: 'block',
  fork: 'fork',
  stopFork: 'stop a fork',
  centre: 'centre',
  oppositeCorner: 'opposite corner',
  corner: 'corner',
  edge: 'edge',
};

/** The rules in the order in which they are asked. */
export const ORDER = Object.keys(ASKS) as readonly RuleOfThumb[];

/** "1 win", "2 block" and so on. */
const LIST = ORDER.map((rule, at) => `${at + 1} ${NAMES[rule]}`);

/** Why a rule says yes to a cell. */
function yes(facts: ThumbMoment): Sentence {
  const { rule, bot, them, lines, forced } = facts;
  if (rule === 'win') return say`it completes ${dashed(lines)} for ${ink(bot)}.`;
  if (rule === 'block') return say`otherwise ${ink(them)} completes ${dashed(lines)}.`;
  if (rule === 'fork') return say`it threatens on ${dashed(lines)}.`;
  if (rule === 'stopFork') {
    return forced.length > 0
      ? say`${ink(them)} must then answer on ${cells(forced)}, and that is no fork.`
      : say`${ink(them)} has no fork left.`;
  }
  if (rule === 'centre') return say`it is the centre.`;
  if (rule === 'edge') return say`it is an edge.`;
  return rule === 'corner'
    ? say`it is a corner.`
    : say`it is the corner opposite one of ${ink(them, `${them}’s`)}.`;
}

/** Why it says no. */
function no({ rule, them, theirForks, forced, forksLeft, lines }: ThumbMoment): Sentence {
  if (rule === 'win' || rule === 'block') return say`it completes no line.`;
  if (rule === 'fork') {
    return say`${lines.length === 0 ? 'it makes no threat.' : 'it makes only one threat.'}`;
  }
  if (rule === 'centre') return say`it is not the centre.`;
  if (rule !== 'stopFork') return say`it is not one.`;
  if (theirForks.length === 0) return say`there is no fork to stop.`;
  if (forced.length > 0) {
    return say`${ink(them)} must then answer on ${cells(forced)}, and that makes its fork.`;
  }
  return say`${ink(them)} could still fork, on ${cells(forksLeft)}.`;
}

/** The figure of the rules of thumb. */
export const rulesOfThumbMessages: LinearMessages<ThumbFacts> = {
  figure: (caption) => `Step through the rules of thumb${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `${count(steps)} steps down the list.`,
  tags: { rule: 'rule', look: 'look', fits: 'yes', answer: 'answer' },
  sentence: {
    rule: (facts) =>
      say`${strong(`Rule ${facts.number}: ${NAMES[facts.rule]}.`)} ${ASKS[facts.rule](facts)}`,
    look: (facts) =>
      facts.fits
        ? say`Cell ${strong(String(facts.cell))}?`
        : say`Cell ${strong(String(facts.cell))}? No: ${no(facts)}`,
    fits: (facts) => say`Cell ${strong(String(facts.cell))}? Yes: ${yes(facts)}`,
    answer: ({ number, found, bot, isLastRule }) =>
      found.length === 0
        ? say`Rule ${number} finds no cell.
          ${isLastRule ? 'No cell is free.' : 'On to the next one.'}`
        : say`Rule ${number} has found ${strong(cells(found))}.
          ${ink(bot)}${found.length === 1 ? ' takes it' : ' takes one of them at random'}, and the
          rules below aren’t asked.`,
  },
  note: () => ', found',
  tables: { rules: { caption: 'The list', columns: ['rule', 'finds'] } },
  terms: { ...Object.fromEntries(LIST.map((name, at) => [`${at + 1}`, name])), none: 'nothing' },
  questions: {
    choose: 'which rule decides, and whether a cell makes or stops a fork',
    ask: ({ kind }, { before, number }) =>
      kind === 'first'
        ? say`The rules are asked in order. Which is the first that finds a cell?`
        : say`Does rule ${number} say yes to ${strong(`cell ${before.cell}`)}?`,
    option: ({ kind }, option) =>
      kind === 'first' ? (LIST[option] ?? '') : option === 1 ? 'Yes' : 'No',
    reason: ({ kind, answer }, facts) => {
      if (kind === 'first') return say`No rule before number ${answer + 1} finds a cell.`;
      const { cell } = facts.before;
      return say`Cell ${cell}: ${facts.kind === 'fits' ? yes(facts) : no(facts.before)}`;
    },
  },
};
