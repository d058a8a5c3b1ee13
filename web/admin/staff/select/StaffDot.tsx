import Box from '@mui/material/Box';

/** The color of a staff member; a ring for anyone. */
export const StaffDot = ({ color }: { color: string | null }) => (
  <Box
    component="span"
    aria-hidden
    style={color ? { background: color } : undefined}
    sx={{
      flex: 'none',
      display: 'inline-block',
      width: 12,
      height: 12,
      borderRadius: 'var(--radius-full)',
      border: '1px solid var(--color-line-strong)',
    }}
  />
);
