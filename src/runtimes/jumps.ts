/** What is called of the program's own: functions of the types 0 to 2. */
const OWN = ['emscripten_stack_get_current', '_emscripten_stack_restore', 'setThrew'];

// What the bytes of a program in WebAssembly mean.
const [I32, FUNCREF, VOID] = [0x7f, 0x70, 0x40];
const [GET, SET, GET_GLOBAL, SET_GLOBAL, CONST] = [0x20, 0x21, 0x23, 0x24, 0x41];
const [IF, TRY, CATCH, THROW, END] = [0x04, 0x06, 0x07, 0x08, 0x0b];
const [CALL, CALL_INDIRECT, ADD, IS_GREATER] = [0x10, 0x11, 0x6a, 0x4b];

const number = (value: number): readonly number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...number(value >> 7)];
const sized = (...bytes: readonly number[]) => [...number(bytes.length), ...bytes];
const list = (items: readonly (readonly number[])[]) => [...number(items.length), ...items.flat()];
const text = (value: string) => sized(...new TextEncoder().encode(value));
const many = (count: number) => list(Array.from({ length: count }, () => [I32]));
const type = (parameters: number, results: number) => [0x60, ...many(parameters), ...many(results)];

interface Invoke {
  readonly name: string;
  readonly parameters: number;
  readonly results: number;
}

/** Calls the function at a place of the program's table. */
function invoking({ parameters, results }: Invoke, at: number): readonly number[] {
  const stack = parameters + 1;
  const own = (which: number) => [CONST, which, CALL_INDIRECT, which, 1];
  const passed = Array.from({ length: parameters }, (_, index) => [GET, index + 1]).flat();
  const steps = [GET_GLOBAL, 0, CONST, 1, ADD, SET_GLOBAL, 0];
  const pause = [GET_GLOBAL, 0, GET_GLOBAL, 1, IS_GREATER, IF, VOID, CALL, 0, END];
  const call = [...passed, GET, 0, CALL_INDIRECT, ...number(4 + 2 * at), 0];
  // Where a jump was caught the stack is as before.
  const caught = [GET, stack, ...own(1), CONST, 1, CONST, 0, ...own(2)];
  return sized(
    ...list([[1, I32]]),
    ...[...steps, ...pause, ...own(0), SET, stack, TRY, results === 0 ? VOID : I32],
    ...[...call, CATCH, 0, ...caught, ...(results === 0 ? [] : [CONST, 0]), END, END],
  );
}

/**
 * Python's interpreter calls most of its functions through JavaScript, which catches their jumps: half of the time goes into that.
 * This makes the same calls in WebAssembly, counts them in `steps`, begins each above `pauseAt` with `pause`, and catches jumps alone.
 */
export function makeJumps(imported: readonly string[], pause: () => void) {
  const invokes = imported.flatMap((name): Invoke[] => {
    const [, result, parameters] = /^invoke_([iv])(i*)$/.exec(name) ?? [];
    if (parameters === undefined) return [];
    return [{ name, parameters: parameters.length, results: result === 'v' ? 0 : 1 }];
  });
  const types = invokes.flatMap(({ parameters, results }) => [
    type(parameters, results),
    type(parameters + 1, results),
  ]);
  const zero = [I32, 1, CONST, 0, END];
  const named: readonly (readonly [string, number, number])[] = [
    ...invokes.map(({ name }, at) => [name, 0, at + 1] as const),
    ['_emscripten_throw_longjmp', 0, invokes.length + 1],
    ...(['table', 'own'] as const).map((name, at) => [name, 1, at] as const),
    ...(['steps', 'pauseAt'] as const).map((name, at) => [name, 3, at] as const),
  ];
  const sections: readonly (readonly [number, ...(readonly (readonly number[])[])])[] = [
    [1, type(0, 1), type(1, 0), type(2, 0), type(0, 0), ...types],
    [2, [...text(''), ...text('pause'), 0, 3]],
    [3, ...invokes.map((_, at) => number(5 + 2 * at)), [3]],
    [4, [FUNCREF, 0, 0], [FUNCREF, 0, OWN.length]],
    // A jump, which brings nothing with it.
    [13, [0, 3]],
    [6, zero, zero],
    [7, ...named.map(([name, kind, at]) => [...text(name), kind, at])],
    [10, ...invokes.map(invoking), sized(0, THROW, 0, END)],
  ];
  const bytes = sections.flatMap(([id, ...items]) => [id, ...sized(...list(items))]);
  const program = new WebAssembly.Module(
    new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...bytes]),
  );
  const { exports } = new WebAssembly.Instance(program, { '': { pause } });
  const { table, own } = exports as Record<'table' | 'own', WebAssembly.Table>;
  return {
    /** `invoke_…`, each by its name, and `_emscripten_throw_longjmp`. */
    imports: exports as Record<string, (...parameters: number[]) => unknown>,
    ...(exports as Record<'steps' | 'pauseAt', WebAssembly.Global<'i32'>>),
    /** To be given what the program exports, before it runs. */
    connect(program: WebAssembly.Exports) {
      const functions = program['__indirect_function_table'] as WebAssembly.Table;
      table.grow(functions.length);
      for (let at = 0; at < functions.length; at++) table.set(at, functions.get(at));
      for (const [at, name] of OWN.entries()) own.set(at, program[name]);
    },
  };
}

/**
 * Python's interpreter adds up the hashes of a tuple's items, so all boards with as many marks have the same one, and a program that remembers
 * boards searches through all of them each time. Here each sum so far is multiplied by 31 first, in as many bytes of its program.
 */
export function withHashes(program: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(program).slice();
  // Half of the item's hash, and the sum, added; then the sum is kept, and the next item follows.
  const added = [0x41, 1, 0x75, 0x20, 2, 0x6a];
  const then = [0x21, 2, 0x20, 0, 0x41, 1, 0x6a, 0x22, 0];
  const pattern = [...added, ...then];
  const at = bytes.findIndex((_, from) => pattern.every((byte, on) => bytes[from + on] === byte));
  if (at >= 0) bytes.set([0x20, 2, 0x41, 31, 0x6c, 0x6a], at);
  return bytes;
}
