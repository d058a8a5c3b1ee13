import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A number at an icon, none for 0. It is drawn, not text: the label of the button says it, and what can be read on it stays part of that label. */
export const CountBadge = ({ count, children }: { count: number; children: ReactNode }) => (
  <Badge
    invisible={count === 0}
    color="primary"
    aria-hidden
    badgeContent={
      <Box
        component="span"
        data-count={count > 99 ? '99+' : count}
        sx={{ '&::before': { content: 'attr(data-count)' } }}
      />
    }
  >
    {children}
  </Badge>
);
