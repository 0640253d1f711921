/** How many of the ascending `steps` are at most `step`. */
function countUpTo(steps: Uint32Array, step: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle] as number) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first of the ascending `steps` after `from`. */
export function nextStop(steps: Uint32Array, from: number): number | undefined {
  return steps[countUpTo(steps, from)];
}

/** The last of the ascending `steps` before `from`. */
export function previousStop(steps: Uint32Array, from: number): number | undefined {
  return steps[countUpTo(steps, from - 1) - 1];
}

/**
 * Where a slider over `stepCount` steps shows stops: shares from 0 to 1, ascending. Of the stops
 * that fall into the same of `buckets` equal parts the first stands for all.
 */
export function sliderTicks(steps: Uint32Array, stepCount: number, buckets: number): number[] {
  const last = Math.max(1, stepCount - 1);
  const ticks: number[] = [];
  for (let bucket = 0; bucket < buckets;) {
    const step = nextStop(steps, Math.ceil((bucket * last) / buckets) - 1);
    if (step === undefined) break;
    ticks.push(step / last);
    bucket = Math.floor((step * buckets) / last) + 1;
  }
  return ticks;
}
