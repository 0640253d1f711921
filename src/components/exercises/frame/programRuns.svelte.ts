import { SvelteMap } from 'svelte/reactivity';
import type { Verdict } from '../../../engine/index.ts';
import type { KindOnPage } from './kindOnPage.ts';

/** What is known of a program that was to be judged: it takes its time, and runs apart. */
type ProgramRun =
  | { readonly state: 'running'; readonly asked: number; readonly stop: () => void }
  | { readonly state: 'done'; readonly verdict: Verdict<unknown> }
  /** Its place could not be opened. */
  | { readonly state: 'lost' };

/** By question and answer. What was judged once on this page is known. */
const runs = new SvelteMap<string, ProgramRun>();

type Judge<Params extends object, Answer> = Pick<
  KindOnPage<Params, Answer, unknown>,
  'rules' | 'run'
>;

function nameOf<Params extends object, Answer>(
  { rules }: Pick<Judge<Params, Answer>, 'rules'>,
  params: Params,
  answer: string,
): string {
  return `${rules.id} ${rules.params.encode(params)} ${answer}`;
}

/** What is known of an answer, as its codec writes it. */
export function programRun<Params extends object, Answer>(
  kind: Pick<Judge<Params, Answer>, 'rules'>,
  params: Params,
  answer: string,
): ProgramRun | undefined {
  return runs.get(nameOf(kind, params, answer));
}

/** The verdict on an answer: of a program that was run on this page, what came of it. */
export function verdictNow<Params extends object, Answer>(
  kind: Pick<Judge<Params, Answer>, 'rules'>,
  params: Params,
  answer: Answer,
): Verdict<unknown> {
  const verdict = kind.rules.grade(params, answer);
  if (!verdict.needsPerson) return verdict;
  const run = programRun(kind, params, kind.rules.answer.encode(answer));
  return run?.state === 'done' ? run.verdict : verdict;
}

/** Judges a program, once. `undefined` if it was stopped, or could not be run. */
export async function runProgram<Params extends object, Answer>(
  kind: Judge<Params, Answer>,
  params: Params,
  answer: Answer,
): Promise<Verdict<unknown> | undefined> {
  const name = nameOf(kind, params, kind.rules.answer.encode(answer));
  const known = runs.get(name);
  if (known?.state === 'done') return known.verdict;
  if (known?.state === 'running' || !kind.run) return undefined;
  const life = new AbortController();
  const { signal } = life;
  const show = (asked: number) =>
    runs.set(name, { state: 'running', asked, stop: () => life.abort() });
  show(0);
  try {
    const verdict = await kind.run(params, answer, { signal, onprogress: show });
    runs.set(name, { state: 'done', verdict });
    return verdict;
  } catch {
    if (signal.aborted) runs.delete(name);
    else runs.set(name, { state: 'lost' });
    return undefined;
  }
}
