/** A whole number of at most seven digits, which may be grouped: "12", "1,200". */
export function readWhole(text: string): number | undefined {
  const digits = text.trim().replace(/(?<=\d)[,  ](?=\d{3}(?!\d))/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}
