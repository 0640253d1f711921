/** How long a lesson takes, in whole minutes. */
export interface LessonTimes {
  readonly read: number;
  readonly do: number;
  /** What there is to do after the text, which is a part of all that there is to do. */
  readonly exercises: { readonly count: number; readonly minutes: number };
}

/** Words a minute, for a reader of fourteen who takes care. */
const PACE = 160;

/** The words that a reader meets in a page of MDX: its prose, and what stands in for a number; what is folded is left out. */
export function countProse(mdx: string): number {
  const prose = mdx
    .replace(/<(Optional|Exercises|details)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/^(?:import|export) [^;]*;$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<(?:Num|Said|Score|Call|Cell)\b[^>]*\/>/g, 'number')
    // Addresses of links, then tags with what is written in their quotes and braces.
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<\/?[A-Za-z](?:"[^"]*"|\{[^}]*\}|[^>"{])*>/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/**
 * Minutes for each thing that there is to do on a page: a guess is quick, a sentence of one's own is not,
 * a figure is stepped through once, and an exercise is done once.
 */
const MINUTES = { guess: 0.5, explain: 2, figure: 2.5, exercise: 2.5 } as const;

/** The files of components that hold something to work with, by their path below `src/components`. */
export type IsAwake = (file: string) => boolean;

/** What a component of a page gives a reader to do, by its name and the file that it is imported from. */
function deedOf(name: string, file: string, isAwake: IsAwake): keyof typeof MINUTES | undefined {
  if (/^(?:Guess|Predict|Which|Explain)$/.test(name))
    return name === 'Explain' ? 'explain' : 'guess';
  if (file.startsWith('exercises/')) return 'exercise';
  return isAwake(file) ? 'figure' : undefined;
}

/** Of minutes: fives from ten on, and at least one. */
const roundly = (minutes: number): number =>
  minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;

/** Reading and doing, counted from the text of a page of MDX; each at least a minute, and doing in fives from ten on. */
export function timesOf(mdx: string, isAwake: IsAwake): LessonTimes {
  const files = new Map(
    [...mdx.matchAll(/^import (\w+) from '[^']*?components\/([^']*)';$/gm)].map(
      ([, name = '', file = '']) => [name, file] as const,
    ),
  );
  const deedsIn = (part: string) =>
    [...part.matchAll(/<([A-Z]\w*)/g)].flatMap(
      ([, name = '']) => deedOf(name, files.get(name) ?? '', isAwake) ?? [],
    );
  const minutesOf = (deeds: readonly (keyof typeof MINUTES)[]) =>
    roundly(deeds.reduce((sum, deed) => sum + MINUTES[deed], 0));
  const [exercises = ''] = /<Exercises\b[\s\S]*<\/Exercises>/.exec(mdx) ?? [];
  const folded = deedsIn(exercises);
  return {
    read: Math.max(1, Math.round(countProse(mdx) / PACE)),
    do: minutesOf(deedsIn(mdx)),
    exercises: { count: folded.length, minutes: minutesOf(folded) },
  };
}
