import { MENACE, TD, Trainer, newLearner, policyOf, policyTable } from '../../src/engine/index.ts';
import { interleaved } from './measure.ts';
import { row } from './report.ts';

const GAMES = 4000;
const rival = policyTable((setup) => policyOf({ kind: 'random' }, setup));

/** Games that a table learns from, a second, against a table opponent; both with learning at work. */
export function learningRows(): void {
  const trainers = {
    menace: new Trainer(newLearner(MENACE, 'first', 1), rival),
    td: new Trainer(newLearner(TD, 'first', 1), rival),
  };
  const fast = (trainer: Trainer) => () => {
    trainer.play(GAMES);
    return GAMES;
  };
  const times = interleaved(
    {
      menace: fast(trainers.menace),
      td: fast(trainers.td),
    },
    ['menace', 'td'],
  );
  // It has learnt something, or its time means nothing: most games are won by now.
  const { tally } = trainers.menace;
  if (tally.win < 2 * (tally.draw + tally.loss)) throw new Error(JSON.stringify(tally));
  const aSecond = (ns: number) => 1e9 / ns;
  row('matchboxes of the engine', aSecond(times.menace), 'games/s', { atLeast: 200_000 });
  row('values of the engine (TD)', aSecond(times.td), 'games/s', { atLeast: 200_000 });
}
