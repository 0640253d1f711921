import { describe, expect, it } from 'vitest';
import { BotService } from '../../../src/components/players/policies.dom.ts';
import { botHandlers } from '../../../src/components/players/policyServe.ts';
import { policyOfMachine } from '../../../src/components/players/policy.ts';
import { opinionOf } from '../../../src/components/players/botExplanation.ts';
import { WorkerDouble, workerWith } from '../platform/workerDouble.ts';
import { emptySetup, policyOf, seededRng, urgentMoves } from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';
import { plain, setupOfPlain, variantOf } from '../../engine/plainBoards.ts';

const minimax = { kind: 'minimax' } as const;

describe('asking players', () => {
  it('asks the worker once', async () => {
    const worker = workerWith(botHandlers);
    const bots = new BotService(() => worker);
    for (let i = 0; i < 3; i++) {
      expect(await bots.policy(minimax, emptySetup())).toEqual(policyOf(minimax, emptySetup()));
    }
    const setup = setupOf('X.O.X....');
    expect(await bots.opinion(minimax, setup)).toEqual(opinionOf(minimax, setup));
    expect((await bots.opinion('best', emptySetup()))?.reason.code).toBe('best');
    expect(worker.asked).toHaveLength(3);
  });

  it('asks anew for what did not arrive', async () => {
    const dying = new WorkerDouble((_, worker) => worker.fail());
    const workers = [dying, workerWith(botHandlers)];
    const bots = new BotService(() => workers.shift()!);
    await expect(bots.policy(minimax, emptySetup())).rejects.toThrow();
    expect(await bots.policy('best', emptySetup())).toHaveLength(9);
  });

  it.each(['4,3,3', '4,3,3,gravity'])('leaves no line on %s that it can complete or stop', (id) => {
    const [variant, rng] = [variantOf(id), seededRng(3)];
    const known = plain(variant);
    for (let turn = 0; turn < 300; turn++) {
      const at = known.unfinished(4 + rng.int(5), rng);
      const [setup, { cells }] = [setupOfPlain(at), known.solution(at)];
      const due = urgentMoves(setup, variant)?.cells ?? cells;
      for (const { cell } of policyOfMachine('best', setup, variant))
        expect(cells.filter((each) => due.includes(each))).toContain(cell);
    }
  });
});
