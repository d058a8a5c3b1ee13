import BoldIcon from '@mui/icons-material/FormatBold';
import ClearIcon from '@mui/icons-material/FormatClear';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import RedoIcon from '@mui/icons-material/Redo';
import StrikeIcon from '@mui/icons-material/StrikethroughS';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import type { ChainedCommands, Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

export interface Tool {
  name: string;
  face: ReactNode;
  run: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
  /** Of one that is on or off. */
  isOn?: (editor: Editor) => boolean;
  /** False where it would change nothing. */
  isUsable?: (editor: Editor) => boolean;
}

const swatch = (color: string) => (
  <Box
    component="span"
    aria-hidden
    sx={{ width: 20, height: 20, borderRadius: '50%', background: color, border: '1px solid var(--color-line-strong)' }}
  />
);
const color = (name: string, value: string, shown = value): Tool => ({
  name,
  face: swatch(shown),
  isOn: (editor) => editor.isActive('textColor', { color: value }),
  run: (chain, editor) =>
    editor.isActive('textColor', { color: value })
      ? chain.unsetMark('textColor', { extendEmptyMarkRange: true })
      : chain.setMark('textColor', { color: value }),
});

/** What stands before and behind the link in the toolbar. */
export const textTools: readonly Tool[] = [
  { name: 'Bold', face: <BoldIcon />, isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  {
    name: 'Italic',
    face: <ItalicIcon />,
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    name: 'Underline',
    face: <UnderlineIcon />,
    isOn: (editor) => editor.isActive('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'Strikethrough',
    face: <StrikeIcon />,
    isOn: (editor) => editor.isActive('strike'),
    run: (chain) => chain.toggleStrike(),
  },
  ...([2, 3] as const).map((level) => ({
    name: level === 2 ? 'Heading' : 'Small heading',
    face: <TitleIcon fontSize={level === 2 ? 'medium' : 'small'} />,
    isOn: (editor: Editor) => editor.isActive('heading', { level }),
    run: (chain: ChainedCommands) => chain.toggleHeading({ level }),
  })),
  {
    name: 'Bullets',
    face: <BulletsIcon />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'Numbers',
    face: <NumbersIcon />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'Quote',
    face: <QuoteIcon />,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
];

export const otherTools: readonly Tool[] = [
  color('Blue', '#4285F4'),
  color('Red', '#EA4335'),
  color('Yellow', '#FBBC05'),
  color('Green', '#34A853'),
  color('Black', '#000', 'var(--color-text)'),
  { name: 'Clear formatting', face: <ClearIcon />, run: (chain) => chain.unsetAllMarks().clearNodes() },
  { name: 'Undo', face: <UndoIcon />, isUsable: (editor) => editor.can().undo(), run: (chain) => chain.undo() },
  { name: 'Redo', face: <RedoIcon />, isUsable: (editor) => editor.can().redo(), run: (chain) => chain.redo() },
];
