import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { latePart } from '../pieces/late';
import { rangeNames, rangeOf, type Range } from './ranges';

interface Props {
  range: Range;
  today: string;
  onChoose: (range: Range) => void;
}

const OwnRange = latePart(() => import('./OwnRange'), 'OwnRange', {
  failed: 'The calendar could not be loaded.',
  waiting: <Skeleton variant="rounded" height={48} sx={{ maxWidth: 392 }} />,
});

export function RangePicker({ range, today, onChoose }: Props) {
  const own = (): Range => (range.name === 'today' ? rangeOf('own', today) : { ...range, name: 'own' });
  return (
    <Stack sx={{ gap: 3 }}>
      <Box role="group" aria-label="Days" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {rangeNames.map(([name, words]) => (
          <Button
            key={name}
            variant="outlined"
            aria-pressed={range.name === name}
            onClick={() => {
              if (range.name !== name) onChoose(name === 'own' ? own() : rangeOf(name, today));
            }}
            sx={{
              paddingInline: { xs: 3, sm: 4 },
              '&[aria-pressed=true]': {
                background: 'var(--color-primary-soft)',
                color: 'var(--color-primary-dark)',
                borderColor: 'var(--color-primary)',
              },
            }}
          >
            {words}
          </Button>
        ))}
      </Box>
      {range.name === 'own' && <OwnRange range={range} today={today} onChoose={onChoose} />}
    </Stack>
  );
}
