const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A weight as it is reckoned with: "0.083", "2.5", "207.25". */
export function weightText(weight: number): string {
  return numbers.format(weight);
}

/** An offset with a true sign: "−3", "0", "2". */
export function offsetText(offset: number): string {
  return offset < 0 ? `−${-offset}` : String(offset);
}
