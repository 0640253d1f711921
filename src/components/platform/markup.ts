const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text as it is written between tags, or between the quotes of an attribute. */
function inMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** A page within a page of somebody else, as HTML. `allow` is what it may do there. */
export function frameSnippet(src: string, title: string, height: number, allow: string): string {
  const style = `width:100%;height:${height}px;border:1px solid #ccc`;
  return `<iframe src="${inMarkup(src)}" title="${inMarkup(title)}" style="${style}" allow="${allow}" loading="lazy"></iframe>`;
}
