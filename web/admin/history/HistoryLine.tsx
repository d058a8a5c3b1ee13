import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';

interface Props {
  Icon: ComponentType<SvgIconProps>;
  /** A color of the tokens, without their prefix. */
  token?: string;
  title: string;
  /** Who and when, and what became of it. */
  note: ReactNode;
  children?: ReactNode;
}

/** Something in a history, latest first. */
export function HistoryLine({ Icon, token, title, note, children }: Props) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, paddingBlock: 3, borderTop: '1px solid var(--color-line)' }}>
      <Icon
        fontSize="small"
        aria-hidden
        sx={{ marginTop: '2px', color: token ? `var(--color-${token})` : 'text.secondary' }}
      />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {children}
        <Typography variant="body2" color="textSecondary" className="numbers">
          {note}
        </Typography>
      </Box>
    </Box>
  );
}
