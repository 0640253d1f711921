import {
  MENACE,
  TD,
  Trainer,
  newLearner,
  policyOf,
  policyTable,
  seededRng,
} from '../../src/engine/index.ts';
import { interleaved } from './measure.ts';
import { plainMatchboxes, playPlain } from './plainMatchboxes.ts';
import { row } from './report.ts';

const GAMES = 4000;
const rival = policyTable((setup) => policyOf({ kind: 'random' }, setup));

/** Games that a table learns from, a second, against a table opponent; both with learning at work. */
export function learningRows(): void {
  const rng = seededRng(1);
  const random = () => rng.int(2 ** 32) / 2 ** 32;
  const plain = plainMatchboxes();
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
      plain: () => {
        for (let game = 0; game < GAMES / 10; game++) playPlain(plain, random);
        return GAMES / 10;
      },
      menace: fast(trainers.menace),
      td: fast(trainers.td),
    },
    ['plain', 'menace', 'td'],
  );
  // Both have learnt the same thing, or their times mean nothing: most games are won by now.
  for (const { tally } of [plain, trainers.menace]) {
    if (tally.win < 2 * (tally.draw + tally.loss)) throw new Error(JSON.stringify(tally));
  }
  const aSecond = (ns: number) => 1e9 / ns;
  row('matchboxes as objects and strings', aSecond(times.plain), 'games/s');
  row('matchboxes of the engine', aSecond(times.menace), 'games/s', { atLeast: 200_000 });
  row('values of the engine (TD)', aSecond(times.td), 'games/s', { atLeast: 200_000 });
  row('objects and strings ÷ engine', times.plain / times.menace, 'times', { atLeast: 20 });
}
