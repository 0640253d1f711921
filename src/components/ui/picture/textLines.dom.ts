/** A line of text, as it lies on the page. */
interface TextLine {
  readonly text: string;
  readonly box: DOMRect;
}

/** The lines into which a text is broken. */
export function textLines(node: Text): TextLine[] {
  const range = document.createRange();
  const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
  const letters = Array.from(node.data);
  let at = 0;
  for (const letter of letters) {
    range.setStart(node, at);
    range.setEnd(node, (at += letter.length));
    // A blank at the end of a line has no place.
    const box = range.getClientRects()[0];
    if (!box || box.width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.top - box.top) < 2 && box.left >= last.right - 2) {
      last.text += letter;
      last.right = box.right;
    } else {
      lines.push({
        text: letter,
        left: box.left,
        right: box.right,
        top: box.top,
        bottom: box.bottom,
      });
    }
  }
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, left, right, top, bottom }) => ({
      text: text.replace(/\s/g, ' '),
      box: new DOMRect(left, top, right - left, bottom - top),
    }));
}
