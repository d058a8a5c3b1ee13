import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Stands where a list is empty: a picture, what is not there, and why or what to do. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        paddingBlock: 16,
        paddingInline: 4,
        color: 'text.secondary',
        '& svg': { fontSize: 40 },
      }}
    >
      {icon}
      <Typography variant="h3" component="p" color="textPrimary">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ maxWidth: 440 }}>
          {children}
        </Typography>
      )}
      {action}
    </Stack>
  );
}
