/**
 * What the index of the search reads beside the text of a heading, and above all else: words that strangers type. With them it
 * keeps what the page is about, because a list of words is no sentence to show, and the words themselves: a page that has
 * exactly what was typed comes first.
 */
export const searchWords = (
  words: readonly string[],
  about: string | undefined,
): Readonly<Record<string, string>> =>
  words.length === 0
    ? {}
    : {
        'data-pagefind-index-attrs': 'data-keywords',
        'data-pagefind-meta': 'about[data-about], words[data-keywords]',
        'data-pagefind-weight': '10',
        'data-keywords': words.join(', '),
        'data-about': about ?? '',
      };
