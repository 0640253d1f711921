import type { AddressProblem, AnyAddressField } from '../view/problems.ts';

/** Characters of a fragment that is looked at, and of one field's value. */
interface AddressLimits {
  readonly fragment: number;
  readonly value: number;
}

const LIMITS: AddressLimits = { fragment: 600, value: 60 };

/** `step=end`: the last step, whatever its number is. */
const END = 'end';

/** The fields of a fragment, each read once; what cannot be read is kept in `problems`. */
interface FieldReader<Field extends AnyAddressField> {
  readonly problems: AddressProblem[];
  readonly read: <Value>(
    field: Field,
    parse: (value: string) => Value | undefined,
  ) => Value | undefined;
}

/** A reader of a fragment, with or without its `#`; `undefined` if that names no figure. Never throws. */
export function fieldReader<Field extends AnyAddressField>(
  fragment: string,
  limits: AddressLimits = LIMITS,
): FieldReader<Field> | undefined {
  const text = fragment.replace(/^#/, '');
  if (!/(^|&)fig=/.test(text.slice(0, limits.fragment))) return undefined;
  const isTooLong = text.length > limits.fragment;
  const given = new URLSearchParams(isTooLong ? '' : text);
  const problems: AddressProblem[] = isTooLong ? [{ code: 'too-long' }] : [];
  return {
    problems,
    read: (field, parse) => {
      const [value, ...more] = given.getAll(field);
      if (more.length > 0) problems.push({ code: 'repeated-field', field });
      if (value === undefined) return undefined;
      const parsed = value.length > limits.value ? undefined : parse(value);
      if (parsed === undefined) problems.push({ code: 'bad-field', field });
      return parsed;
    },
  };
}

/** The fragment of the values that there are, in the order of `fields`, with its `#`. */
export function makeFields<Field extends AnyAddressField>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string | undefined>>,
): string {
  const written = fields.filter((field) => values[field] !== undefined);
  return `#${written.map((field) => `${field}=${values[field]}`).join('&')}`;
}

/** A figure's name as it may stand in a link. */
export function figureName(text: string): string | undefined {
  return /^[a-z][a-z0-9-]{0,39}$/.test(text) ? text : undefined;
}

/** Links count steps from 1, as the figure does; everything else here counts from 0. */
export function stepNumber(text: string): number | undefined {
  if (text === END) return Infinity;
  const number = wholeNumber(text, Number.MAX_SAFE_INTEGER);
  return number === undefined || number === 0 ? undefined : number - 1;
}

export function wholeNumber(text: string, most: number): number | undefined {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Infinity;
  return number <= most ? number : undefined;
}
