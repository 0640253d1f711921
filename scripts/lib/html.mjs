/** A scanner for HTML written by our own build: tags with their attributes, in order. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#38;': '&',
  '&#34;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (text) =>
  text.replace(/&(?:amp|quot|lt|gt|#3[489]);/g, (entity) => ENTITIES[entity]);

function attributesOf(text) {
  const found = {};
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    found[name.toLowerCase()] = decode(double ?? single ?? bare ?? '');
  }
  return found;
}

/** All elements as `{ name, attributes, text }`; `text` only of script and style. */
export function elementsOf(html) {
  const texts = [];
  const keep = (all, open, name, text) => {
    texts.push(text);
    return `${open}</${name}>`;
  };
  const bare = html
    .replace(
      /(<(script|style)\b(?:"[^"]*"|'[^']*'|[^'">])*>)([\s\S]*?)<\/\2>/gi,
      (all, open, name, text) => keep(all, open, name, text),
    )
    .replace(/<!--[\s\S]*?-->/g, '');
  return [...bare.matchAll(TAG)].map(([, name, attributes]) => {
    const element = { name: name.toLowerCase(), attributes: attributesOf(attributes) };
    if (/^(script|style)$/.test(element.name)) element.text = texts.shift() ?? '';
    return element;
  });
}

/** The addresses in a style sheet. */
export function addressesInCss(css) {
  return [...css.matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)|@import\s+["']([^"']+)["']/g)].map(
    (match) => match[2] ?? match[3],
  );
}

const ADDRESS_ATTRIBUTES = [
  'href',
  'src',
  'poster',
  'action',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/** Every address in an element's attributes. */
export function addressesIn({ attributes }) {
  const found = ADDRESS_ATTRIBUTES.map((name) => attributes[name]).filter(Boolean);
  for (const candidate of (attributes.srcset ?? '').split(',')) {
    const address = candidate.trim().split(/\s+/)[0];
    if (address) found.push(address);
  }
  if (/^https?:/.test(attributes.content ?? '')) found.push(attributes.content);
  return found;
}
