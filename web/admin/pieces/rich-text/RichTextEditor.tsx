import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { isLinkAddress } from '../../../ui/RichText/parse-rich-text';
import richText from '../../../ui/RichText/RichText.module.css';
import style from './RichTextEditor.module.css';
import { RichTextToolbar } from './RichTextToolbar';
import { TextColor } from './TextColor';
import { writeRichText } from './write-rich-text';

interface Props {
  id: string;
  label: string;
  'aria-describedby'?: string;
  isInvalid: boolean;
  /** HTML; '' when empty. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Gets the element to focus. */
  onReady: (element: HTMLElement | null) => void;
}

/** What is pasted loses all that is not in the schema that these make: the list of the server. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    gapcursor: false,
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (href) => isLinkAddress(href ?? '') },
  }),
  TextColor,
];

/** The editor itself, in a chunk of its own: a rich text is far from the first thing that anybody opens. */
export function RichTextEditor({ id, label, isInvalid, value, onChange, onBlur, onReady, ...rest }: Props) {
  const describedBy = rest['aria-describedby'];
  const latest: Editor | null = useEditor({
    extensions,
    content: value,
    injectCSS: false, // the content security policy allows no such element; its rules are in the module
    editorProps: {
      attributes: {
        id,
        class: `${richText.text} ${style.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(writeRichText(changed.getHTML())),
    onBlur,
  });
  // Null or already taken apart while React takes its time between drawing it and showing it: another one follows then.
  const editor = latest?.isDestroyed ? null : latest;
  // From outside, as when a form is reset.
  useEffect(() => {
    if (editor && !editor.isDestroyed && writeRichText(value) !== writeRichText(editor.getHTML()))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    onReady(editor && !editor.isDestroyed ? editor.view.dom : null);
  }, [editor, onReady]);
  if (!editor) return null;
  return (
    <div className={style.frame} data-invalid={isInvalid || undefined}>
      <RichTextToolbar editor={editor} label={label} controls={id} />
      <EditorContent editor={editor} />
    </div>
  );
}
