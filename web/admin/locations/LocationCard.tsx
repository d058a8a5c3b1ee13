import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { LocationsPage_LocationsQuery } from './locations.generated';

interface Props {
  location: LocationsPage_LocationsQuery['locations'][number];
  /** Whether it is the business of this session. */
  isOpen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

function Count({ value, name }: { value: number; name: string }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Box component="span" className="numbers" sx={{ fontSize: 'var(--text-xl)', fontWeight: 700, lineHeight: 1.1 }}>
        {value}
      </Box>{' '}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--text-s)' }}>
        {name}
      </Box>
    </Box>
  );
}

/** One business with its queue as it stands; one press opens it. */
export function LocationCard({ location, isOpen, isDisabled, onChoose }: Props) {
  const { name, address, city, isPaused, waiting, ready, today } = location;
  return (
    <Paper component="li" variant="outlined" sx={{ overflow: 'hidden' }}>
      <CardActionArea
        disabled={isDisabled}
        onClick={onChoose}
        aria-current={isOpen || undefined}
        sx={{
          display: 'grid',
          gap: 3,
          height: '100%',
          padding: { xs: 4, sm: 5 },
          alignContent: 'space-between',
          justifyContent: 'stretch',
          textAlign: 'start',
          fontFamily: 'inherit',
        }}
      >
        <span>
          <Typography variant="h3" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography component="span" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {[address, city].filter(Boolean).join(', ')}
          </Typography>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
            {isPaused && <Chip component="span" size="small" icon={<PausedIcon />} label="Check-in is paused" />}
            {isOpen && <Chip component="span" size="small" color="primary" variant="outlined" label="You are here" />}
          </Box>
        </span>
        <Box component="span" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          <Count value={waiting} name="waiting" />
          <Count value={ready} name="ready" />
          <Count value={today} name="today" />
        </Box>
      </CardActionArea>
    </Paper>
  );
}
