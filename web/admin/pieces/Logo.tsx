import Box from '@mui/material/Box';
import { LogoMark } from '../../ui/icons/LogoMark';

interface Props {
  /** Height of the mark in pixels. */
  size?: number;
}

/** Greeter's mark and name. */
export function Logo({ size = 28 }: Props) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        fontWeight: 750,
        fontSize: size * 0.75,
        letterSpacing: '-0.02em',
        color: 'var(--color-primary)',
      }}
    >
      <LogoMark size={size} />
      Greeter
    </Box>
  );
}
