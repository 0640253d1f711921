import { childrenOf, stepCount, type Score, type SearchRun } from '../../../engine/index.ts';
import { spokenSteps as messages } from '#language/stepper/search/spokenSteps';
import { frameMessages } from '#language/stepper/frame';
import { worth } from '#language/ui/language/grammar';
import { boardAtStep, stackView } from './stackView.ts';
import { factsAt } from './facts.ts';

/** How the steps of a figure are spoken, one after the other. */
export class SpokenSteps {
  /** What a call asks first has been said in full. */
  private hasAsked = false;

  /** What is heard of a step; `sentence` is what is written there. */
  step(run: SearchRun, step: number, sentence: string): string {
    const facts = factsAt(run, step);
    const node = facts.call - 1;
    if (facts.kind === 'call') {
      const asker = run.trace.parent[node] as number;
      if (asker >= 0) return messages.call(facts, asker + 1);
      const at = frameMessages.stepper.controls.where(step, stepCount(run.trace));
      return messages.start(facts, boardAtStep(run, step), at);
    }
    if (facts.kind === 'test') {
      if (this.hasAsked) return messages.isOver(facts);
      this.hasAsked = true;
    }
    if (facts.kind === 'back' && facts.bestBefore?.score === facts.score) {
      return `${sentence} ${messages.wish(facts)}`;
    }
    if (facts.kind !== 'improve' || run.request.search !== 'minimax') return sentence;
    const tried = childrenOf(run.trace, node, step).map((child) => run.trace.cell[child]);
    return `${sentence} ${messages.untried(facts.playable.filter((cell) => !tried.includes(cell)))}`;
  }

  /** Every call that is under way, innermost first, and the board. */
  where(run: SearchRun, step: number): string {
    const { computer, scale } = factsAt(run, step);
    const text = (score: Score) => worth(score, computer, scale).text;
    const rows = stackView(run, step).map((row) => messages.waiting(row, text));
    return [...rows, messages.board(boardAtStep(run, step))].join(' ');
  }
}
