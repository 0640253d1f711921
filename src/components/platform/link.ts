/** How one field of a link is written and read. */
export interface LinkField<Value> {
  /** In characters that an address keeps as they are; `undefined` where the field is better left out. */
  readonly make: (value: Value) => string | undefined;
  /** `undefined` for a text that is no value. Never throws. */
  readonly parse: (text: string) => Value | undefined;
  /** Written, too, whenever this other field is: a turn goes with its board. */
  readonly with?: string;
}

/** What of a link could not be used. The rest of it was. */
export type LinkProblem<Field extends string = string> =
  | { readonly code: 'too-long' }
  /** `text` is how the value begins, where it could not be read; a value that does not fit has none. */
  | { readonly code: 'bad-field'; readonly field: Field; readonly text?: string }
  /** The first counts. */
  | { readonly code: 'repeated-field'; readonly field: Field };

/** Values of some of the fields. */
type Some<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** What could be read of a link. A field that it does not have, or that is bad, is absent. */
export type ParsedLink<Fields> = Some<Fields> & {
  readonly problems: readonly LinkProblem<keyof Fields & string>[];
};

/** What `parse` of a kind of link gives for those of that kind. */
export type ReadBy<Kind extends { parse(fragment: string): unknown }> = NonNullable<
  ReturnType<Kind['parse']>
>;

/** A kind of link: what stands behind the `#` of an address, as `field=value&field=value`. */
export interface Link<Fields> {
  /** Its fields, in the order in which they are written. */
  readonly names: readonly (keyof Fields & string)[];
  /** The fragment with its `#`: of the values those that are not the `usual` ones. */
  readonly make: (values: Some<Fields>, usual?: Some<Fields>) => string;
  /**
   * Reads a fragment, with or without its `#`. `undefined` if it is none of this kind: then it is an
   * anchor, or for somebody else. Never throws. Fields of other names are left alone.
   */
  readonly parse: (fragment: string) => ParsedLink<Fields> | undefined;
}

/** The most characters that are read, of a fragment and of one value. */
export interface LinkLimits {
  readonly fragment?: number;
  readonly value?: number;
}

/** Whether a text is a value, and none that only says why not. */
const isSound = (value: unknown): boolean =>
  value !== undefined && !(value instanceof Object && 'ok' in value && value.ok === false);

/** Characters of a bad value that are told. */
const QUOTED = 40;

/**
 * A kind of link from the table of its fields. Those of figures are known by the field `fig`, which
 * they always have; others by any of their fields, where there is no `fig`.
 */
export function defineLink<Fields extends object>(
  table: { readonly [Name in keyof Fields]: LinkField<Fields[Name]> },
  { fragment: most = Infinity, value: longest = Infinity }: LinkLimits = {},
): Link<Fields> {
  type Name = keyof Fields & string;
  const names = Object.keys(table) as Name[];
  const isOfFigure = 'fig' in table;
  const known = new RegExp(`(^|&)(${isOfFigure ? 'fig' : names.join('|')})=`);

  function write(values: Some<Fields>, name: Name): string | undefined {
    const value = values[name];
    return value === undefined ? undefined : table[name].make(value);
  }

  function make(values: Some<Fields>, usual: Some<Fields> = {}): string {
    const differs = (name: Name) => write(values, name) !== write(usual, name);
    const written = names.flatMap((name) => {
      const text = write(values, name);
      const other = table[name].with as Name | undefined;
      const isSaid = differs(name) || (other !== undefined && differs(other));
      return text === undefined || !isSaid ? [] : [`${name}=${text}`];
    });
    return `#${written.join('&')}`;
  }

  /** A link out of a text may have its full stop or bracket at the end: it goes where the value is none with it. */
  function read<Each extends Name>(name: Each, text: string, most = 3): Fields[Each] | undefined {
    const value = table[name].parse(text);
    if (isSound(value) || most === 0 || !/.[.,;:!?)\]}>"'”’»]$/.test(text)) return value;
    return read(name, text.slice(0, -1), most - 1) ?? value;
  }

  function parse(fragment: string): ParsedLink<Fields> | undefined {
    const text = fragment.replace(/^#/, '');
    const head = text.slice(0, most);
    if (!known.test(head) || (!isOfFigure && /(^|&)fig=/.test(head))) return undefined;
    const problems: LinkProblem<Name>[] = [];
    const found: { -readonly [Each in Name]?: Fields[Each] } = {};
    if (text.length > most) problems.push({ code: 'too-long' });
    const given = new URLSearchParams(text.length > most ? '' : text);
    for (const name of names) {
      const [value, ...more] = given.getAll(name);
      if (more.length > 0) problems.push({ code: 'repeated-field', field: name });
      if (value === undefined) continue;
      const parsed = value.length > longest ? undefined : read(name, value);
      if (parsed !== undefined) found[name] = parsed;
      else problems.push({ code: 'bad-field', field: name, text: value.slice(0, QUOTED) });
    }
    return { ...found, problems } as ParsedLink<Fields>;
  }

  return { names, make, parse };
}

/** A whole number from 0 to `most`. */
export function wholeNumber(most: number): LinkField<number> {
  return {
    make: String,
    parse(text) {
      const number = /^\d{1,16}$/.test(text) ? Number(text) : Infinity;
      return number <= most ? number : undefined;
    },
  };
}

/** One of a few values, written as it is. */
export function choiceCodecOf<Value extends string | number>(
  values: readonly Value[],
): LinkField<Value> {
  return { make: String, parse: (text) => values.find((value) => String(value) === text) };
}

/** Characters of a link that every program passes on, and the most that should be tried at all. */
export const SHORT_LINK = 1800;
export const LONGEST_LINK = 8000;

/** Of the sentence, bracket or quotation that a link or a code was copied out of; in an address some of it is escaped. */
const TAIL = /(?:[\s.,;:!?)\]}>"'”’»]|%22|%27|%3E|%E2%80%9[9D]|%C2%BB)+$/i;
/** Characters at the end that are looked at. */
const LOOKED_AT = 40;

/** A link or a code without what stood behind it in a text: none of ours ends so. */
export function withoutTail(text: string): string {
  const trimmed = text.trim();
  return trimmed.slice(0, -LOOKED_AT) + trimmed.slice(-LOOKED_AT).replace(TAIL, '');
}
