import { locale } from '#language/ui/language/grammar';
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });

/** A weight as it is reckoned with: "0.083", "2.5", "207.25". */
export function weightText(weight: number): string {
  return numbers.format(weight);
}

/** An offset with a true sign: "−3", "0", "2". */
export function offsetText(offset: number): string {
  return offset < 0 ? `−${-offset}` : String(offset);
}

/** With this many digits after the point, no more and no fewer. */
export function decimal(number: number, places: number): string {
  return number.toFixed(places);
}
