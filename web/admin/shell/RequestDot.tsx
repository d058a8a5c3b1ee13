import Box from '@mui/material/Box';

/** On the button of a closed menu: behind it something waits. */
export function RequestDot() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        width: 10,
        height: 10,
        borderRadius: '50%',
        background: 'var(--color-primary)',
        border: '1px solid var(--color-background)',
      }}
    />
  );
}
