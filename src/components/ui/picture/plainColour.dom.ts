const known = new Map<string, string>();
let pen: CanvasRenderingContext2D | null | undefined;

/** A computed colour as programs for drawings read it: browsers answer some with `color(srgb …)`. */
export function plainColour(computed: string): string {
  if (/^(#|rgba?\(|none$|url\()/.test(computed)) return computed;
  const before = known.get(computed);
  if (before !== undefined) return before;
  pen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) return computed;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = computed;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  const plain = `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha / 255) * 1000) / 1000})`;
  known.set(computed, plain);
  return plain;
}

export const isClear = (colour: string): boolean =>
  colour === 'transparent' || colour === 'none' || /^rgba\(.*, 0\)$/.test(colour);
