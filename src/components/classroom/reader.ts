import {
  assignmentReading,
  fail,
  feedbackReading,
  ok,
  parseObject,
  parseWork,
  type Assignment,
  type DocumentProblem,
  type Feedback,
  type InSteps,
  type Result,
  type Work,
} from '../../engine/index.ts';
import { finishInSlices } from '../platform/waiting.ts';
import { codeIn, levelsIn } from './handOut.ts';
import { unpack, withWholeCodes, type PackProblem } from './packing.ts';
import { copyFormat, type OwnWork } from './ownWork.ts';

/** What a text holds, whoever has brought it: a link, a code, or the text of a file. */
export type FoundContent =
  | { readonly kind: 'assignment'; readonly assignment: Assignment }
  /** A link with two assignments, of which none is chosen yet. */
  | { readonly kind: 'levels'; readonly codes: readonly [string, string] }
  | { readonly kind: 'work'; readonly work: Work }
  | { readonly kind: 'feedback'; readonly feedback: Feedback }
  /** Unfinished work that was saved as a file, with what it is about. */
  | { readonly kind: 'copy'; readonly copy: OwnWork; readonly assignment: Assignment }
  /** Not read any further: that is for the gradebook, in its worker. */
  | { readonly kind: 'gradebook'; readonly text: string };

/** Why a text cannot be read. */
export type ContentProblem =
  | { readonly of: 'code'; readonly problem: PackProblem }
  | { readonly of: 'assignment' | 'work' | 'feedback'; readonly problem: DocumentProblem }
  | { readonly of: 'copy'; readonly isNewer: boolean }
  /** A link that ends where its code should begin. */
  | { readonly of: 'empty-link' };

type ReadContent = Result<FoundContent, ContentProblem>;
/** Gets what takes time done: on a page in slices, in a worker in one go. */
type Run = <Value extends NonNullable<unknown>>(steps: InSteps<Value>) => Value | Promise<Value>;
type Format = (text: string, run: Run) => ReadContent | Promise<ReadContent>;

/** Every format, by the word at the head of its texts. */
const FORMATS = {
  assignment: async (text, run) => {
    const read = await run(assignmentReading(text));
    return read.ok
      ? ok({ kind: 'assignment', assignment: read.value })
      : fail({ of: 'assignment', problem: read.problem });
  },
  work: (text) => {
    const read = parseWork(text);
    return read.ok
      ? ok({ kind: 'work', work: read.value })
      : fail({ of: 'work', problem: read.problem });
  },
  feedback: async (text, run) => {
    const read = await run(feedbackReading(text));
    return read.ok
      ? ok({ kind: 'feedback', feedback: read.value })
      : fail({ of: 'feedback', problem: read.problem });
  },
  copy: async (text, run) => {
    const { value: copy, problem } = copyFormat.parse(text);
    if (!copy) return fail({ of: 'copy', isNewer: problem?.code === 'newer' });
    const read = await run(assignmentReading(copy.assignment));
    if (!read.ok) return fail({ of: 'assignment', problem: read.problem });
    const fits = read.value.tasks.length === copy.tasks.length;
    return fits
      ? ok({ kind: 'copy', copy, assignment: read.value })
      : fail({ of: 'copy', isNewer: false });
  },
  gradebook: (text) => ok({ kind: 'gradebook', text }),
} satisfies Readonly<Record<string, Format>>;

/**
 * Finds out what a text is, and reads it. `like` says what a text without a head of ours should have been. Never rejects.
 */
export async function readContent(
  text: string,
  like: 'assignment' | 'work' = 'assignment',
  run: Run = finishInSlices,
): Promise<ReadContent> {
  const whole = text.replace(/^\uFEFF/, '').trim();
  if (whole.startsWith('{')) return readDocument(whole, like, run);
  const trimmed = withWholeCodes(whole);
  const levels = levelsIn(trimmed);
  if (levels && !levels.chosen) return ok({ kind: 'levels', codes: levels.codes });
  if (/[#&][afr]=(&|$)/.test(trimmed)) return fail({ of: 'empty-link' });
  const code = levels ? levels.codes[(levels.chosen ?? 1) - 1] : codeIn(trimmed);
  const plain = await unpack(code ?? trimmed);
  return plain.ok
    ? readDocument(plain.value, like, run)
    : fail({ of: 'code', problem: plain.problem });
}

function readDocument(text: string, like: keyof typeof FORMATS, run: Run) {
  const head = parseObject(text.trim())?.['noughtbook'];
  const isOurs = typeof head === 'string' && Object.hasOwn(FORMATS, head);
  return FORMATS[isOurs ? (head as keyof typeof FORMATS) : like](text, run);
}
