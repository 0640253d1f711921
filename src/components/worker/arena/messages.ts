/** What the page asks: the two players by name, whoever begins first. */
export interface AuditQuestion {
  readonly first: string;
  readonly second: string;
}

/** What comes of it, exactly, from the side of whoever began. */
export interface AuditAnswer {
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  /** How long it took, in milliseconds. */
  readonly time: number;
}
