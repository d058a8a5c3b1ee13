import './app-fonts.css';
import type { Page } from '../page';
import { phoneHead } from './phone-head';
import { PhoneView } from './PhoneView';

/** /checkinapp/mobile: what it shows is in the browser, so the server renders the loading view. */
export const PhonePage: Page<null> = {
  load: async () => null,
  head: (_data, t) => phoneHead(t),
  Component: () => <PhoneView />,
};
