import AddIcon from '@mui/icons-material/AddBusinessOutlined';
import CheckIcon from '@mui/icons-material/Check';
import LogoutIcon from '@mui/icons-material/Logout';
import SwitchIcon from '@mui/icons-material/SwapHoriz';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { chooseScheme, chosenScheme, type Scheme } from '../../ui/scheme';

interface Props {
  name: string;
  email: string;
  /** Null for somebody with one business. */
  onSwitch: (() => void) | null;
  onAddBusiness: () => void;
  onLogOut: () => void;
  onShowKeys: () => void;
}

interface EntryProps extends MenuItemProps {
  icon: ReactNode;
  name: string;
}

function Entry({ icon, name, ...rest }: EntryProps) {
  return (
    <MenuItem {...rest}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{name}</ListItemText>
    </MenuItem>
  );
}

const schemes: [Scheme, string][] = [
  ['system', 'Like the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

export function UserMenu({ name, email, onSwitch, onAddBusiness, onLogOut, onShowKeys }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [scheme, setScheme] = useState(chosenScheme);
  const close = () => setAnchor(null);
  const closed = (next: () => void) => () => {
    close();
    next();
  };
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
        {onSwitch && <Entry icon={<SwitchIcon />} name="Switch Account" onClick={closed(onSwitch)} />}
        <Entry icon={<AddIcon />} name="Add a business" onClick={closed(onAddBusiness)} />
        <Entry icon={<kbd>?</kbd>} name="Keyboard keys" onClick={closed(onShowKeys)} />
        <Entry icon={<LogoutIcon />} name="Confirm Logout" onClick={closed(onLogOut)} />
      </Menu>
    </>
  );
}
