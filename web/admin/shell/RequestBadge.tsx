import Box from '@mui/material/Box';

/** The number of requests that wait, beside what leads to them: that says it aloud. */
export function RequestBadge({ count }: { count: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        minWidth: 24,
        paddingInline: 1.5,
        borderRadius: 99,
        background: 'var(--color-primary)',
        color: 'var(--color-on-primary)',
        fontSize: 'var(--text-s)',
        fontWeight: 650,
        lineHeight: '24px',
        textAlign: 'center',
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
