import Typography from '@mui/material/Typography';
import { useAccount } from '../accounts/use-account';
import { Page } from '../shell/Page';

export function DashboardPage() {
  const { firstName } = useAccount();
  return <Page title="Dashboard"><Typography variant="h2">{`Welcome, ${firstName}!`}</Typography></Page>;
}
