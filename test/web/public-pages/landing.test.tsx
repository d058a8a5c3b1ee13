import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { LandingPage } from '../../../web/public/landing/LandingPage.js';
import { mockRequest } from '../mock-schema.js';
import { environment, requestSupport, refusing } from './requests.js';
import { showPage } from './show-page.js';

test('leads to sign-up and sign-in, and tells in three steps how it works', async () => {
  await showPage(LandingPage, requestSupport);
  const account = screen.getByRole('navigation', { name: 'Account' });
  expect(within(account).getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
  expect(within(account).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')).toHaveLength(3);
});

test('promises no plan and no price before there are any', async () => {
  const { container } = await showPage(LandingPage, requestSupport);
  expect(container.textContent).not.toMatch(/\$|\d\.99|trial|per month|pricing/i);
});

test('names whom to contact, as the server is set up', async () => {
  await showPage(LandingPage, requestSupport);
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('link', { name: /Contact/ }).getAttribute('href')).toBe('mailto:help@greeter.example');
  expect(foot.getByRole('link', { name: /555 010 0199/ }).getAttribute('href')).toBe('tel:+15550100199');
  expect(foot.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/legal/terms');
  expect(foot.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/policy');
});

test('opens without the contact when the server cannot tell it', async () => {
  await showPage(LandingPage, refusing('UNAVAILABLE'));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Contact/ })).toBeNull();
});

test.each(['/?signin=1', '/?session=expired'])('asks to sign in again at %s', async (address) => {
  await showPage(LandingPage, requestSupport, address);
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain('Please sign in again to go on.');
  expect(within(notice).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('shows no sign-in notice otherwise', async () => {
  await showPage(LandingPage, requestSupport, '/?signin=0');
  expect(screen.queryByRole('status')).toBeNull();
});

test('is readable before any script arrives, and loads nothing from other hosts', async () => {
  const data = await LandingPage.load(requestSupport, {}, new URL('http://greeter.example/'));
  const html = renderToString(<LandingPage.Component data={data} params={{}} />);
  expect(html).toContain('Your waiting line, without the crowd at your desk');
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\/|<script|<style| style="| on\w+="/);
});

test('leads who is signed in to the account, and asks nobody of them to sign in or up', async () => {
  const viewer = () => ({ business: { id: '4294967297' } });
  const { request } = mockRequest({ Query: { environment, viewer } });
  await showPage(LandingPage, request, '/?session=expired');
  const ways = screen.getAllByRole('link', { name: 'Go to your account' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/account/dashboard', '/account/dashboard']);
  expect(screen.queryByRole('link', { name: /sign (in|up)/i })).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('an account without a business is not signed in to one', async () => {
  const { request } = mockRequest({ Query: { environment, viewer: () => ({ business: null }) } });
  await showPage(LandingPage, request);
  expect(screen.queryByRole('link', { name: 'Go to your account' })).toBeNull();
});
