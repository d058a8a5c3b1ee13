import type { Editor } from '@tiptap/react';

/** Where the link at the cursor leads; '' without one. */
export const linkAt = (editor: Editor): string => String(editor.getAttributes('link').href ?? '');

/** Links what is selected, or the whole link at the cursor; with nothing selected, writes the address there. */
export function setLink(editor: Editor, href: string): void {
  if (!editor.state.selection.empty || linkAt(editor)) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = href.replace(/^(?:mailto|tel):/, '');
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    .run();
}

export const removeLink = (editor: Editor): void => {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
};
