import type { Editor } from '@tiptap/react';

/** Ctrl+A selects the document, out of which nothing can be lifted: its whole text stands for it. */
export function selectText(editor: Editor): void {
  const { from, to } = editor.state.selection;
  if (from === 0) editor.commands.setTextSelection({ from, to });
}
