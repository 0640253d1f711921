/** Who may play a mark, who does, and what they are called. */
export interface PlayerOffer<Choice extends string> {
  readonly choice: Choice;
  readonly choices: readonly {
    readonly id: Choice;
    readonly name: string;
    /** How it plays, in a sentence. */
    readonly about: string;
  }[];
  readonly level?: number | undefined;
  /** Absent if the player has one strength. */
  readonly levels?: readonly { readonly level: number; readonly name: string }[] | undefined;
}
