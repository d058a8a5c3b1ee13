import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAccount } from '../accounts/use-account';
import { useRefresh } from '../pieces/use-refresh';
import { refusalOf } from '../connection/refusal';
import { LateSkeleton } from '../pieces/LateSkeleton';
import { LoadFailed } from '../pieces/LoadFailed';
import { Page } from '../shell/Page';
import { useEnvironmentQuery } from '../shell/environment.generated';
import { CheckInGuide } from './CheckInGuide';
import { CheckInStatistics } from './CheckInStatistics';
import { Contact } from './Contact';
import { useDashboardPage_CountsQuery, useDashboardPage_QueueChangedSubscription } from './dashboard.generated';
import { TodayCounts } from './TodayCounts';
import { useFirstSteps } from './use-first-steps';
import { useStatistics } from './use-statistics';

/** Numbers first; for a business that begins, the guide first and the numbers as soon as there are any. */
export function DashboardPage() {
  const { firstName } = useAccount();
  const { data: { environment } = {} } = useEnvironmentQuery();
  const { data, error, refetch } = useDashboardPage_CountsQuery();
  const statistics = useStatistics();
  const { steps, hide, isLoading, refetch: refetchSteps } = useFirstSteps();
  // Longer ranges hardly change with one party, and cost more to count.
  const refresh = useRefresh(() =>
    Promise.all([refetch(), statistics.isToday && statistics.refetch(), steps && refetchSteps()]),
  );
  useDashboardPage_QueueChangedSubscription({ onData: refresh });
  const hasNumbers = !steps || steps.hasCheckIns;
  const isFirst = steps !== null && !steps.hasManyCheckIns;
  const guide = !isLoading && <CheckInGuide steps={steps} environment={environment} onHide={hide} />;
  return (
    <Page title="Dashboard">
      <Stack sx={{ gap: 8 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>{`Welcome, ${firstName}!`}</Typography>
        {isLoading && <LateSkeleton rows={3} height={160} />}
        {isFirst && guide}
        {!isLoading && hasNumbers && (
          <>
            {error && !data ? (
              <LoadFailed message={refusalOf(error).message} onRetry={refetch} />
            ) : (
              <TodayCounts counts={data?.queueCounts} />
            )}
            <CheckInStatistics {...statistics} />
          </>
        )}
        {!isFirst && guide}
        {environment && <Contact phone={environment.supportPhone} email={environment.supportEmail} />}
      </Stack>
    </Page>
  );
}
