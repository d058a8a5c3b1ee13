import Box from '@mui/material/Box';
import { states } from './states';

/** What the colors and icons of the calendar mean. */
export function CalendarLegend() {
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {states.map(({ state, word, Icon }) => (
        <Box
          component="li"
          key={state}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            paddingInline: 2,
            borderRadius: 'var(--radius-full)',
            background: `var(--state-${state}-soft)`,
            color: `var(--state-${state})`,
            fontSize: 'var(--text-xs)',
            fontWeight: 600,
            lineHeight: '22px',
          }}
        >
          <Icon aria-hidden sx={{ fontSize: 16 }} />
          {word}
        </Box>
      ))}
    </Box>
  );
}
