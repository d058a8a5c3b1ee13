import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAccount } from '../accounts/use-account';
import { refusalOf } from '../connection/refusal';
import { LoadFailed } from '../pieces/LoadFailed';
import { Page } from '../shell/Page';
import { useEnvironmentQuery } from '../shell/environment.generated';
import { CheckInGuide } from './CheckInGuide';
import { Contact } from './Contact';
import { useDashboardPage_CountsQuery, useDashboardPage_QueueChangedSubscription } from './dashboard.generated';
import { TodayCounts } from './TodayCounts';

export function DashboardPage() {
  const { firstName } = useAccount();
  const { data: environment } = useEnvironmentQuery();
  const { data, error, refetch } = useDashboardPage_CountsQuery({ pollInterval: 60_000 });
  useDashboardPage_QueueChangedSubscription({ onData: () => void refetch() });
  return (
    <Page title="Dashboard">
      <Stack sx={{ gap: 8 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>{`Welcome, ${firstName}!`}</Typography>
        {error && !data ? <LoadFailed message={refusalOf(error).message} onRetry={() => void refetch()} /> : <TodayCounts counts={data?.queueCounts} />}
        <CheckInGuide />
        {environment && <Contact phone={environment.environment.supportPhone} email={environment.environment.supportEmail} />}
      </Stack>
    </Page>
  );
}
