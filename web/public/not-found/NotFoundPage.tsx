import type { Page } from '../page';

export const NotFoundPage: Page<null> = {
  load: async () => null,
  head: () => ({ title: 'Page not found', noindex: true }),
  status: () => 404,
  Component: () => (
    <main>
      <h1>404. That&rsquo;s an error.</h1>
      <p>The requested URL was not found on this server.</p>
    </main>
  ),
};
