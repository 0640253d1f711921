/**
 * Runs stages side by side on this number of cores, so that no core is idle while a stage could begin;
 * earlier in the list means earlier begun. A stage takes one core, or all of them (`takesAll`, or when
 * it is the only one). It begins after the stages named in `after` and `needs`, if they are in the list;
 * if one that it needs has failed, `run` gets its id as the third argument. Resolves to the results, in
 * the order in which the stages ended.
 */
export async function schedule(stages, cores, run) {
  const waiting = [...stages];
  const running = new Map();
  const results = [];
  const costOf = ({ takesAll }) => (takesAll ? cores : 1);
  const taken = () => [...running.keys()].reduce((sum, stage) => sum + costOf(stage), 0);
  const isOpen = (id) => [...waiting, ...running.keys()].some((stage) => stage.id === id);
  const hasFailed = (id) => results.some(({ stage, failed }) => stage.id === id && failed > 0);
  const mayBegin = (stage) =>
    taken() + costOf(stage) <= cores &&
    ![...(stage.after ?? []), ...(stage.needs ?? [])].some(isOpen);

  while (waiting.length + running.size > 0) {
    const stage = waiting.find(mayBegin);
    if (!stage) {
      if (running.size === 0) throw new Error('Stages wait for one another.');
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(stage), 1);
    const failed = stage.needs?.find(hasFailed);
    const end = run(stage, stages.length === 1 ? cores : costOf(stage), failed).then((result) => {
      running.delete(stage);
      results.push({ stage, ...result });
    });
    running.set(stage, end);
  }
  return results;
}
