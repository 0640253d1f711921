/** A text as it is written between the double quotes of an attribute. */
const inQuotes = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page within a page of somebody else, as HTML: it may fill the screen there, and copy. */
export function frameSnippet(src: string, title: string): string {
  const look = 'style="width:100%;height:640px;border:1px solid #ccc"';
  return `<iframe src="${inQuotes(src)}" title="${inQuotes(title)}" ${look} allow="fullscreen; clipboard-write" loading="lazy"></iframe>`;
}
