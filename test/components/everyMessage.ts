import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';

/** What a message said, and what it was given: `play/messages: games(1)`. */
export interface Said {
  readonly by: string;
  readonly text: string;
}

type Message = (...given: unknown[]) => unknown;

const FOLDER = join(root, 'src/components');
const MODULES = import.meta.glob<Record<string, unknown>>('../../src/components/**/*.en.ts', {
  eager: true,
});

const NUMBERS = [2, 1, 0, 3];
/** Numbers of these names are parts of a whole. */
const SHARES = new Map(Object.entries({ share: [0.5, 1, 0], low: [0.4], high: [0.6] }));
/** So deep a thing may lie in another: a tree would have no end. */
const MOST_DEEP = 7;

/**
 * Calls every message with arguments made from its types: each number is 0, 1, 2 and more, each list has none, one,
 * two and three entries, each choice is made. One argument changes at a time.
 */
export function everySaid(): readonly Said[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const names = readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.en.ts'))
    .sort();
  const program = ts.createProgram(
    names.map((name) => join(FOLDER, name)),
    { ...options, types: [], stableTypeOrdering: true },
  );
  const walk = new Walk(program.getTypeChecker());
  for (const name of names) {
    const module = MODULES[`../../src/components/${name}`];
    const file = program.getSourceFile(join(FOLDER, name));
    if (!module || !file) throw new Error(`${name} cannot be read`);
    walk.module(file, module, name.replace('.en.ts', ''));
  }
  return walk.said;
}

class Walk {
  readonly said: Said[] = [];
  private readonly made = new Map<ts.Type, readonly unknown[]>();
  /** Messages are handed on by other files. */
  private readonly heard = new Set<unknown>();

  constructor(private readonly checker: ts.TypeChecker) {}

  module(file: ts.SourceFile, module: Record<string, unknown>, name: string): void {
    const symbol = this.checker.getSymbolAtLocation(file);
    for (const each of symbol ? this.checker.getExportsOfModule(symbol) : []) {
      if (!(each.name in module)) continue;
      const type = this.checker.getTypeOfSymbolAtLocation(each, file);
      this.hear(module[each.name], type, `${name}: ${each.name}`);
    }
  }

  /** Everything that a value says: a text, a sentence in pieces, a function, or a table of them. */
  private hear(value: unknown, type: ts.Type, by: string): void {
    if (typeof value === 'function' || typeof value === 'object') {
      if (this.heard.has(value)) return;
      this.heard.add(value);
    }
    if (typeof value === 'string') this.said.push({ by, text: value });
    else if (isSentence(value))
      this.said.push({ by, text: value.map(({ text }) => text).join('') });
    else if (typeof value === 'function') this.call(value as Message, type, by);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) {
        const own = this.partOf(type, key);
        if (own) this.hear(each, own, `${by}.${key}`);
      }
  }

  private partOf(type: ts.Type, key: string): ts.Type | undefined {
    const { checker } = this;
    const whole = checker.getNonNullableType(type);
    const property = whole.isUnion()
      ? whole.types.map((each) => each.getProperty(key)).find((each) => each)
      : whole.getProperty(key);
    if (property) return checker.getTypeOfSymbol(property);
    const parts = whole.isUnion() ? whole.types : [whole];
    return parts
      .map((each) => each.getNumberIndexType() ?? each.getStringIndexType())
      .find((each) => each);
  }

  private call(message: Message, type: ts.Type, by: string): void {
    const signature = this.checker.getNonNullableType(type).getCallSignatures()[0];
    if (!signature) return;
    const choices = signature.parameters.map((each) =>
      this.valuesOf(this.checker.getTypeOfSymbol(each), 0, each.name),
    );
    for (const given of oneAtATime(choices)) {
      const result = orNothing(() => message(...given));
      this.hear(result, signature.getReturnType(), `${by}(${given.map(written).join(', ')})`);
    }
  }

  private valuesOf(type: ts.Type, depth: number, name = ''): readonly unknown[] {
    if (type.flags & ts.TypeFlags.Number) return SHARES.get(name) ?? NUMBERS;
    const known = this.made.get(type);
    if (known) return known;
    const values = this.makeValues(type, depth);
    this.made.set(type, values);
    return values;
  }

  private makeValues(type: ts.Type, depth: number): readonly unknown[] {
    const { checker } = this;
    if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
    if (type.isLiteral()) return [type.value];
    if (type.isUnion()) return type.types.flatMap((each) => this.valuesOf(each, depth));
    if (type.flags & ts.TypeFlags.String) return ['Ada'];
    if (type.flags & ts.TypeFlags.BigInt) return [1n, 2n, 0n];
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [undefined];
    if (type.flags & ts.TypeFlags.Null) return [null];
    if (depth > MOST_DEEP) return [undefined];
    if (checker.isTupleType(type)) {
      const parts = checker.getTypeArguments(type as ts.TypeReference);
      return oneAtATime(parts.map((each) => this.valuesOf(each, depth + 1)));
    }
    if (checker.isArrayType(type)) return this.lists(type as ts.TypeReference, depth);
    const [signature] = type.getCallSignatures();
    if (signature)
      return this.valuesOf(signature.getReturnType(), depth + 1).map((value) => () => value);
    if (type.isTypeParameter())
      return this.valuesOf(type.getConstraint() ?? checker.getStringType(), depth);
    return this.objects(type, depth);
  }

  private lists(type: ts.TypeReference, depth: number): readonly unknown[] {
    const [of] = this.checker.getTypeArguments(type);
    const values = of ? this.valuesOf(of, depth + 1) : [];
    // The pieces of a sentence.
    if (of?.getProperty('text')) return values.map((value) => [value]);
    const entry = (at: number) => values[at % values.length];
    return [
      [entry(0), entry(1)],
      ...values.map((value) => [value]),
      [],
      [entry(0), entry(1), entry(2)],
    ];
  }

  private objects(type: ts.Type, depth: number): readonly unknown[] {
    const parts = this.checker.getPropertiesOfType(type);
    const choices = parts.map((each) =>
      this.valuesOf(this.checker.getTypeOfSymbol(each), depth + 1, each.name),
    );
    return oneAtATime(choices).map((values) =>
      Object.fromEntries(parts.map(({ name }, at) => [name, values[at]])),
    );
  }
}

/** An argument as text; what is absent is written too. */
const written = (given: unknown) =>
  JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : (value ?? null),
  ) ?? 'null';

/** What a type allows may still never be given: a list that is never empty, or a range that is never turned round. */
function orNothing(ask: () => unknown): unknown {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

function isSentence(value: unknown): value is readonly { readonly text: string }[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each: unknown) => typeof each === 'object' && each !== null && 'text' in each)
  );
}

/** The first of each choice; then again with each other one in its place. */
function oneAtATime(choices: readonly (readonly unknown[])[]): unknown[][] {
  const first = choices.map(([value]) => value);
  const others = choices.flatMap((values, at) =>
    values.slice(1).map((value) => first.with(at, value)),
  );
  return [first, ...others];
}
