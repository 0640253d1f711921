import { NINE_CELLS, RUNTIMES, UNCHOSEN } from '../engine/index.ts';
import { makeJumps, withHashes } from './jumps.ts';
import {
  MOST_PRINTED,
  MOST_RETURNED,
  StepBudget,
  checkProblem,
  checkReply,
  type Interpreter,
  type Surroundings,
} from './program.ts';

/** The parts of the interpreter's package that are used; it brings no types. */
export interface MicroPython {
  runPython(source: string): unknown;
  readonly globals: { get(name: string): unknown };
}
export type LoadMicroPython = (options: {
  readonly url?: string;
  readonly heapsize: number;
  readonly pystack: number;
  readonly linebuffer: boolean;
  readonly stdin: () => number | null;
  readonly stdout: (bytes: Uint8Array) => void;
  readonly stderr: (bytes: Uint8Array) => void;
}) => Promise<MicroPython>;

type Call = (...parameters: number[]) => unknown;
type Imports = Record<string, Call>;

/** What stands around a program in Python, as `javascriptDriver` around one in JavaScript. */
const DRIVER = `
MOST_RETURNED = ${MOST_RETURNED}
UNCHOSEN = ${UNCHOSEN}
import sys, io, json, builtins

class Random:
    def __init__(self):
        self.script = []
        self.count = 0
        self.draws = []
    def draw(self, weights):
        at = self.count
        self.count += 1
        if at <= len(self.script) + 1:
            self.draws.append(weights)
        return self.script[at] if at < len(self.script) else UNCHOSEN
    def random(self):
        return self.draw([])
    def uniform(self, low, high):
        return low + (high - low) * self.random()
    def randrange(self, start, stop=None, step=1):
        if stop is None:
            start, stop = 0, start
        among = range(start, stop, step)
        if len(among) == 0:
            raise ValueError("empty range for randrange()")
        return among[int(self.draw([1] * len(among)) * len(among))]
    def randint(self, low, high):
        return self.randrange(low, high + 1)
    def getrandbits(self, bits):
        return self.randrange(1 << bits)
    def choice(self, among):
        if len(among) == 0:
            raise IndexError("Cannot choose from an empty sequence")
        return among[self.randrange(len(among))]
    def choices(self, among, weights=None, cum_weights=None, k=1):
        return [self.one(among, weights) for _ in range(k)]
    def one(self, among, weights):
        if weights is None:
            return self.choice(among)
        left = self.draw(list(weights)) * sum(weights)
        for item, weight in zip(among, weights):
            left -= weight
            if left < 0:
                return item
        raise IndexError("Cannot choose from an empty sequence")
    def shuffle(self, among):
        for at in range(len(among) - 1, 0, -1):
            other = self.randrange(at + 1)
            among[at], among[other] = among[other], among[at]
    def sample(self, among, k):
        among = list(among)
        self.shuffle(among)
        return among[:k]
    def seed(self, *_):
        pass

_random = Random()
_import = builtins.__import__
_state = {"play": None}

def _restricted(name, *rest):
    if name == "random":
        return _random
    if name in ("js", "jsffi"):
        raise ImportError("no module named '" + name + "'")
    return _import(name, *rest)
builtins.__import__ = _restricted

def _nobody(*_):
    raise RuntimeError("nobody is here to answer input()")
builtins.input = _nobody

def _said(error):
    text = io.StringIO()
    sys.print_exception(error, text)
    rows = [row for row in text.getvalue().split("\\n") if row]
    line = None
    for row in rows:
        if '"program.py", line ' in row:
            line = int(row.split(" line ")[1].split(",")[0])
    return {"message": rows[-1] if rows else "", "line": line, "kind": "budget" if isinstance(error, KeyboardInterrupt) else "error"}

def _load(text):
    _state["play"] = None
    source, names = json.loads(text)
    names["__name__"] = "program"
    try:
        code = compile(source, "program.py", "exec")
    except BaseException as error:
        found = _said(error)
        found["code"] = "syntax"
        return json.dumps(found)
    try:
        exec(code, names)
    except BaseException as error:
        found = _said(error)
        found["code"] = "budget" if found["kind"] == "budget" else "load"
        return json.dumps(found)
    play = names.get("play")
    if not callable(play):
        return json.dumps({"code": "no-play"})
    _state["play"] = play
    return ""

def _call(text):
    call = json.loads(text)
    _random.script = call["draws"]
    _random.draws = []
    _random.count = 0
    found = {}
    try:
        value = _state["play"](call["board"], call["mark"])
        if type(value) is int:
            found["cell"] = value
        found["returned"] = repr(value)[:MOST_RETURNED]
    except BaseException as error:
        found["fault"] = _said(error)
    found["draws"] = _random.draws
    return json.dumps(found)
`;

/**
 * Programs in Python, run by MicroPython in WebAssembly. Its package lets programs reach into JavaScript: what that needs is
 * taken away before the interpreter starts, so a program sees nothing of what is around it.
 */
// eslint-disable-next-line max-lines-per-function -- one interpreter, with what its methods share
export async function makePython(
  loadMicroPython: LoadMicroPython,
  { wasm, onsteps, ...place }: Surroundings,
): Promise<Interpreter> {
  const budget = new StepBudget(RUNTIMES.python.steps, place);
  let mostSteps = budget.most;
  let jumps: ReturnType<typeof makeJumps>;
  let ticks = 0;
  let seed = 1;
  let interrupt: () => void;
  let output: number[] = [];
  let isBroken = false;
  const decoder = new TextDecoder();
  const MEMORY = 64 * 1024 * 1024;
  const LAST_STEPS = 10_000;
  const STEPS_OF_A_SIGN = 10_000;

  /** Over the budget it interrupts the program, which may catch that; the second time everything is thrown away. */
  function pause(): void {
    const steps = jumps.steps.value;
    if (steps <= mostSteps) {
      onsteps?.();
      jumps.pauseAt.value = Math.min(steps + STEPS_OF_A_SIGN, mostSteps);
      return;
    }
    if (steps === mostSteps + 1) interrupt();
    if (steps < mostSteps + LAST_STEPS) return;
    isBroken = true;
    throw new Error('too many steps');
  }

  /** What the interpreter may call: nothing of JavaScript, a clock that counts how often it is read, and counted steps. */
  function restricted(imports: Imports): Imports {
    const own: Imports = {};
    for (const [name, call] of Object.entries(imports)) {
      const jump = jumps.imports[name];
      if (jump) own[name] = jump;
      else if (/^(js_(?!free)|call\d|calln|store_attr|create_promise)/.test(name)) {
        own[name] = () => {
          throw new Error('JavaScript is out of reach here');
        };
      } else if (/^(lookup_attr|has_attr)$/.test(name)) own[name] = () => 0;
      else if (/^mp_js_(ticks|time)_ms$/.test(name)) own[name] = () => ++ticks;
      else if (name === 'mp_js_random_u32') {
        own[name] = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0);
      } else if (name === 'emscripten_resize_heap') {
        own[name] = (size) => (size > MEMORY ? 0 : call(size));
      } else own[name] = call;
    }
    return own;
  }

  const { instantiate, instantiateStreaming } = WebAssembly;
  const { fetch } = globalThis;
  async function start(bytes: ArrayBuffer, imports: { env: Imports }) {
    jumps = makeJumps(Object.keys(imports.env), pause);
    const module = wasm ?? (await WebAssembly.compile(withHashes(bytes)));
    const instance = await instantiate(module, { ...imports, env: restricted(imports.env) });
    interrupt = instance.exports['mp_sched_keyboard_interrupt'] as () => void;
    jumps.connect(instance.exports);
    return { module, instance };
  }
  Object.assign(WebAssembly, { instantiate: start, instantiateStreaming: start });
  // It is given what it would fetch.
  if (wasm) globalThis.fetch = () => new Promise(() => {});
  const python = await loadMicroPython({
    ...(wasm ? { url: 'given' } : {}),
    heapsize: 4 * 1024 * 1024,
    pystack: 32 * 1024,
    linebuffer: false,
    stdin: () => null,
    stdout: (bytes) => {
      if (output.length < MOST_PRINTED) output.push(...bytes);
    },
    stderr: () => {},
  });
  Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  Object.assign(globalThis, { fetch });

  python.runPython(DRIVER);

  const partOf = (name: string) => python.globals.get(name) as (text: string) => string;
  const [load, play] = [partOf('_load'), partOf('_call')];
  function run(part: typeof load, text: string): unknown {
    mostSteps = budget.most;
    output = [];
    jumps.steps.value = jumps.pauseAt.value = 0;
    try {
      const result = part(text);
      return result === '' ? undefined : JSON.parse(result);
    } catch (error) {
      isBroken = true;
      const kind = jumps.steps.value > mostSteps ? 'budget' : 'error';
      return { code: kind, fault: { kind, message: String(error) } };
    } finally {
      budget.note(jumps.steps.value);
    }
  }
  return {
    steps: () => jumps.steps.value,
    isBroken: () => isBroken,
    load(source, names = NINE_CELLS) {
      const found = run(load, JSON.stringify([source, names]));
      return found === undefined ? undefined : checkProblem(found);
    },
    play(call) {
      const found = run(play, JSON.stringify(call));
      const printed = decoder.decode(new Uint8Array(output)).slice(0, MOST_PRINTED);
      return checkReply({ ...(found as object), printed });
    },
  };
}
