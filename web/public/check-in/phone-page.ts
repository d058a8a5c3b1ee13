import type { ComponentType } from 'react';
import type { Page, Params } from '../page';

/** A page of the check-in on a phone. What it shows is in the browser, so the server renders the loading view. */
export const phonePage = (Component: ComponentType<{ data: null; params: Params }>): Page<null> => ({
  load: async () => null,
  head: (_data, t) => ({ title: t('checkIn.title'), description: t('checkIn.phoneDescription'), noindex: true }),
  Component,
});
