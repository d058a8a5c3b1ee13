import Box from '@mui/material/Box';
import { arrivals } from './arrival';
import { states } from './states';

interface Props {
  /** Whether somebody who has come is shown. */
  hasArrivals: boolean;
}

/** What the colors and icons of the calendar mean. */
export function CalendarLegend({ hasArrivals }: Props) {
  const ofStates = states.map(({ state, word, Icon }) => ({
    key: state,
    word,
    Icon,
    color: `var(--state-${state})`,
    background: `var(--state-${state}-soft)`,
  }));
  const ofArrivals = arrivals.map(({ arrival, short, token, Icon }) => ({
    key: arrival,
    word: short,
    Icon,
    color: `var(--color-${token})`,
    background: 'none',
  }));
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
      {[...ofStates, ...(hasArrivals ? ofArrivals : [])].map(({ key, word, Icon, color, background }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            paddingInline: 2,
            borderRadius: 'var(--radius-full)',
            background,
            color,
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
