import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import { type Editor, useEditorState } from '@tiptap/react';
import { type MouseEvent, useState } from 'react';
import { LinkDialog } from './LinkDialog';
import { selectText } from './select-text';
import { linkAt, removeLink, setLink } from './set-link';
import { ToolButton } from './ToolButton';
import { otherTools, textTools, type Tool } from './tools';
import { useRovingFocus } from '../use-roving-focus';

interface Props {
  editor: Editor;
  /** Of the field. */
  label: string;
  /** Id of the text. */
  controls: string;
}

const tools = [...textTools, ...otherTools];

/** The buttons above a rich text. */
export function RichTextToolbar({ editor, label, controls }: Props) {
  const { at, handlers } = useRovingFocus();
  const [href, setHref] = useState<string | null>(null);
  const states = useEditorState({
    editor,
    selector: () => tools.map((tool) => ({ isOn: tool.isOn?.(editor), isUsable: tool.isUsable?.(editor) })),
  });
  const hasLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  const press = (tool: Tool) => (event: MouseEvent) => {
    selectText(editor);
    // With the mouse one goes on writing, with the keyboard on choosing.
    tool.run(event.detail > 0 ? editor.chain().focus() : editor.chain(), editor).run();
  };
  const button = (tool: Tool, index: number) => (
    <ToolButton
      key={tool.name}
      name={tool.name}
      {...states[tools.indexOf(tool)]}
      isTabStop={index === at}
      onClick={press(tool)}
    >
      {tool.face}
    </ToolButton>
  );
  const linkIndex = textTools.length;
  return (
    <>
      <Box
        role="toolbar"
        aria-label={`Formatting of ${label}`}
        aria-controls={controls}
        {...handlers}
        sx={{ display: 'flex', flexWrap: 'wrap', padding: 1, borderBottom: '1px solid var(--color-line)' }}
      >
        {textTools.map(button)}
        <ToolButton name="Link" isOn={hasLink} isTabStop={at === linkIndex} onClick={() => setHref(linkAt(editor))}>
          <LinkIcon />
        </ToolButton>
        {otherTools.map((tool, index) => button(tool, linkIndex + 1 + index))}
      </Box>
      {href !== null && (
        <LinkDialog
          href={href}
          onClose={() => setHref(null)}
          onSet={(address) => {
            setHref(null);
            setLink(editor, address);
          }}
          onRemove={() => {
            setHref(null);
            removeLink(editor);
          }}
        />
      )}
    </>
  );
}
