/** What a line of three can hold, and what numbers for the two marks make of it. */

export interface LineContent {
  readonly x: number;
  readonly o: number;
}

/** What three cells can hold, whatever the order: the emptier first. */
export function lineContents(): LineContent[] {
  const upTo = [0, 1, 2, 3];
  return upTo
    .flatMap((x) => upTo.map((o) => ({ x, o })))
    .filter(({ x, o }) => x + o <= 3)
    .sort((a, b) => a.x + a.o - b.x - b.o || b.x - a.x);
}

/** Two numbers for the two marks. */
export interface MarkNumbers {
  readonly x: number;
  readonly o: number;
}

export function sumOf(content: LineContent, numbers: MarkNumbers): number {
  return content.x * numbers.x + content.o * numbers.o;
}

/** Other contents with the same sum: then the sum does not tell what the line holds. */
export function mistakenFor(content: LineContent, numbers: MarkNumbers): LineContent[] {
  const sum = sumOf(content, numbers);
  return lineContents().filter((other) => {
    const isSame = other.x === content.x && other.o === content.o;
    return !isSame && sumOf(other, numbers) === sum;
  });
}

/** Whether AND and OR mix the marks up: the two numbers have a bit in common. */
export function shareABit({ x, o }: MarkNumbers): boolean {
  return (x & o) !== 0;
}

/** Whether neither the sums nor the bits mix anything up. */
export function tellsApart(numbers: MarkNumbers): boolean {
  return (
    !shareABit(numbers) &&
    lineContents().every((content) => mistakenFor(content, numbers).length === 0)
  );
}
