import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { ActionMenu, type MenuEntry } from './ActionMenu';

interface Props {
  /** Of the button and its menu, for screen readers. */
  label: string;
  entries: readonly MenuEntry[];
}

/** Three dots that open what else can be done here. */
export function MenuButton({ label, entries }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && <ActionMenu label={label} anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />}
    </>
  );
}
