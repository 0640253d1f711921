import { ok } from '../core/result.ts';
import { strange, type Codec, type CodecProblem } from './codec.ts';
import { paramsCodec, type Fields } from './fields.ts';

/** The problems that a codec reports for a text with more parts than it knows. */
const COUNTED_FIRST: readonly CodecProblem['code'][] = ['long-part', 'part-count'];

/**
 * The codec of an exercise whose last field was added after the first links had been made. `before` is the
 * value that exercises had implicitly until then; a field with this value is left out, so that old links
 * can still be read and come out of `encode` unchanged.
 */
export function laterPartCodec<Params extends object, Name extends keyof Params>(
  older: Fields<Omit<Params, Name>>,
  name: Name,
  later: Fields<Params>[Name] & { readonly before: Params[Name] },
): Codec<Params> {
  const short = paramsCodec(older);
  // The compiler cannot see that the older fields and the added one make up all of `Params`.
  const whole = paramsCodec({ ...older, [name]: later } as unknown as Fields<Params>);
  const isAsBefore = (params: Params) =>
    later.codec.encode(params[name]) === later.codec.encode(later.before);
  return {
    limit: whole.limit,
    encode: (params) => (isAsBefore(params) ? short : whole).encode(params),
    decode(text) {
      const old = short.decode(text);
      if (old.ok) return ok({ ...old.value, [name]: later.before } as Params);
      // As many parts as an old text has: report what is wrong with those.
      if (!COUNTED_FIRST.includes(old.problem.code)) return old;
      const params = whole.decode(text);
      return params.ok && isAsBefore(params.value) ? strange(text) : params;
    },
  };
}
