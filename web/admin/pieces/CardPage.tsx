import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HomeLink } from './HomeLink';

interface Props {
  title: string;
  children: ReactNode;
}

/** The frame of every screen outside the account area: a logo and one card with one task. */
export function CardPage({ title, children }: Props) {
  return (
    <Stack
      sx={{ minHeight: '100dvh', alignItems: 'center', gap: 6, paddingInline: 4, paddingBlock: { xs: 6, sm: '10dvh' } }}
    >
      <title>{`${title} · Greeter`}</title>
      <Box component="header">
        <HomeLink />
      </Box>
      <Paper component="main" variant="outlined" sx={{ width: '100%', maxWidth: 480, padding: { xs: 5, sm: 8 } }}>
        <Stack sx={{ gap: 5 }}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          {children}
        </Stack>
      </Paper>
    </Stack>
  );
}
