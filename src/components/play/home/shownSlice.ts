/** What the second door shows: so many marks are taken into the picture, and so many calls are left. */
export interface ShownSlice {
  readonly marks: number;
  readonly calls: number;
  /** A finished game as a picture, with a few words. */
  readonly draw: (words: string) => Promise<Blob | null>;
}
