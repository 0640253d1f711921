import type {
  Box,
  LargeInput,
  LinearRun,
  LinearTrace,
  SmallInput,
  StepEvent,
} from '../../../engine/index.ts';
import type { EventInk } from '../inks.ts';
import type { AskedQuestion } from '../questions.ts';
import type { BoardScene, BoardStyle } from '../../ui/large-board/scene.ts';
import type { BoardView, Sentence } from '../../ui/types.ts';
import type { Rays } from '../../ui/large-board/rays.ts';

/** A cell of a table: text as it is, or a term that the messages of the algorithm spell out. */
export interface AccountCell {
  readonly text?: string | undefined;
  readonly term?: string | undefined;
  readonly tone?: 'x' | 'o' | 'strong' | 'soft' | 'ticket' | undefined;
  /** It is what this step is about. */
  readonly isNow?: boolean | undefined;
}

export interface AccountRow {
  readonly cells: readonly (AccountCell | string)[];
  /** The row that this step is about. */
  readonly isNow?: boolean | undefined;
}

/**
 * A small table beside the board. Its heads are messages of the algorithm, found by `id`; the first cell
 * of each row is that row's head. A table has the same rows at every step, so that nothing jumps.
 */
export interface AccountTable {
  readonly id: string;
  readonly rows: readonly AccountRow[];
  /** Numbers in binary and the like: set in the letters of code. */
  readonly isCode?: boolean | undefined;
  /** What it says grows and shrinks: it is as wide as it may be at all steps, and where there is little room all tables are below each other. */
  readonly isVaried?: boolean | undefined;
}

/** A question about a step that is not shown yet. */
export interface LinearQuestion extends AskedQuestion {
  /** Which of the algorithm's questions. */
  readonly kind: string;
  /** The options are cells: the board can be clicked. */
  readonly onCells?: boolean;
}

/** Where in a trace: what was put in, what was recorded, and which step, from 0. */
export interface LinearAt<Event extends StepEvent, Input> {
  readonly input: Input;
  readonly trace: LinearTrace<Event>;
  readonly step: number;
}

/** Where in a trace on nine cells, or on a large board. */
export type SmallAt<Event extends StepEvent = StepEvent> = LinearAt<Event, SmallInput>;
export type LargeAt<Event extends StepEvent = StepEvent> = LinearAt<Event, LargeInput>;

/** The event of a step, with all that is known by then. */
export const eventOf = <Event extends StepEvent>({
  trace,
  step,
}: LinearAt<Event, unknown>): Event => trace.events[step] as Event;

/** The last event: what the trace comes to. */
export const lastOf = <Event extends StepEvent>({ events }: LinearTrace<Event>): Event =>
  events.at(-1) as Event;

/** An algorithm as it is recorded and drawn, on whatever board: pure functions of a moment. */
export interface LinearView<
  Event extends StepEvent,
  Facts extends Pick<Event, 'kind'>,
  Input,
  Moment,
> {
  readonly run: LinearRun<Event, Input>;
  /** Where it finds something, and what comes of it; at all other steps it looks. */
  readonly inks: Readonly<Record<'leaf' | 'up', readonly Event['kind'][]>>;
  /** Steps of which Play shows several in one motion: it stays at the last of them. */
  readonly passing?: readonly Event['kind'][];
  /** Everything that the sentence of the step may mention. */
  facts(at: LinearAt<Event, Input>): Facts;
  moment(at: LinearAt<Event, Input>): Moment;
  /** What can be asked before `at.step` is shown; nothing for most steps. */
  question?(at: LinearAt<Event, Input>): LinearQuestion | undefined;
}

/** What stands on a cell beside its mark: a rating, a sign in binary. */
export interface CellNote {
  readonly text: string;
  /** What its cell goes by, where that isn't its place: the board has been turned. */
  readonly name?: number | undefined;
  /** `soft` for what does not matter now. */
  readonly tone?: 'x' | 'o' | 'strong' | 'soft' | undefined;
  /** This step has changed it: drawn with a frame, so that colour is not the only sign. */
  readonly changed?: boolean | undefined;
  /** What has come to it, where that isn't all of the text: it is seen to fly there, and nothing if it is empty. */
  readonly news?: string | undefined;
  /** A bar along the foot of the cell, from 0 to 1. */
  readonly bar?: number | undefined;
  /** Beads in a matchbox that stand for this cell; `cell` is the one on the label, which may lie turned. */
  readonly beads?:
    | {
        readonly cell: number;
        readonly count: number;
        /** What this step has put in, or taken out. */
        readonly change: number;
        /** One of them has just been drawn. */
        readonly isDrawn: boolean;
      }
    | undefined;
}

/** A moment of a linear trace, ready to be drawn. */
export interface LinearMoment {
  readonly account: readonly AccountTable[];
}

/** The same on nine cells. */
export interface SmallMoment extends LinearMoment {
  readonly board: BoardView;
  /** By cell; shorter than the board, or with gaps, where there is nothing to say. */
  readonly notes: readonly (CellNote | undefined)[];
  /** Groups of cells that are looked at: the first is filled, the second framed with dashes. */
  readonly lit: readonly (readonly number[])[];
  /** Lines that the algorithm keeps in mind, and those that the step is about. */
  readonly lines?: readonly LineStroke[];
  /** The symmetry by which it lies: from another one it is seen to turn. */
  readonly lies?: number | undefined;
}

/** A line through cells, as a stroke in the ink of who is on it. */
export interface LineStroke {
  readonly cells: readonly number[];
  readonly ink: 'x' | 'o' | 'pencil';
  readonly isNow: boolean;
}

/** The same on a large board. */
export interface LargeMoment extends LinearMoment {
  readonly scene: BoardScene;
  /** What should be seen: the same at every step of a trace, so that nothing moves. */
  readonly area: Box;
  readonly rays?: Rays | undefined;
  /** Marks in the squares where it is absent. */
  readonly style?: BoardStyle | undefined;
}

/** An algorithm on nine cells, or on a large board, as it is drawn. */
export type SmallView<Event extends StepEvent, Facts extends Pick<Event, 'kind'>> = LinearView<
  Event,
  Facts,
  SmallInput,
  SmallMoment
>;
export type LargeView<
  Event extends StepEvent,
  Facts extends Pick<Event, 'kind'>,
  Moment extends LargeMoment = LargeMoment,
> = LinearView<Event, Facts, LargeInput, Moment>;

/** The ink of a kind of step. */
export const stepInk = <Kind extends string>(
  { leaf, up }: Readonly<Record<'leaf' | 'up', readonly Kind[]>>,
  kind: Kind,
): EventInk => (leaf.includes(kind) ? 'leaf' : up.includes(kind) ? 'up' : 'down');

/** What is said of a step. Written as a method, so that a registry may hold messages about any facts. */
type Say<Facts> = { say(facts: Facts): Sentence }['say'];

/** What an algorithm's figure says: one table a language, loaded by the island that shows it. */
export interface LinearMessages<Facts extends { readonly kind: string }> {
  /** The figure's name, spoken. */
  readonly figure: (caption: string | undefined) => string;
  /** Said when another position has been recorded. */
  readonly loaded: (steps: number) => string;
  /** A word or two on the tag before each sentence. */
  readonly tags: Readonly<Record<Facts['kind'], string>>;
  readonly sentence: Readonly<Record<Facts['kind'], Say<Facts>>>;
  /** A cell's note, spoken after the cell: ", rated 41". */
  readonly note: (text: string) => string;
  /** By the table's id. The first column is that of the rows' heads. */
  readonly tables?: Readonly<Record<string, TableHeads>>;
  readonly terms?: Readonly<Record<string, string>>;
  readonly questions?: LinearQuestionMessages<Facts> | undefined;
  /** What the variables hold at a step: each beside the line of the code that begins so. */
  values?(facts: Facts): readonly CodeValue[];
}

/** What stands over a table, and over its columns. */
export interface TableHeads {
  readonly caption: string;
  readonly columns: readonly string[];
}

/** How a line of the code begins, and what stands beside it. */
export type CodeValue = readonly [code: string, value: Sentence];

/** Values by the number of their line, from 1: what `CodePanel` takes. */
export function valuesByLine(
  lines: readonly string[],
  values: readonly CodeValue[],
): ReadonlyMap<number, Sentence> {
  return new Map(
    values.map(([code, value]) => [
      lines.findIndex((line) => line.trimStart().startsWith(code)) + 1,
      value,
    ]),
  );
}

export interface LinearQuestionMessages<Facts> {
  /** What is asked, for the switch: "Ask me what each line is". */
  readonly choose: string;
  /** `facts` are those of the step that is asked about. */
  ask(question: LinearQuestion, facts: Facts): Sentence;
  /** If it is none of what `linearMessages.option` says: yes or no, a cell, a number. */
  readonly option?: (question: LinearQuestion, option: number) => string;
  /** Why the right answer is right: said after any answer. */
  reason(question: LinearQuestion, facts: Facts): Sentence;
}
