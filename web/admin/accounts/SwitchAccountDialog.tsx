import CheckIcon from '@mui/icons-material/Check';
import CircularProgress from '@mui/material/CircularProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hasWords } from '../../catalogue/plain-text';
import { DialogFrame } from '../pieces/DialogFrame';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { SearchInput } from '../pieces/SearchInput';
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
  const found = businesses.filter(({ name, address, city }) => hasWords([name, address, city], text));
  return (
    <DialogFrame title="Switch Account" onClose={onClose} isLocked={opening !== null} width="sm">
      <Stack sx={{ gap: 3 }}>
        <ErrorAlert error={error} onDismiss={dismiss} />
        {businesses.length > few && (
          <SearchInput autoFocus label="Search your businesses" value={text} onChange={setText} />
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
