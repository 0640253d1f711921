/** A word of the field, as the glossary explains it and as a tap on it in a lesson shows it. */
export interface GlossaryEntry {
  readonly term: string;
  /** Other names for the same thing, which a reader may know or search for. */
  readonly also?: readonly string[];
  readonly meaning: string;
  /** The lesson that is about it: its page. */
  readonly lesson?: `lessons/${string}`;
}
