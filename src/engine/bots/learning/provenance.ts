import { MOST_SEED } from '../../core/rng.ts';
import { LEARNS, newLearner, type Learner, type Learns } from './learner.ts';
import { isScheme, type MenaceScheme, type Scheme } from './scheme.ts';

/** The most games that a table may have learnt from: more than anybody lets it play, and ten digits. */
const MOST_GAMES = 9_999_999_999;

/** Everything but the numbers, in a form that people can read as well: "menace start=4,3,2,1 win=3 …". */
export function makeProvenance({ scheme, learns, seed, games }: Learner): string {
  const settings =
    scheme.kind === 'menace'
      ? {
          start: scheme.start.join(','),
          win: scheme.win,
          draw: scheme.draw,
          loss: scheme.loss,
          empty: scheme.resigns ? 'resigns' : 'refills',
        }
      : { step: scheme.step, explore: scheme.explore };
  const fields = { ...settings, learns, seed, games };
  return [scheme.kind, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(
    ' ',
  );
}

/** A new learner with the settings and the count of games of such a text. */
export function parseProvenance(text: string): Learner | undefined {
  const [kind, ...rest] = text.split(' ');
  const fields = new Map(rest.map((field) => field.split('=') as [string, string | undefined]));
  const number = (name: string) => {
    const value = fields.get(name) ?? '';
    return /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  };
  const scheme =
    kind === 'menace'
      ? menaceIn(fields, number)
      : kind === 'td'
        ? ({ kind, step: number('step'), explore: number('explore') } as const)
        : undefined;
  const learns = LEARNS.find((each: Learns) => each === fields.get('learns'));
  const [seed, games] = [number('seed'), number('games')];
  if (!scheme || !isScheme(scheme) || !learns || !(seed <= MOST_SEED) || !(games <= MOST_GAMES))
    return undefined;
  return { ...newLearner(scheme, learns, seed), games };
}

function menaceIn(
  fields: ReadonlyMap<string, string | undefined>,
  number: (name: string) => number,
): Scheme | undefined {
  const start = (fields.get('start') ?? '')
    .split(',')
    .map((each) => (/^\d{1,2}$/.test(each) ? Number(each) : NaN));
  const empty = fields.get('empty');
  if (empty !== 'resigns' && empty !== 'refills') return undefined;
  return {
    kind: 'menace',
    start: start as unknown as MenaceScheme['start'],
    win: number('win'),
    draw: number('draw'),
    loss: number('loss'),
    resigns: empty === 'resigns',
  };
}
