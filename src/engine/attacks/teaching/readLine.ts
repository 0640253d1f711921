import type { Potential } from '../rules.ts';
import { ARTICLE_RULES, type AttackRules } from '../rules.ts';
import type { CountedLine } from './parts/loop.ts';
import { AttackList } from './parts/name.ts';
import type { Steps } from './parts/steps.ts';
import { partOf, type CopyChoice } from './suspects.ts';
import {
  Walk,
  capOf,
  type Contents,
  type CountedRun,
  type Run,
  type LineWeights,
  type Tried,
} from './parts/walk.ts';
import { EMPTY } from '../../core/types.ts';
import { CENTRE, REACH } from '../line.ts';

const tables = new WeakMap<AttackRules, LineWeights>();

/** The weights as the copy has them: a row for each power from 0. */
function tableOf(rules: AttackRules): LineWeights {
  let table = tables.get(rules);
  if (!table) tables.set(rules, (table = [[0, 0, 0], ...rules.weights] as unknown as LineWeights));
  return table;
}

/** The attacks of one line, from left to right, as the copy finds them. */
export function attacksOf(
  contents: Contents,
  tried: Tried,
  choice: CopyChoice,
  steps: Steps,
): readonly CountedRun[] {
  if (roomOf(contents, tried, steps) < 5) return [];
  const central: Run = { power: 1, potential: 0, divider: 1 };
  const parts = { isOpenAtRim: partOf(choice, 'rim'), addGap: partOf(choice, 'divider') };
  const walkOneWay = partOf(choice, 'order');
  const [before, after] = ([-1, 1] as const).map((way) => {
    const walk = new Walk(contents, way, tried, central);
    walkOneWay(walk, parts, steps);
    return walk.runs;
  }) as [Run[], Run[]];
  const runs = [...before.reverse(), central, ...after] as (Run & { potential: Potential })[];
  return runs.filter(partOf(choice, 'above'));
}

/** How many cells the player could still hold around the tried one, up to distance four. */
function roomOf(contents: Contents, { mark }: Tried, steps: Steps): number {
  let room = 1;
  for (const way of [-1, 1]) {
    for (let distance = 1; distance <= REACH; distance++) {
      steps.count();
      const cell = contents[CENTRE + way * distance];
      if (cell !== EMPTY && cell !== mark) break;
      room += 1;
    }
  }
  return room;
}

/** One line, as the copy counts it. */
export function readTaughtLine(
  contents: Contents,
  tried: Tried,
  choice: CopyChoice,
  steps: Steps,
  rules: AttackRules = ARTICLE_RULES,
): CountedLine {
  const attacks = attacksOf(contents, tried, choice, steps);
  const entryOf = partOf(choice, 'comma');
  const table = tableOf(rules);
  const entry = ({ power, potential }: CountedRun) => entryOf(table, capOf(power), potential);
  const weight = partOf(choice, 'name')(new AttackList(attacks, entry, steps));
  const fives = attacks.filter(({ power }) => power >= 5).length;
  return { weight, fives, breaks: breaks(attacks) };
}

/** Whether one careless answer loses on the line: as the engine's `breakReason` has it. */
function breaks(attacks: readonly CountedRun[]): boolean {
  const central = attacks.find((attack) => attack.divider === 1);
  if (!central) return false;
  if (central.power >= 4 || (central.power === 3 && central.potential === 2)) return true;
  return attacks.some((side) => {
    const bothOpen = central.potential === 2 && side.potential === 2;
    return side.divider === 2 && central.power + side.power + (bothOpen ? 1 : 0) >= 4;
  });
}
