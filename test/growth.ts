/** The processor's time that a call takes, in ms, the least of three: what else the machine does counts little. */
async function cost(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let take = 0; take < 3; take++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/**
 * How much longer a call takes for four times as much: 4 where time grows with the amount, 16 where it grows
 * with its square. It is the same on every machine, as a number of seconds is not.
 */
export async function growthOfFour(work: (share: 1 | 4) => unknown): Promise<number> {
  await work(1);
  const one = await cost(() => work(1));
  return (await cost(() => work(4))) / Math.max(one, 0.5);
}
