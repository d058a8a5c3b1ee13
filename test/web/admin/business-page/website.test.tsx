import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../open-app';
import { aPage, manager, profile, staff } from './a-page';

const path = '/account/page?tab=website';
const open = (start: Parameters<typeof aPage>[0] = {}, viewer: object = manager) =>
  openApp(path, { viewer, ...aPage(start) });
const code = async (label: string) => (await screen.findByLabelText<HTMLTextAreaElement>(label)).value;
/** What stands in somebody's page after the code was pasted. */
const pasted = (html: string) => new DOMParser().parseFromString(html, 'text/html').querySelector('iframe, script')!;
const preview = () => screen.getByTitle(/^Preview of the (card|button)$/);

test('card or button, light or dark: the preview shows it, and both codes say it', async () => {
  const { user } = open({ profile: { ...profile, name: 'Bob & "Co"' } });
  expect(await code('Code for your site')).toBe(
    '<script async src="http://localhost:5000/embed.js" data-greeter="the-corner" data-as="card"></script>',
  );
  expect(preview().getAttribute('src')).toBe('/embed/the-corner?as=card');
  await user.click(screen.getByRole('button', { name: 'Button' }));
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(preview().getAttribute('src')).toBe('/embed/the-corner?as=button&scheme=dark');
  const script = pasted(await code('Code for your site'));
  expect({ ...(script as HTMLElement).dataset }).toEqual({ greeter: 'the-corner', as: 'button', scheme: 'dark' });
  const frame = pasted(await code('For sites that take no scripts'));
  expect(frame.getAttribute('src')).toBe('http://localhost:5000/embed/the-corner?as=button&scheme=dark');
  expect(frame.getAttribute('title')).toBe('Bob & "Co"');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  await screen.findByText(/^The code is copied/);
  expect(await navigator.clipboard.readText()).toBe(await code('Code for your site'));
  await user.click(screen.getByRole('button', { name: 'Light' }));
  expect(screen.queryByText(/^The code is copied/)).toBeNull();
});

test('where nobody may join from afar it says so, and leads to the settings', async () => {
  const { user } = open();
  expect(await screen.findByText(/it says “Visit our page”/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Settings', selected: true })).toBeTruthy());
});

test('where they may there is nothing to say; without a plan for pages there is', async () => {
  const { unmount } = open({ settings: { joinsFromAfar: true } });
  await code('Code for your site');
  expect(screen.queryByText(/from afar is off|Not available/)).toBeNull();
  unmount();
  open({ settings: { isBasic: true } });
  expect(await screen.findByText(/your site shows “Not available right now”/)).toBeTruthy();
  expect(screen.queryByText(/from afar is off/)).toBeNull();
});

test('without a vanity name there is no code yet', async () => {
  open({ profile: { vanityName: null } });
  expect(await screen.findByText(/as soon as there is a vanity name/)).toBeTruthy();
  expect(screen.queryByLabelText('Code for your site')).toBeNull();
});

test('who only reads finds the code, and no way to the settings', async () => {
  open({}, staff);
  await code('Code for your site');
  expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
});
