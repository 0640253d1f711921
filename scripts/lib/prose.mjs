/**
 * Reads the English of pages and messages as an editor would: how long its sentences are, whether they are joined, and
 * which wordings the guide rules out. It sees the source, so what a component computes counts as one word.
 */

const COMPONENT_WITH_TEXT =
  /<\/?(?:Fact|See|SeeStep|Term|TreeLink|PlayLink)\b[^<>]*(?:\{[^}]*\}[^<>]*)*>/g;
const BRACED = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
/** A component that says something computed in the middle of a sentence. */
const SPOKEN = new RegExp(
  String.raw`<(?:Num|Cell|Call|Score|Said|See|SeeStep|LessonRef)\b(?:[^<>{}]|${BRACED})*/>`,
  'g',
);
const TAG = new RegExp(String.raw`</?[A-Za-z][\w.]*\b(?:[^<>{}]|${BRACED})*/?>`, 'g');

/**
 * The paragraphs and list items of a page in MDX, as plain text. Headings, code, tables and sources are left out.
 * @param {string} mdx
 * @returns {string[]}
 */
export function paragraphsOf(mdx) {
  const body = mdx
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^import .*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}/gs, '')
    .replace(/```.*?```/gs, '')
    .replace(/<details>.*?<\/details>/gs, '')
    .replace(SPOKEN, '7')
    .replace(COMPONENT_WITH_TEXT, '')
    .replace(TAG, '\n\n')
    .replace(/\{[^{}]*\}/g, '7')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '');
  return body
    .split(/\n\s*\n|\n(?=[-\d]+\.? )/)
    .map((part) =>
      part
        .replace(/^\s*(?:[-*]|\d+\.) /, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(
      (part) =>
        part !== '' && !part.startsWith('#') && !part.startsWith('|') && /[a-z]{2}/.test(part),
    );
}

/**
 * The sentences of a text; a colon ends none, and neither does a full stop inside a number.
 * @param {string} text
 * @returns {string[]}
 */
function sentencesOf(text) {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence));
}

const CONNECTIVES =
  /\b(?:because|since|so|but|and so|which means|which|although|though|even though|while|until|unless|therefore|however|instead|when|once|if|then|after|before|as soon as|that is why|otherwise|yet)\b/gi;

const wordCount = (text) => (text.match(/[\p{L}\p{N}’'+−-]+/gu) ?? []).length;
const round = (value) => Math.round(value * 10) / 10;

/**
 * Mean and spread (standard deviation) in words a sentence, the share under seven words, connectives a hundred words.
 * @param {readonly string[]} paragraphs
 * @returns {{ words: number, sentences: number, mean: number, spread: number, short: number, connectives: number }}
 */
export function statisticsOf(paragraphs) {
  const sentences = paragraphs.flatMap(sentencesOf);
  const lengths = sentences.map(wordCount);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const mean = words / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  const joined = paragraphs.join(' ').match(CONNECTIVES)?.length ?? 0;
  return {
    words,
    sentences: lengths.length,
    mean: round(mean),
    spread: round(Math.sqrt(variance)),
    short: round((100 * lengths.filter((length) => length < 7).length) / lengths.length),
    connectives: round((100 * joined) / words),
  };
}

/** Wordings that the guide rules out, each with what to write instead. */
const RULED_OUT = [
  [/\bthe (?:most|least) of (?:the (?:values|scores)|[+−-]?\d)/gi, 'the highest, the lowest'],
  [
    /\b(?:wants|returns|keeps) the (?:most\b|least\b|(?:highest|lowest) value\b)/gi,
    'the highest, the lowest score',
  ],
  [/\bas great as (?:α|β|alpha|beta)/gi, 'reaches'],
  [/\bit is the turn of\b/gi, 'X to move'],
  [/(?<=^|[.!?] )who plays\b(?![^.!?]*\?)/gim, 'anyone who plays'],
  [/\bwhoever plays\b/gi, 'anyone who plays'],
  [/\bby playing, hardly\b/gi, 'hardly ever by playing'],
  [/\bresults have come\b/gi, 'got results?'],
  [/^to the gradebook$/gi, 'open the gradebook'],
  [/\bmust be brought back\b/gi, 'have to be turned back'],
  [/\bby chance\b/gi, 'at random'],
  [/\bseeds? of chance\b/gi, 'random seed'],
  [/\bmade anew\b/gi, 'made again'],
  [/\bwhat becomes? of\b|\bbecomes of\b/gi, 'what happens to'],
  [/\b(?:is|are) acted\b/gi, 'is staged'],
  [/\bso many marks\b/gi, 'that many marks'],
  [/\bstands? (?:lost|there\b|on (?:it\b|cell\b|the (?:board|cell)\b))/gi, 'is'],
  [/\b(?:is|are) told\b/gi, 'say it, show it'],
  [/\bbears\b|\bbear (?:a|the|no) (?:number|name|weight|sign|mark)\b/gi, 'has'],
  [/\bthe value of (?:the|a|this|that) (?:call|game|search)\b/gi, 'its score'],
  [/\b(?:board|position|call|cell|move) (?:is|was) worth\b/gi, 'its score is, it leads to'],
  [/\bcalls? (?:\d+ )?(?:answers?|hears?|gives?)\b|\bcell (?:\d+ )?answers\b/gi, 'returns, gets'],
  [
    /\b(?:call|branch)(?:e?s)? (?:is|are|was|were) (?:not )?cut\b|\bis (?:the|a|this) call cut\b|\bcalls? cut off\b/gi,
    'pruned',
  ],
  [/\bgreatest (?:score|rating|weight|number|value|rule)s?\b/gi, 'highest'],
  [
    /\b(?:words, (?:the )?figures and (?:the )?code are our own)\b/gi,
    'nothing: one quiet line of sources',
  ],
];

/**
 * What a text says that the guide rules out: `"by chance": at random`.
 * @param {string} text
 * @returns {string[]}
 */
export function ruledOutIn(text) {
  return RULED_OUT.flatMap(([form, instead]) =>
    [...text.matchAll(form)].map(([found]) => `“${found}”: write “${instead}”`),
  );
}

/**
 * What is said in a file of messages: its texts in quotes, without imports and comments.
 * @param {string} source
 * @returns {string[]}
 */
export function textsOf(source) {
  const code = source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import .*?;$/gms, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replace(/\$\{[^{}]*\}/g, '7'));
}
