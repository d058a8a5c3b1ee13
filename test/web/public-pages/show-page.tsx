import { render } from '@testing-library/react';
import { loadMessages, translatorOf } from '../../../web/public/i18n/messages.js';
import type { Page } from '../../../web/public/page.js';
import { notFound, routes } from '../../../web/public/pages.js';
import type { Request } from '../../../web/public/request.js';

async function routeOf(page: unknown) {
  for (const route of [...routes, notFound]) if ((await route.page()) === page) return route;
  throw new Error('No route shows this page');
}

/** Loads a page with the texts of its route as the server would, and draws it in English. */
export async function showPage<Data>(page: Page<Data>, request: Request, address = '/') {
  const { load, head, status, Component } = page;
  const { bundles } = await routeOf(page);
  // One after the other: modules that are first asked for at the same moment trip over each other in jest.
  await loadMessages('en', []);
  await loadMessages('en', bundles);
  const data = await load(request, {}, new URL(address, 'http://greeter.example'));
  const view = render(<Component data={data} params={{}} />);
  return { ...view, head: head(data, translatorOf('en')), status: status?.(data) ?? 200 };
}
