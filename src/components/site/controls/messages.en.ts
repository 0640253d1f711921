import type { Sentence } from '../../ui/types.ts';
import { ink, say } from '#language/ui/language/grammar';

/** States that a control is shown in: untouched, and as if somebody were just using it. */
const states = {
  rest: 'Rest',
  hover: 'Hover',
  focus: 'Focus',
  pressed: 'Pressed',
  disabled: 'Disabled',
} as const;

/** What the developers' page says around the controls, and in them. */
export const controlsMessages = {
  disc: { x: 'X', o: 'O', draw: 'draw' },
  noScripts: 'The controls are drawn by scripts, which are switched off here.',
  themes: { light: 'Light', dark: 'Dark' },
  states,
  buttons: {
    title: 'Buttons',
    plain: 'Button',
    primary: 'Primary',
    quiet: 'Quiet',
    on: 'Switched on',
    long: 'A button whose words are longer than anybody would wish for, and so take more than one line',
    bare: 'Without looks',
    link: 'Link of a control',
    icon: 'Icon button',
  },
  fields: {
    title: 'Fields',
    text: 'Text',
    wrong: 'With an error',
    error: 'This cannot be read.',
    empty: 'Empty',
    placeholder: 'X.O......',
    area: 'More lines',
    choice: 'Choice',
    options: ['First', 'Second', 'One whose words are a good deal longer than the others'],
    check: 'Tick',
    ticked: 'Ticked',
    range: 'A number on a line',
  },
  signs: {
    title: 'Cards, tables, signs',
    card: 'A card for a question, with a sentence in it.',
    tag: 'call',
    soft: 'Soft words',
    hint: 'A hint',
    key: 'Esc',
    caption: 'A table',
    heads: ['Name', 'Number'],
    rows: [
      ['one', '1'],
      ['a row with a longer name', '1,234'],
    ],
  },
  news: {
    title: 'Notices, late parts, sentences',
    notice: 'A part of this link could not be read.',
    dismiss: 'Close',
    copied: 'The link is copied.',
    refused: 'This browser does not copy. Here is the link:',
    linkLabel: 'Link',
    late: { loading: 'Loading …', lost: 'It didn’t load.', retry: 'Try again' },
    sentence: (): Sentence => say`${ink('X')} has won, and ${ink('O')} has not.`,
  },
  icons: 'Icons',
  small: {
    title: 'Small boards',
    board: (theme: string) => `A board to choose from, ${theme}`,
    cell: (cell: number, mark: string | undefined) => `cell ${cell}, ${mark ?? 'empty'}`,
  },
  editor: 'Board editor',
  large: {
    title: 'Large boards',
    board: (theme: string) => `A large board, ${theme}`,
    still: 'The same board, as a picture',
    line: 'A line of a board',
    cell: (name: string, mark: string | undefined) => `${name}, ${mark ?? 'empty'}`,
  },
  type: 'Type',
  space: 'Space',
  colours: {
    title: 'Colours',
    heads: ['Colour', 'Contrast on paper', 'on sunk', 'on raised'],
  },
  sample: 'X to move',
} as const;
