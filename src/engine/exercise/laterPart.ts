import { ok } from '../core/result.ts';
import { strange, type Codec, type CodecProblem } from './codec.ts';
import { paramsCodec, type Fields } from './fields.ts';

/** What a codec says of a text with more parts than it reads. */
const COUNTED_FIRST: readonly CodecProblem['code'][] = ['long-part', 'part-count'];

/**
 * The codec of an exercise's parts, the last of which came later than the others. Where it is what there
 * was before it came, it is not written: old texts are read, and written again letter by letter.
 */
export function laterPartCodec<Params extends object, Name extends keyof Params>(
  older: Fields<Omit<Params, Name>>,
  name: Name,
  later: Fields<Params>[Name] & { readonly before: Params[Name] },
): Codec<Params> {
  const short = paramsCodec(older);
  // The parts of a kind and one more are the parts of the kind.
  const whole = paramsCodec({ ...older, [name]: later } as unknown as Fields<Params>);
  const isAsBefore = (params: Params) =>
    later.codec.encode(params[name]) === later.codec.encode(later.before);
  return {
    limit: whole.limit,
    encode: (params) => (isAsBefore(params) ? short : whole).encode(params),
    decode(text) {
      const old = short.decode(text);
      if (old.ok) return ok({ ...old.value, [name]: later.before } as Params);
      // So many parts as the old ones: what is wrong with them is said.
      if (!COUNTED_FIRST.includes(old.problem.code)) return old;
      const params = whole.decode(text);
      return params.ok && isAsBefore(params.value) ? strange(text) : params;
    },
  };
}
