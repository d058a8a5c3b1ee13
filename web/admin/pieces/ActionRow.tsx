import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Buttons beside what the line says, or under it where there is no room; null for none. */
  actions: ReactNode;
}

/** A line of a list in a dialog, with what can be done with it. */
export const ActionRow = ({ children, actions }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      paddingBlock: 3,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    {actions && <Box sx={{ display: 'flex', gap: 2 }}>{actions}</Box>}
  </Box>
);
