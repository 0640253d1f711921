import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import {
  HighlightStyle,
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  WidgetType,
  highlightActiveLine,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeLanguage, Program } from '../../../engine/index.ts';

/** What is wrong with a line, from 1. */
export interface LineNote {
  readonly line: number;
  readonly text: string;
}

interface EditorOptions {
  readonly label: string;
  /** The id of what explains its keys. */
  readonly describedBy: string;
  readonly onwrite: (source: string) => void;
}

const LANGUAGES: Readonly<Record<CodeLanguage, readonly [typeof pythonLanguage, string]>> = {
  python: [pythonLanguage, '    '],
  javascript: [javascriptLanguage, '  '],
};

const inks = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.operatorKeyword], color: 'var(--return)' },
  { tag: tags.function(tags.variableName), color: 'var(--x-text)' },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--o-text)' },
  { tag: tags.comment, color: 'var(--ink-soft)' },
]);

const look = EditorView.theme({
  '&': { background: 'var(--paper-sunk)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': {
    fontFamily: 'var(--code)',
    fontVariantLigatures: 'none',
    overflow: 'visible',
    lineHeight: '1.55',
  },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: 'var(--space-4)' },
  '.cm-gutters': { background: 'none', border: '0', color: 'var(--ink-soft)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--their-move)' },
  '.cm-matchingBracket.cm-matchingBracket': {
    background: 'none',
    outline: '1px solid var(--pencil)',
  },
});

class NoteWidget extends WidgetType {
  private readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  override eq({ text }: NoteWidget): boolean {
    return text === this.text;
  }
  override toDOM(): HTMLElement {
    return Object.assign(document.createElement('p'), {
      className: 'slip-note',
      textContent: this.text,
    });
  }
}

const setNote = StateEffect.define<LineNote | undefined>();
const notes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, state }) {
    const effect = effects.find((each) => each.is(setNote));
    if (!effect) return before.map(changes);
    const note = effect.value;
    if (!note) return Decoration.none;
    const { from, to } = state.doc.line(Math.min(note.line, state.doc.lines));
    const widget = new NoteWidget(note.text);
    return Decoration.set([
      Decoration.line({ class: 'slip-line' }).range(from),
      Decoration.widget({ widget, block: true, side: 1 }).range(to),
    ]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** An editor of programs with colours, lines and their notes. */
export class CodeEditorView {
  private readonly view: EditorView;
  private readonly language = new Compartment();

  constructor(parent: HTMLElement, { source, language }: Program, options: EditorOptions) {
    const extensions = [
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      // The page scrolls, and nothing in it.
      EditorView.lineWrapping,
      lineNumbers(),
      highlightActiveLine(),
      indentOnInput(),
      bracketMatching(),
      syntaxHighlighting(inks),
      look,
      notes,
      this.language.of(languageOf(language)),
      EditorState.tabSize.of(4),
      EditorView.contentAttributes.of({
        'aria-label': options.label,
        'aria-describedby': options.describedBy,
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) options.onwrite(state.doc.toString());
      }),
    ];
    this.view = new EditorView({ parent, doc: source, extensions });
  }

  /** Shows a program, which can be undone like what is typed; nothing happens if it is there already. */
  show({ source, language }: Program): void {
    const { doc } = this.view.state;
    this.view.dispatch({
      effects: this.language.reconfigure(languageOf(language)),
      ...(doc.toString() === source
        ? {}
        : { changes: { from: 0, to: doc.length, insert: source } }),
    });
  }

  note(note: LineNote | undefined): void {
    this.view.dispatch({ effects: setNote.of(note) });
  }

  /** Where the caret is, or is to be. */
  focus(at: number): void {
    this.view.dispatch({ selection: { anchor: Math.min(at, this.view.state.doc.length) } });
    this.view.focus();
  }

  destroy(): void {
    this.view.destroy();
  }
}

function languageOf(language: CodeLanguage) {
  const [parser, unit] = LANGUAGES[language];
  return [parser, indentUnit.of(unit)];
}
