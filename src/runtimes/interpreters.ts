import { LONGEST_SOURCE, type CodeLanguage } from '../engine/index.ts';
import { makePython, type LoadMicroPython } from './python.ts';
import { makeJavaScript } from './javascript.ts';
import type { Interpreter, Surroundings } from './program.ts';

/** The interpreter of a language, each fetched when it is first wanted. */
export const loadInterpreter = (
  language: CodeLanguage,
  place: Surroundings = {},
): Promise<Interpreter> => (language === 'python' ? loadPython(place) : loadJavaScript(place));

function bounded(interpreter: Interpreter): Interpreter {
  return {
    ...interpreter,
    load(source, names) {
      if (source.length > LONGEST_SOURCE) return { code: 'too-long', message: '' };
      const problem = interpreter.load(source, names);
      if (!problem || problem.line === undefined) return problem;
      // A text that breaks off is said to be wrong in the line after it.
      return { ...problem, line: Math.min(problem.line, source.trimEnd().split('\n').length) };
    },
  };
}

export async function loadJavaScript({ wasm, ...place }: Surroundings): Promise<Interpreter> {
  const [{ newQuickJSWASMModuleFromVariant, newVariant }, { default: fetched }] = await Promise.all(
    [import('quickjs-emscripten-core'), import('@jitl/quickjs-wasmfile-release-sync')],
  );
  const variant = wasm ? newVariant(fetched, { wasmModule: wasm }) : fetched;
  return bounded(makeJavaScript(await newQuickJSWASMModuleFromVariant(variant), place));
}

export async function loadPython(place: Surroundings): Promise<Interpreter> {
  const { loadMicroPython } = (await import('@micropython/micropython-webassembly-pyscript')) as {
    loadMicroPython: LoadMicroPython;
  };
  return bounded(await makePython(loadMicroPython, place));
}
