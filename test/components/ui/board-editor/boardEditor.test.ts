import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { editor } from '#language/ui/board-editor/messages';
import BoardEditor from '../../../../src/components/ui/board-editor/BoardEditor.svelte';
import { O, X, emptySetup, makeVariant, type Setup } from '../../../../src/engine/index.ts';
import { setupOf } from '../../../setupOf.ts';

/** What a reader sees and hears before any script has run. */
function editorOf(setup: Setup, oncancel?: () => void): string {
  return render(BoardEditor, { props: { setup, onuse: () => undefined, oncancel } }).body;
}

describe('the board editor, first drawn', () => {
  it('shows the position with its turn, in words, in cells and as text', () => {
    const html = editorOf(setupOf('O.XX.X.OO'));
    expect(html).toContain('X to move. Marks: 3 X, 3 O.');
    expect(html.match(/role="gridcell"/g)).toHaveLength(9);
    expect(html).toContain('aria-label="cell 0, O"');
    expect(html).toContain('aria-label="cell 1, empty"');
    expect(html).toContain('value="O.XX.X.OO; X"');
  });

  it('has one tab stop on the board', () => {
    const html = editorOf(emptySetup());
    expect(html.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
  });

  it('keeps a turn that is not that of the counts', () => {
    expect(editorOf(emptySetup(O))).toContain('O to move. Marks: 0 X, 0 O.');
  });

  it('says how a finished game ended', () => {
    expect(editorOf(setupOf('XXX.OO...'))).toContain('X has won, so nobody moves any more.');
  });

  it('takes a board of any variant, whose cells go by their names', () => {
    const variant = makeVariant({ m: 4, n: 4, k: 4, gravity: true });
    const setup = emptySetup(X, variant);
    const html = render(BoardEditor, { props: { setup, variant, onedit: () => undefined } }).body;
    expect(html.match(/role="gridcell"/g)).toHaveLength(16);
    expect(html).toContain('aria-label="cell d1, empty"');
    expect(html).toContain('value="................; X"');
    expect(html).not.toContain(editor.rotate);
    expect(html).not.toContain(editor.use);
  });

  it('offers to cancel only where somebody listens', () => {
    expect(editorOf(emptySetup())).not.toContain('Keep the old one');
    expect(editorOf(emptySetup(), () => undefined)).toContain('Keep the old one');
  });
});
