/** What the index of the search reads beside the text of a heading, and above all else: words that strangers type. */
export const searchWords = (words: readonly string[]): Readonly<Record<string, string>> =>
  words.length === 0
    ? {}
    : {
        'data-pagefind-index-attrs': 'data-keywords',
        'data-pagefind-weight': '10',
        'data-keywords': words.join(', '),
      };
