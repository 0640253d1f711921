import { describe, expect, it } from 'vitest';
import { EVERY_LINK } from './everyLink.ts';

/** Links that somebody may have kept or typed, by the kind that reads them: some whole, some broken. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  search: [
    '#fig=nine',
    '#fig=nine&step=32&order=random&seed=7',
    '#fig=tree&step=end&search=minimax&board=.........&move=X&computer=X&order=ascending&ties=first',
    '#fig=nine&search=depthRatings&depth=3&ties=last',
    '#fig=nine&move=o&computer=O&board=o.xx.x.oo',
    'fig=nine&step=2',
    '#fig=nine&step=0&order=best&seed=-1&board=XX&extra=1',
    '#fig=nine&step=1&step=2&seed=4294967296',
    '#fig=nine&seed=0000000000007&order=random',
    '#fig=nine&board=XXX......&ties=last',
    '#fig=nine&step=999999',
    '#fig=<script>&step=%E0%A4%A',
    `#fig=nine&board=${'X'.repeat(700)}`,
    '#fig=fwoei2k&step=14&search=alphaBeta&board=.O.XOXXO.&move=X&ties=last',
    '#fig=h59---&step=281158&board=X..X..OO.&move=O&computer=O&order=random&seed=7&ties=last',
    '#fig=je8&step=84978&search=depthRatings&board=XOXOO..X.&move=O&computer=O&order=centre-first&ties=last&depth=9',
    '#fig=o-&step=109519&search=quickMinimax&board=XOXXO..O.&move=X&computer=O&order=random&seed=8',
    '#fig=tree&move=X',
  ],
  'linear trace': [
    '#fig=fin&step=4&board=X...O....&move=X&seed=9&level=3&moves=125',
    '#fig=fin&step=1&move=O',
    '#fig=fin&step=end&moves=',
    '#fig=fin&board=XX.......&seed=3',
    '#fig=fin&level=10&moves=44&step=0',
    '#fig=fin&board=X........&moves=0&step=2&step=3',
    `#fig=fin&board=${'X'.repeat(700)}`,
    '#fig=fwoei2k&step=14&board=O.OXO.XX.&move=X&seed=1934430646&level=2&moves=5',
    '#fig=h59---&step=281158&board=XX.OXOO.X&move=O&seed=2282840631&level=8',
    '#fig=je8&step=84978&board=.X.XOOO..&move=X&seed=9&moves=0278',
  ],
  'linear trace on a large board': [
    '#fig=line&step=9',
    '#fig=line&step=3&stones=AADCAA&size=none&cell=3.-2&mark=O&line=90&seed=12',
    '#fig=line&size=15x15&line=45&mark=Z',
    '#fig=line&size=0x3&cell=1.&stones=!&line=44&seed=1e3',
    '#fig=line&size=1x1',
    `#fig=line&stones=${'A'.repeat(3000)}`,
    '#fig=fwoei2k&step=14&stones=EGQBLBECBCADHG&size=none&cell=5.0&line=45&seed=18',
    '#fig=h59---&step=281158&stones=JGMC&size=7x7&cell=6.0&mark=O&line=90&seed=4294967270',
    '#fig=e5qyy53&step=299986&stones=YMKBMIPFcJjBQNNEK&size=none&cell=9.7&mark=O&line=135&seed=4294967274',
  ],
  game: [
    '#x=person&o=minimax',
    '#x=person&o=depth-ratings:3&board=X...O...X&move=O&moves=137&at=2&seed=7',
    '#board=X...O...X&move=O&goal=draw',
    '#x=best&o=person&goal=draw&seed=4',
    '#moves=408',
    '#x=nobody&o=toString&move=Z&moves=49&seed=1e3&goal=lose',
    '#x=person&x=best&board=XXXOOO...&moves=44&at=1',
    '#moves=031425&at=99&goal=win',
    '#moves=4&at=2',
    `#moves=4${'&seed=1'.repeat(100)}`,
    '#fig=tree&board=.........',
    '#x=depth-ratings:6&o=rules-of-thumb&board=O...XXO..&seed=4063329384',
    '#x=depth-ratings:7&o=lookup-table:1&board=XXX.OOXO.&seed=4294967271',
    '#x=person&o=alpha-beta&board=OOXXX.O.X&moves=5&at=0',
  ],
  'game on a large board': [
    '#size=none&rule=renju&first=O&x=random-near&o=person',
    '#size=19x19&seed=5&w=1_0.1',
    '#g=1.AAAA.B&x=nobody&seed=-1&seed=2&size=0x3&rule=chess&first=z',
    '#g=2.AAAA.B&size=4x5',
    `#g=${'1'.repeat(140_000)}`,
    '#fig=one&step=3&x=1',
    '#g=1.DKYBEKAA.nspv__C&x=person&o=person&seed=2273202060&w=1_0.1_0.25_2_5_4_7_6_100_200_200_200_0.5_100_0',
    '#g=1.DMMIICSHAQQDMNSEUHeMAI.ny4t9C&x=random-near&o=random-near&seed=3238828100',
    '#g=1.FJbSAGOCQRICOLYmBOpBKGEFAUUTSMEEIJSKQEKRIoBAN.8-hoguB&x=person&o=attack-weights&seed=4294967293',
    '#g=1.DMMIICSHAQQDMNSEUHeMAI.ny4t9C&size=zzz&rule=chess&first=X&first=O',
  ],
  map: [
    '#side=X',
    '#side=x&at=40',
    '#side=O&at=0444',
    '#side=z&at=9',
    '#side=X&at=09x',
    '#at=40',
    '#side=O&at=402635718',
    '#side=X&at=0617',
  ],
  'pair of the arena': [
    '#first=minimax&second=rule-ratings:0',
    '#first=minimax',
    '#second=random&first=',
    '#first=toString&second=random',
    '#first=minimax&second=Hercules',
    '#second=%E0',
    `#first=minimax&second=${'x'.repeat(300)}`,
    '#first=td-table&second=depth-ratings:4',
    '#first=lookup-table:0&second=random',
  ],
  'bot of a day': [
    '#day=2026-11-25',
    '#day=2028-02-29&day=2026-01-01',
    '#day=2027-02-29',
    '#day=1999-12-31',
    '#day=',
  ],
  'game on the first page': [
    '#game=X40812',
    '#game=O',
    '#game=X403125786',
    '#game=O0123456789',
    '#game=X44',
    '#game=x4',
    '#game=X4&game=O4',
    '#game=X4&step=2',
  ],
  'trained shelf': [
    '#taught=20000&seed=7',
    '#taught=120-60bad-30&seed=7',
    '#taught=500&scheme=9.8.7.6.5.1.1r&learns=both&teacher=depth-ratings:3',
    '#taught=500&seed=4294967295&scheme=td.20.10&teacher=itself',
    '#taught=0',
    '#taught=20worse&seed=-1',
    '#taught=20&scheme=0.0.0.0.3.1.1',
    '#taught=20&teacher=nobody&learns=third',
  ],
};

const shortened = (text: string) => (text.length > 400 ? `${text.slice(0, 80)}…` : text);
/** With its keys in one order. The table of weights is the article's in all of these. */
const asText = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'weights') return undefined;
    const isPlain = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isPlain ? Object.fromEntries(Object.entries(part).sort()) : part;
  });

/** A link; what its page shows, the address that it then has if that is another, and what it says of the link. */
describe('links that were made before', () => {
  it.each(EVERY_LINK)(
    '$name: they lead where they led, and are made letter for letter',
    async (link) => {
      const blocks = (WRITTEN[link.name] ?? []).map((fragment) => {
        const { value, told = '' } = link.read(fragment, link.usual) ?? {};
        const again = value === undefined ? fragment : link.make(value, link.usual);
        const lines = [shortened(fragment), asText(value) ?? 'nothing'];
        if (again !== fragment) lines.push(again);
        if (told !== '') lines.push(told);
        return `${lines.join('\n  ')}\n`;
      });
      await expect(blocks.join('\n')).toMatchFileSnapshot(
        `links/${link.name.replaceAll(' ', '-')}.txt`,
      );
    },
  );
});
