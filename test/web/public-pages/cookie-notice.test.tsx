import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import '../load-texts.js';
import { CookieNotice } from '../../../web/public/landing/CookieNotice.js';

const notice = () => screen.queryByRole('complementary', { name: 'Cookies' });

/** A page of 2,000 px in a window of 1,000 px, scrolled to so many of the 1,000 px there are. */
function scrollTo(top: number) {
  const page = { scrollHeight: 2000, clientHeight: 1000, scrollTop: top };
  for (const [key, value] of Object.entries(page))
    Object.defineProperty(document.documentElement, key, { value, configurable: true, writable: true });
  act(() => {
    window.dispatchEvent(new window.Event('scroll'));
  });
}

beforeEach(() => {
  document.cookie = 'greeter_cookie_notice=; Max-Age=0; Path=/';
});

test('goes away for 365 days when dismissed', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const { unmount } = render(<CookieNotice />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice()).toBeNull();
  expect(written.mock.calls).toEqual([
    [`greeter_cookie_notice=accepted; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax`],
  ]);
  unmount();
  render(<CookieNotice />);
  expect(notice()).toBeNull();
});

test('counts 75 percent of the way down as read', () => {
  render(<CookieNotice />);
  scrollTo(749);
  expect(notice()).not.toBeNull();
  scrollTo(750);
  expect(notice()).toBeNull();
  expect(document.cookie).toBe('greeter_cookie_notice=accepted');
});

test('stays on a page too short to scroll', () => {
  render(<CookieNotice />);
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 2000, configurable: true });
  scrollTo(0);
  expect(notice()).not.toBeNull();
});

test('goes away where the browser keeps no cookie', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  render(<CookieNotice />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice()).toBeNull();
});

test('is not drawn by the server, which cannot know', () => {
  expect(renderToString(<CookieNotice />)).toBe('');
});
