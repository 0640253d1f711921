/** What the frame of every exercise about lines and large boards says, beside `exercises.ts`. */
export const largeExercises = {
  /** How many things that are wrong are told at once. */
  mostReasons: 3,
  /** Some of it is right: a share of one, above 0 and below 1. */
  partly: (points: number) =>
    points >= 0.75 ? 'Nearly.' : points >= 0.4 ? 'Partly right.' : 'A little of it is right.',
} as const;
