/** What fits into an answer, in hundredths. */
const MOST = 999_999;

/** "7.35" or "7,35" as 735; absent if it is no weight. */
export function readWeight(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  return Math.min(MOST, Math.round(Number(plain) * 100));
}
