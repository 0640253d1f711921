import { describe, expect, it } from 'vitest';
import { PlayerDesk, type PlayerWorker } from '../../src/components/worker/policies.ts';
import { answerPlayer } from '../../src/components/worker/policyServe.ts';
import { opinionOf } from '../../src/components/view/play/minds.ts';
import { emptySetup, policyOf, readSetup } from '../../src/engine/index.ts';

/** A worker on the spot; counts what it is asked. */
class Double implements PlayerWorker {
  onmessage: PlayerWorker['onmessage'] = null;
  onerror: PlayerWorker['onerror'] = null;
  asked = 0;

  postMessage(question: Parameters<PlayerWorker['postMessage']>[0]): void {
    this.asked++;
    const data = answerPlayer(question);
    queueMicrotask(() => this.onmessage?.({ data } as MessageEvent<typeof data>));
  }
}

const minimax = { kind: 'minimax' } as const;

describe('asking players', () => {
  it('leaves a wide open board to the worker, and asks once', async () => {
    const worker = new Double();
    const desk = new PlayerDesk(() => worker);
    for (let i = 0; i < 3; i++) {
      expect(await desk.policy(minimax, emptySetup())).toEqual(policyOf(minimax, emptySetup()));
    }
    expect(worker.asked).toBe(1);
  });

  it('decides on the page where little is left', async () => {
    const worker = new Double();
    const read = readSetup('X.O.X....');
    if (!read.ok) throw new Error('no position');
    const found = await new PlayerDesk(() => worker).policy(minimax, read.value);
    expect(found).toEqual(policyOf(minimax, read.value));
    expect(worker.asked).toBe(0);
  });

  it('leaves players that must be trained first to the worker, and every opinion', async () => {
    const worker = new Double();
    const desk = new PlayerDesk(() => worker);
    const read = readSetup('X.O.X....');
    if (!read.ok) throw new Error('no position');
    const { value: setup } = read;
    const td = { kind: 'td-table' } as const;
    expect(await desk.policy(td, setup)).toEqual(policyOf(td, setup));
    expect(await desk.opinion(minimax, setup)).toEqual(opinionOf(minimax, setup));
    expect(worker.asked).toBe(2);
  });

  it('thinks itself where there is no worker, or where it dies', async () => {
    const none = new PlayerDesk(() => {
      throw new Error('forbidden');
    });
    expect(await none.policy(minimax, emptySetup())).toHaveLength(1);
    const dying: PlayerWorker = {
      onmessage: null,
      onerror: null,
      postMessage: () => queueMicrotask(() => dying.onerror?.(new Error() as never)),
    };
    const desk = new PlayerDesk(() => dying);
    expect(await desk.policy(minimax, emptySetup())).toHaveLength(1);
    expect(await desk.policy('best', emptySetup())).toHaveLength(9);
    expect((await desk.opinion('best', emptySetup()))?.reason.code).toBe('best');
  });
});
