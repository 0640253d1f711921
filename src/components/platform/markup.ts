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

/** A page within a page of somebody else, as HTML: it may fill the screen there, and copy. */
export function frameSnippet(src: string, title: string): string {
  const look = 'style="width:100%;height:640px;border:1px solid #ccc"';
  return `<iframe src="${inMarkup(src)}" title="${inMarkup(title)}" ${look} allow="fullscreen; clipboard-write" loading="lazy"></iframe>`;
}
