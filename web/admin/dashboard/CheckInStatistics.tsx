import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { addCheckInPath } from '../check-ins/paths';
import { EmptyState } from '../pieces/EmptyState';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { PlanWarning } from '../plans/PlanWarning';
import { BigNumbers } from './BigNumbers';
import { ChartCard } from './ChartCard';
import { chartsOf, staffChart, type StaffStatistics, type Statistics } from './charts';
import { rangeWords } from './days';
import { RangePicker } from './RangePicker';
import { useLate } from '../../ui/use-late';
import type { useStatistics } from './use-statistics';

type Props = ReturnType<typeof useStatistics>;

const loadPicture = async () => (await import('./ChartPicture')).ChartPicture;

function Charts({ statistics, staff }: { statistics: Statistics; staff: StaffStatistics }) {
  const { Piece, hasFailed, retry } = useLate(loadPicture);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {[...chartsOf(statistics), ...staffChart(staff)].map((chart) => (
        <ChartCard key={chart.key} chart={chart} Picture={Piece} hasFailed={hasFailed} onRetry={retry} />
      ))}
    </Box>
  );
}

/** Check-in statistics of a range of days. */
export function CheckInStatistics({
  mayChoose,
  mayAdd,
  today,
  range,
  isToday,
  gate,
  statistics,
  staff,
  isBusy,
  error,
  choose,
  refetch,
}: Props) {
  const words = statistics ? rangeWords(statistics.from, statistics.to) : '';
  return (
    <Stack component="section" aria-labelledby="statistics" aria-busy={isBusy} sx={{ gap: 4 }}>
      <Box>
        <Typography id="statistics" variant="h3" component="h2">
          {mayChoose ? 'Check-In statistics' : "Today's statistics"}
        </Typography>
        <Typography role="status" color="textSecondary" sx={{ minHeight: '1.5em' }}>
          {words}
        </Typography>
      </Box>
      {isToday && statistics && statistics.total > 0 && (
        <Typography color="textSecondary" sx={{ marginTop: -4 }}>
          Who checked in since midnight, no-shows apart from the canceled.
        </Typography>
      )}
      <PlanWarning gate={gate} />
      {mayChoose && <RangePicker range={range} today={today} onChoose={choose} />}
      {error && <LoadFailed message={error.message} onRetry={refetch} />}
      {!statistics && !error && <LateSkeleton rows={3} height={160} />}
      {statistics && (
        <Stack sx={{ gap: 4, opacity: isBusy ? 0.55 : 1, transition: 'opacity var(--motion)' }}>
          {statistics.total === 0 ? (
            <NobodyCame isToday={isToday} words={words} mayAdd={mayAdd} />
          ) : (
            <>
              <BigNumbers statistics={statistics} />
              <Charts statistics={statistics} staff={staff} />
            </>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function NobodyCame({ isToday, words, mayAdd }: { isToday: boolean; words: string; mayAdd: boolean }) {
  if (!isToday)
    return (
      <EmptyState icon={<HourglassIcon />} title={`No One Checked In on ${words}`}>
        Choose other days to see how they went.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<HourglassIcon />}
      title="Awaiting Check-Ins"
      action={
        mayAdd && (
          <Button component={Link} to={addCheckInPath}>
            Add Check-In
          </Button>
        )
      }
    >
      Waits, parties and quotes of the day appear here as soon as somebody checks in.
    </EmptyState>
  );
}
