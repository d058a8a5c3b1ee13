import CheckIcon from '@mui/icons-material/Check';
import SearchIcon from '@mui/icons-material/Search';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogFrame } from '../pieces/DialogFrame';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { roleNames } from './role-names';
import { useAccount } from './use-account';
import { useSwitchBusiness } from './use-switch-business';

/** With more of them a search helps. */
const few = 8;

interface Props {
  onClose: () => void;
}

/** The businesses where the viewer works, to open another one. */
export function SwitchAccountDialog({ onClose }: Props) {
  const { business: open, businesses } = useAccount();
  const { switchTo, opening, error, dismiss } = useSwitchBusiness();
  const [text, setText] = useState('');
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = businesses.filter(({ name, address, city }) => {
    const about = `${name} ${address} ${city}`.toLocaleLowerCase();
    return words.every((word) => about.includes(word));
  });
  return (
    <DialogFrame title="Switch Account" onClose={onClose} isLocked={opening !== null} width="sm">
      <Stack sx={{ gap: 3 }}>
        <ErrorAlert error={error} onDismiss={dismiss} />
        {businesses.length > few && (
          <OutlinedInput
            type="search"
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Search your businesses"
            fullWidth
            startAdornment={
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            }
            slotProps={{ input: { 'aria-label': 'Search your businesses' } }}
            sx={{ height: 44 }}
          />
        )}
        {found.length === 0 && (
          <Typography role="status" color="textSecondary">
            No business of yours is called like that.
          </Typography>
        )}
        <List disablePadding aria-label="Your businesses" sx={{ display: 'grid', gap: 1 }}>
          {found.map(({ id, name, address, city, role }) => {
            const isOpen = id === open.id;
            return (
              <ListItem key={id} disablePadding>
                <ListItemButton
                  selected={isOpen}
                  aria-current={isOpen || undefined}
                  disabled={opening !== null}
                  onClick={() => (isOpen ? onClose() : switchTo(id))}
                  sx={{ borderRadius: 2 }}
                >
                  <ListItemText
                    primary={name}
                    secondary={[roleNames[role], address, city, isOpen && 'you are here'].filter(Boolean).join(' · ')}
                    slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                  />
                  <ListItemIcon sx={{ minWidth: 24 }}>
                    {isOpen && <CheckIcon color="primary" />}
                    {opening === id && <CircularProgress size={20} aria-label="Opening" />}
                  </ListItemIcon>
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </Stack>
    </DialogFrame>
  );
}
