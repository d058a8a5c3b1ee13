import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server.edge';
import { headOf, openPage, statusOf } from '../../../web/public/open-page';
import { PublicApp } from '../../../web/public/PublicApp';
import { readCode } from '../../../web/public/verify/read-code';
import { noSubscription } from '../../../web/public/subscribe';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import './open-public';

const CODE = 'gv_1a_AbCdEfGhIjKlMnOpQrStUv';
const server: MockServer = {
  Query: {
    signatureProof: (_root, { code }: { code: string }) => {
      if (code === 'busy') refuse('RATE_LIMITED', 'Too many.', undefined, { retryAfterSeconds: 600 });
      if (code !== CODE) refuse('NOT_FOUND', 'That code was not found.');
      return { businessName: 'Willow Salon', timeZone: 'America/New_York', log: 'WAITING', logDay: null };
    },
  },
};

/** As the server draws it, before any script. */
async function draw(path: string) {
  const { request } = mockRequest(server);
  const first = await openPage(request, new URL(path, 'http://greeter.example'), 'en');
  document.body.innerHTML = renderToString(<PublicApp request={request} subscribe={noSubscription} first={first} />);
  document.documentElement.lang = 'en';
  document.title = headOf(first).title;
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
  return statusOf(first);
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

test.each(['/verify', '/verify/', '/verify?code=+'])(
  '%s asks for the code, with a form that needs no script',
  async (path) => {
    expect(await draw(path)).toBe(200);
    expect(field()).toMatchObject({ name: 'code', value: '', required: true });
    expect(field().form).toMatchObject({ method: 'get', action: 'http://localhost/verify' });
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([`/verify/${CODE}X`, `/verify?code=${CODE}X`])(
  '%s, a mistyped code, stays in the field to be mended',
  async (path) => {
    expect(await draw(path)).toBe(404);
    expect(field()).toMatchObject({ value: `${CODE}X` });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain(
      'We do not know this code. Compare it with your copy: capital and small letters differ.',
    );
  },
);

test.each([`/verify/${CODE}`, `/verify/GV_1A_${CODE.slice(6)}`, `/verify?code=+gv_1a_+${CODE.slice(6)}`])(
  '%s, the code of a copy, tells what it stands for',
  async (path) => {
    expect(await draw(path)).toBe(200);
    expect(screen.getByText('Willow Salon')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  },
);

test('a refusal that says nothing of the code is told as on any page', async () => {
  expect(await draw('/verify?code=busy')).toBe(429);
  expect(screen.getByRole('main').textContent).toContain('10 minutes');
});

test('a code is read as it was meant; large and small letters of its random part stay', () => {
  expect(readCode(`https://greeter.example/verify/${CODE}\n`)).toBe(CODE);
  expect(readCode(`Gv_1A_ ${CODE.slice(6, 15)}\r\n${CODE.slice(15)}`)).toBe(CODE);
  expect(readCode(CODE.toUpperCase())).toBe(`gv_1a_${CODE.slice(6).toUpperCase()}`);
});
