import { Page } from '../shell/Page';

export function CheckInAppPage() {
  return <Page title="Application">The check-in app.</Page>;
}
