import { Page } from '../shell/Page';

export function QueuePage() {
  return <Page title="Check-Ins">Today's check-ins.</Page>;
}
