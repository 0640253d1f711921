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
  const budget = new StepBudget(RUNTIMES.javascript.steps, place);
  /** While a program runs, and not while it is asked what went wrong. */
  let isCounting = false;

  function open(): (code: string) => QuickJSHandle {
    close();
    const runtime = quickjs.newRuntime();
    runtime.setMemoryLimit(MEMORY);
    runtime.setMaxStackSize(STACK);
    runtime.setInterruptHandler(() => {
      steps += isCounting ? STEPS_OF_A_REPORT : 0;
      onsteps?.();
      return isCounting && steps > budget.most;
    });
    const handles: QuickJSHandle[] = [];
    context = runtime.newContext();
    close = () => {
      for (const handle of handles) handle.dispose();
      context.dispose();
      runtime.dispose();
    };
    return (code) => {
      const handle = context.unwrapResult(context.evalCode(code, 'driver.js'));
      handles.push(handle);
      return handle;
    };
  }

  function counted<Value>(run: () => Value): Value {
    steps = 0;
    isCounting = true;
    const value = run();
    isCounting = false;
    budget.note(steps);
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
