import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAccount } from '../accounts/use-account';
import { useRefresh } from '../check-ins/use-refresh';
import { refusalOf } from '../connection/refusal';
import { LoadFailed } from '../pieces/LoadFailed';
import { Page } from '../shell/Page';
import { useEnvironmentQuery } from '../shell/environment.generated';
import { CheckInGuide } from './CheckInGuide';
import { CheckInStatistics } from './CheckInStatistics';
import { Contact } from './Contact';
import { useDashboardPage_CountsQuery, useDashboardPage_QueueChangedSubscription } from './dashboard.generated';
import { TodayCounts } from './TodayCounts';
import { useStatistics } from './use-statistics';

export function DashboardPage() {
  const { firstName } = useAccount();
  const { data: environment } = useEnvironmentQuery();
  const { data, error, refetch } = useDashboardPage_CountsQuery();
  const statistics = useStatistics();
  // Longer ranges hardly change with one party, and cost more to count.
  const refresh = useRefresh(() => Promise.all([refetch(), statistics.isToday && statistics.refetch()]));
  useDashboardPage_QueueChangedSubscription({ onData: refresh });
  return (
    <Page title="Dashboard">
      <Stack sx={{ gap: 8 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>{`Welcome, ${firstName}!`}</Typography>
        {error && !data ? (
          <LoadFailed message={refusalOf(error).message} onRetry={refetch} />
        ) : (
          <TodayCounts counts={data?.queueCounts} />
        )}
        <CheckInStatistics {...statistics} />
        <CheckInGuide />
        {environment && (
          <Contact phone={environment.environment.supportPhone} email={environment.environment.supportEmail} />
        )}
      </Stack>
    </Page>
  );
}
