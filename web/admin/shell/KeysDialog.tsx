import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { calendarPath } from '../appointments/paths';
import { DialogFrame } from '../pieces/DialogFrame';

const keys = [
  ['/', 'Search'],
  ['n', 'New'],
  ['?', 'Show these keys'],
  ['Esc', 'Close a dialog or menu'],
];

const keysOfCalendar = [
  ['t', 'Today'],
  ['d', 'One day'],
  ['w', 'A week'],
  ['←', 'The day or week before'],
  ['→', 'The day or week after'],
  ['Enter', 'Open the appointment'],
];

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

export function KeysDialog({ isOpen, onClose }: Props) {
  const isCalendar = useLocation().pathname === calendarPath;
  return (
    <DialogFrame title="Keyboard keys" isOpen={isOpen} onClose={onClose}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 3, margin: 0, alignItems: 'center' }}
      >
        {[...keys, ...(isCalendar ? keysOfCalendar : [])].map(([key, meaning]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>
              <Box
                component="kbd"
                sx={{
                  display: 'inline-block',
                  minWidth: 32,
                  padding: '4px 10px',
                  textAlign: 'center',
                  border: '1px solid var(--color-line)',
                  borderRadius: 1,
                  background: 'var(--color-surface-2)',
                  font: 'inherit',
                }}
              >
                {key}
              </Box>
            </dt>
            <Box component="dd" sx={{ margin: 0 }}>
              {meaning}
            </Box>
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}
