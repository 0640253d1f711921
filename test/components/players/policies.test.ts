import { describe, expect, it, vi } from 'vitest';
import { BotService } from '../../../src/components/players/policies.dom.ts';
import { botHandlers } from '../../../src/components/players/policyServe.ts';
import { opinionOf } from '../../../src/components/players/botExplanation.ts';
import { WorkerDouble, workerWith } from '../platform/workerDouble.ts';
import { emptySetup, policyOf } from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';

const minimax = { kind: 'minimax' } as const;

describe('asking players', () => {
  it('leaves a wide open board to the worker, and asks once', async () => {
    const worker = workerWith(botHandlers);
    const bots = new BotService(() => worker);
    for (let i = 0; i < 3; i++) {
      expect(await bots.policy(minimax, emptySetup())).toEqual(policyOf(minimax, emptySetup()));
    }
    expect(worker.asked).toHaveLength(1);
  });

  it('decides on the page where little is left', async () => {
    const worker = workerWith(botHandlers);
    const setup = setupOf('X.O.X....');
    const found = await new BotService(() => worker).policy(minimax, setup);
    expect(found).toEqual(policyOf(minimax, setup));
    expect(worker.asked).toHaveLength(0);
  });

  it('leaves players that must be trained first to the worker, and every opinion', async () => {
    const worker = workerWith(botHandlers);
    const bots = new BotService(() => worker);
    const setup = setupOf('X.O.X....');
    const td = { kind: 'td-table' } as const;
    expect(await bots.policy(td, setup)).toEqual(policyOf(td, setup));
    expect(await bots.opinion(minimax, setup)).toEqual(opinionOf(minimax, setup));
    expect(worker.asked).toHaveLength(2);
  });

  it('thinks itself where there is no worker, or where it dies', async () => {
    const none = new BotService(() => {
      throw new Error('forbidden');
    });
    expect(await none.policy(minimax, emptySetup())).toHaveLength(1);
    const dying = new WorkerDouble((_, worker) => worker.fail());
    const bots = new BotService(() => dying);
    expect(await bots.policy(minimax, emptySetup())).toHaveLength(1);
    expect(await bots.policy('best', emptySetup())).toHaveLength(9);
    expect((await bots.opinion('best', emptySetup()))?.reason.code).toBe('best');
    expect(dying.asked, 'whoever has died is not asked again').toHaveLength(1);
  });

  it('asks anew for what did not arrive', async () => {
    const module = '../../../src/components/players/policy.ts';
    const bots = new BotService(() => {
      throw new Error('forbidden');
    });
    const setup = setupOf('X.O.X....');
    vi.resetModules();
    vi.doMock(module, () => {
      throw new Error('no connection');
    });
    await expect(bots.policy(minimax, setup)).rejects.toThrow();
    vi.doUnmock(module);
    expect(await bots.policy(minimax, setup)).toEqual(policyOf(minimax, setup));
  });
});
