/** Fields that a link to a game has on one kind of board and not on the other. */
const OF_SMALL = ['variant', 'board', 'move', 'moves', 'at', 'goal'];
const OF_LARGE = ['g', 'size', 'rule', 'first', 'w'];
const LARGE_PLAYER = /^(attack-weights|random-near|search-\d)$/;

/** Which game a fragment is about; `undefined` if it is about none. Both kinds name players and a seed. */
export function kindOfLink(fragment: string): 'small' | 'large' | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const hasOne = (names: readonly string[]) => names.some((name) => fields.has(name));
  if (fields.has('fig')) return undefined;
  if (hasOne(OF_LARGE)) return 'large';
  if (hasOne(OF_SMALL)) return 'small';
  if ([fields.get('x'), fields.get('o')].some((name) => LARGE_PLAYER.test(name ?? '')))
    return 'large';
  return hasOne(['x', 'o', 'seed']) ? 'small' : undefined;
}
