import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { contrastHint } from './colors';

const square = { width: 44, height: 44, borderRadius: 1 };

/** How the check-in app uses a color ('#rrggbb'), and how readable it is. */
export function ColorHint({ color }: { color: string }) {
  const hint = contrastHint(color);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'center',
        fontSize: 'var(--text-s)',
        color: hint.isFaint ? 'var(--color-attention)' : 'var(--color-text-soft)',
      }}
    >
      <Box
        aria-hidden
        style={{ background: color, color: hint.ink }}
        sx={{
          ...square,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          fontWeight: 700,
          border: '1px solid var(--color-line)',
        }}
      >
        Aa
      </Box>
      {hint.isFaint && <WarningIcon fontSize="small" />}
      <span>{hint.text}</span>
    </Box>
  );
}
