import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { media } from '../../ui/breakpoints';

interface Props {
  icon: ReactNode;
  /** What stands beside the icon where there is room. */
  words: string;
  /** From which width on there is room: a media query; by default that of wide pages. */
  wordsFrom?: string;
  /** What it does, with the words in it. */
  label: string;
  opensDialog?: boolean;
  /** Where it leads, else what it does. */
  to?: string;
  onClick?: MouseEventHandler;
}

/** A tool in the head of the calendar: where there is little room its icon alone, with a tooltip. */
export function HeadButton({ icon, words, wordsFrom = media.wide, label, opensDialog = false, to, onClick }: Props) {
  const hasRoom = useMediaQuery(wordsFrom);
  return (
    <Tooltip title={hasRoom ? '' : label}>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        {...(to ? { component: Link, to } : { onClick })}
        sx={{ gap: 2, paddingInline: 2, minWidth: 'var(--touch)' }}
      >
        {icon}
        {hasRoom && words}
      </Button>
    </Tooltip>
  );
}
