import Box from '@mui/material/Box';

type Props = { size?: number };

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
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
        <path fill="currentColor" d="M16 2a14 14 0 0 0-12.1 21L2 30l7.2-1.8A14 14 0 1 0 16 2Z" />
        <path
          fill="none"
          stroke="var(--color-on-primary)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m10 16.5 4.2 4.2L22.5 12"
        />
      </svg>
      Greeter
    </Box>
  );
}
