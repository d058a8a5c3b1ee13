import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { reloadUnlessUnsaved } from '../../../../web/admin/connection/update';
import { lateDialog, latePart } from '../../../../web/admin/pieces/late';
import { useUnsaved } from '../../../../web/admin/pieces/use-unsaved';
import { reloadOnUpdate } from '../../../../web/ui/reload-on-update';

const reload = jest.fn();
let status = 404;
beforeAll(() => reloadOnUpdate('/assets/admin-1.js', (found) => reloadUnlessUnsaved(found, reload)));
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));
});

const Menu = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Cut and style</button>;
const update = 'Greeter was updated. Save or copy what you typed, then reload.';

/** A form that asks before it is left, and opens a part whose first loads fail. */
function openForm(failures: number, kind: 'part' | 'dialog') {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= failures) {
      const payload = new TypeError('Failed to fetch dynamically imported module');
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      throw payload;
    }
    return { Menu };
  };
  const Part =
    kind === 'part'
      ? latePart(load, 'Menu', { failed: 'The menu could not be loaded.', waiting: <p>Coming</p> })
      : lateDialog(load, 'Menu', 'The menu');
  function Form() {
    const [name, setName] = useState('');
    const [isOpen, setOpen] = useState(false);
    useUnsaved(name !== '');
    return (
      <>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Form }])} />);
  return { user: userEvent.setup(), typed: () => (screen.getByLabelText('Name') as HTMLInputElement).value };
}
const press = (name: string) => screen.getByRole('button', { name });

test('a part that cannot be loaded leaves the form as it is, and can be tried again', async () => {
  status = 503;
  const { user, typed } = openForm(1, 'part');
  await user.type(screen.getByLabelText('Name'), 'Margaret');
  await user.click(press('Open'));
  expect((await screen.findByRole('alert')).textContent).toContain('The menu could not be loaded.');
  expect(typed()).toBe('Margaret');
  await user.click(press('Try again'));
  expect(await screen.findByRole('button', { name: 'Cut and style' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dialog that cannot be loaded says so under its title, and closes', async () => {
  status = 503;
  const { user, typed } = openForm(2, 'dialog');
  await user.type(screen.getByLabelText('Name'), 'Margaret');
  await user.click(press('Open'));
  expect((await screen.findByRole('dialog', { name: 'The menu' })).textContent).toContain('What you typed is kept.');
  await user.click(press('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(press('Open'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Cut and style' }));
  expect(screen.queryByRole('button', { name: 'Cut and style' })).toBeNull();
  expect(typed()).toBe('Margaret');
});

test('a page whose release is gone reloads at once, but not while something is typed', async () => {
  status = 404;
  const { user, typed } = openForm(2, 'part');
  await user.click(press('Open'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(update)).toBeNull();
  sessionStorage.clear();
  await user.type(screen.getByLabelText('Name'), 'Margaret');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(update)).toBeTruthy();
  expect(press('Reload')).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(typed()).toBe('Margaret');
  await user.clear(screen.getByLabelText('Name'));
  await act(async () => reloadUnlessUnsaved(404, reload));
  expect(reload).toHaveBeenCalledTimes(2);
});
