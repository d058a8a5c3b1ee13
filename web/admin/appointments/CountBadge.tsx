import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A number at an icon, none for 0. CSS draws it: the button's label says the number, and must contain all text that the button shows. */
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
