import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import {
  NINE_CELLS,
  RUNTIMES,
  UNCHOSEN,
  type CodeCall,
  type CodeReply,
  type SourceProblem,
} from '../engine/index.ts';
import { javascriptDriver, type DriverOptions } from './driver.ts';
import {
  MOST_PRINTED,
  MOST_RETURNED,
  StepBudget,
  checkReply,
  checkProblem,
  type Interpreter,
  type Surroundings,
} from './program.ts';

/** The interpreter reports after so many steps: jumps back to the beginning of a loop, and calls of functions. */
const STEPS_OF_A_REPORT = 10_000;
/** Steps that a program may take while it is asked what went wrong: what an error says may be worked out, too. */
const STEPS_TO_SAY = 1_000_000;
const MEMORY = 32 * 1024 * 1024;
/** With a third more, a program that calls itself without end overflows the stack of a worker in a browser. */
const STACK = 96 * 1024;

/** The name of the program's text in stacks. */
const FILE = 'program.js';
const DRIVER: DriverOptions = {
  file: FILE,
  mostPrinted: MOST_PRINTED,
  mostReturned: MOST_RETURNED,
  unchosen: UNCHOSEN,
};
const CALLER = `(({ parse, stringify }) => (driver, play, text) => stringify(driver.call(play, parse(text))))(JSON)`;

type Parts = Readonly<Record<'driver' | 'caller' | 'play', QuickJSHandle>>;

/**
 * Programs in JavaScript, run by an interpreter in WebAssembly (QuickJS), which sees nothing of what is around it. It counts its
 * steps, and two machines count alike, so a verdict is the same everywhere.
 */
// eslint-disable-next-line max-lines-per-function -- one interpreter, with what its methods share
export function makeJavaScript(
  quickjs: QuickJSWASMModule,
  { onsteps, ...place }: Omit<Surroundings, 'wasm'>,
): Interpreter {
  let close = () => {};
  let context: QuickJSContext;
  let parts: Parts | undefined;
  let steps = 0;
  /** What it may still take. */
  let left = 0;
  const budget = new StepBudget(RUNTIMES.javascript.steps, place);

  function open(): (code: string) => QuickJSHandle {
    close();
    left = STEPS_TO_SAY;
    const runtime = quickjs.newRuntime();
    runtime.setMemoryLimit(MEMORY);
    runtime.setMaxStackSize(STACK);
    runtime.setInterruptHandler(() => {
      left -= STEPS_OF_A_REPORT;
      onsteps?.();
      return left < 0;
    });
    const handles: QuickJSHandle[] = [];
    context = runtime.newContext();
    close = () => {
      for (const handle of handles) handle.dispose();
      context.dispose();
      runtime.dispose();
    };
    return (code) => {
      // To look whether `play` is there may run a part of the program, and fail: an error is no function.
      const result = context.evalCode(code, 'driver.js');
      const handle = result.error ? result.error : result.value;
      handles.push(handle);
      return handle;
    };
  }

  function counted<Value>(run: () => Value): Value {
    left = budget.most;
    const value = run();
    steps = budget.most - left;
    budget.note(steps);
    left = STEPS_TO_SAY;
    return value;
  }

  function load(source: string, names = NINE_CELLS): SourceProblem | undefined {
    parts = undefined;
    const own = open();
    const driver = own(`(${javascriptDriver.toString()})(${JSON.stringify(DRIVER)})`);
    const caller = own(CALLER);
    own(`Object.assign(globalThis, ${JSON.stringify(names)})`);
    const loaded = counted(() => context.evalCode(source, FILE, { type: 'global' }));
    if (loaded.error) return problemOf(errorOf(context, driver, loaded.error));
    loaded.value.dispose();
    const play = own("typeof play === 'function' ? play : undefined");
    if (context.typeof(play) !== 'function') return { code: 'no-play', message: '' };
    parts = { driver, caller, play };
    return undefined;
  }

  function play(call: CodeCall): CodeReply {
    if (!parts) throw new Error('no program is loaded');
    const { driver, caller, play: called } = parts;
    const text = context.newString(JSON.stringify(call));
    const result = counted(() =>
      context.callFunction(caller, context.undefined, driver, called, text),
    );
    text.dispose();
    if (!result.error) {
      const reply = context.getString(result.value);
      result.value.dispose();
      return checkReply(JSON.parse(reply));
    }
    // The interpreter broke the call off.
    const { message, line } = errorOf(context, driver, result.error);
    const kind = isInterrupted(message) ? 'budget' : 'error';
    return checkReply({ fault: { kind, message, line } });
  }
  return { load, play, steps: () => steps, isBroken: () => false };
}

const isInterrupted = (message: string) => message.endsWith('interrupted');

interface Said {
  readonly message: string;
  readonly line: unknown;
}

/** What an error says, and the line of the program that it comes from. */
function errorOf(context: QuickJSContext, driver: QuickJSHandle, error: QuickJSHandle): Said {
  const ask = (name: string): unknown => {
    const method = context.getProp(driver, name);
    const result = context.callFunction(method, driver, error);
    method.dispose();
    const value: unknown = result.error ? undefined : context.dump(result.value);
    result.dispose();
    return value;
  };
  const [message, line] = [ask('saidOf'), ask('lineOf')];
  error.dispose();
  return { message: typeof message === 'string' ? message : '', line };
}

function problemOf({ message, line }: Said): SourceProblem {
  const isSyntax = message.startsWith('SyntaxError');
  const code = isSyntax ? 'syntax' : isInterrupted(message) ? 'budget' : 'load';
  return checkProblem({ code, message, line });
}
