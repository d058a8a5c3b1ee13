import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

export type MenuEntry = [word: string, icon: ComponentType<SvgIconProps>, choose: (() => void) | null];

interface Props {
  /** What a screen reader calls it. */
  label: string;
  anchor: HTMLElement;
  /** Without what to do, an entry cannot be chosen now. */
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** What can be done with a thing of a list, or with the list. */
export function ActionMenu({ label, anchor, entries, onClose }: Props) {
  return (
    <Menu
      open
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {entries.map(([word, Icon, choose]) => (
        <MenuItem
          key={word}
          disabled={choose === null}
          onClick={() => {
            onClose();
            choose?.();
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {word}
        </MenuItem>
      ))}
    </Menu>
  );
}
