import type {
  CopyChoice,
  Effect,
  Judgement,
  Point,
  BugQuestion,
  SuspectId,
  Trial,
  WinJudgement,
} from '../../../engine/index.ts';

/** What the page asks. `choice` says which mistakes, or which repairs, run. */
export type ToTeacher =
  | { readonly kind: 'judge'; readonly choice: CopyChoice; readonly question: BugQuestion }
  | {
      readonly kind: 'win';
      readonly choice: CopyChoice;
      readonly question: BugQuestion;
      readonly cell: Point;
    }
  /** Looks through what the next few seeds give. */
  | {
      readonly kind: 'find';
      readonly choice: CopyChoice;
      readonly effect: Effect;
      readonly seed: number;
    }
  | { readonly kind: 'mend'; readonly id: SuspectId; readonly choice: CopyChoice };

/** What the worker answers, once to each message. */
export type FromTeacher =
  | { readonly kind: 'judge'; readonly judgement: Judgement }
  | { readonly kind: 'win'; readonly judgement: WinJudgement }
  | {
      readonly kind: 'find';
      readonly found: BugQuestion | undefined;
      /** How many positions were looked at. */
      readonly looked: number;
    }
  | { readonly kind: 'mend'; readonly trial: Trial };
