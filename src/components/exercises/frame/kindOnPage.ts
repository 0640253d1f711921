import type { Component, Snippet } from 'svelte';
import type {
  AnswerOf,
  CallNode,
  Codec,
  ExerciseKind,
  KindId,
  Level,
  LinePlace,
  Mark,
  CellPair,
  ParamsOf,
  ReasonOf,
  SmallRefutation,
  Score,
  SearchRequest,
  Setup,
  Verdict,
} from '../../../engine/index.ts';
import type { BoardScene } from '../../ui/large-board/scene.ts';
import type { BoardView, Sentence } from '../../ui/types.ts';

/** What a frame (of a lesson, of a task, of the gradebook, of a worksheet) gives to the component of a kind. */
export interface KindProps<Params, Answer, Reason> {
  readonly params: Params;
  readonly answer: Answer | undefined;
  readonly onanswer: (answer: Answer | undefined) => void;
  /** Nothing can be changed: answered rightly, handed in, or looked at by the teacher. */
  readonly locked: boolean;
  /** For the answer as it is now; gone as soon as it changes. Absent while the pupil may not know. */
  readonly verdict: Verdict<Reason> | undefined;
  /** A board of nine to show in place of the question's: a moment of the game as it goes on. */
  readonly shown: BoardView | undefined;
  /** Shows the moment of that game with so many moves on the board. */
  readonly onstep?: ((moves: number) => void) | undefined;
  /** The cell of `shown` whose mark is being drawn. */
  readonly draw: number | undefined;
  /** Bends the pen strokes. */
  readonly seed: number;
  /** A teacher looks at it: the frame says what was answered, and nothing here speaks to the pupil. */
  readonly isLookedAt?: boolean;
  /** Drawn for paper: nothing to click, and room to write the answer by hand. */
  readonly paper: boolean;
  /** The frame's buttons and verdict; they stand below the answers. */
  readonly actions: Snippet;
  readonly kind: Pick<KindOnPage<Params & object, Answer, Reason>, 'choice' | 'field'>;
}

/** A few answers beside a board, one of them to choose. */
interface FewAnswers<Params, Answer> {
  readonly legend: string;
  readonly answers: (params: Params) => readonly Answer[];
  readonly format: (answer: Answer) => string;
  /** The cell that is asked about: it is marked on the board. */
  readonly asked?: (params: Params) => number;
}

/** A number to type beside a board. */
export interface NumberField<Answer> {
  readonly label: string;
  /** `undefined` for a text that is no answer here. */
  readonly read: (text: string) => Answer | undefined;
  readonly format: (answer: Answer) => string;
  /** What is said of such a text. */
  readonly problem: (text: string) => string;
}

/** Answers by typing, for whoever would rather type than point: "4", "h8 i9", "4:2 1:1", "+10". */
export interface Typed<Params, Answer> {
  /** A line that says how, with an example that fits this board (and is not the answer to it). */
  readonly how: (params: Params) => string;
  /** `undefined` for a text that is no answer here. */
  readonly read: (text: string, params: Params) => Answer | undefined;
}

/** A part of an answer: what it is about, and what was answered, in a few words. */
export interface AnswerStep {
  /** Empty where the answer has one part. */
  readonly name: string;
  readonly value: string;
}

/** The game that shows why an answer is right, and how many of its moves are shown at once (`at`). */
export type ProofLine = Pick<SmallRefutation, 'setup' | 'moves'> & { readonly at: number };

/** What the workshop calls each setting of an exercise, and each of its choices. */
type FieldMessages<Params> = {
  readonly [Name in keyof Params]-?: {
    readonly label: string;
    readonly option?: (value: Params[Name]) => string;
  };
};

/** What is drawn beside an answer in words. */
export type DrawnKey =
  | { readonly shape: 'board'; readonly view: BoardView; readonly pairs?: readonly CellPair[] }
  | { readonly shape: 'sheet'; readonly scene: BoardScene }
  | KeyLine
  | KeyTree;

/** One line, its runs numbered as the key names them. */
interface KeyLine {
  readonly shape: 'line';
  readonly line: readonly LinePlace[];
  /** The cell that a mark is tried on; such a line goes on beyond its ends. */
  readonly tried: number | undefined;
  /** First and last place of each run. */
  readonly runs: readonly { readonly from: number; readonly to: number }[];
}

interface KeyTree {
  readonly shape: 'tree';
  readonly calls: readonly CallNode[];
  readonly setup: Setup;
  readonly computer: Mark;
  /** What a call returns, where that is asked or given. */
  readonly scoreOf: (node: CallNode) => Score | undefined;
  readonly cut: ReadonlySet<number>;
}

/** What teachers look for, in the order in which it is offered. */
export const KIND_GROUPS = ['moves', 'judge', 'machine', 'trees', 'lines', 'free'] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

/** What a teacher reads of a kind. */
interface KindMessages<Params> {
  /** What it is called where one is chosen: "Find the best move". */
  readonly name: string;
  /** One line: what a pupil does, and what it is good for. */
  readonly about: string;
  /** What the workshop calls each of its settings. */
  readonly fields: FieldMessages<Params>;
}

/** Rules, and what each is worth. */
interface ReferenceTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** After the table. */
  readonly notes: readonly string[];
}

/** A kind as the page knows it: how it looks, and what it says beside the engine's verdict. */
export interface KindOnPage<Params extends object, Answer, Reason> {
  readonly rules: ExerciseKind<Params, Answer, Reason>;
  readonly component: Component<KindProps<Params, Answer, Reason>>;
  readonly choice?: FewAnswers<Params, Answer>;
  readonly field?: NumberField<Answer>;
  /** What answers are worked out by, whatever is asked. */
  readonly reference?: () => ReferenceTable;
  readonly messages: KindMessages<Params>;
  /** Where the workshop offers it; within a group in the order of the registry, the easiest first. */
  readonly group: KindGroup;
  /** The lesson that teaches what it asks, for whoever wants to read it again; a teacher's own question has none. */
  readonly lesson: string | undefined;
  /** Where a choice is called by what is no message, such as a bot's name: in place of those of `messages`. */
  readonly fields?: FieldMessages<Params>;
  /** Asked above the answers; spoken when a new one has come. */
  readonly question: (params: Params) => Sentence;
  /** The board, line, tree or code in words, for a reader who does not see it. */
  readonly spoken: (params: Params) => string;
  /** Set where the component's own markup says all of `spoken`, so that the frame need not repeat it. */
  readonly isSpokenByAnswer?: boolean;
  /** From a general hint to one that nearly gives it away; at least one. */
  readonly hints: (params: Params) => readonly Sentence[];
  /** The whole answer in words, and why. It names all equally good answers, or `right`, one of them. */
  readonly solution: (params: Params, right: Answer) => Sentence;
  readonly reason: (reason: Reason, params: Params) => Sentence;
  /** The same while tries remain, where `reason` names what is right. */
  readonly early?: (reason: Reason, params: Params) => Sentence;
  /**
   * The question's board with its key on it, its line, or its tree filled in, for a sheet of answers; `right`
   * are all answers of full marks. None where there is no board.
   */
  readonly picture: (params: Params, right: readonly Answer[]) => DrawnKey | undefined;
  /** An answer in a few words, for a table: "cell 4", "−10", "h8, i9". */
  readonly answerText: (answer: Answer, params: Params) => string;
  /** The parts of an answer, always the same ones in the same order; absent where it has one part. */
  readonly steps?: (answer: Answer, params: Params) => readonly AnswerStep[];
  /** Where nothing is there to point at, an answer can be typed as well. */
  readonly typed?: Typed<Params, Answer>;
  /** One cell, or one of a few values: in a lesson whoever chooses it has answered. */
  readonly isTap?: true;
  /** What is to be done where there is no answer yet; absent where giving one is all. */
  readonly unanswered?: (params: Params) => string;
  /** How many parts of an answer are still empty; absent where an answer is always whole. */
  readonly missing?: (answer: Answer, params: Params) => number;
  /**
   * Judges an answer that `grade` leaves to others and that a machine can judge: a program, which runs apart. Rejects with the
   * signal's reason, or with a `WorkerProblem`.
   */
  readonly run?: (
    params: Params,
    answer: Answer,
    options: {
      readonly signal: AbortSignal;
      /** How often it has been asked so far. */
      readonly onprogress: (asked: number) => void;
    },
  ) => Promise<Verdict<Reason>>;
  /** For kinds whose draft can be too long: why it is refused, and how the draft is stored meanwhile. */
  readonly writing?: {
    readonly tooMuch: (answer: Answer) => string | undefined;
    readonly draft: Pick<Codec<Answer>, 'encode' | 'decode'>;
  };
  /** Only kinds about a 3×3 game have one. */
  readonly proof?: (params: Params, answer: Answer) => ProofLine;
  /** The search that the exercise is about, to be stepped through in full. */
  readonly search?: (params: Params) => SearchRequest;
}

/** A kind, and what its answer is given, by its id. */
export type OnPage<Id extends KindId> = KindOnPage<ParamsOf<Id>, AnswerOf<Id>, ReasonOf<Id>>;
export type PropsOf<Id extends KindId> = KindProps<ParamsOf<Id>, AnswerOf<Id>, ReasonOf<Id>>;

/** What a lesson says of an exercise: the props of the island of a kind. */
export interface IslandProps {
  readonly level: Level;
  /** Of the first exercise here, the same for every reader. */
  readonly seed: number;
  readonly title: string;
  /** Where the site stands, with a slash at each end. */
  readonly base?: string;
}
