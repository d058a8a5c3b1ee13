import { render } from '@testing-library/react';
import type { Request } from '../../../web/public/request.js';
import type { Page } from '../../../web/public/page.js';

/** Loads a page as the server would and draws it. */
export async function showPage<Data>({ load, head, status, Component }: Page<Data>, request: Request, address = '/') {
  const data = await load(request, {}, new URL(address, 'http://greeter.example'));
  return { ...render(<Component data={data} params={{}} />), head: head(data, {}), status: status?.(data) ?? 200 };
}
