import { describe, expect, it } from 'vitest';
import {
  boardAtNode,
  boardAtStep,
  stackView,
} from '../../../src/components/stepper/search/stackView.ts';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import type { BoardView, StepFacts } from '../../../src/components/ui/types.ts';
import { EMPTY, EVENT_ENDS, SEARCH_TRAITS, markName } from '../../../src/engine/index.ts';
import { atEveryStep, type Frame } from './replay.ts';

/** The facts of any kind of step: a kind has some of the optional ones. */
type Shown = StepFacts & Readonly<Partial<Record<OwnFact, unknown>>>;
type OwnFact =
  | 'cell'
  | 'childCall'
  | 'score'
  | 'parentCall'
  | 'keptCell'
  | 'equals'
  | 'answers'
  | 'improves';

const marks = (board: BoardView) => board.cells.map(({ mark }) => mark ?? '.').join('');
const ghosts = (board: BoardView) =>
  board.cells.filter(({ ghost }) => ghost).map(({ cell, ghost }) => `${ghost}${cell}`);
const text = (frame: Frame) =>
  frame.cells.map((content) => (content === EMPTY ? '.' : markName(content))).join('');

describe('at every step, against a search that keeps copies of everything', () => {
  it('stands the same board, with the tried or kept cell as a ghost', () => {
    atEveryStep(20, (run, { kind, stack }, step) => {
      const now = stack.at(-1) as Frame;
      const board = boardAtStep(run, step);
      expect(marks(board)).toBe(text(now));
      expect(board.cells.filter(({ isLast }) => isLast).map(({ cell }) => cell)).toEqual(
        now.path.slice(-1),
      );
      const isTried = ['try', 'back', 'adjust', 'improve'].includes(kind);
      const isChosen = ['all-tried', 'cut-short'].includes(EVENT_ENDS[kind] ?? '');
      const shown = isTried ? now.tried : isChosen ? now.best?.cell : undefined;
      const ghost = shown === undefined ? [] : [`${markName(now.mover)}${shown}`];
      expect(ghosts(board)).toEqual(ghost);
      expect(board.wonLine !== undefined).toBe(kind === 'won');
      expect(marks(boardAtNode(run, now.call - 1))).toBe(text(now));
    });
  });

  it('wait the same calls with the same best', () => {
    atEveryStep(20, (run, { stack }, step) => {
      const rows = stackView(run, step).reverse();
      expect(rows.map(({ call, best, returns }) => ({ call, best, returns }))).toEqual(
        stack.map(({ call, best, returned }) => ({ call, best, returns: returned })),
      );
      expect(rows.map(({ move }) => move?.cell)).toEqual([
        undefined,
        ...(stack.at(-1)?.path ?? []),
      ]);
      expect(rows.map(({ mover, maximising, isNow }) => [mover, maximising, isNow])).toEqual(
        stack.map(({ mover }, ply) => {
          const isNow = ply === stack.length - 1;
          return [markName(mover), mover === run.request.computer, isNow];
        }),
      );
    });
  });

  it('are the same facts', () => {
    atEveryStep(20, (run, { kind, stack }, step, moments) => {
      const now = stack.at(-1) as Frame;
      const facts = factsAt(run, step) as Shown;
      const isAbout = ['try', 'back', 'adjust', 'improve'].includes(kind);
      expect(facts.kind).toBe(kind);
      expect(facts.call).toBe(now.call);
      expect(facts.path.map(({ cell }) => cell)).toEqual(now.path);
      expect(facts.cell).toBe(isAbout ? now.tried : undefined);
      expect(facts.childCall).toBe(isAbout ? now.childCall : undefined);
      expect(facts.emptyCells).toEqual(now.cells.flatMap((c, cell) => (c === EMPTY ? [cell] : [])));
      const isChosen = ['all-tried', 'cut-short'].includes(EVENT_ENDS[kind] ?? '');
      const before = moments[step - 1]?.stack.find(({ call }) => call === now.call);
      expect(facts.bestBefore).toEqual(before?.best);
      const ends = EVENT_ENDS[kind] !== undefined;
      const isAnswer = ['back', 'adjust', 'improve'].includes(kind);
      const answer = isAnswer ? now.answers.at(-1)?.score : undefined;
      expect(facts.score).toBe(ends ? now.returned : answer);
      expect(facts.parentCall).toBe(ends ? stack.at(-2)?.call : undefined);
      expect(facts.keptCell).toBe(isChosen ? now.best?.cell : undefined);
      // An equal answer of a search that prunes may be a bound.
      const equals = SEARCH_TRAITS[run.request.search].prunes
        ? 1
        : now.answers.filter(({ score }) => score === now.returned).length;
      expect(facts.equals).toBe(isChosen ? equals : undefined);
      if (isChosen) expect(facts.answers).toEqual(now.answers);
      if (kind === 'back') expect(facts.improves).toBe(moments[step + 1]?.kind === 'improve');
    });
  });
});
