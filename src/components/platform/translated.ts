/** The shape of messages in any language: a text may be any text, and functions keep what they take. */
export type Translated<Messages> = Messages extends string
  ? string
  : Messages extends (...given: infer Given) => infer Text
    ? (...given: Given) => Text extends string ? string : Text
    : { readonly [Key in keyof Messages]: Translated<Messages[Key]> };
