import type { SvgIconProps } from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { type Choice, type PlannedTime, timeNotes, timeTitle } from './plan-choices';

interface Props {
  time: PlannedTime;
  first: PlannedTime;
  state: 'free' | 'outside' | 'taken';
  Icon: ComponentType<SvgIconProps>;
  choice: Choice;
  timeZone: string;
  onChoose: (choice: Choice) => void;
}

const colors = { free: 'success', outside: 'warning', taken: 'error' } as const;

/** A time of a series with what is in its way, and whether it is booked or skipped. */
export function SeriesPlanLine({ time, first, state, Icon, choice, timeZone, onChoose }: Props) {
  const title = timeTitle(time, first, timeZone);
  const choices: [Choice, string][] = [
    ['skip', 'Skip'],
    ['book', state === 'taken' ? 'Book anyway' : 'Book'],
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        padding: 2,
        border: '1px solid var(--color-line)',
        borderRadius: 'var(--radius-s)',
      }}
    >
      <Icon aria-hidden color={colors[state]} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography
          className="numbers"
          sx={{ fontWeight: 600, textDecoration: choice === 'skip' ? 'line-through' : 'none' }}
        >
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[...(state === 'taken' ? [] : ['Free.']), ...timeNotes(time, timeZone)].join(' ')}
        </Typography>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={choice}
        aria-label={title}
        onChange={(_event, next: Choice | null) => next && onChoose(next)}
      >
        {choices.map(([value, word]) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ minWidth: 'var(--touch)', minHeight: 'var(--touch)', paddingInline: 3, textTransform: 'none' }}
          >
            {word}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
