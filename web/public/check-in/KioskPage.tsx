import type { Page } from '../page';

export const KioskPage: Page<null> = {
  load: async () => null,
  head: () => ({ title: 'Check In', noindex: true }),
  Component: () => <main aria-busy="true"><p>LOADING</p></main>,
};
