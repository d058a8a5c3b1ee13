import CheckIcon from '@mui/icons-material/Check';
import LogoutIcon from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { chooseScheme, chosenScheme, type Scheme } from '../../ui/scheme';

interface Props {
  name: string;
  email: string;
  onLogOut: () => void;
  onShowKeys: () => void;
}

const schemes: [Scheme, string][] = [
  ['system', 'Like the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

export function UserMenu({ name, email, onLogOut, onShowKeys }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [scheme, setScheme] = useState(chosenScheme);
  const close = () => setAnchor(null);
  function choose(next: Scheme) {
    chooseScheme(next);
    setScheme(next);
  }
  return (
    <>
      <IconButton
        sx={{ marginRight: -1 }}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label="Your menu"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
      >
        <Avatar
          sx={{
            width: 36,
            height: 36,
            fontSize: 16,
            fontWeight: 650,
            background: 'var(--color-primary-soft)',
            color: 'var(--color-primary-dark)',
          }}
        >
          {[...name][0]?.toUpperCase()}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        disablePortal
        slotProps={{ list: { 'aria-label': 'Your menu' }, paper: { sx: { minWidth: 240 } } }}
      >
        <ListSubheader
          role="presentation"
          sx={{ lineHeight: 1.4, paddingBlock: 2, background: 'none', overflowWrap: 'anywhere' }}
        >
          {name}
          <br />
          {email}
        </ListSubheader>
        <Divider role="presentation" />
        <ListSubheader
          role="presentation"
          sx={{ lineHeight: 1.4, paddingTop: 3, paddingBottom: 1, background: 'none' }}
        >
          Colors
        </ListSubheader>
        {schemes.map(([value, label]) => (
          <MenuItem key={value} role="menuitemradio" aria-checked={scheme === value} onClick={() => choose(value)}>
            <ListItemIcon>{scheme === value && <CheckIcon />}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        <Divider role="presentation" />
        <MenuItem
          onClick={() => {
            close();
            onShowKeys();
          }}
        >
          <ListItemIcon>
            <kbd>?</kbd>
          </ListItemIcon>
          <ListItemText>Keyboard keys</ListItemText>
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onLogOut();
          }}
        >
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          <ListItemText>Confirm Logout</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
